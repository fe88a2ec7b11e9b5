// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a resource handle of a lowered module is a handle of.
#ifndef DXIL_TARGET_HANDLEINFO_H
#define DXIL_TARGET_HANDLEINFO_H

#include "ModuleMetadata.h"

namespace llvm {
class Value;
} // namespace llvm

namespace dxil::target {

struct HandleInfo {
  llvm::dxil::ResourceKind Kind = llvm::dxil::ResourceKind::Invalid;
  bool IsUAV = false;
  uint32_t ComponentCount = 0; ///< of a typed resource's element
  /// The entry of dx.resources; null for a handle from a descriptor heap and
  /// for one that is not understood.
  const contract::ResourceRecord *Record = nullptr;

  /// A typed buffer or a texture: loads convert from a format.
  bool isTyped() const;
};

/// Follows \p Handle to the operations that made it. Where it may be one of
/// several handles (phi, select), the first one counts, as all of them must be
/// of one kind. Unknown handles give a default HandleInfo.
HandleInfo findHandle(const llvm::Value *Handle,
                      llvm::ArrayRef<contract::ResourceRecord> Resources);

} // namespace dxil::target

#endif // DXIL_TARGET_HANDLEINFO_H
