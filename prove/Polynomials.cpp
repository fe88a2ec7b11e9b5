// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Polynomials.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>

namespace dxil::prove {

namespace {

double valueOf(ValueType Type, uint64_t Bits) {
  return std::bit_cast<double>(
      meaning::apply(Operator::Fconvert, ValueType::Double, {meaning::Value{Bits, Type}}).Bits);
}
uint64_t bitsOf(ValueType Type, double X) {
  return meaning::apply(Operator::Fconvert, Type,
                        {meaning::Value{std::bit_cast<uint64_t>(X), ValueType::Double}})
      .Bits;
}

} // namespace

Polynomials::Polynomial Polynomials::polynomialOf(const Number &N) {
  if (const auto Bits = T.constant(N.Bits)) {
    const double X = valueOf(N.Type, *Bits);
    if (std::isfinite(X))
      return X == 0 ? Polynomial() : Polynomial{{{}, X}};
  }
  if (const auto Match = Values.find(N.Bits.id()); Match != Values.end())
    return Match->second;
  Keep.push_back(N.Bits);
  return {{{N.Bits.id()}, 1}};
}

std::optional<Polynomials::Polynomial> Polynomials::product(const Polynomial &A,
                                                            const Polynomial &B) const {
  Polynomial Result;
  for (const auto &[X, CoefficientX] : A)
    for (const auto &[Y, CoefficientY] : B) {
      Monomial Factors = X;
      Factors.insert(Factors.end(), Y.begin(), Y.end());
      std::sort(Factors.begin(), Factors.end());
      if (Factors.size() > MostFactors)
        return std::nullopt;
      double &Coefficient = Result[Factors];
      Coefficient += CoefficientX * CoefficientY;
      if (Coefficient == 0)
        Result.erase(Factors);
    }
  return Result.size() > MostMonomials ? std::nullopt : std::optional(Result);
}

/// Returns 1 / P: the reciprocal of a monomial is the product of the reciprocals of its factors.
std::optional<Polynomials::Polynomial> Polynomials::reciprocal(const Polynomial &P,
                                                               ValueType Type) {
  if (P.size() != 1)
    return std::nullopt;
  const auto &[Factors, Coefficient] = *P.begin();
  Polynomial Result = {{{}, 1 / Coefficient}};
  for (unsigned Id : Factors) {
    const auto Match =
        std::find_if(Keep.begin(), Keep.end(), [&](const Term &Each) { return Each.id() == Id; });
    if (Match == Keep.end())
      return std::nullopt;
    const Term Inverse = T.function("op.reciprocal", Type, std::array{*Match});
    Keep.push_back(Inverse);
    const auto Next = product(Result, {{{Inverse.id()}, 1}});
    if (!Next)
      return std::nullopt;
    Result = *Next;
  }
  return Result;
}

/// Returns false if a coefficient is zero or not a finite number of the type.
bool Polynomials::isInRange(const Polynomial &P, ValueType Type) const {
  return std::all_of(P.begin(), P.end(), [&](const auto &Each) {
    const double Rounded = valueOf(Type, bitsOf(Type, Each.second));
    return std::isfinite(Rounded) && Rounded != 0;
  });
}

/// Coefficients are rounded to the type: compilers fold constants so.
std::string Polynomials::keyOf(const Polynomial &P, ValueType Type) const {
  std::string Key = std::to_string(unsigned(Type));
  for (const auto &[Factors, Coefficient] : P) {
    Key += ";" + std::to_string(bitsOf(Type, Coefficient));
    for (unsigned Id : Factors)
      Key += "." + std::to_string(Id);
  }
  return Key;
}

Term Polynomials::apply(Operator O, const Number &A, const Number &B, const Term &Plain) {
  if (T.constant(Plain))
    return Plain;
  const Polynomial X = polynomialOf(A);
  Polynomial Y = polynomialOf(B);
  std::optional<Polynomial> Sum = X;
  if (O == Operator::Fdiv) {
    const auto Inverse = reciprocal(Y, A.Type);
    Sum = Inverse ? product(X, *Inverse) : std::nullopt;
  } else if (O == Operator::Fmul) {
    Sum = product(X, Y);
  } else {
    for (const auto &[Factors, Coefficient] : Y) {
      double &Place = (*Sum)[Factors];
      Place += O == Operator::Fsub ? -Coefficient : Coefficient;
      if (Place == 0)
        Sum->erase(Factors);
    }
  }
  if (!Sum || Sum->size() > MostMonomials || !isInRange(*Sum, A.Type))
    return Plain;
  Keep.push_back(Plain);
  if (Sum->size() == 1 && Sum->begin()->first.size() == 1 && Sum->begin()->second == 1) {
    const auto Match = std::find_if(Keep.begin(), Keep.end(), [&](const Term &Each) {
      return Each.id() == Sum->begin()->first[0];
    });
    if (Match != Keep.end()) {
      Used = true;
      return *Match;
    }
  }
  if (Sum->empty() || (Sum->size() == 1 && Sum->begin()->first.empty())) {
    Used = true;
    return T.number(A.Type, bitsOf(A.Type, Sum->empty() ? 0 : Sum->begin()->second));
  }
  // A term without `fast` is not used: its own result may be rounded differently.
  const std::string Key = keyOf(*Sum, A.Type);
  auto Place = Canonical.find(Key);
  if (Place == Canonical.end())
    Place = Canonical.emplace(Key, T.function("op.fast", A.Type, std::array{Plain})).first;
  Used |= !z3::eq(Place->second.arg(0), Plain);
  Values.emplace(Place->second.id(), *Sum);
  return Place->second;
}

} // namespace dxil::prove
