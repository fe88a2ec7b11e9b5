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
  /// The values of a term for guessed inputs. Equal terms have equal signatures; different terms
  /// rarely have.
  using Signature = std::array<uint64_t, Guesses>;

  explicit EqualTerms(Solver &S) : S(S), T(S.terms()) {}

  /// Adds a value of the first program.
  void add(const Term &Value);
  /// Returns the value of the first program that is proved equal to `Value`, or `Value` itself.
  Term find(const Term &Value);

  const Signature &signatureOf(const Term &Value);
  /// Returns false if two terms differ for guessed inputs that satisfy the condition.
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
  /// The first program's, collected while it runs.
  std::vector<Term> Values;
  std::unordered_set<unsigned> Added;           ///< ids of Values
  std::map<Signature, std::vector<Term>> First; ///< values of the first program, by signature
  std::array<bool, Guesses> Counts{};           ///< guesses that signatures compare
  std::array<bool, Guesses> Valid{};            ///< guesses that satisfy all assumptions
  /// Number of assumptions that Valid takes into account.
  size_t Checked = 0;
  std::unordered_map<unsigned, Term> Answers; ///< results of find(), by id of the value
  /// Upper bounds that assumptions give symbols, by name.
  std::unordered_map<std::string, uint64_t> Bounds;
  /// Steps that the solver spent on proofs of this class.
  uint64_t Steps = 0;
  /// Number of assumptions whose bounds are in Bounds.
  size_t NumBounded = 0;
  std::vector<Term> Keep; ///< keeps terms alive: their ids are keys
};

} // namespace dxil::prove
