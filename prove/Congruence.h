// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Proves two terms equal part by part: an operation with equal operands has an equal result. The
// solver then decides only about the small parts that differ.
#pragma once

#include "EqualTerms.h"

#include <map>
#include <tuple>

namespace dxil::prove {

class Congruence {
public:
  /// `Questions` limits the questions to the solver.
  Congruence(EqualTerms &Equal, const Term &When, unsigned Questions)
      : Equal(Equal), S(Equal.solver()), T(S.terms()), When(When), Questions(Questions) {}

  /// Returns true if two terms are proved to be equal where the condition holds.
  bool proves(const Term &A, const Term &B) { return areEqual(A, B, When, MostDepth); }

private:
  static constexpr unsigned MostDepth = 96, MostSplits = 6;

  bool areEqual(const Term &A, const Term &B, const Term &Where, unsigned Depth);
  bool areEqualByParts(const Term &A, const Term &B, const Term &Where, unsigned Depth);
  bool haveEqualOperands(const Term &A, const Term &B, const Term &Where, unsigned Depth);
  bool areEqualByCases(const Term &A, const Term &B, const Term &Where, unsigned Depth);
  bool areEqualBySolver(const Term &A, const Term &B, const Term &Where, unsigned Depth);
  Term withCallsOf(const Term &A, const Term &B, const Term &Where, unsigned Depth);

  EqualTerms &Equal;
  Solver &S;
  Terms &T;
  Term When;
  unsigned Questions, Splits = 0, Visits = 0;
  using Key = std::tuple<unsigned, unsigned, unsigned>;
  std::map<Key, bool> Results; ///< results by the ids of both terms and the condition
  std::vector<Term> Keep;      ///< keeps terms alive: their ids are keys
};

/// Proves two terms equal where a condition holds: by parts, then as a whole.
bool provesEqual(EqualTerms &Equal, const Term &A, const Term &B, const Term &When,
                 const Solver::Share &Budget);

} // namespace dxil::prove
