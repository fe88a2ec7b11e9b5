// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests that, for constant operands, the term of each operator has the value that the interpreter
// of meanings computes.
#include "Congruence.h"
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

/// All NaNs count as equal, except in the conversion that keeps the sign.
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

/// Makes the term of symbols first, so that nothing is folded before numbers replace them.
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

/// Makes terms of an expression.
struct InTerms {
  using Value = Number;
  Terms &T;
  Number x(unsigned I) {
    return {T.symbol("x" + std::to_string(I), ValueType::Float), ValueType::Float};
  }
  Number i() { return {T.symbol("i", ValueType::I32), ValueType::I32}; }
  Number number(uint64_t Bits) { return {T.number(ValueType::Float, Bits), ValueType::Float}; }
  Number apply(Operator O, std::vector<Number> In) {
    return {T.apply(O, ValueType::Float, In), ValueType::Float};
  }
  Number negated(const Number &N) { return {T.negation(N), ValueType::Float}; }
  Number signedBy(const Number &A, const Number &B, const Number &X, const Number &Y) {
    return {T.select(T.apply(Operator::Flt, ValueType::I1, std::array{A, B}), X.Bits, Y.Bits),
            ValueType::Float};
  }
};

/// Computes an expression on numbers.
struct InNumbers {
  using Value = meaning::Value;
  std::array<uint64_t, 3> X;
  Denormals D;
  Value x(unsigned I) { return {X[I], ValueType::Float}; }
  Value i() { return {X[2], ValueType::I32}; }
  Value number(uint64_t Bits) { return {Bits, ValueType::Float}; }
  Value apply(Operator O, std::vector<Value> In) {
    std::array<Value, 3> All;
    std::copy(In.begin(), In.end(), All.begin());
    const Value V = meaning::apply(O, ValueType::Float, All, D);
    return meaning::apply(Operator::IsNaN, ValueType::I1, {V}).Bits
               ? meaning::apply(Operator::Nan, ValueType::Float, {})
               : V;
  }
  Value negated(const Value &V) { return apply(Operator::Fsub, {number(0x80000000), V}); }
  Value signedBy(const Value &A, const Value &B, const Value &P, const Value &Q) {
    return meaning::apply(Operator::Flt, ValueType::I1, {A, B}, D).Bits ? P : Q;
  }
};

constexpr uint64_t One = 0x3f800000, MinusOne = 0xbf800000, MinusZero = 0x80000000;

/// Two forms of each computation. The first pairs are equal in every treatment of denormals, the
/// last ones are not.
constexpr unsigned SameForms = 10, AllForms = 14;
template <typename Machine>
std::pair<typename Machine::Value, typename Machine::Value> formsOf(Machine M, unsigned Which) {
  const auto X = M.x(0), Y = M.x(1), Z = M.x(2);
  auto Make = [&](Operator O, auto... In) { return M.apply(O, {In...}); };
  const auto Sum = Make(Operator::Fadd, X, Y), Product = Make(Operator::Fmul, X, Y);
  const auto Ones = M.number(One);
  switch (Which) {
  case 0:
    return {Make(Operator::Fadd, Product, Make(Operator::Fmul, Z, Ones)),
            Make(Operator::Fadd, Product, Z)};
  case 1: return {Make(Operator::Fma, Ones, X, Y), Sum};
  case 2: return {Make(Operator::Fma, X, Y, M.number(MinusZero)), Product};
  case 3: return {Make(Operator::Fmul, Sum, Ones), Sum};
  case 4: return {Make(Operator::Fsub, Sum, M.number(0)), Sum};
  case 5:
    return {Make(Operator::Fmul, Product, M.signedBy(X, Y, Ones, M.number(MinusOne))),
            M.signedBy(X, Y, Product, M.negated(Product))};
  case 6: return {Make(Operator::Fsub, M.negated(X), Y), Make(Operator::Fsub, M.negated(Y), X)};
  case 7: return {Make(Operator::Fsub, M.negated(X), M.negated(Y)), Make(Operator::Fsub, Y, X)};
  case 8: {
    const auto Converted = Make(Operator::FromSigned, M.i());
    return {Make(Operator::Fadd, M.number(0), Converted), Converted};
  }
  case 9:
    return {Make(Operator::Fadd, Make(Operator::Fmul, M.number(MinusOne), X), Y),
            Make(Operator::Fma, M.number(MinusOne), X, Y)};
  case 10: return {Make(Operator::Fmul, X, Ones), X}; // differ for denormals
  case 11:
    return {Make(Operator::Fadd, Product, M.number(0)), Product}; // differ for -0
  // Differ if the sum is 0.
  case 12: return {M.negated(Sum), Make(Operator::Fsub, M.negated(X), Y)};
  default: return {Make(Operator::Fsub, Make(Operator::Fadd, X, Y), Y), X}; // differ by rounding
  }
}

TEST(Forms, OfOneComputationAreOneTerm) {
  const uint64_t Edges[] = {0,          MinusZero,  1,          0x80000001, 0x007fffff,
                            0x00800000, One,        MinusOne,   0x7f800000, 0xff800000,
                            0x7fc00000, 0x7f800001, 0x3f000000, 0x7f7fffff};
  for (unsigned Which = 0; Which < AllForms; ++Which) {
    z3::context C;
    Terms T(C, FloatMode::Abstract);
    const auto [A, B] = formsOf(InTerms{T}, Which);
    EXPECT_EQ(z3::eq(A.Bits, B.Bits), Which < SameForms) << "form " << Which;
    bool Differ = false;
    for (uint64_t X : Edges)
      for (uint64_t Y : Edges)
        for (uint64_t Z : Edges)
          for (Denormals D : {Denormals::Kept, Denormals::Flushed, Denormals::FlushedWhenRounded}) {
            const auto [P, Q] = formsOf(InNumbers{{X, Y, Z}, D}, Which);
            Differ |= P.Bits != Q.Bits;
          }
    EXPECT_EQ(Differ, Which >= SameForms) << "form " << Which;
  }
}

TEST(Parts, AreAllCompared) {
  z3::context C;
  Terms T(C, FloatMode::Kept);
  Solver S(T, {Solver::Clock::now() + std::chrono::minutes(1), Solver::StepsOfSecond});
  EqualTerms Equal(S);
  std::vector<Term> X;
  for (const char *Name : {"x", "y", "z", "w"})
    X.push_back(T.symbol(Name, ValueType::I32));
  auto Call = [&](const Term &A, const Term &B, const Term &D) {
    const Term Made = T.function("product", ValueType::I32, std::array{A, B, D});
    T.markSymmetric(Made);
    return Made;
  };
  const Term Twice = ~~X[0], Always = T.boolean(true); // equal to X[0], as only the solver knows
  EXPECT_TRUE(Congruence(Equal, Always, 8).proves(Call(X[1], Twice, X[2]), Call(X[0], X[1], X[2])));
  EXPECT_FALSE(
      Congruence(Equal, Always, 8).proves(Call(X[1], Twice, X[2]), Call(X[0], X[1], X[3])));
  EXPECT_FALSE(
      Congruence(Equal, Always, 8).proves(Call(X[1], Twice, X[2]), Call(X[0], X[3], X[2])));
}

} // namespace
} // namespace dxil::prove
