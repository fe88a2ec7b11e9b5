// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Entry points of ray tracing stages, which keep their parameters.
#pragma once

#include <dxil/generated/OpCodes.h>

namespace llvm {
class Function;
class Type;
} // namespace llvm

namespace dxil::contract {
struct EntryPoint;
}

namespace dxil::lowering {

/// Returns true if \p S is a ray tracing stage.
bool isRayTracingStage(Stage S);

/// Replaces the shader of \p E by a function with the parameters of its body that calls the body.
/// Runtimes find the entry point's name in the new function's name, and `!dxil.paramTypes` has the
/// pointee types of its parameters (docs/ir-contract.md). Reports an error if the parameters do not
/// fit the stage.
void buildRayTracingEntry(const contract::EntryPoint &E);

/// Returns the pointee type of parameter \p Index of \p F from `!dxil.paramTypes`, or null.
llvm::Type *parameterPointee(const llvm::Function &F, unsigned Index);

} // namespace dxil::lowering
