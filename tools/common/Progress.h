// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// How far a run of many jobs is: one line of a terminal.
#pragma once

#include <atomic>
#include <chrono>
#include <mutex>
#include <string>

namespace dxil::tool {

/// "[12/340] shaders/sky.dxil" on standard error, if that is a terminal, and nothing of it left at
/// the end. Any thread may tell what it has done.
class Progress {
public:
  /// A total of 0 is not known, and not shown.
  Progress(size_t Total, bool IsWanted);
  Progress(const Progress &) = delete;
  Progress &operator=(const Progress &) = delete;
  ~Progress();

  /// One job more has ended, that of this name.
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
