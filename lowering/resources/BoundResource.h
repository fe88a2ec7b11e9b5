// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The resource to which a handle of a lowered module belongs.
#pragma once

#include "dxil/contract/ResourceRecords.h"
#include "llvm/ADT/ArrayRef.h"

namespace llvm {
class Value;
} // namespace llvm

namespace dxil::lowering {

/// Returns the entry of `dx.resources` to which \p Handle belongs, found through the ops that made
/// the handle. Returns null for a handle from a descriptor heap and for one of unknown origin. Of a
/// phi or select the first handle counts.
const contract::ResourceRecord *boundResource(const llvm::Value *Handle,
                                              llvm::ArrayRef<contract::ResourceRecord> Resources);

} // namespace dxil::lowering
