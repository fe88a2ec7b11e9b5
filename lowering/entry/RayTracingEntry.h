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

/// Returns true if \p Stage, as in `[shader("...")]`, is a ray tracing stage.
bool isRayTracingStage(llvm::StringRef Stage);

/// Replaces \p Shader, the shader function of the front end, by a function with the parameters of
/// \p Entry that calls \p Entry. Runtimes find the entry point's name in the new function's name,
/// and `!dxil.paramTypes` has the pointee types of its parameters (docs/ir-contract.md). Reports an
/// error if the parameters do not fit the stage.
void buildRayTracingEntry(llvm::Function &Shader, llvm::Function &Entry,
                          const contract::EntryInterface &Interface);

/// Returns the types of payloads and similar objects. The front end leaves variables of these types
/// in the empty function that \p Shader calls.
llvm::SmallVector<llvm::Type *, 2> objectTypes(const llvm::Function &Shader);

/// Returns the pointee type of parameter \p Index of \p F from `!dxil.paramTypes`, or null.
llvm::Type *parameterPointee(const llvm::Function &F, unsigned Index);

} // namespace dxil::lowering

#endif // DXIL_LOWERING_RAYTRACINGENTRY_H
