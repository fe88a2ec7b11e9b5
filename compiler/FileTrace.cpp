// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "FileTrace.h"

#include "llvm/Support/DataExtractor.h"
#include "llvm/Support/EndianStream.h"

using namespace llvm;

namespace dxil::compiler {
namespace {

CacheKey digestOf(StringRef Text) {
  BLAKE3 Hash;
  Hash.update(Text);
  return Hash.final();
}

std::string spelled(const Twine &Path) {
  return Path.str();
}

/// Returns the index of \p Id in \p Files. Appends it if it is new.
uint32_t identityOf(std::vector<sys::fs::UniqueID> &Files, const sys::fs::UniqueID &Id) {
  const auto Entry = std::find(Files.begin(), Files.end(), Id);
  const auto Number = uint32_t(Entry - Files.begin());
  if (Entry == Files.end())
    Files.push_back(Id);
  return Number;
}

} // namespace

//===-- Recording ----------------------------------------------------------------------------===//

/// An open file that records what is read.
class RecordingFiles::RecordedFile : public vfs::File {
public:
  RecordedFile(std::unique_ptr<vfs::File> Inner, RecordingFiles &Owner, size_t Row)
      : Inner(std::move(Inner)), Owner(Owner), Row(Row) {}

  ErrorOr<vfs::Status> status() override { return Inner->status(); }
  ErrorOr<std::string> getName() override { return Inner->getName(); }
  std::error_code close() override { return Inner->close(); }
  ErrorOr<std::unique_ptr<MemoryBuffer>> getBuffer(const Twine &Name, int64_t Size, bool EndsInZero,
                                                   bool) override {
    // Not mapped: the text must not change after it is hashed.
    ErrorOr<std::unique_ptr<MemoryBuffer>> Text =
        Inner->getBuffer(Name, Size, EndsInZero, /*IsVolatile=*/true);
    if (Text)
      Owner.setContents(Row, (*Text)->getBuffer());
    else
      Owner.Complete = false;
    return Text;
  }

private:
  std::unique_ptr<vfs::File> Inner;
  RecordingFiles &Owner;
  size_t Row;
};

FileAnswer &RecordingFiles::answerFor(StringRef Path) {
  ++Questions;
  const auto [Entry, IsNew] = Rows.try_emplace(Path, Trace.Rows.size());
  if (IsNew)
    Trace.Rows.push_back({Path.str(), {}});
  return Trace.Rows[Entry->second].Answer;
}

std::optional<CacheKey> RecordingFiles::contents(StringRef Path) const {
  const auto Row = Rows.find(Path);
  return Row == Rows.end() ? std::nullopt : Trace.Rows[Row->second].Answer.Contents;
}

void RecordingFiles::set(std::optional<int> &Answer, int Code) {
  if (Answer && *Answer != Code)
    Complete = false;
  Answer = Code;
}

void RecordingFiles::describe(FileAnswer &Answer, const vfs::Status &S) {
  FileAnswer New = Answer;
  New.IsDirectory = S.isDirectory();
  New.IsRegular = S.isRegularFile();
  New.Identity = identityOf(Identities, S.getUniqueID());
  const bool WasRecorded = Answer.IsDirectory || Answer.IsRegular;
  if ((WasRecorded && New != Answer) || !(New.IsDirectory || New.IsRegular))
    Complete = false;
  Answer = New;
}

void RecordingFiles::setContents(size_t Row, StringRef Text) {
  std::optional<CacheKey> &Recorded = Trace.Rows[Row].Answer.Contents;
  const CacheKey Digest = digestOf(Text);
  if (Recorded && *Recorded != Digest)
    Complete = false;
  Recorded = Digest;
}

ErrorOr<vfs::Status> RecordingFiles::status(const Twine &Path) {
  ErrorOr<vfs::Status> S = getUnderlyingFS().status(Path);
  FileAnswer &Answer = answerFor(spelled(Path));
  set(Answer.Status, S.getError().value());
  if (S)
    describe(Answer, *S);
  return S;
}

ErrorOr<std::unique_ptr<vfs::File>> RecordingFiles::openFileForRead(const Twine &Path) {
  ErrorOr<std::unique_ptr<vfs::File>> Opened = getUnderlyingFS().openFileForRead(Path);
  const std::string Name = spelled(Path);
  FileAnswer &Answer = answerFor(Name);
  set(Answer.Open, Opened.getError().value());
  if (!Opened)
    return Opened;
  if (ErrorOr<vfs::Status> S = (*Opened)->status())
    describe(Answer, *S);
  else
    Complete = false;
  return std::make_unique<RecordedFile>(std::move(*Opened), *this, Rows.lookup(Name));
}

vfs::directory_iterator RecordingFiles::dir_begin(const Twine &Path, std::error_code &EC) {
  Complete = false;
  return ProxyFileSystem::dir_begin(Path, EC);
}

std::error_code RecordingFiles::getRealPath(const Twine &Path, SmallVectorImpl<char> &Output) {
  Complete = false;
  return ProxyFileSystem::getRealPath(Path, Output);
}

std::error_code RecordingFiles::isLocal(const Twine &Path, bool &Result) {
  Complete = false;
  return ProxyFileSystem::isLocal(Path, Result);
}

//===-- As bytes -----------------------------------------------------------------------------===//

namespace {

// The fields of a row, as bits of one byte.
enum RowBits : uint8_t {
  HasStatus = 1,
  HasOpen = 2,
  Directory = 4,
  Regular = 8,
  HasContents = 16,
  AllBits = 31
};

} // namespace

void FileTrace::write(raw_ostream &Out) const {
  support::endian::Writer W(Out, endianness::little);
  W.write(uint32_t(Rows.size()));
  for (const Row &R : Rows) {
    const FileAnswer &A = R.Answer;
    W.write(uint32_t(R.Path.size()));
    Out << R.Path;
    W.write(uint8_t((A.Status ? HasStatus : 0) | (A.Open ? HasOpen : 0) |
                    (A.IsDirectory ? Directory : 0) | (A.IsRegular ? Regular : 0) |
                    (A.Contents ? HasContents : 0)));
    W.write(uint32_t(A.Status.value_or(0)));
    W.write(uint32_t(A.Open.value_or(0)));
    W.write(A.Identity);
    if (A.Contents)
      Out.write(reinterpret_cast<const char *>(A.Contents->data()), A.Contents->size());
  }
}

std::optional<FileTrace> readFileTrace(StringRef Data, uint64_t &Offset) {
  DataExtractor Bytes(Data, /*IsLittleEndian=*/true, /*AddressSize=*/8);
  DataExtractor::Cursor C(Offset);
  FileTrace Trace;
  // Each row takes bytes, so the loop ends even if the count is wrong.
  for (uint32_t Left = Bytes.getU32(C); C && Left; --Left) {
    FileTrace::Row Row;
    Row.Path = Bytes.getBytes(C, Bytes.getU32(C)).str();
    const uint8_t Bits = Bytes.getU8(C);
    const auto Status = int(Bytes.getU32(C)), Open = int(Bytes.getU32(C));
    Row.Answer.Identity = Bytes.getU32(C);
    if (Bits & HasStatus)
      Row.Answer.Status = Status;
    if (Bits & HasOpen)
      Row.Answer.Open = Open;
    Row.Answer.IsDirectory = Bits & Directory;
    Row.Answer.IsRegular = Bits & Regular;
    if (Bits & HasContents) {
      Row.Answer.Contents.emplace();
      Bytes.getU8(C, Row.Answer.Contents->data(), Row.Answer.Contents->size());
    }
    if (!C || (Bits & ~AllBits))
      break;
    Trace.Rows.push_back(std::move(Row));
    if (Left == 1) {
      Offset = C.tell();
      return Trace;
    }
  }
  consumeError(C.takeError());
  return std::nullopt;
}

//===-- Comparing ----------------------------------------------------------------------------===//

const TraceMatcher::Seen &TraceMatcher::look(StringRef Path, const FileAnswer &Expected) {
  Seen &S = Paths[Path];
  FileAnswer &A = S.Answer;
  auto Describe = [&](const vfs::Status &Status) {
    A.IsDirectory = Status.isDirectory();
    A.IsRegular = Status.isRegularFile();
    S.Id = Status.getUniqueID();
  };
  if (Expected.Status && !A.Status) {
    const ErrorOr<vfs::Status> Status = Files.status(Path);
    A.Status = Status.getError().value();
    if (Status)
      Describe(*Status);
  }
  if (!Expected.Open || (A.Open && (A.Contents || !Expected.Contents)))
    return S;
  ErrorOr<std::unique_ptr<vfs::File>> File = Files.openFileForRead(Path);
  A.Open = File.getError().value();
  if (!File)
    return S;
  const ErrorOr<vfs::Status> Status = (*File)->status();
  if (!Status)
    return S;
  Describe(*Status);
  if (!Expected.Contents || !A.IsRegular)
    return S;
  const auto Text = (*File)->getBuffer(Path, int64_t(Status->getSize()),
                                       /*RequiresNullTerminator=*/false, /*IsVolatile=*/true);
  if (Text)
    A.Contents = digestOf((*Text)->getBuffer());
  return S;
}

bool TraceMatcher::matches(const FileTrace &Trace) {
  std::vector<sys::fs::UniqueID> Identities;
  for (const FileTrace::Row &R : Trace.Rows) {
    const Seen &S = look(R.Path, R.Answer);
    // Other traces may have queried more facts about the path.
    FileAnswer Now = S.Answer;
    if (!R.Answer.Status)
      Now.Status.reset();
    if (!R.Answer.Open)
      Now.Open.reset();
    if (!R.Answer.Contents)
      Now.Contents.reset();
    if (Now.IsDirectory || Now.IsRegular)
      Now.Identity = identityOf(Identities, S.Id);
    if (Now != R.Answer)
      return false;
  }
  return true;
}

} // namespace dxil::compiler
