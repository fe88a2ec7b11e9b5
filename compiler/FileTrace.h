// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A compile's file system queries and their answers. If all answers are the same again, so is the
// result of the compile.
#pragma once

#include "CacheFolder.h"

#include "llvm/ADT/StringMap.h"
#include "llvm/Support/VirtualFileSystem.h"

#include <optional>
#include <string>
#include <vector>

namespace dxil::compiler {

/// The known facts about a path; fields that were not queried are unset.
struct FileAnswer {
  std::optional<int> Status; ///< 0, or an error number
  std::optional<int> Open;
  bool IsDirectory = false, IsRegular = false; ///< valid if Status or Open is 0
  /// Paths with the same number are the same file under other names or links: the preprocessor
  /// includes a file with `#pragma once` only once under all of its names. Numbers start at 0 in
  /// the order of the paths.
  uint32_t Identity = 0;
  std::optional<CacheKey> Contents; ///< digest of the contents

  friend bool operator==(const FileAnswer &, const FileAnswer &) = default;
};

/// The queried paths, each once, in the order of their first query.
struct FileTrace {
  struct Row {
    std::string Path; ///< as written in the query; may be relative
    FileAnswer Answer;
  };
  std::vector<Row> Rows;

  void write(llvm::raw_ostream &Out) const;
};

/// Reads the text of write() from offset \p Offset, and advances \p Offset to its end. Returns
/// nothing if the text is malformed.
std::optional<FileTrace> readFileTrace(llvm::StringRef Data, uint64_t &Offset);

/// Records queries to another file system. Not thread-safe.
class RecordingFiles : public llvm::vfs::ProxyFileSystem {
public:
  explicit RecordingFiles(llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> Files)
      : ProxyFileSystem(std::move(Files)) {}

  const FileTrace &trace() const { return Trace; }
  /// Returns the digest of the contents of \p Path, or nothing if they were not read.
  std::optional<CacheKey> contents(llvm::StringRef Path) const;
  /// Returns true if trace() has all queries: no answer changed during recording, all files read
  /// are regular files, and no query was of a kind that traces do not support.
  bool isComplete() const { return Complete; }
  /// Returns the number of queries, repeated ones included.
  uint64_t questions() const { return Questions; }

  llvm::ErrorOr<llvm::vfs::Status> status(const llvm::Twine &Path) override;
  bool exists(const llvm::Twine &Path) override { return bool(status(Path)); }
  llvm::ErrorOr<std::unique_ptr<llvm::vfs::File>> openFileForRead(const llvm::Twine &Path) override;
  llvm::vfs::directory_iterator dir_begin(const llvm::Twine &Path, std::error_code &EC) override;
  std::error_code getRealPath(const llvm::Twine &Path,
                              llvm::SmallVectorImpl<char> &Output) override;
  std::error_code isLocal(const llvm::Twine &Path, bool &Result) override;

private:
  class RecordedFile;
  FileAnswer &answerFor(llvm::StringRef Path);
  void set(std::optional<int> &Answer, int Code);
  void describe(FileAnswer &Answer, const llvm::vfs::Status &S);
  void setContents(size_t Row, llvm::StringRef Text);

  FileTrace Trace;
  llvm::StringMap<size_t> Rows;
  std::vector<llvm::sys::fs::UniqueID> Identities;
  bool Complete = true;
  uint64_t Questions = 0;
};

/// Compares traces with the current answers of a file system. Queries each path once.
class TraceMatcher {
public:
  explicit TraceMatcher(llvm::vfs::FileSystem &Files) : Files(Files) {}
  bool matches(const FileTrace &Trace);

private:
  struct Seen {
    FileAnswer Answer; ///< the current answer, without an identity
    llvm::sys::fs::UniqueID Id;
  };
  const Seen &look(llvm::StringRef Path, const FileAnswer &Expected);

  llvm::vfs::FileSystem &Files;
  llvm::StringMap<Seen> Paths;
};

} // namespace dxil::compiler
