// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Handles of constants. Constant buffers have a handle type in LLVM; a texture buffer has
// `target("dx.Texture")` with a kind of its own and the buffer's content as the element.
#pragma once

#include "llvm/Analysis/DXILResource.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/DerivedTypes.h"

namespace dxil::lowering {

/// Whether \p Ty is the handle type of `tbuffer` and TextureBuffer<T>.
inline bool isTextureBuffer(const llvm::Type *Ty) {
  const auto *Texture = llvm::dyn_cast<llvm::dxil::TextureExtType>(Ty);
  return Texture && Texture->getDimension() == llvm::dxil::ResourceKind::TBuffer;
}

/// Whether \p Ty is the handle type of a constant buffer or texture buffer.
inline bool holdsConstants(const llvm::Type *Ty) {
  return llvm::isa<llvm::dxil::CBufferExtType>(Ty) || isTextureBuffer(Ty);
}

/// Returns the size in bytes of a texture buffer with the handle type \p Ty.
inline uint32_t textureBufferSize(const llvm::TargetExtType *Ty, const llvm::DataLayout &DL) {
  return uint32_t(DL.getTypeAllocSize(Ty->getTypeParameter(0)).getFixedValue());
}

} // namespace dxil::lowering
