// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The entries of `dx.resources` (`dxil.resources` in an upgraded module) as values.
#ifndef DXIL_CONTRACT_RESOURCERECORDS_H
#define DXIL_CONTRACT_RESOURCERECORDS_H

#include "dxil/generated/MetadataNumbers.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/DXILABI.h"

#include <cstdint>

namespace llvm {
class Constant;
class MDNode;
class StructType;
} // namespace llvm

namespace dxil::contract {

/// One entry of `dx.resources`.
struct ResourceRecord {
  llvm::dxil::ResourceClass Class = llvm::dxil::ResourceClass::SRV;
  llvm::dxil::ResourceKind Kind = llvm::dxil::ResourceKind::Invalid;
  uint32_t ID = 0;
  llvm::StringRef Name;
  uint32_t Space = 0;
  uint32_t LowerBound = 0;
  uint32_t Size = 1; ///< number of registers; UINT32_MAX if unbounded
  bool HasCounter = false;
  bool IsROV = false;
  bool UsedByAtomic64 = false;
  bool IsGloballyCoherent = false, IsReorderCoherent = false;
  const llvm::Constant *Symbol = nullptr; ///< of a library: the global that stands for it
  uint32_t Stride = 0;                    ///< bytes, of structured buffers
  uint32_t ComponentCount = 1;            ///< of a typed resource's element
  uint32_t ElementType = 0;               ///< number of the component type, of typed ones
  uint32_t Bytes = 0;                     ///< of constant buffers
  uint32_t SamplerKind = 0;               ///< number of llvm::dxil::SamplerType, of samplers
  uint32_t SampleCount = 0;               ///< of multisampled textures that are read
  uint32_t FeedbackKind = 0; ///< number of llvm::dxil::SamplerFeedbackType, of feedback maps

  /// The last register of the range; UINT32_MAX if unbounded.
  /// A library's register without a binding is UINT32_MAX, and the sum then wraps.
  uint32_t upperBound() const {
    bool Unbounded = Size == 0 || Size == UINT32_MAX;
    return Unbounded ? UINT32_MAX : LowerBound + Size - 1;
  }
};

/// The resources of \p Node, that of `dx.resources`, class by class in its order. Entries of
/// an unexpected shape are skipped; null has none.
llvm::SmallVector<ResourceRecord, 8> readResources(const llvm::MDNode *Node);

/// The type that the symbol of a resource is written as a pointer to: the type of an undefined
/// value, the type that SymbolTypeMetadata gives a global, or the global's own. Null for null.
llvm::Type *symbolType(const llvm::Constant *Symbol);

/// The type of one resource, as its symbol has it; null if that is not a struct.
llvm::StructType *symbolStruct(const llvm::Constant *Symbol);

} // namespace dxil::contract

#endif // DXIL_CONTRACT_RESOURCERECORDS_H
