// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Checks of type annotations, and of type-based alias information attached to instructions.
#pragma once

#include "Context.h"

namespace dxil::validation {

/// Reports malformed type annotations and malformed named metadata of LLVM.
void checkAnnotations(Context &Ctx);

/// Returns the error in a !tbaa node or its parents; empty if it is well formed.
std::string_view tbaaError(const ir::Module &M, ir::MetadataId Node);

} // namespace dxil::validation
