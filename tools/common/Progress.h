// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Shows the progress of many jobs in one line of a terminal.
#pragma once

#include <atomic>
#include <chrono>
#include <mutex>
#include <string>

namespace dxil::tool {

/// Shows "[12/340] shaders/sky.dxil" on standard error if that is a terminal. Erases the line at
/// the end. Thread-safe.
class Progress {
public:
  /// A total of 0 is unknown and not shown.
  Progress(size_t Total, bool IsWanted);
  Progress(const Progress &) = delete;
  Progress &operator=(const Progress &) = delete;
  ~Progress();

  /// Counts a finished job and shows its name.
  void done(const std::string &Name);

private:
  using Clock = std::chrono::steady_clock;
  size_t Total;
  bool IsShown, IsWritten = false;
  std::atomic<size_t> Done{0};
  std::mutex Lock;
  Clock::time_point Last = Clock::now();
};

} // namespace dxil::tool
