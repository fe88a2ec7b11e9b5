// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Integer, bit and packing ops.
#include "Machine.h"

#include <algorithm>
#include <bit>
#include <cstdlib>

namespace dxil::execution {
namespace {

Scalar operandType(const Call &C) {
  return C.Function->Args[1];
}
int64_t signedOperand(const Call &C, unsigned I) {
  return asSigned(C.Function->Args[I], C.Arg[I]);
}
void give(const Call &C, unsigned I, uint64_t Value) {
  C.Result[I] = fromInteger(C.Function->Results[I], Value);
}

void signedMax(Lane &, const Call &C) {
  give(C, 0, std::max(signedOperand(C, 1), signedOperand(C, 2)));
}
void signedMin(Lane &, const Call &C) {
  give(C, 0, std::min(signedOperand(C, 1), signedOperand(C, 2)));
}
void unsignedMax(Lane &, const Call &C) {
  give(C, 0, std::max(C.Arg[1], C.Arg[2]));
}
void unsignedMin(Lane &, const Call &C) {
  give(C, 0, std::min(C.Arg[1], C.Arg[2]));
}

// The high half is first, the low half second.
void signedProduct(Lane &, const Call &C) {
  const uint64_t Product = signedOperand(C, 1) * signedOperand(C, 2);
  give(C, 0, Product >> 32);
  give(C, 1, Product);
}
void unsignedProduct(Lane &, const Call &C) {
  const uint64_t Product = C.Arg[1] * C.Arg[2];
  give(C, 0, Product >> 32);
  give(C, 1, Product);
}
/// A division by zero gives all ones for both results.
void divide(Lane &, const Call &C) {
  give(C, 0, C.Arg[2] ? C.Arg[1] / C.Arg[2] : ~uint64_t(0));
  give(C, 1, C.Arg[2] ? C.Arg[1] % C.Arg[2] : ~uint64_t(0));
}
void addWithCarry(Lane &, const Call &C) {
  give(C, 0, C.Arg[1] + C.Arg[2]);
  C.Result[1] = C.Result[0] < C.Arg[1];
}
void subtractWithBorrow(Lane &, const Call &C) {
  give(C, 0, C.Arg[1] - C.Arg[2]);
  C.Result[1] = C.Arg[1] < C.Arg[2];
}
void multiplyAdd(Lane &, const Call &C) {
  give(C, 0, C.Arg[1] * C.Arg[2] + C.Arg[3]);
}

void reverseBits(Lane &, const Call &C) {
  uint64_t Value = C.Arg[1], Reversed = 0;
  for (unsigned I = 0, Width = widthOf(operandType(C)); I < Width; ++I, Value >>= 1)
    Reversed = Reversed << 1 | (Value & 1);
  give(C, 0, Reversed);
}
void countBits(Lane &, const Call &C) {
  give(C, 0, std::popcount(C.Arg[1]));
}
void firstBitLow(Lane &, const Call &C) {
  give(C, 0, C.Arg[1] ? uint64_t(std::countr_zero(C.Arg[1])) : ~uint64_t(0));
}
/// Counts from the highest bit down.
void fromHighest(const Call &C, uint64_t Value) {
  const unsigned Unused = 64 - widthOf(operandType(C));
  give(C, 0, Value ? uint64_t(std::countl_zero(Value) - Unused) : ~uint64_t(0));
}
void firstBitHigh(Lane &, const Call &C) {
  fromHighest(C, C.Arg[1]);
}
/// Finds the highest bit that differs from the sign.
void firstBitHighSigned(Lane &, const Call &C) {
  const int64_t Value = signedOperand(C, 1);
  fromHighest(C, fromInteger(operandType(C), Value < 0 ? ~Value : Value));
}

/// Sums the differences of bytes, except where the reference byte is 0.
void maskedDifferences(Lane &, const Call &C) {
  uint64_t Sum = C.Arg[3];
  for (unsigned Shift = 0; Shift < 32; Shift += 8) {
    const int Reference = C.Arg[1] >> Shift & 255, Source = C.Arg[2] >> Shift & 255;
    Sum += Reference ? std::abs(Reference - Source) : 0;
  }
  give(C, 0, Sum);
}

uint64_t lowBits(uint64_t Count) {
  return (uint64_t(1) << Count) - 1;
}
/// Extracts `Width` bits at `Offset`, both modulo 32.
template <bool Signed> void extractField(Lane &, const Call &C) {
  const unsigned Width = C.Arg[1] & 31, Offset = C.Arg[2] & 31;
  const uint64_t Field = uint32_t(C.Arg[3]) >> Offset & lowBits(Width);
  const bool Negative = Signed && Width && Width + Offset <= 32 && (Field >> (Width - 1) & 1);
  const bool FromSign = Signed && Width && Width + Offset > 32;
  if (FromSign)
    give(C, 0, int64_t(int32_t(C.Arg[3])) >> Offset);
  else
    give(C, 0, Negative ? Field | ~lowBits(Width) : Field);
}
void insertField(Lane &, const Call &C) {
  const unsigned Width = C.Arg[1] & 31, Offset = C.Arg[2] & 31;
  const uint64_t Mask = lowBits(Width) << Offset;
  give(C, 0, (C.Arg[3] << Offset & Mask) | (C.Arg[4] & ~Mask));
}

template <typename Byte> void dotBytesAdd(Lane &, const Call &C) {
  int64_t Sum = int64_t(C.Arg[1]);
  for (unsigned Shift = 0; Shift < 32; Shift += 8)
    Sum += int(Byte(C.Arg[2] >> Shift)) * int(Byte(C.Arg[3] >> Shift));
  give(C, 0, uint64_t(Sum));
}

void unpackBytes(Lane &, const Call &C) {
  for (unsigned I = 0; I < 4; ++I) {
    const auto Byte = uint8_t(C.Arg[2] >> 8 * I);
    give(C, I, C.Arg[1] == Slot(UnpackMode::Signed) ? uint64_t(int64_t(int8_t(Byte))) : Byte);
  }
}
void packBytes(Lane &, const Call &C) {
  uint64_t Packed = 0;
  for (unsigned I = 0; I < 4; ++I) {
    int64_t Value = signedOperand(C, 2 + I);
    if (C.Arg[1] == Slot(PackMode::UClamp))
      Value = std::clamp<int64_t>(Value, 0, 255);
    else if (C.Arg[1] == Slot(PackMode::SClamp))
      Value = std::clamp<int64_t>(Value, -128, 127);
    Packed |= uint64_t(Value & 255) << 8 * I;
  }
  give(C, 0, Packed);
}

} // namespace

void addIntegerMeanings(MeaningTable &T) {
  auto Add = [&T](OpCode Op, LaneMeaning F) { T[Op].Alone = F; };
  Add(OpCode::IMax, signedMax);
  Add(OpCode::IMin, signedMin);
  Add(OpCode::UMax, unsignedMax);
  Add(OpCode::UMin, unsignedMin);
  Add(OpCode::IMul, signedProduct);
  Add(OpCode::UMul, unsignedProduct);
  Add(OpCode::UDiv, divide);
  Add(OpCode::UAddc, addWithCarry);
  Add(OpCode::USubb, subtractWithBorrow);
  Add(OpCode::IMad, multiplyAdd);
  Add(OpCode::UMad, multiplyAdd);
  Add(OpCode::Bfrev, reverseBits);
  Add(OpCode::Countbits, countBits);
  Add(OpCode::FirstbitLo, firstBitLow);
  Add(OpCode::FirstbitHi, firstBitHigh);
  Add(OpCode::FirstbitSHi, firstBitHighSigned);
  Add(OpCode::Msad, maskedDifferences);
  Add(OpCode::Ibfe, extractField<true>);
  Add(OpCode::Ubfe, extractField<false>);
  Add(OpCode::Bfi, insertField);
  Add(OpCode::Dot4AddI8Packed, dotBytesAdd<int8_t>);
  Add(OpCode::Dot4AddU8Packed, dotBytesAdd<uint8_t>);
  Add(OpCode::Unpack4x8, unpackBytes);
  Add(OpCode::Pack4x8, packBytes);
}

} // namespace dxil::execution
