// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Floating-point ops. Floats and halves are computed in double and rounded once, so that
// differences in tests come from the program, not from this table.
#include "Machine.h"
#include <dxil/execution/Half.h>

#include <cmath>
#include <limits>
#include <numbers>

namespace dxil::execution {
namespace {

Scalar operandType(const Call &C) {
  return C.Function->Args[1];
}
double operand(const Call &C, unsigned I) {
  return asFloat(C.Function->Args[I], C.Arg[I]);
}
void give(const Call &C, double Value) {
  C.Result[0] = fromFloat(C.Function->Results[0], Value);
}

template <double (*F)(double)> void unary(Lane &, const Call &C) {
  give(C, F(operand(C, 1)));
}

double fraction(double X) {
  return X - std::floor(X);
}
double reciprocalRoot(double X) {
  return 1 / std::sqrt(X);
}
double roundEven(double X) {
  return std::nearbyint(X);
}
double clampToUnit(double X) {
  return X > 0 ? (X < 1 ? X : 1) : 0;
} // NaN gives 0

// If one operand is NaN, the result is the other.
double lesser(double A, double B) {
  return std::fmin(A, B);
}
double greater(double A, double B) {
  return std::fmax(A, B);
}
template <double (*F)(double, double)> void binary(Lane &, const Call &C) {
  give(C, F(operand(C, 1), operand(C, 2)));
}

/// Absolute value clears the sign of NaN too.
void absolute(Lane &, const Call &C) {
  const unsigned Width = widthOf(operandType(C));
  C.Result[0] = C.Arg[1] & ~(Slot(1) << (Width - 1));
}

void fusedMultiplyAdd(Lane &, const Call &C) {
  const double A = operand(C, 1), B = operand(C, 2), D = operand(C, 3);
  // A product of two floats is exact in double; a sum in long double keeps a single rounding.
  if (operandType(C) == Scalar::F64)
    give(C, std::fma(A, B, D));
  else
    give(C, double(static_cast<long double>(A) * B + D));
}

/// Multiplies, rounds and adds: `mad` without fusion.
void multiplyAdd(Lane &, const Call &C) {
  const Scalar Type = operandType(C);
  const double Product = asFloat(Type, fromFloat(Type, operand(C, 1) * operand(C, 2)));
  give(C, Product + operand(C, 3));
}

enum class Class { NaN, Infinite, Finite, Normal };
template <Class Asked> void classify(Lane &, const Call &C) {
  const double X = operand(C, 1);
  const Scalar Type = operandType(C);
  const double Smallest = Type == Scalar::F16   ? 0x1p-14
                          : Type == Scalar::F32 ? double(std::numeric_limits<float>::min())
                                                : std::numeric_limits<double>::min();
  switch (Asked) {
  case Class::NaN: C.Result[0] = std::isnan(X); return;
  case Class::Infinite: C.Result[0] = std::isinf(X); return;
  case Class::Finite: C.Result[0] = std::isfinite(X); return;
  case Class::Normal: C.Result[0] = std::isfinite(X) && std::fabs(X) >= Smallest; return;
  }
}

template <unsigned N> void dot(Lane &, const Call &C) {
  const Scalar Type = operandType(C);
  double Sum = 0;
  for (unsigned I = 0; I < N; ++I) {
    const double Product = operand(C, 1 + I) * operand(C, 1 + N + I);
    Sum = asFloat(Type, fromFloat(Type, Sum + asFloat(Type, fromFloat(Type, Product))));
  }
  give(C, Sum);
}

void dotHalfAdd(Lane &, const Call &C) {
  give(C, operand(C, 1) + operand(C, 2) * operand(C, 4) + operand(C, 3) * operand(C, 5));
}

void sameBits(Lane &, const Call &C) {
  C.Result[0] = C.Arg[1];
}
void floatToHalf(Lane &, const Call &C) {
  C.Result[0] = toHalfTowardZero(operand(C, 1));
}
void halfToFloat(Lane &, const Call &C) {
  give(C, fromHalf(uint16_t(C.Arg[1])));
}
void toFloat(Lane &, const Call &C) {
  give(C, operand(C, 1));
}

/// Saturates out of range; NaN gives 0.
template <typename T> void doubleToInteger(Lane &, const Call &C) {
  const double X = operand(C, 1);
  using Limits = std::numeric_limits<T>;
  T Value = 0;
  if (X >= double(Limits::max()))
    Value = Limits::max();
  else if (X <= double(Limits::min()))
    Value = Limits::min();
  else if (!std::isnan(X))
    Value = T(X);
  C.Result[0] = uint32_t(Value);
}

void makeDouble(Lane &, const Call &C) {
  C.Result[0] = C.Arg[1] | C.Arg[2] << 32;
}
void splitDouble(Lane &, const Call &C) {
  C.Result[0] = uint32_t(C.Arg[1]);
  C.Result[1] = C.Arg[1] >> 32;
}

} // namespace

void addMathMeanings(MeaningTable &T) {
  auto Add = [&T](OpCode Op, LaneMeaning F) { T[Op].Alone = F; };
  Add(OpCode::FAbs, absolute);
  Add(OpCode::Saturate, unary<clampToUnit>);
  Add(OpCode::IsNaN, classify<Class::NaN>);
  Add(OpCode::IsInf, classify<Class::Infinite>);
  Add(OpCode::IsFinite, classify<Class::Finite>);
  Add(OpCode::IsNormal, classify<Class::Normal>);
  Add(OpCode::Cos, unary<std::cos>);
  Add(OpCode::Sin, unary<std::sin>);
  Add(OpCode::Tan, unary<std::tan>);
  Add(OpCode::Acos, unary<std::acos>);
  Add(OpCode::Asin, unary<std::asin>);
  Add(OpCode::Atan, unary<std::atan>);
  Add(OpCode::Hcos, unary<std::cosh>);
  Add(OpCode::Hsin, unary<std::sinh>);
  Add(OpCode::Htan, unary<std::tanh>);
  Add(OpCode::Exp, unary<std::exp2>);
  Add(OpCode::Log, unary<std::log2>);
  Add(OpCode::Frc, unary<fraction>);
  Add(OpCode::Sqrt, unary<std::sqrt>);
  Add(OpCode::Rsqrt, unary<reciprocalRoot>);
  Add(OpCode::Round_ne, unary<roundEven>);
  Add(OpCode::Round_ni, unary<std::floor>);
  Add(OpCode::Round_pi, unary<std::ceil>);
  Add(OpCode::Round_z, unary<std::trunc>);
  Add(OpCode::FMax, binary<greater>);
  Add(OpCode::FMin, binary<lesser>);
  Add(OpCode::FMad, multiplyAdd);
  Add(OpCode::Fma, fusedMultiplyAdd);
  Add(OpCode::Dot2, dot<2>);
  Add(OpCode::Dot3, dot<3>);
  Add(OpCode::Dot4, dot<4>);
  Add(OpCode::Dot2AddHalf, dotHalfAdd);
  for (OpCode Op : {OpCode::BitcastI16toF16, OpCode::BitcastF16toI16, OpCode::BitcastI32toF32,
                    OpCode::BitcastF32toI32, OpCode::BitcastI64toF64, OpCode::BitcastF64toI64})
    Add(Op, sameBits);
  Add(OpCode::LegacyF32ToF16, floatToHalf);
  Add(OpCode::LegacyF16ToF32, halfToFloat);
  Add(OpCode::LegacyDoubleToFloat, toFloat);
  Add(OpCode::LegacyDoubleToSInt32, doubleToInteger<int32_t>);
  Add(OpCode::LegacyDoubleToUInt32, doubleToInteger<uint32_t>);
  Add(OpCode::MakeDouble, makeDouble);
  Add(OpCode::SplitDouble, splitDouble);
}

} // namespace dxil::execution
