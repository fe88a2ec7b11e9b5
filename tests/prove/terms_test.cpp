// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The term of each operator, with constants for its operands, has the value that the interpreter of
// meanings computes.
#include "Numbers.h"
#include "Terms.h"

#include <gtest/gtest.h>

#include <array>

namespace dxil::prove {
namespace {

using meaning::Denormals;
using meaning::isFloat;
using meaning::Random;
using meaning::widthOf;

constexpr ValueType Integers[] = {ValueType::I8, ValueType::I16, ValueType::I32, ValueType::I64};
constexpr ValueType Floats[] = {ValueType::Half, ValueType::Float, ValueType::Double};

struct Shape {
  Operator O;
  ValueType Result;
  std::vector<ValueType> Operands;
};

void addIntegers(std::vector<Shape> &To) {
  for (ValueType T : Integers) {
    for (int O = int(Operator::Add); O <= int(Operator::Umax); ++O)
      To.push_back(
          {Operator(O), T, Operator(O) == Operator::Not ? std::vector{T} : std::vector{T, T}});
    for (int O = int(Operator::Eq); O <= int(Operator::Sle); ++O)
      To.push_back({Operator(O), ValueType::I1, {T, T}});
    for (int O = int(Operator::CountOnes); O <= int(Operator::ReverseBits); ++O)
      To.push_back({Operator(O), T, {T}});
    for (ValueType Other : Integers) {
      if (widthOf(Other) >= widthOf(T)) {
        To.push_back({Operator::Zext, Other, {T}});
        To.push_back({Operator::Sext, Other, {T}});
      }
      if (widthOf(Other) <= widthOf(T))
        To.push_back({Operator::Trunc, Other, {T}});
      if (widthOf(Other) == 2 * widthOf(T))
        To.push_back({Operator::Concat, Other, {T, T}});
    }
  }
  for (Operator O : {Operator::And, Operator::Or, Operator::Xor, Operator::Add, Operator::Eq,
                     Operator::Ne, Operator::Same})
    To.push_back({O, ValueType::I1, {ValueType::I1, ValueType::I1}});
  To.push_back({Operator::Not, ValueType::I1, {ValueType::I1}});
  To.push_back({Operator::Zext, ValueType::I32, {ValueType::I1}});
  To.push_back({Operator::Sext, ValueType::I32, {ValueType::I1}});
  To.push_back({Operator::Trunc, ValueType::I1, {ValueType::I32}});
  To.push_back({Operator::Ubyte, ValueType::I32, {ValueType::I32, ValueType::I32}});
  To.push_back({Operator::Sbyte, ValueType::I32, {ValueType::I32, ValueType::I32}});
}

void addFloats(std::vector<Shape> &To) {
  for (ValueType T : Floats) {
    for (int O = int(Operator::Fadd); O <= int(Operator::Fdiv); ++O)
      To.push_back({Operator(O), T, {T, T}});
    To.push_back({Operator::Fma, T, {T, T, T}});
    for (Operator O : {Operator::FminNum, Operator::FmaxNum})
      To.push_back({O, T, {T, T}});
    for (int O = int(Operator::Ffloor); O <= int(Operator::FroundEven); ++O)
      To.push_back({Operator(O), T, {T}});
    for (int O = int(Operator::Feq); O <= int(Operator::Fge); ++O)
      To.push_back({Operator(O), ValueType::I1, {T, T}});
    for (int O = int(Operator::Fabs); O <= int(Operator::Fneg); ++O)
      To.push_back({Operator(O), T, {T}});
    for (int O = int(Operator::IsNaN); O <= int(Operator::IsZero); ++O)
      To.push_back({Operator(O), ValueType::I1, {T}});
    for (ValueType Other : Floats)
      if (Other != T)
        To.push_back({Operator::Fconvert, Other, {T}});
    for (ValueType Other : {ValueType::I16, ValueType::I32, ValueType::I64}) {
      To.push_back({Operator::ToSigned, Other, {T}});
      To.push_back({Operator::ToUnsigned, Other, {T}});
      To.push_back({Operator::FromSigned, T, {Other}});
      To.push_back({Operator::FromUnsigned, T, {Other}});
    }
  }
  To.push_back({Operator::FconvertToZero, ValueType::Half, {ValueType::Float}});
}

std::string nameOf(const Shape &S) {
  std::string Name =
      "operator " + std::to_string(int(S.O)) + " to " + std::to_string(int(S.Result));
  for (ValueType T : S.Operands)
    Name += " of " + std::to_string(int(T));
  return Name;
}

/// All NaN are one, but for the conversion whose sign counts.
uint64_t expected(const Shape &S, const std::array<meaning::Value, 3> &In, FloatMode Mode) {
  const uint64_t Bits =
      meaning::apply(S.O, S.Result, In,
                     Mode == FloatMode::Kept ? Denormals::Kept : Denormals::FlushedWhenRounded)
          .Bits;
  if (!isFloat(S.Result) || !meaning::flushes(S.O) || S.O == Operator::FconvertToZero)
    return Bits;
  const meaning::Value V{Bits, S.Result};
  return meaning::apply(Operator::IsNaN, ValueType::I1, {V}).Bits
             ? meaning::apply(Operator::Nan, S.Result, {}).Bits
             : Bits;
}

class Operators : public testing::TestWithParam<FloatMode> {};

/// The term is made of symbols, so that nothing is folded before the numbers are put in.
void check(const Shape &S, FloatMode Mode, unsigned Cases) {
  z3::context C;
  Terms T(C, Mode);
  std::vector<Number> Symbols;
  z3::expr_vector From(C);
  for (size_t I = 0; I < S.Operands.size(); ++I) {
    Symbols.push_back({T.symbol("x" + std::to_string(I), S.Operands[I]), S.Operands[I]});
    From.push_back(Symbols.back().Bits);
  }
  Term Of = T.apply(S.O, S.Result, Symbols);
  Random R(uint64_t(S.O) + 1);
  for (unsigned Case = 0; Case < Cases; ++Case) {
    std::array<meaning::Value, 3> In;
    z3::expr_vector To(C);
    std::string Shown;
    for (size_t I = 0; I < S.Operands.size(); ++I) {
      const ValueType Type = S.Operands[I];
      const uint64_t Bits = argumentOf(Type, unsigned(I), unsigned(S.Operands.size()), Case * 7, R);
      In[I] = {Bits, Type};
      To.push_back(T.number(Type, Bits));
      Shown += " " + std::to_string(Bits);
    }
    const auto Found = T.constant(Of.substitute(From, To).simplify());
    ASSERT_TRUE(Found) << nameOf(S) << Shown;
    ASSERT_EQ(*Found, expected(S, In, Mode)) << nameOf(S) << Shown;
  }
}

TEST_P(Operators, OfIntegersHaveTheInterpretersValue) {
  std::vector<Shape> All;
  addIntegers(All);
  for (const Shape &S : All)
    check(S, GetParam(), 24);
}

TEST_P(Operators, OfFloatsHaveTheInterpretersValue) {
  std::vector<Shape> All;
  addFloats(All);
  for (const Shape &S : All)
    check(S, GetParam(), 40);
}

INSTANTIATE_TEST_SUITE_P(Modes, Operators, testing::Values(FloatMode::Kept, FloatMode::Flushed),
                         [](const auto &I) {
                           return I.param == FloatMode::Kept ? "Kept" : "Flushed";
                         });

TEST(Conditions, OfJoinsAreThoseOfTheBranch) {
  z3::context C;
  Terms T(C, FloatMode::Abstract);
  const Term P = T.symbol("p", ValueType::I1), Q = T.symbol("q", ValueType::I1);
  EXPECT_TRUE(z3::eq(T.any(T.both(P, Q), T.both(P, T.negated(Q))), P));
  EXPECT_TRUE(T.any(Q, T.negated(Q)).is_true());
  EXPECT_TRUE(T.both(T.both(P, Q), T.negated(P)).is_false());
  EXPECT_TRUE(T.implies(T.both(P, Q), Q));
  EXPECT_FALSE(T.implies(Q, T.both(P, Q)));
}

} // namespace
} // namespace dxil::prove
