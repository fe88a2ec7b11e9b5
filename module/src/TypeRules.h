// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <dxil/module/Module.h>

namespace dxil::ir {

/// Whether the cast `Op` converts values of one type to the other.
bool castFits(const Module &M, Opcode Op, TypeId From, TypeId To);

/// Whether a type is of floats: one, or a vector of them.
inline bool hasFloats(const Module &M, TypeId T) {
  const Type &Of = M.type(T);
  return Of.isFloat() || (Of.Kind == TypeKind::Vector && M.type(Of.Element).isFloat());
}

/// Whether a binary operation is one of floats. Records have one number for it and its like of
/// integers: the type of the operands tells which.
inline bool isFloatOperation(Opcode Op) {
  return Op == Opcode::FAdd || Op == Opcode::FSub || Op == Opcode::FMul || Op == Opcode::FDiv ||
         Op == Opcode::FRem;
}

} // namespace dxil::ir
