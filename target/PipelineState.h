// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The PSV0 part: what a runtime must know to build a pipeline state.
#ifndef DXIL_TARGET_PIPELINESTATE_H
#define DXIL_TARGET_PIPELINESTATE_H

#include "ModuleMetadata.h"
#include "llvm/ADT/SmallString.h"

namespace dxil {

/// The bytes of PSV0 for the first entry point of \p MD, in the version that
/// the module's validator version goes with.
llvm::SmallString<256> pipelineStateValidation(const llvm::Module &M, const ModuleMetadata &MD);

} // namespace dxil

#endif // DXIL_TARGET_PIPELINESTATE_H
