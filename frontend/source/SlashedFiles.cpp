// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "SlashedFiles.h"

using namespace llvm;

namespace dxil::frontend {
namespace {

// Returns the next name of an included file that contains a backslash, or an empty string.
StringRef nextSlashed(StringRef Text, size_t &From) {
  constexpr StringLiteral Word = "include";
  for (size_t Start = Text.find(Word, From); Start != StringRef::npos;
       Start = Text.find(Word, Start + 1)) {
    const StringRef Before = Text.take_front(Start).rtrim(" \t");
    const StringRef Operand = Text.drop_front(Start + Word.size()).ltrim(" \t");
    if (!Before.ends_with("#") || Operand.empty() || (Operand[0] != '"' && Operand[0] != '<'))
      continue;
    const StringRef Name = Operand.drop_front().take_until(
        [&](char C) { return C == '\n' || C == (Operand[0] == '<' ? '>' : '"'); });
    if (!Name.contains('\\'))
      continue;
    From = size_t(Name.end() - Text.begin());
    return Name;
  }
  return {};
}

class SlashedFile : public vfs::File {
public:
  explicit SlashedFile(std::unique_ptr<vfs::File> Inner) : Inner(std::move(Inner)) {}

  ErrorOr<vfs::Status> status() override { return Inner->status(); }
  ErrorOr<std::string> getName() override { return Inner->getName(); }
  std::error_code close() override { return Inner->close(); }
  ErrorOr<std::unique_ptr<MemoryBuffer>> getBuffer(const Twine &Name, int64_t Size, bool EndsInZero,
                                                   bool IsVolatile) override {
    ErrorOr<std::unique_ptr<MemoryBuffer>> Text =
        Inner->getBuffer(Name, Size, EndsInZero, IsVolatile);
    return Text ? withSlashedIncludes(std::move(*Text)) : std::move(Text);
  }

private:
  std::unique_ptr<vfs::File> Inner;
};

class SlashedFileSystem : public vfs::ProxyFileSystem {
public:
  explicit SlashedFileSystem(IntrusiveRefCntPtr<vfs::FileSystem> Files)
      : ProxyFileSystem(std::move(Files)) {}

  ErrorOr<std::unique_ptr<vfs::File>> openFileForRead(const Twine &Path) override {
    ErrorOr<std::unique_ptr<vfs::File>> Opened = getUnderlyingFS().openFileForRead(Path);
    if (!Opened)
      return Opened;
    return std::make_unique<SlashedFile>(std::move(*Opened));
  }
};

} // namespace

std::unique_ptr<MemoryBuffer> withSlashedIncludes(std::unique_ptr<MemoryBuffer> Text) {
  const StringRef Read = Text->getBuffer();
  size_t From = 0;
  if (!Read.contains('\\') || nextSlashed(Read, From).empty())
    return Text;
  std::unique_ptr<WritableMemoryBuffer> Copy =
      WritableMemoryBuffer::getNewUninitMemBuffer(Read.size(), Text->getBufferIdentifier());
  llvm::copy(Read, Copy->getBufferStart());
  From = 0;
  for (StringRef Name = nextSlashed(Read, From); !Name.empty(); Name = nextSlashed(Read, From)) {
    char *Start = Copy->getBufferStart() + (Name.begin() - Read.begin());
    std::replace(Start, Start + Name.size(), '\\', '/');
  }
  return Copy;
}

IntrusiveRefCntPtr<vfs::FileSystem> slashedFiles(vfs::FileSystem *Files) {
  return makeIntrusiveRefCnt<SlashedFileSystem>(Files ? IntrusiveRefCntPtr<vfs::FileSystem>(Files)
                                                      : vfs::getRealFileSystem());
}

} // namespace dxil::frontend
