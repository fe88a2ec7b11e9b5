// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Type-based alias information attached to instructions.
#pragma once

#include "Context.h"

namespace dxil::validation {

/// Reports malformed type annotations and malformed named metadata of LLVM.
void checkAnnotations(Context &Ctx);

/// The error in a !tbaa node or its parents; empty if it is well formed.
std::string_view tbaaError(const ir::Module &M, ir::MetadataId Node);

} // namespace dxil::validation
