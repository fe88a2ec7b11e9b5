// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a compile has asked the file system, and the answers: where all of them are the same again,
// so is what it makes.
#ifndef DXIL_COMPILER_FILETRACE_H
#define DXIL_COMPILER_FILETRACE_H

#include "CacheFolder.h"

#include "llvm/ADT/StringMap.h"
#include "llvm/Support/VirtualFileSystem.h"

#include <optional>
#include <string>
#include <vector>

namespace dxil::compiler {

/// What is known of a path. Of what has not been asked nothing is.
struct FileAnswer {
  std::optional<int> Status; ///< 0, or the error's number
  std::optional<int> Open;
  bool IsDirectory = false, IsRegular = false; ///< where one of them is 0
  /// Paths of one number are one file, by another name or a link: the preprocessor includes what
  /// says `#pragma once` once by all of its names. Numbers count from 0 in the order of the paths.
  uint32_t Identity = 0;
  std::optional<CacheKey> Contents; ///< a digest

  friend bool operator==(const FileAnswer &, const FileAnswer &) = default;
};

/// The paths that were asked for, each once, in the order of the first question.
struct FileTrace {
  struct Row {
    std::string Path; ///< as it was spelled: a relative one is so again
    FileAnswer Answer;
  };
  std::vector<Row> Rows;

  void write(llvm::raw_ostream &Out) const;
};

/// Reads what write() has written from \p At on, behind which \p At is then; nothing of what is
/// no such text.
std::optional<FileTrace> readFileTrace(llvm::StringRef Data, uint64_t &At);

/// Files of another system, which are recorded as they are asked for. Of one thread.
class RecordingFiles : public llvm::vfs::ProxyFileSystem {
public:
  explicit RecordingFiles(llvm::IntrusiveRefCntPtr<llvm::vfs::FileSystem> Files)
      : ProxyFileSystem(std::move(Files)) {}

  const FileTrace &trace() const { return Trace; }
  /// Whether trace() is all that was asked: no answer changed while it was recorded, every file
  /// that was read is a plain one, and nothing was asked that a trace does not say.
  bool isComplete() const { return Complete; }

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
  void set(std::optional<int> &Known, int Code);
  void describe(FileAnswer &Answer, const llvm::vfs::Status &S);
  void setContents(size_t Row, llvm::StringRef Text);

  FileTrace Trace;
  llvm::StringMap<size_t> Rows;
  std::vector<llvm::sys::fs::UniqueID> Identities;
  bool Complete = true;
};

/// Compares traces with what a file system says now, which it is asked once for each path.
class TraceMatcher {
public:
  explicit TraceMatcher(llvm::vfs::FileSystem &Files) : Files(Files) {}
  bool matches(const FileTrace &Trace);

private:
  struct Seen {
    FileAnswer Answer; ///< without an identity
    llvm::sys::fs::UniqueID Id;
  };
  const Seen &look(llvm::StringRef Path, const FileAnswer &Wanted);

  llvm::vfs::FileSystem &Files;
  llvm::StringMap<Seen> Known;
};

} // namespace dxil::compiler

#endif // DXIL_COMPILER_FILETRACE_H
