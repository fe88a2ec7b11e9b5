// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "llvm/Analysis/DXILResource.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/DerivedTypes.h"

namespace dxil::lowering {

/// Returns the distance in bytes between elements of the structured buffer that \p Type describes.
/// A vector takes the size of its numbers alone; LLVM would pad a vector of 13 numbers to 16.
inline uint32_t structureStride(llvm::dxil::ResourceTypeInfo &Type, const llvm::DataLayout &DL) {
  llvm::TargetExtType *Handle = Type.getHandleTy();
  if (Handle->getNumTypeParameters() == 1)
    if (auto *Vector = llvm::dyn_cast<llvm::FixedVectorType>(Handle->getTypeParameter(0)))
      return uint32_t(Vector->getNumElements() *
                      DL.getTypeAllocSize(Vector->getElementType()).getFixedValue());
  return Type.getStruct(DL).Stride;
}

} // namespace dxil::lowering
