// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Facts of the whole module.
#ifndef DXIL_FRONTEND_CODEGEN_MODULEFACTS_H
#define DXIL_FRONTEND_CODEGEN_MODULEFACTS_H

#include "Context.h"

namespace dxil::frontend {

void setModuleFacts(CodegenContext &G);

} // namespace dxil::frontend

#endif // DXIL_FRONTEND_CODEGEN_MODULEFACTS_H
