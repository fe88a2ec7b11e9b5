// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Replaces values of the second program by equal values of the first. Operations on such values are
// then the same term in both programs, and need no proof.
#pragma once

#include "Solver.h"

#include <array>
#include <map>
#include <unordered_set>

namespace dxil::prove {

class EqualTerms {
  static constexpr unsigned Guesses = 24, LeastGuesses = 4;

public:
  /// Values in some guessed environments: equal terms have equal ones, others rarely.
  using Signature = std::array<uint64_t, Guesses>;

  explicit EqualTerms(Solver &S) : S(S), T(S.terms()) {}

  /// Adds a value of the first program.
  void add(const Term &Value);
  /// Returns the value of the first program that is proved to equal this one, or the value itself.
  Term find(const Term &Value);

  const Signature &signatureOf(const Term &Value);
  /// Returns false if a guessed environment tells two terms apart where a condition holds.
  bool mayBeEqual(const Term &A, const Term &B, const Term &When);
  Solver &solver() { return S; }

private:
  Signature maskedSignature(const Term &Value);
  void sortValues();
  std::array<bool, Guesses> validGuesses();
  Signature evaluate(const Term &E);
  Signature leaf(const Term &E);
  bool areEqual(const Term &A, const Term &B);

  Solver &S;
  Terms &T;
  std::unordered_map<unsigned, Signature> Signatures;
  std::vector<Term> Values;                         ///< of the first program, while it runs
  std::unordered_set<unsigned> Added;               ///< their ids
  std::map<Signature, std::vector<Term>> First;     ///< values of the first program
  std::array<bool, Guesses> Counts{};               ///< the environments that signatures have
  std::array<bool, Guesses> Valid{};                ///< those in which all assumptions hold
  size_t Checked = 0;                               ///< assumptions that Valid knows
  std::unordered_map<unsigned, Term> Answers;       ///< by values of the second program
  std::unordered_map<std::string, uint64_t> Bounds; ///< assumed of symbols
  uint64_t Steps = 0;                               ///< of the solver, for proofs here
  size_t NumBounded = 0;                            ///< assumptions whose bounds are in Bounds
  std::vector<Term> Keep;                           ///< terms whose ids are keys
};

} // namespace dxil::prove
