// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef DXIL_LOWERING_TYPEDELEMENT_H
#define DXIL_LOWERING_TYPEDELEMENT_H

#include "llvm/Analysis/DXILResource.h"

namespace dxil {

/// What a typed resource that \p Type describes holds, in DXIL's words: numbers of 64 bits are pairs of 32-bit
/// integers there.
inline llvm::dxil::ElementType typedElement(const llvm::dxil::ResourceTypeInfo &Type) {
  using llvm::dxil::ElementType;
  ElementType Element = Type.getTyped().ElementTy;
  bool Wide = Element == ElementType::I64 || Element == ElementType::U64 || Element == ElementType::F64;
  return Wide ? ElementType::U32 : Element;
}

} // namespace dxil

#endif // DXIL_LOWERING_TYPEDELEMENT_H
