// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Rules about types of memory, allocas and accesses, and queries about the contents of types. Each
// result is computed once for each type: the number of paths to a nested type can be exponential.
#pragma once

#include "Context.h"

namespace dxil::validation {

/// Reports errors in a type in memory and returns false, or returns true if it is allowed. `Where`
/// describes the type's user. `Place` may be null.
bool checkMemoryType(Context &Ctx, ir::TypeId T, std::string_view Where,
                     const ir::Instruction *Place);

/// Returns true if the type is one of the structs that ops return or take by name.
bool isOpStruct(const ir::Module &M, ir::TypeId T);

/// Returns for each type whether it is, points to or contains an HLSL object such as a texture or
/// sampler.
std::vector<bool> objectTypes(const ir::Module &M);

} // namespace dxil::validation
