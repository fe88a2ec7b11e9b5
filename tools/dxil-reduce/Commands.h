// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Shell commands that say of files whether they are interesting.
#pragma once

#include "platform/Platform.h"

#include <dxil/module/Error.h>

#include <cstdint>
#include <filesystem>
#include <span>
#include <string>
#include <vector>

namespace dxil::tool {

/// Runs one command for each of several files at a time, in a folder of its own under the system's
/// folder for temporary files, which goes with it.
class Commands {
public:
  /// `%s` in `Text` becomes the quoted path of the file, whose name ends with `Extension`; without
  /// one the path is appended.
  Commands(std::string Text, std::string Extension, unsigned TimeoutSeconds, bool ShowsOutput)
      : Text(std::move(Text)), Extension(std::move(Extension)), Timeout(TimeoutSeconds),
        ShowsOutput(ShowsOutput) {}
  Commands(const Commands &) = delete;
  Commands &operator=(const Commands &) = delete;
  ~Commands();

  /// Creates the folder.
  Status open();
  /// The first file for which the command succeeds, or their number; all run at once, and those
  /// behind it are ended. The number too if platform::wasInterrupted() or if something fails, as
  /// failure() says then.
  size_t firstSuccess(std::span<const std::vector<uint8_t>> Files);
  /// What went wrong with files or processes; empty if nothing did.
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
