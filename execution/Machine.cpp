// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Machine.h"
#include <dxil/execution/Half.h>

#include <bit>

namespace dxil::execution {

unsigned widthOf(Scalar Type) {
  switch (Type) {
  case Scalar::I1: return 1;
  case Scalar::I8: return 8;
  case Scalar::I16:
  case Scalar::F16: return 16;
  case Scalar::I32:
  case Scalar::F32: return 32;
  default: return 64;
  }
}

double asFloat(Scalar Type, Slot Value) {
  switch (Type) {
  case Scalar::F16: return fromHalf(uint16_t(Value));
  case Scalar::F64: return std::bit_cast<double>(Value);
  default: return std::bit_cast<float>(uint32_t(Value));
  }
}

Slot fromFloat(Scalar Type, double Value) {
  switch (Type) {
  case Scalar::F16: return toHalf(Value);
  case Scalar::F64: return std::bit_cast<Slot>(Value);
  default: return std::bit_cast<uint32_t>(float(Value));
  }
}

int64_t asSigned(Scalar Type, Slot Value) {
  const unsigned Unused = 64 - widthOf(Type);
  return int64_t(Value << Unused) >> Unused;
}

Slot fromInteger(Scalar Type, uint64_t Value) {
  const unsigned Unused = 64 - widthOf(Type);
  return Value << Unused >> Unused;
}

const Meaning *findMeaning(OpCode Op) {
  static const MeaningTable Table = [] {
    MeaningTable Result;
    addRayMeanings(Result);
    addResourceMeanings(Result);
    addTextureMeanings(Result);
    addStageMeanings(Result);
    addLinearAlgebraMeanings(Result);
    return Result;
  }();
  auto Match = Table.find(Op);
  return Match == Table.end() ? nullptr : &Match->second;
}

} // namespace dxil::execution
