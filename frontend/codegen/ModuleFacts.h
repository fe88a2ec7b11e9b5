// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Facts of the whole module.
#pragma once

#include "Context.h"

namespace dxil::frontend {

void setModuleFacts(CodegenContext &G);

} // namespace dxil::frontend
