// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Search.h"

#include <dxil/container/Digest.h>

#include <algorithm>
#include <set>

namespace dxil::reduce {

using namespace container;
namespace {

class Search {
public:
  Search(Reducible &Target, const InterestTest &Test, const ReduceOptions &O)
      : Target(Target), Test(Test), O(O) {}

  ReduceResult run();

private:
  Reducible &Target;
  const InterestTest &Test;
  const ReduceOptions &O;
  ReduceResult Out;
  std::set<Digest> Refused; ///< digests of uninteresting candidates

  /// The result of removing one chunk of a pass's candidates.
  struct Attempt {
    size_t First;
    std::vector<uint8_t> Edited;
  };

  bool isStopped() {
    Out.WasStopped = Out.WasStopped || (O.ShouldStop && O.ShouldStop());
    return Out.WasStopped;
  }
  bool reducePass(size_t Pass);
  bool reduceChunks(size_t Pass, size_t Size, size_t &Count);
  std::vector<Attempt> nextAttempts(size_t Pass, size_t Size, size_t Count, size_t &First);
  size_t firstInteresting(size_t Pass, std::span<Attempt> Attempts);
};

/// Returns a batch of attempts, at most, from candidate `First` on. Each attempt assumes that the
/// test refuses those before it.
std::vector<Search::Attempt> Search::nextAttempts(size_t Pass, size_t Size, size_t Count,
                                                  size_t &First) {
  std::vector<Attempt> Attempts;
  for (; First < Count && Attempts.size() < std::max<size_t>(1, O.BatchSize); First += Size)
    if (auto Edited = Target.edited(Pass, First, std::min(Count, First + Size)))
      if (!Refused.contains(md5(*Edited)))
        Attempts.push_back({First, std::move(*Edited)});
  return Attempts;
}

size_t Search::firstInteresting(size_t Pass, std::span<Attempt> Attempts) {
  if (Attempts.empty())
    return 0;
  std::vector<std::vector<uint8_t>> Files;
  for (const Attempt &A : Attempts)
    Files.push_back(A.Edited);
  const size_t FirstMatch = std::min(Test(Files), Files.size());
  Out.Tests += std::min(FirstMatch + 1, Files.size());
  // A stopped test has no valid answer.
  if (!isStopped())
    for (size_t N = 0; N < FirstMatch; ++N)
      Refused.insert(md5(Files[N]));
  if (O.Report)
    O.Report({Target.passName(Pass), Out.Tests, Target.bytes().size()});
  return FirstMatch;
}

/// Removes candidates in chunks of `Size`. Returns true if a chunk was removed.
bool Search::reduceChunks(size_t Pass, size_t Size, size_t &Count) {
  bool HasChanged = false;
  for (size_t Index = 0; Index < Count && !isStopped();) {
    std::vector<Attempt> Attempts = nextAttempts(Pass, Size, Count, Index);
    const size_t Match = firstInteresting(Pass, Attempts);
    if (Match == Attempts.size())
      continue;
    Target.accept(std::move(Attempts[Match].Edited));
    HasChanged = true;
    // If the chunk was removed, the next candidates have moved to its index.
    const size_t Before = std::exchange(Count, Target.count(Pass));
    Index = Attempts[Match].First + (Count < Before ? 0 : Size);
  }
  return HasChanged;
}

bool Search::reducePass(size_t Pass) {
  bool HasChanged = false;
  size_t Count = Target.count(Pass);
  for (size_t Size = Count; Size > 0 && Count > 0 && !isStopped(); Size /= 2)
    HasChanged |= reduceChunks(Pass, std::min(Size, Count), Count);
  return HasChanged;
}

ReduceResult Search::run() {
  const std::vector<std::vector<uint8_t>> Unchanged = {Target.bytes()};
  Out.IsInteresting = Test(Unchanged) == 0;
  Out.Tests = 1;
  constexpr unsigned MostRounds = 32;
  bool HasChanged = Out.IsInteresting;
  for (unsigned Round = 0; Round < MostRounds && HasChanged && !isStopped(); ++Round) {
    HasChanged = false;
    for (size_t Pass = 0; Pass < Target.passCount(); ++Pass)
      HasChanged |= reducePass(Pass);
  }
  Out.Output = Target.bytes();
  return std::move(Out);
}

} // namespace

ReduceResult search(Reducible &Target, const InterestTest &Test, const ReduceOptions &O) {
  return Search(Target, Test, O).run();
}

} // namespace dxil::reduce
