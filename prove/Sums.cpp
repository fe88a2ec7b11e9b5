// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Sums.h"

#include <algorithm>

namespace dxil::prove {

void Sums::add(Sum &To, const Product &P, uint64_t Coefficient, uint64_t Mask) {
  uint64_t &Place = To[P];
  Place = (Place + Coefficient) & Mask;
  if (!Place)
    To.erase(P);
}

Sums::Sum Sums::sumOf(const z3::expr &E) {
  uint64_t Value = 0;
  if (E.is_numeral() && Z3_get_numeral_uint64(E.ctx(), E, &Value))
    return Value ? Sum{{{}, Value}} : Sum();
  if (const auto Match = Values.find(E.id()); Match != Values.end())
    return Match->second;
  Terms.emplace(E.id(), E);
  return {{{E.id()}, 1}};
}

z3::expr Sums::apply(Kind K, const z3::expr &A, const z3::expr &B, const z3::expr &Plain) {
  const unsigned Width = Plain.get_sort().bv_size();
  const uint64_t Mask = Width == 64 ? ~uint64_t(0) : (uint64_t(1) << Width) - 1;
  const Sum X = sumOf(A), Y = sumOf(B);
  Sum Result;
  if (K == Kind::Mul) {
    for (const auto &[P, CoefficientP] : X)
      for (const auto &[Q, CoefficientQ] : Y) {
        Product Factors = P;
        Factors.insert(Factors.end(), Q.begin(), Q.end());
        std::sort(Factors.begin(), Factors.end());
        if (Factors.size() > MostFactors || Result.size() > MostProducts)
          return Plain;
        add(Result, Factors, CoefficientP * CoefficientQ, Mask);
      }
  } else {
    Result = X;
    for (const auto &[Q, Coefficient] : Y)
      add(Result, Q, K == Kind::Sub ? 0 - Coefficient : Coefficient, Mask);
  }
  if (Result.size() > MostProducts)
    return Plain;
  if (Result.empty() || (Result.size() == 1 && Result.begin()->first.empty()))
    return Plain.ctx().bv_val(Result.empty() ? uint64_t(0) : Result.begin()->second, Width);
  if (Result.size() == 1 && Result.begin()->first.size() == 1 && Result.begin()->second == 1)
    return Terms.at(Result.begin()->first[0]);
  std::string Key = std::to_string(Width);
  for (const auto &[P, Coefficient] : Result) {
    Key += ";" + std::to_string(Coefficient);
    for (unsigned Id : P)
      Key += "." + std::to_string(Id);
  }
  const z3::expr Same = First.emplace(Key, Plain).first->second;
  Terms.emplace(Same.id(), Same);
  Values.emplace(Same.id(), std::move(Result));
  return Same;
}

} // namespace dxil::prove
