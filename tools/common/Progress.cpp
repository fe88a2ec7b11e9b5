// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Progress.h"

#include "platform/Platform.h"

#include <algorithm>
#include <cstdio>

namespace dxil::tool {
namespace {

/// Returns the columns of the terminal at standard error; 0 if it is no terminal.
size_t columnsOfErrors() {
  return platform::terminalColumns(2);
}

} // namespace

Progress::Progress(size_t Total, bool IsWanted)
    : Total(Total), IsShown(IsWanted && columnsOfErrors()) {}

Progress::~Progress() {
  if (IsWritten)
    std::fputs("\r\x1b[K", stderr);
}

void Progress::done(const std::string &Name) {
  const size_t Count = ++Done;
  if (!IsShown)
    return;
  std::unique_lock Guard(Lock, std::try_to_lock);
  const auto Now = Clock::now();
  // Updates ten times a second, but not before half a second: short runs show nothing.
  if (!Guard || Now - Last < std::chrono::milliseconds(IsWritten ? 100 : 500))
    return;
  Last = Now;
  IsWritten = true;
  std::string Line =
      "[" + std::to_string(Count) + (Total ? "/" + std::to_string(Total) : "") + "] " + Name;
  if (const size_t Columns = columnsOfErrors(); Columns && Line.size() >= Columns)
    Line.resize(Columns - 1); // a wrapped line could not be erased
  std::fprintf(stderr, "\r\x1b[K%s", Line.c_str());
  std::fflush(stderr);
}

} // namespace dxil::tool
