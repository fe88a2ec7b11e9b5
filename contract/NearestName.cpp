// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dxil/contract/NearestName.h"

#include <algorithm>

namespace dxil::contract {

/// Longer words get no suggestion.
constexpr size_t LongestName = 128;

/// Returns how many letters may differ. Names of one or two letters may differ in case only.
static unsigned tolerance(size_t Length) {
  return Length < 3 ? 0 : unsigned(Length + 2) / 3;
}

NearestName::NearestName(llvm::StringRef Wrong)
    : Wrong(Wrong.size() > LongestName ? "" : Wrong.str()),
      Least(2 * tolerance(this->Wrong.size()) + 2) {}

void NearestName::consider(llvm::StringRef Candidate, uint32_t Place) {
  const size_t A = Wrong.size(), B = Candidate.size(), Most = (Least - 1) / 2;
  if (!A || std::max(A, B) - std::min(A, B) > Most || Candidate == Wrong)
    return;
  const unsigned Differ = llvm::StringRef(Wrong).edit_distance_insensitive(
      Candidate, /*AllowReplacements=*/true, unsigned(Most));
  const bool OtherCase =
      llvm::StringRef(Wrong).edit_distance(Candidate, true, unsigned(Most) + 1) != Differ;
  // Rejects a candidate that has no letter in common.
  if (Differ > Most || Differ >= std::max(A, B) || 2 * Differ + OtherCase >= Least)
    return;
  Least = 2 * Differ + OtherCase;
  Best = Candidate.str();
  BestPlace = Place;
}

std::string NearestName::suggestion() const {
  return Best.empty() ? std::string() : "; did you mean '" + Best + "'?";
}

} // namespace dxil::contract
