// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Work graph nodes in RDAT.
#ifndef DXIL_TARGET_NODERECORDS_H
#define DXIL_TARGET_NODERECORDS_H

#include "ModuleMetadata.h"
#include "RuntimeDataBuilder.h"

namespace dxil {

/// Adds the records of the node \p E, which uses \p GroupSharedBytes of group shared memory.
/// Returns the index of its node shader record.
uint32_t addNodeShader(RuntimeDataBuilder &Data, const EntryRecord &E, uint32_t GroupSharedBytes);

} // namespace dxil

#endif // DXIL_TARGET_NODERECORDS_H
