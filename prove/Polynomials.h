// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The laws of arithmetic that carries `fast`: sums and products in any order, distributed or not,
// with constants folded, and division as a product with a reciprocal.
#pragma once

#include "Terms.h"

namespace dxil::prove {

/// Gives equal terms to operations that `fast` lets be equal.
class Polynomials {
public:
  explicit Polynomials(Terms &T) : T(T) {}

  /// Returns the term of fadd, fsub, fmul or fdiv on A and B. `Plain` is the term of the operation
  /// without the laws.
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
  std::unordered_map<unsigned, Polynomial> Values; ///< by the id of a term
  std::map<std::string, Term> Canonical;           ///< by key
  std::vector<Term> Keep;
};

} // namespace dxil::prove
