// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Which resource a handle of a lowered module is of.
#ifndef DXIL_LOWERING_BOUNDRESOURCE_H
#define DXIL_LOWERING_BOUNDRESOURCE_H

#include "dxil/contract/ResourceRecords.h"
#include "llvm/ADT/ArrayRef.h"

namespace llvm {
class Value;
} // namespace llvm

namespace dxil::lowering {

/// The entry of `dx.resources` that \p Handle is of, found by the ops that made it; null for a
/// handle from a descriptor heap, and for one that nothing is known of. Where it may be one of
/// several handles (phi, select) the first one counts.
const contract::ResourceRecord *boundResource(const llvm::Value *Handle,
                                              llvm::ArrayRef<contract::ResourceRecord> Resources);

} // namespace dxil::lowering

#endif // DXIL_LOWERING_BOUNDRESOURCE_H
