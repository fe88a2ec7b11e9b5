// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "MemoryFiles.h"

#include "llvm/ADT/StringMap.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

#include <optional>

using namespace llvm;

namespace dxil::compiler {
namespace {

class MemoryFile : public vfs::File {
public:
  MemoryFile(vfs::Status S, StringRef Text) : S(std::move(S)), Text(Text) {}

  ErrorOr<vfs::Status> status() override { return S; }
  ErrorOr<std::unique_ptr<MemoryBuffer>> getBuffer(const Twine &Name, int64_t, bool NeedsZero,
                                                   bool) override {
    // The preprocessor requires a terminating zero, which a caller's text may not have.
    if (NeedsZero)
      return MemoryBuffer::getMemBufferCopy(Text, Name);
    return MemoryBuffer::getMemBuffer(Text, Name.str(), /*RequiresNullTerminator=*/false);
  }
  std::error_code close() override { return {}; }

private:
  vfs::Status S;
  StringRef Text;
};

class MemoryFileSystem : public vfs::FileSystem {
public:
  MemoryFileSystem(StringRef Name, StringRef Text, dxil_compile_open Open, void *Context)
      : Open(Open), Context(Context), System(Open ? nullptr : vfs::getRealFileSystem()) {
    SmallString<128> Path(Name);
    sys::path::remove_dots(Path);
    Texts[Path] = Text;
  }

  ErrorOr<vfs::Status> status(const Twine &Path) override {
    SmallString<128> Buffer;
    const StringRef Name = Path.toStringRef(Buffer);
    // A caller is not asked for folders. A file without an extension is opened without this
    // question.
    const bool MayBeFile = System || isDeclared(Name) || sys::path::has_extension(Name);
    if (std::optional<StringRef> Text = MayBeFile ? find(Name) : std::nullopt)
      return statusOf(Name, sys::fs::file_type::regular_file, Text->size());
    if (System)
      return System->status(Path);
    return statusOf(Name, sys::fs::file_type::directory_file, 0);
  }

  ErrorOr<std::unique_ptr<vfs::File>> openFileForRead(const Twine &Path) override {
    SmallString<128> Buffer;
    const StringRef Name = Path.toStringRef(Buffer);
    if (std::optional<StringRef> Text = find(Name))
      return std::make_unique<MemoryFile>(
          statusOf(Name, sys::fs::file_type::regular_file, Text->size()), *Text);
    if (System)
      return System->openFileForRead(Path);
    return make_error_code(errc::no_such_file_or_directory);
  }

  vfs::directory_iterator dir_begin(const Twine &Path, std::error_code &Error) override {
    if (System)
      return System->dir_begin(Path, Error);
    Error = make_error_code(errc::not_supported);
    return {};
  }

  ErrorOr<std::string> getCurrentWorkingDirectory() const override {
    return System ? System->getCurrentWorkingDirectory() : std::string("/");
  }
  std::error_code setCurrentWorkingDirectory(const Twine &) override {
    return make_error_code(errc::not_supported);
  }

private:
  bool isDeclared(StringRef Spelled) const {
    SmallString<128> Path(Spelled);
    sys::path::remove_dots(Path);
    return Texts.contains(Path);
  }

  /// Returns the contents of a caller's file. Queries each file once.
  std::optional<StringRef> find(StringRef Spelled) {
    SmallString<128> Path(Spelled);
    sys::path::remove_dots(Path);
    if (auto Entry = Texts.find(Path); Entry != Texts.end())
      return Entry->second;
    if (!Open)
      return std::nullopt;
    dxil_compile_bytes Bytes = {nullptr, 0};
    const bool IsFound = Open(Context, Path.c_str(), &Bytes) != 0;
    std::optional<StringRef> &Text = Texts[Path];
    if (IsFound)
      Text = Bytes.data ? StringRef(Bytes.data, Bytes.size) : StringRef();
    return Text;
  }

  vfs::Status statusOf(StringRef Path, sys::fs::file_type Type, uint64_t Size) {
    // The number of a path identifies its file.
    const auto Entry = Numbers.try_emplace(Path, Numbers.size() + 1).first;
    constexpr uint64_t Device = ~uint64_t(0); // a number that no file system uses
    return vfs::Status(Path, sys::fs::UniqueID(Device, Entry->second), sys::TimePoint<>(), 0, 0,
                       Size, Type, sys::fs::perms::all_read);
  }

  dxil_compile_open Open;
  void *Context;
  IntrusiveRefCntPtr<vfs::FileSystem> System;
  StringMap<std::optional<StringRef>> Texts;
  StringMap<uint64_t> Numbers;
};

} // namespace

IntrusiveRefCntPtr<vfs::FileSystem> memoryFiles(StringRef Name, StringRef Text,
                                                dxil_compile_open Open, void *Context) {
  return makeIntrusiveRefCnt<MemoryFileSystem>(Name, Text, Open, Context);
}

} // namespace dxil::compiler
