// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Entry points of ray tracing stages, which keep their parameters.
#ifndef DXIL_LOWERING_RAYTRACINGENTRY_H
#define DXIL_LOWERING_RAYTRACINGENTRY_H

#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"

namespace llvm {
class Function;
class Type;
} // namespace llvm

namespace dxil::contract {
struct EntryInterface;
}

namespace dxil::lowering {

/// Whether \p Stage, as in `[shader("...")]`, is a ray tracing stage.
bool isRayTracingStage(llvm::StringRef Stage);

/// Puts in the place of \p Shader, the function that clang has made the shader, one with the
/// parameters of \p Entry, that calls it. Its name is one that runtimes find the entry point's name
/// in, and `!dxil.paramTypes` says what its pointers point to (docs/ir-contract.md). Reports to the
/// context if the parameters are not those of the stage.
void buildRayTracingEntry(llvm::Function &Shader, llvm::Function &Entry,
                          const contract::EntryInterface &Interface);

/// The types of the variables that the front end leaves for payloads and the like in the empty
/// function that \p Shader calls.
llvm::SmallVector<llvm::Type *, 2> objectTypes(const llvm::Function &Shader);

/// What the parameter \p Index of \p F points to, if `!dxil.paramTypes` says it; else null.
llvm::Type *parameterPointee(const llvm::Function &F, unsigned Index);

} // namespace dxil::lowering

#endif // DXIL_LOWERING_RAYTRACINGENTRY_H
