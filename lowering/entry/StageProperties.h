// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What attributes say of an entry point: topology, vertex counts, domain and the like.
#ifndef DXIL_LOWERING_STAGEPROPERTIES_H
#define DXIL_LOWERING_STAGEPROPERTIES_H

#include "llvm/ADT/StringRef.h"

namespace llvm {
class Function;
class MDNode;
class Module;
} // namespace llvm

namespace dxil::contract {
struct EntryInterface;
}

namespace dxil::lowering {

/// Gives \p Shader the pairs of tag and value that its stage needs in `dx.entryPoints`, as its
/// metadata `!dxil.properties`; none for stages that need none. Reports to the context, and returns
/// false, if an attribute is missing or has an unknown value.
bool setStageProperties(llvm::Function &Shader, const contract::EntryInterface &Interface);

/// Makes \p Patch the patch constant function of \p Shader.
void setPatchConstantFunction(llvm::Function &Shader, llvm::Function &Patch);

/// Puts the number of the hull shaders' partitioning where the header's functions of tessellation
/// factors ask for it. Reports to the context if there are several, or none.
void replacePartitioning(llvm::Module &M);

/// The patch constant function of \p Shader; null if it has none.
llvm::Function *patchConstantFunction(const llvm::Function &Shader);

/// The pairs that setStageProperties has left; null if there are none.
llvm::MDNode *stageProperties(const llvm::Function &Shader);

} // namespace dxil::lowering

#endif // DXIL_LOWERING_STAGEPROPERTIES_H
