// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The RDAT part: what a runtime must know to link a library.
#ifndef DXIL_TARGET_RUNTIMEDATA_H
#define DXIL_TARGET_RUNTIMEDATA_H

#include "ModuleMetadata.h"
#include "llvm/ADT/SmallString.h"

namespace dxil {

/// The bytes of RDAT for the library \p M, in the version that its validator version goes with.
/// Subobjects come from `dx.subobjects`; without it from \p Carried, the part of the container that
/// the module is from, as compilers remove that metadata once it is in the part.
llvm::SmallString<0> runtimeData(llvm::Module &M, const ModuleMetadata &MD,
                                 llvm::StringRef Carried);

/// Bytes of the group shared memory that \p F and the functions below it use.
uint32_t groupSharedBytes(const llvm::Module &M, const llvm::Function &F);

} // namespace dxil

#endif // DXIL_TARGET_RUNTIMEDATA_H
