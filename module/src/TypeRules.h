// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <dxil/module/Module.h>

namespace dxil::ir {

/// Returns true if the cast `Op` can convert between the types.
bool castFits(const Module &M, Opcode Op, TypeId From, TypeId To);

/// Returns true for floating-point types and vectors of them.
inline bool hasFloats(const Module &M, TypeId T) {
  const Type &Ty = M.type(T);
  return Ty.isFloat() || (Ty.Kind == TypeKind::Vector && M.type(Ty.Element).isFloat());
}

/// Returns true if a binary operation is a floating-point one. A record has one number for the
/// integer and the floating-point operation; the operand type selects.
inline bool isFloatOperation(Opcode Op) {
  return Op == Opcode::FAdd || Op == Opcode::FSub || Op == Opcode::FMul || Op == Opcode::FDiv ||
         Op == Opcode::FRem;
}

} // namespace dxil::ir
