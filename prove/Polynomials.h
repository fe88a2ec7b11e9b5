// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The laws of arithmetic under `fast`: sums and products may be reordered, distributed and folded,
// and a division is a product with the reciprocal.
#pragma once

#include "Terms.h"

namespace dxil::prove {

/// Gives operations one term if `fast` permits their results to be equal.
class Polynomials {
public:
  explicit Polynomials(Terms &T) : T(T) {}

  /// Returns the term of fadd, fsub, fmul or fdiv on A and B under these laws. `Plain` is its term
  /// without them.
  Term apply(Operator O, const Number &A, const Number &B, const Term &Plain);
  /// Returns true if a law made two terms equal.
  bool areUsed() const { return Used; }

private:
  using Monomial = std::vector<unsigned>;        ///< ids of factors, sorted
  using Polynomial = std::map<Monomial, double>; ///< coefficients
  static constexpr size_t MostMonomials = 64, MostFactors = 16;

  Polynomial polynomialOf(const Number &N);
  std::optional<Polynomial> product(const Polynomial &A, const Polynomial &B) const;
  std::optional<Polynomial> reciprocal(const Polynomial &P, ValueType Type);
  bool isInRange(const Polynomial &P, ValueType Type) const;
  std::string keyOf(const Polynomial &P, ValueType Type) const;

  Terms &T;
  bool Used = false;
  std::unordered_map<unsigned, Polynomial> Values; ///< polynomials by id of their term
  std::map<std::string, Term> Canonical;           ///< terms by the text of their polynomial
  std::vector<Term> Keep;
};

} // namespace dxil::prove
