// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "CacheFolder.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Endian.h"
#include "llvm/Support/Errc.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"

#include <chrono>
#include <tuple>
#include <vector>

using namespace llvm;

namespace dxil::compiler {
namespace {

// Prefix of our files, temporary ones included: other files in the folder stay.
constexpr StringLiteral Prefix = "dxil-cc-";
constexpr StringLiteral HexDigits = "0123456789abcdef";
constexpr size_t FolderCount = 16;
constexpr uint64_t LargestFile = uint64_t(1) << 30;
constexpr uint64_t MostCounted = uint64_t(1) << 24;
constexpr size_t HeaderSize = 2 * sizeof(CacheKey);

/// Returns the checksum of an entry. It covers the key, so that a file with the name of another
/// entry is invalid.
CacheKey checksum(const CacheKey &Key, StringRef Data) {
  return KeyHasher().add("entry").add(Key).add(Data).finish();
}

/// Updates the time of the last use, which decides about eviction. Skips recent times, as each
/// update costs a write.
void touch(int File, const sys::fs::file_status &Status) {
  const auto Now =
      std::chrono::time_point_cast<std::chrono::seconds>(std::chrono::system_clock::now());
  constexpr std::chrono::minutes Late(10);
  if (Status.getLastAccessedTime() + Late < Now || Status.getLastAccessedTime() > Now + Late)
    (void)sys::fs::setLastAccessAndModificationTime(File, Now, Now); // others may own it
}

/// Reads a file without mapping it, so that its bytes cannot change later.
std::unique_ptr<MemoryBuffer> readWhole(StringRef Path, bool IsTouched) {
  Expected<sys::fs::file_t> File = sys::fs::openNativeFileForRead(Path);
  if (!File) {
    consumeError(File.takeError());
    return nullptr;
  }
  std::unique_ptr<MemoryBuffer> Result;
  sys::fs::file_status Status;
  if (!sys::fs::status(*File, Status) && Status.type() == sys::fs::file_type::regular_file &&
      Status.getSize() <= LargestFile) {
    auto Read = MemoryBuffer::getOpenFile(*File, Path, Status.getSize(),
                                          /*RequiresNullTerminator=*/false, /*IsVolatile=*/true);
    if (Read)
      Result = std::move(*Read);
    if (IsTouched)
      touch(*File, Status);
  }
  sys::fs::closeFile(*File);
  return Result;
}

Error writeError(StringRef Path, std::error_code EC) {
  return createStringError(EC, "'" + Path + "' cannot be written: " + EC.message());
}

/// Writes a file atomically for readers on any machine.
Error writeWhole(StringRef Folder, StringRef Path, ArrayRef<StringRef> Pieces) {
  int File = -1;
  SmallString<256> Temporary;
  if (std::error_code EC =
          sys::fs::createUniqueFile(Folder + "/" + Prefix + "new-%%%%%%%%%%%%", File, Temporary))
    return writeError(Folder, EC);
  raw_fd_ostream Out(File, /*shouldClose=*/true);
  for (StringRef Piece : Pieces)
    Out << Piece;
  Out.close();
  std::error_code EC = Out.error();
  Out.clear_error();
  if (!EC)
    EC = sys::fs::rename(Temporary, Path);
  if (!EC)
    return Error::success();
  (void)sys::fs::remove(Temporary);
  // Another process has removed the temporary file as unused.
  return EC == errc::no_such_file_or_directory ? Error::success() : writeError(Path, EC);
}

void forEachFile(const Twine &Folder, function_ref<void(const sys::fs::directory_entry &)> Do) {
  std::error_code EC;
  for (sys::fs::directory_iterator File(Folder, EC), End; !EC && File != End; File.increment(EC))
    if (sys::path::filename(File->path()).starts_with(Prefix))
      Do(*File);
}

/// Removes the least recently used files of \p Folder until at most \p Most bytes are left. Other
/// processes may remove files at the same time. (llvm::pruneCache() exits the process if the folder
/// disappears meanwhile.)
void prune(const Twine &Folder, uint64_t Most) {
  struct File {
    sys::TimePoint<> Used;
    std::string Path;
    uint64_t Size;
    bool operator<(const File &Other) const {
      return std::tie(Used, Path) < std::tie(Other.Used, Other.Path);
    }
  };
  std::vector<File> Files;
  uint64_t Total = 0;
  forEachFile(Folder, [&](const sys::fs::directory_entry &Entry) {
    if (const auto Status = Entry.status()) {
      Files.push_back({Status->getLastAccessedTime(), Entry.path(), Status->getSize()});
      Total += Status->getSize();
    }
  });
  llvm::sort(Files);
  for (const File &F : Files) {
    if (Total <= Most)
      return;
    (void)sys::fs::remove(F.Path);
    Total -= F.Size;
  }
}

} // namespace

KeyHasher &KeyHasher::add(uint64_t Number) {
  uint8_t Bytes[8];
  support::endian::write64le(Bytes, Number);
  Hash.update(Bytes);
  return *this;
}

KeyHasher &KeyHasher::add(StringRef Text) {
  add(uint64_t(Text.size()));
  Hash.update(Text);
  return *this;
}

std::string CacheFolder::folderOf(const CacheKey &Key) const {
  return Path + "/" + HexDigits[Key[0] >> 4];
}

std::string CacheFolder::pathOf(const CacheKey &Key) const {
  return folderOf(Key) + "/" + Prefix.str() + toHex(Key, /*LowerCase=*/true);
}

std::string CacheFolder::statisticsPath() const {
  return Path + "/statistics";
}

uint64_t CacheFolder::folderLimit() const {
  return std::max<uint64_t>(Limit / FolderCount, 1);
}

Error CacheFolder::makeFolder(StringRef Folder) const {
  if (std::error_code EC = sys::fs::create_directories(Folder))
    return writeError(Folder, EC);
  // Backup programs skip a folder with this file.
  const std::string Tag = Path + "/CACHEDIR.TAG";
  int File = -1;
  if (sys::fs::openFileForWrite(Tag, File, sys::fs::CD_CreateNew))
    return Error::success(); // exists already, or cannot be written; the cache works without it
  raw_fd_ostream Out(File, /*shouldClose=*/true);
  Out << "Signature: 8a477f597d28d172789f06886806bc55\n# The compile cache of dxil-cc.\n";
  Out.close();
  Out.clear_error();
  return Error::success();
}

std::optional<CacheFolder::Entry> CacheFolder::read(const CacheKey &Key) const {
  std::unique_ptr<MemoryBuffer> File = readWhole(pathOf(Key), /*IsTouched=*/!IsReadOnly);
  if (!File)
    return std::nullopt;
  const StringRef All = File->getBuffer();
  if (All.size() >= HeaderSize && All.substr(sizeof(CacheKey), sizeof(CacheKey)) == textOf(Key)) {
    const StringRef Data = All.substr(HeaderSize);
    if (All.take_front(sizeof(CacheKey)) == textOf(checksum(Key, Data)))
      return Entry{std::move(File), Data};
  }
  count(CacheEvent::Damaged);
  return std::nullopt;
}

Error CacheFolder::write(const CacheKey &Key, StringRef Data) const {
  const uint64_t Size = Data.size() + HeaderSize;
  if (IsReadOnly || Size > std::min(folderLimit(), LargestFile))
    return Error::success();
  const std::string Folder = folderOf(Key);
  const CacheKey Sum = checksum(Key, Data);
  const StringRef Pieces[] = {textOf(Sum), textOf(Key), Data};
  if (!sys::fs::is_directory(Folder))
    if (Error E = makeFolder(Folder))
      return E;
  if (Error E = writeWhole(Folder, pathOf(Key), Pieces))
    return E;
  // Scanning a folder is slow, and counting new bytes would need a lock. So the key decides at
  // random: on average 32 scans while new entries of the folder's size limit arrive.
  constexpr double LooksPerFolder = 32;
  const double Chance = LooksPerFolder * double(Size) / double(folderLimit());
  if (double(support::endian::read32le(Key.data() + 28)) >= Chance * 4294967296.0)
    return Error::success();
  prune(Folder, folderLimit() / 8 * 7);
  return Error::success();
}

void CacheFolder::count(CacheEvent Event) const {
  if (IsReadOnly)
    return;
  // Appending one letter is atomic on one machine; on a network a few letters are lost.
  int File = -1;
  if (sys::fs::openFileForWrite(statisticsPath(), File, sys::fs::CD_OpenAlways, sys::fs::OF_Append))
    return; // the folder does not exist yet or is not writable
  sys::fs::file_status Status;
  if (!sys::fs::status(File, Status) && Status.getSize() >= MostCounted)
    (void)sys::fs::resize_file(File, 0);
  raw_fd_ostream Out(File, /*shouldClose=*/true, /*unbuffered=*/true);
  Out << char(Event);
  Out.close();
  Out.clear_error();
}

CacheStatistics CacheFolder::statistics() const {
  CacheStatistics S;
  if (std::unique_ptr<MemoryBuffer> Letters = readWhole(statisticsPath(), /*IsTouched=*/false))
    for (char C : Letters->getBuffer())
      switch (CacheEvent(C)) {
      case CacheEvent::DirectHit: ++S.DirectHits; break;
      case CacheEvent::MacroHit: ++S.MacroHits; break;
      case CacheEvent::SourceHit: ++S.SourceHits; break;
      case CacheEvent::ProgramHit: ++S.ProgramHits; break;
      case CacheEvent::Miss: ++S.Misses; break;
      case CacheEvent::NotCached: ++S.NotCached; break;
      case CacheEvent::Damaged: ++S.Damaged; break;
      }
  for (char Digit : HexDigits)
    forEachFile(Path + "/" + Twine(Digit), [&](const sys::fs::directory_entry &File) {
      if (auto Status = File.status()) {
        ++S.Entries;
        S.Bytes += Status->getSize();
      }
    });
  return S;
}

Error CacheFolder::clear() const {
  std::error_code Failed;
  for (char Digit : HexDigits)
    forEachFile(Path + "/" + Twine(Digit), [&](const sys::fs::directory_entry &File) {
      if (std::error_code EC = sys::fs::remove(File.path()))
        Failed = EC;
    });
  if (std::error_code EC = sys::fs::remove(statisticsPath()))
    Failed = EC;
  return Failed ? createStringError(Failed, "'" + Path + "' cannot be cleared: " + Failed.message())
                : Error::success();
}

} // namespace dxil::compiler
