// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Which types memory, allocas and accesses may have.
#pragma once

#include "Context.h"

namespace dxil::validation {

/// Reports what is wrong with a type in memory; Where says whose type it is. At may be null.
/// Returns whether it is allowed.
bool checkMemoryType(Context &Ctx, ir::TypeId T, std::string_view Where, const ir::Instruction *At);

/// Whether a type is one of the structs that operations return or take by name.
bool isOpStruct(const ir::Module &M, ir::TypeId T);

} // namespace dxil::validation
