// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests that, for constant arguments, the term of each op that computes exactly has the value of
// the op's meaning.
#include "Nowhere.h"
#include "Numbers.h"
#include "OpProgram.h"

#include <dxil/ops/queries.h>

#include <gtest/gtest.h>

namespace dxil::prove {
namespace {

using meaning::isFloat;
using meaning::Random;
using meaning::Variant;

bool isComputedHere(const meaning::OpMeaning &M) {
  return meaning::findComputed(M.Op) &&
         !(M.Needs &
           (meaning::Needs::Lanes | meaning::Needs::Tolerance | meaning::Needs::Choice)) &&
         !info(M.Op).Experimental;
}

/// Returns true if a number equals the result of a meaning, where NaN equals every NaN.
void expectValue(Terms &T, const Part &Found, const meaning::Value &Wanted,
                 const std::string &Where) {
  if (!Wanted.Defined)
    return;
  const auto Bits = T.constant(Found.Bits.simplify());
  ASSERT_TRUE(Bits) << Where;
  if (isFloat(Wanted.Type) && meaning::apply(Operator::IsNaN, ValueType::I1, {Wanted}).Bits)
    EXPECT_TRUE(
        meaning::apply(Operator::IsNaN, ValueType::I1, {meaning::Value{*Bits, Wanted.Type}}).Bits)
        << Where;
  else
    EXPECT_EQ(*Bits, Wanted.Bits) << Where;
}

void checkVariant(const meaning::OpMeaning &M, const Variant &V) {
  z3::context C;
  Terms T(C, FloatMode::Kept);
  Nowhere Around(T);
  Random R(uint64_t(M.Op) + 3);
  for (unsigned Case = 0; Case < 24; ++Case) {
    std::vector<uint64_t> Slots;
    for (size_t I = 0; I < V.Arguments.size(); ++I)
      for (unsigned E = 0; E < V.slots(I); ++E)
        Slots.push_back(
            argumentOf(V.Arguments[I], unsigned(I), unsigned(V.Arguments.size()), Case * 5, R));
    const auto Spans = argumentsOf(V, Slots.data());
    meaning::Call Call{
        .Op = M.Op, .Overload = V.Overload, .Arguments = Spans, .Elements = V.Elements};
    const auto Wanted = evaluate(Call);
    ASSERT_TRUE(Wanted);
    std::vector<Parts> Arguments;
    for (size_t I = 0; I < Spans.size(); ++I) {
      Parts P;
      const TypeKind Kind = info(M.Op).Args[I].Type;
      const ValueType Type = V.Arguments[I] != ValueType::None ? V.Arguments[I]
                             : Kind == TypeKind::I8            ? ValueType::I8
                             : Kind == TypeKind::I1            ? ValueType::I1
                                                               : ValueType::I32;
      for (uint64_t Bits : Spans[I])
        P.push_back({T.number(Type, Bits), Type, Part::Scalar, 0});
      Arguments.push_back(P);
    }
    const Parts Found = applyMeaning(T, {M.Op, M, V.Overload, Arguments, V.Elements}, Around);
    const std::string Where = std::string(info(M.Op).Name) + ", case " + std::to_string(Case);
    ASSERT_EQ(Around.Stopped, "") << Where;
    ASSERT_EQ(Found.size(), Wanted->Values.size()) << Where;
    for (size_t I = 0; I < Found.size(); ++I)
      expectValue(T, Found[I], Wanted->Values[I], Where);
  }
}

TEST(Meanings, HaveTheInterpretersValueInEveryOverload) {
  unsigned Ops = 0;
  for (const meaning::OpMeaning &M : meaning::allMeanings()) {
    if (!isComputedHere(M))
      continue;
    const auto Variants = variantsOf(M);
    Ops += !Variants.empty();
    for (const Variant &V : Variants)
      if (!V.EachElement || V.Elements == 1)
        checkVariant(M, V);
  }
  EXPECT_GT(Ops, 30u);
}

} // namespace
} // namespace dxil::prove
