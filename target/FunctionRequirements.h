// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What each function of a library needs of the runtime: features, a shader model, and a stage that
// may call it. A function needs what the functions that it calls need.
#ifndef DXIL_TARGET_FUNCTIONREQUIREMENTS_H
#define DXIL_TARGET_FUNCTIONREQUIREMENTS_H

#include "ModuleMetadata.h"
#include "llvm/ADT/DenseMap.h"

namespace dxil {

struct FunctionRequirements {
  uint64_t Features = 0;     ///< in SFI0's bit order, with the bits that only RDAT has
  uint32_t MinimumMinor = 0; ///< of shader model 6
  uint32_t Stages = 0xffff;  ///< bit N: the stage with shader kind N
};

/// The requirements of all functions that \p M defines. Which facts count depends on the
/// validator version, as that validator compares them.
llvm::DenseMap<const llvm::Function *, FunctionRequirements>
functionRequirements(llvm::Module &M, const ModuleMetadata &MD);

} // namespace dxil

#endif // DXIL_TARGET_FUNCTIONREQUIREMENTS_H
