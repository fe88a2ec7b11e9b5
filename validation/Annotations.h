// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Type-based alias information attached to instructions.
#pragma once

#include "Context.h"

namespace dxil::validation {

/// Whether type annotations and LLVM's own named metadata are well formed; reports if not.
void checkAnnotations(Context &Ctx);

/// What is wrong with the shape of a !tbaa node and its parents; empty if nothing.
std::string_view tbaaError(const ir::Module &M, ir::MetadataId Node);

} // namespace dxil::validation
