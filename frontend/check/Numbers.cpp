// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Arithmetic of constants with the widths of HLSL's scalars.
#include "Context.h"
#include "Evaluator.h"
#include "dxil/contract/FloatRemainder.h"

#include "llvm/ADT/APFloat.h"
#include "llvm/ADT/bit.h"

#include <cmath>

using namespace dxil::frontend;
using expr::BinaryOp;
using llvm::APFloat;

namespace {

/// The storage of a number in constants.
enum class Store { Bool, Integer, Half, Float, Double };

unsigned widthOf(const TypeTable &Types, ScalarKind K) {
  return K == ScalarKind::LiteralInt ? 64 : Types.bits(K);
}

Store storeOf(const TypeTable &Types, ScalarKind K) {
  if (K == ScalarKind::Bool)
    return Store::Bool;
  if (!isFloating(K))
    return Store::Integer;
  if (K == ScalarKind::LiteralFloat)
    return Store::Double;
  switch (Types.bits(K)) {
  case 16: return Store::Half;
  case 64: return Store::Double;
  default: return Store::Float;
  }
}

uint64_t cut(uint64_t Bits, unsigned Width) {
  return Width >= 64 ? Bits : Bits & ((uint64_t(1) << Width) - 1);
}

bool hasSign(ScalarKind K) {
  return !isUnsigned(K) && K != ScalarKind::Bool;
}

uint64_t halfBits(double Value) {
  APFloat F(Value);
  bool Lossy = false;
  F.convert(APFloat::IEEEhalf(), APFloat::rmNearestTiesToEven, &Lossy);
  return F.bitcastToAPInt().getZExtValue();
}

double halfValue(uint64_t Bits) {
  APFloat F(APFloat::IEEEhalf(), llvm::APInt(16, Bits & 0xffff));
  bool Lossy = false;
  F.convert(APFloat::IEEEdouble(), APFloat::rmNearestTiesToEven, &Lossy);
  return F.convertToDouble();
}

uint64_t floatBits(Store S, double Value) {
  switch (S) {
  case Store::Half: return halfBits(Value);
  case Store::Float: return llvm::bit_cast<uint32_t>(float(Value));
  default: return llvm::bit_cast<uint64_t>(Value);
  }
}

uint64_t floatRemainder(Store S, double A, double B) {
  const llvm::fltSemantics &Semantics = S == Store::Half    ? APFloat::IEEEhalf()
                                        : S == Store::Float ? APFloat::IEEEsingle()
                                                            : APFloat::IEEEdouble();
  APFloat X(A), Y(B);
  bool Lossy = false;
  X.convert(Semantics, APFloat::rmNearestTiesToEven, &Lossy);
  Y.convert(Semantics, APFloat::rmNearestTiesToEven, &Lossy);
  return dxil::contract::floatRemainder(X, Y).bitcastToAPInt().getZExtValue();
}

template <typename T> std::optional<uint64_t> compareNumbers(BinaryOp Op, T A, T B) {
  switch (Op) {
  case BinaryOp::Less: return A < B;
  case BinaryOp::Greater: return A > B;
  case BinaryOp::LessEqual: return A <= B;
  case BinaryOp::GreaterEqual: return A >= B;
  case BinaryOp::Equal: return A == B;
  case BinaryOp::NotEqual: return A != B;
  default: return {};
  }
}

std::optional<uint64_t> computeFloat(BinaryOp Op, Store S, double A, double B) {
  switch (Op) {
  case BinaryOp::Multiply: return floatBits(S, A * B);
  case BinaryOp::Divide: return floatBits(S, A / B);
  case BinaryOp::Remainder: return floatRemainder(S, A, B);
  case BinaryOp::Add: return floatBits(S, A + B);
  case BinaryOp::Subtract: return floatBits(S, A - B);
  default: return compareNumbers(Op, A, B);
  }
}

/// Returns the quotient or remainder, or nothing if it is undefined or overflows.
std::optional<uint64_t> divide(BinaryOp Op, bool Signed, int64_t A, int64_t B) {
  if (B == 0 || (Signed && B == -1 && A == INT64_MIN))
    return {};
  if (Signed)
    return uint64_t(Op == BinaryOp::Divide ? A / B : A % B);
  return Op == BinaryOp::Divide ? uint64_t(A) / uint64_t(B) : uint64_t(A) % uint64_t(B);
}

std::optional<uint64_t> computeInteger(BinaryOp Op, bool Signed, unsigned Width, int64_t A,
                                       int64_t B) {
  uint64_t X = uint64_t(A), Y = uint64_t(B);
  switch (Op) {
  case BinaryOp::Multiply: return cut(X * Y, Width);
  case BinaryOp::Add: return cut(X + Y, Width);
  case BinaryOp::Subtract: return cut(X - Y, Width);
  case BinaryOp::Divide:
  case BinaryOp::Remainder: {
    auto Result = divide(Op, Signed, A, B);
    return Result ? std::optional(cut(*Result, Width)) : std::nullopt;
  }
  case BinaryOp::ShiftLeft: return cut(X << (Y & (Width - 1)), Width);
  case BinaryOp::ShiftRight:
    return cut(Signed ? uint64_t(A >> (Y & (Width - 1))) : X >> (Y & (Width - 1)), Width);
  case BinaryOp::And: return X & Y;
  case BinaryOp::Xor: return cut(X ^ Y, Width);
  case BinaryOp::Or: return cut(X | Y, Width);
  case BinaryOp::LogicalAnd: return X && Y;
  case BinaryOp::LogicalOr: return X || Y;
  default: return Signed ? compareNumbers(Op, A, B) : compareNumbers(Op, X, Y);
  }
}

} // namespace

int64_t dxil::frontend::integerOf(const TypeTable &Types, ScalarKind K, uint64_t Bits) {
  unsigned Width = widthOf(Types, K);
  if (Width >= 64 || K == ScalarKind::Bool)
    return int64_t(Bits);
  Bits = cut(Bits, Width);
  if (hasSign(K) && Bits >> (Width - 1))
    Bits |= ~uint64_t(0) << Width;
  return int64_t(Bits);
}

Number dxil::frontend::decode(const TypeTable &Types, ScalarKind K, uint64_t Bits) {
  switch (storeOf(Types, K)) {
  case Store::Bool: return {false, Bits != 0, 0};
  case Store::Integer: return {false, integerOf(Types, K, Bits), 0};
  case Store::Half: return {true, 0, halfValue(Bits)};
  case Store::Float: return {true, 0, double(llvm::bit_cast<float>(uint32_t(Bits)))};
  case Store::Double: return {true, 0, llvm::bit_cast<double>(Bits)};
  }
  return {};
}

std::optional<uint64_t> dxil::frontend::encode(const TypeTable &Types, ScalarKind K, Number N,
                                               bool FromUnsigned) {
  Store S = storeOf(Types, K);
  if (S == Store::Bool)
    return N.IsFloat ? N.Float != 0 : N.Integer != 0;
  if (S != Store::Integer) {
    if (N.IsFloat)
      return floatBits(S, N.Float);
    // A 64-bit integer is rounded once, directly to the target width.
    if (S == Store::Float)
      return llvm::bit_cast<uint32_t>(FromUnsigned ? float(uint64_t(N.Integer)) : float(N.Integer));
    return floatBits(S, FromUnsigned ? double(uint64_t(N.Integer)) : double(N.Integer));
  }
  unsigned Width = widthOf(Types, K);
  if (!N.IsFloat)
    return cut(uint64_t(N.Integer), Width);
  if (std::isnan(N.Float))
    return {};
  double Whole = std::trunc(N.Float);
  double Low = hasSign(K) ? -std::ldexp(1.0, int(Width) - 1) : 0;
  double High = std::ldexp(1.0, int(Width) - (hasSign(K) ? 1 : 0));
  if (Whole < Low || Whole >= High)
    return {};
  return cut(hasSign(K) ? uint64_t(int64_t(Whole)) : uint64_t(Whole), Width);
}

std::optional<uint64_t> dxil::frontend::compute(const TypeTable &Types, BinaryOp Op, ScalarKind K,
                                                uint64_t A, uint64_t B) {
  Number X = decode(Types, K, A), Y = decode(Types, K, B);
  if (X.IsFloat)
    return computeFloat(Op, storeOf(Types, K), X.Float, Y.Float);
  return computeInteger(Op, hasSign(K), K == ScalarKind::Bool ? 1 : widthOf(Types, K), X.Integer,
                        Y.Integer);
}
