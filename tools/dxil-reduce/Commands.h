// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Runs shell commands that decide whether files are interesting.
#pragma once

#include "platform/Platform.h"

#include <dxil/module/Error.h>

#include <cstdint>
#include <filesystem>
#include <span>
#include <string>
#include <vector>

namespace dxil::tool {

/// Runs one command for several files at a time, each in a folder of its own, under a temporary
/// folder that the destructor removes.
class Commands {
public:
  /// `%s` in `Text` stands for the quoted path of the file, whose name ends with `Extension`.
  /// Without `%s` the path is appended.
  Commands(std::string Text, std::string Extension, unsigned TimeoutSeconds, bool ShowsOutput)
      : Text(std::move(Text)), Extension(std::move(Extension)), Timeout(TimeoutSeconds),
        ShowsOutput(ShowsOutput) {}
  Commands(const Commands &) = delete;
  Commands &operator=(const Commands &) = delete;
  ~Commands();

  /// Creates the folder.
  Status open();
  /// Runs the command for all files at once. Returns the index of the first success and ends the
  /// commands after it; returns the number of files if there is none, after
  /// platform::wasInterrupted(), and on errors, which failure() describes.
  size_t firstSuccess(std::span<const std::vector<uint8_t>> Files);
  /// The error with files or processes; empty if there is none.
  const std::string &failure() const { return Failure; }

private:
  std::string Text, Extension;
  unsigned Timeout;
  bool ShowsOutput;
  std::filesystem::path Folder;
  std::string Failure;

  std::string commandFor(const std::string &Path) const;
  platform::Child start(const std::vector<uint8_t> &File, size_t Number);
};

} // namespace dxil::tool
