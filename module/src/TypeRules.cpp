// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Rules for the types that casts convert.
#include "TypeRules.h"

#include <algorithm>

namespace dxil::ir {

namespace {

// Returns the bits of an integer or floating-point type; 0 for any other type.
uint32_t scalarBits(const Type &T) {
  switch (T.Kind) {
  case TypeKind::Integer: return T.Width;
  case TypeKind::Half: return 16;
  case TypeKind::Float: return 32;
  case TypeKind::Double: return 64;
  case TypeKind::X86Fp80: return 80;
  case TypeKind::Fp128:
  case TypeKind::PpcFp128: return 128;
  default: return 0;
  }
}

// A pair of types. Vectors are split into their element types and counts.
struct Operands {
  const Type &From, &To;
  uint64_t FromCount, ToCount; ///< 0 if the type is no vector

  bool ints() const { return From.Kind == TypeKind::Integer && To.Kind == TypeKind::Integer; }
  bool floats() const { return From.isFloat() && To.isFloat(); }
  bool pointers() const { return From.Kind == TypeKind::Pointer && To.Kind == TypeKind::Pointer; }

  // Checks LLVM's rules for each cast (Language Reference, "Conversion Operations").
  bool fit(Opcode Op) const {
    uint32_t FromBits = scalarBits(From), ToBits = scalarBits(To);
    if (Op == Opcode::BitCast) {
      if (pointers())
        return FromCount == ToCount && From.AddressSpace == To.AddressSpace;
      return FromBits && ToBits &&
             FromBits * std::max<uint64_t>(FromCount, 1) == ToBits * std::max<uint64_t>(ToCount, 1);
    }
    if (FromCount != ToCount)
      return false;
    switch (Op) {
    case Opcode::Trunc: return ints() && FromBits > ToBits;
    case Opcode::ZExt:
    case Opcode::SExt: return ints() && FromBits < ToBits;
    case Opcode::FPTrunc: return floats() && FromBits > ToBits;
    case Opcode::FPExt: return floats() && FromBits < ToBits;
    case Opcode::FPToUI:
    case Opcode::FPToSI: return From.isFloat() && To.Kind == TypeKind::Integer;
    case Opcode::UIToFP:
    case Opcode::SIToFP: return From.Kind == TypeKind::Integer && To.isFloat();
    case Opcode::PtrToInt: return From.Kind == TypeKind::Pointer && To.Kind == TypeKind::Integer;
    case Opcode::IntToPtr: return From.Kind == TypeKind::Integer && To.Kind == TypeKind::Pointer;
    case Opcode::AddrSpaceCast: return pointers() && From.AddressSpace != To.AddressSpace;
    default: return false;
    }
  }
};

} // namespace

bool castFits(const Module &M, Opcode Op, TypeId From, TypeId To) {
  auto Element = [&](const Type &T) -> const Type & {
    return T.Kind == TypeKind::Vector ? M.Types[T.Element] : T;
  };
  auto Count = [](const Type &T) { return T.Kind == TypeKind::Vector ? T.Count : 0; };
  const Type &F = M.Types[From], &T = M.Types[To];
  return Operands{Element(F), Element(T), Count(F), Count(T)}.fit(Op);
}

} // namespace dxil::ir
