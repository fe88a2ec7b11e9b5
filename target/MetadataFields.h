// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operands of metadata nodes as values. A missing node or operand, and one of another kind, gives
// the default: metadata comes from input files.
#ifndef DXIL_TARGET_METADATAFIELDS_H
#define DXIL_TARGET_METADATAFIELDS_H

#include "llvm/IR/Constants.h"
#include "llvm/IR/Metadata.h"

namespace dxil {

inline uint32_t mdNumber(const llvm::MDNode *N, unsigned I, uint32_t Default = 0) {
  if (!N || I >= N->getNumOperands())
    return Default;
  auto *C = llvm::mdconst::dyn_extract_or_null<llvm::ConstantInt>(N->getOperand(I));
  return C && C->getBitWidth() <= 64 ? static_cast<uint32_t>(C->getZExtValue()) : Default;
}

inline const llvm::MDNode *mdNode(const llvm::MDNode *N, unsigned I) {
  if (!N || I >= N->getNumOperands())
    return nullptr;
  return llvm::dyn_cast_or_null<llvm::MDNode>(N->getOperand(I));
}

inline llvm::StringRef mdText(const llvm::MDNode *N, unsigned I) {
  if (!N || I >= N->getNumOperands())
    return {};
  auto *S = llvm::dyn_cast_or_null<llvm::MDString>(N->getOperand(I));
  return S ? S->getString() : llvm::StringRef();
}

/// The operand behind \p Tag in a list of pairs of tag and value; 0 if the list has no such pair
/// (the first operand is a tag, so 0 is never a value's).
/// Tags are those of an enumeration of MetadataNumbers.h.
template <class Tags> unsigned mdTagged(const llvm::MDNode *Pairs, Tags Tag) {
  for (unsigned I = 0; Pairs && I + 1 < Pairs->getNumOperands(); I += 2)
    if (mdNumber(Pairs, I, UINT32_MAX) == uint32_t(Tag))
      return I + 1;
  return 0;
}

/// The number behind a tag.
template <class Tags>
uint32_t mdTaggedNumber(const llvm::MDNode *Pairs, Tags Tag, uint32_t Default = 0) {
  unsigned I = mdTagged(Pairs, Tag);
  return I ? mdNumber(Pairs, I, Default) : Default;
}

/// The node behind a tag, or null.
template <class Tags> const llvm::MDNode *mdTaggedNode(const llvm::MDNode *Pairs, Tags Tag) {
  unsigned I = mdTagged(Pairs, Tag);
  return I ? mdNode(Pairs, I) : nullptr;
}

} // namespace dxil

#endif // DXIL_TARGET_METADATAFIELDS_H
