// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The handles of constants: those of constant buffers have a type in LLVM, those of texture buffers
// are `target("dx.Texture")` of their own kind, with the buffer's content as the element.
#ifndef DXIL_LOWERING_CONSTANTHANDLES_H
#define DXIL_LOWERING_CONSTANTHANDLES_H

#include "llvm/Analysis/DXILResource.h"
#include "llvm/IR/DataLayout.h"
#include "llvm/IR/DerivedTypes.h"

namespace dxil::lowering {

/// Whether handles of \p Ty are those of `tbuffer` and TextureBuffer<T>.
inline bool isTextureBuffer(const llvm::Type *Ty) {
  const auto *Texture = llvm::dyn_cast<llvm::dxil::TextureExtType>(Ty);
  return Texture && Texture->getDimension() == llvm::dxil::ResourceKind::TBuffer;
}

/// Whether handles of \p Ty are those of constants.
inline bool holdsConstants(const llvm::Type *Ty) {
  return llvm::isa<llvm::dxil::CBufferExtType>(Ty) || isTextureBuffer(Ty);
}

/// The type of the handles of a texture buffer that holds \p Body.
inline llvm::TargetExtType *textureBufferType(llvm::Type *Body) {
  return llvm::TargetExtType::get(Body->getContext(), "dx.Texture", {Body},
                                  {0, 0, 0, unsigned(llvm::dxil::ResourceKind::TBuffer)});
}

/// The bytes of the texture buffer that handles of \p Ty lead to.
inline uint32_t textureBufferSize(const llvm::TargetExtType *Ty, const llvm::DataLayout &DL) {
  return uint32_t(DL.getTypeAllocSize(Ty->getTypeParameter(0)).getFixedValue());
}

} // namespace dxil::lowering

#endif // DXIL_LOWERING_CONSTANTHANDLES_H
