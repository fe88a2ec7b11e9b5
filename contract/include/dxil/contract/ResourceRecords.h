// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The entries of `dx.resources` (`dxil.resources` in an upgraded module) as structs.
#pragma once

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
  const llvm::Constant *Symbol = nullptr; ///< in a library: the global that represents the resource
  uint32_t Stride = 0;                    ///< size in bytes of a structured buffer's element
  uint32_t ComponentCount = 1;            ///< components of a typed resource's element
  uint32_t ElementType = 0;               ///< component type of a typed resource
  uint32_t Bytes = 0;                     ///< size of a constant buffer
  uint32_t SamplerKind = 0;               ///< llvm::dxil::SamplerType of a sampler
  uint32_t SampleCount = 0;               ///< samples of a multisampled SRV
  uint32_t FeedbackKind = 0;              ///< llvm::dxil::SamplerFeedbackType of a feedback texture

  /// Returns the last register of the range; UINT32_MAX if unbounded. A library's register without
  /// a binding is UINT32_MAX, and the sum then wraps.
  uint32_t upperBound() const {
    bool Unbounded = Size == 0 || Size == UINT32_MAX;
    return Unbounded ? UINT32_MAX : LowerBound + Size - 1;
  }
};

/// Reads the resources of a `dx.resources` node, class by class, in the order of the node. Skips
/// malformed entries. Returns an empty list if \p Node is null.
llvm::SmallVector<ResourceRecord, 8> readResources(const llvm::MDNode *Node);

/// Returns the pointee type of a resource's symbol: the type of an undef value, the type that
/// SymbolTypeMetadata gives a global, or else the global's own. Returns null for null.
llvm::Type *symbolType(const llvm::Constant *Symbol);

/// Returns the struct type of one resource by its symbol, or null if it is no struct.
llvm::StructType *symbolStruct(const llvm::Constant *Symbol);

} // namespace dxil::contract
