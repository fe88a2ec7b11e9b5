// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What PSV0 says of hull, domain, geometry, mesh and amplification shaders alone.
#ifndef DXIL_TARGET_STAGESTATE_H
#define DXIL_TARGET_STAGESTATE_H

#include "ModuleMetadata.h"
#include "Signature.h"

namespace llvm::mcdxbc {
struct PSVRuntimeInfo;
}

namespace dxil {

/// Adds the fields of \p Stage, from the entry's properties and its signatures \p S. Stages
/// without a state of their own are left alone. \p GroupSharedBytes is the size of group shared
/// memory.
void addStageState(const EntryRecord &E, const EntrySignatures &S, uint32_t GroupSharedBytes,
                   llvm::Triple::EnvironmentType Stage, llvm::mcdxbc::PSVRuntimeInfo &Info);

} // namespace dxil

#endif // DXIL_TARGET_STAGESTATE_H
