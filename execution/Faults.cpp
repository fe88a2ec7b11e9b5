// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <dxil/execution/Faults.h>

#include <algorithm>

namespace dxil::execution {

constexpr size_t MaxFaults = 4096;

/// Returns the key that groups and orders faults.
static auto placeOf(const Fault &F) {
  return std::tie(F.File, F.Line, F.Function, F.Op, F.Kind, F.OtherFile, F.OtherLine, F.OtherOp,
                  F.Does, F.OtherDoes, F.Resource);
}

static std::string sourcePlace(const std::string &File, uint32_t Line) {
  return Line ? File + ":" + std::to_string(Line) : File;
}

void FaultLog::add(const Fault &F) {
  const std::lock_guard Guard(Lock);
  for (Fault &Previous : Faults)
    if (placeOf(Previous) == placeOf(F)) {
      Previous.Count += F.Count;
      Previous.Lane = std::min(Previous.Lane, F.Lane);
      return;
    }
  if (Faults.size() < MaxFaults)
    Faults.push_back(F);
}

std::vector<Fault> FaultLog::take() {
  const std::lock_guard Guard(Lock);
  std::vector<Fault> Result = std::move(Faults);
  Faults.clear();
  std::ranges::sort(Result, [](const Fault &A, const Fault &B) { return placeOf(A) < placeOf(B); });
  return Result;
}

std::string_view nameOf(FaultKind Kind) {
  static constexpr std::string_view Names[] = {
      "readOutOfBounds", "writeOutOfBounds", "localOutOfBounds", "sharedOutOfBounds", "sharedRace",
      "bufferRace",      "divergentBarrier", "undefinedOutput",  "unwrittenOutput"};
  return Names[size_t(Kind) % std::size(Names)];
}

std::string describe(const Fault &F) {
  static constexpr const char *Texts[] = {
      "reads outside of a resource, which gives zero",
      "writes outside of a resource, which is lost",
      "indexes outside of a local array",
      "indexes outside of groupshared memory",
      "races",
      "races",
      "is a barrier that not all threads of the group reach",
      "stores a value that is not defined",
      "is not written",
  };
  const std::string Place = sourcePlace(F.File.empty() ? F.Function : F.File, F.Line);
  if (isRace(F.Kind)) {
    const auto Thread = [](uint32_t Lane, uint64_t Group) {
      return "thread " + std::to_string(Lane) + " of group " + std::to_string(Group);
    };
    return Place + ": warning: " + F.Op + " of " + Thread(F.Lane, F.Group) + " " + F.Does +
           " byte " + std::to_string(F.Byte) + " of " + F.Resource + ", which " +
           Thread(F.OtherLane, F.OtherGroup) + " " + F.OtherDoes + " by " + F.OtherOp +
           (F.OtherLine ? " at " + sourcePlace(F.OtherFile, F.OtherLine) : "") +
           " without a barrier between (" + std::to_string(F.Count) + " times)";
  }
  return Place + ": warning: " + F.Op + " " + Texts[size_t(F.Kind) % std::size(Texts)] + " (" +
         std::to_string(F.Count) + " times, first in " +
         (F.Resource.empty() ? "thread" : F.Resource) + " " + std::to_string(F.Lane) + ")";
}

} // namespace dxil::execution
