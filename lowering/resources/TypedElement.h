// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <dxil/contract_names.h>

#include "llvm/Analysis/DXILResource.h"

namespace dxil::lowering {

/// Returns the element type of a typed resource as DXIL names it. 64-bit numbers are pairs of
/// 32-bit integers.
inline llvm::dxil::ElementType typedElement(const llvm::dxil::ResourceTypeInfo &Type) {
  using llvm::dxil::ElementType;
  ElementType Element = Type.getTyped().ElementTy;
  const auto Means = contract::ElementInterpretation(
      Type.getHandleTy()->getIntParameter(contract::InterpretationParameter));
  if (Means == contract::ElementInterpretation::UNorm ||
      Means == contract::ElementInterpretation::SNorm) {
    const bool Signed = Means == contract::ElementInterpretation::SNorm;
    if (Element == ElementType::F16)
      return Signed ? ElementType::SNormF16 : ElementType::UNormF16;
    if (Element == ElementType::F32)
      return Signed ? ElementType::SNormF32 : ElementType::UNormF32;
    if (Element == ElementType::F64)
      return Signed ? ElementType::SNormF64 : ElementType::UNormF64;
  }
  bool Wide =
      Element == ElementType::I64 || Element == ElementType::U64 || Element == ElementType::F64;
  return Wide ? ElementType::U32 : Element;
}

} // namespace dxil::lowering
