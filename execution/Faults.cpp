// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <dxil/execution/Faults.h>

#include <algorithm>

namespace dxil::execution {

constexpr size_t MaxFaults = 4096;

void FaultLog::add(const Fault &F) {
  const std::lock_guard Guard(Lock);
  for (Fault &Known : Faults)
    if (Known.Kind == F.Kind && Known.Line == F.Line && Known.Op == F.Op &&
        Known.Function == F.Function && Known.File == F.File) {
      Known.Count += F.Count;
      Known.Lane = std::min(Known.Lane, F.Lane);
      return;
    }
  if (Faults.size() < MaxFaults)
    Faults.push_back(F);
}

std::vector<Fault> FaultLog::take() {
  const std::lock_guard Guard(Lock);
  std::vector<Fault> Result = std::move(Faults);
  Faults.clear();
  std::ranges::sort(Result, [](const Fault &A, const Fault &B) {
    return std::tie(A.File, A.Line, A.Function, A.Op, A.Kind) <
           std::tie(B.File, B.Line, B.Function, B.Op, B.Kind);
  });
  return Result;
}

std::string describe(const Fault &F) {
  static constexpr const char *Texts[] = {
      "reads outside of a resource, which gives zero",
      "writes outside of a resource, which is lost",
      "indexes outside of a local array",
      "indexes outside of groupshared memory",
      "races with another thread on groupshared memory",
      "races with another thread on a buffer",
      "is a barrier that not all threads of the group reach",
      "stores a value that is not defined",
  };
  std::string Place = F.File.empty() ? F.Function : F.File;
  if (F.Line)
    Place += ":" + std::to_string(F.Line);
  return Place + ": warning: " + F.Op + " " + Texts[size_t(F.Kind) % std::size(Texts)] + " (" +
         std::to_string(F.Count) + " times, first in thread " + std::to_string(F.Lane) + ")";
}

} // namespace dxil::execution
