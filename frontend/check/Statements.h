// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Statements.
#ifndef DXIL_FRONTEND_CHECK_STATEMENTS_H
#define DXIL_FRONTEND_CHECK_STATEMENTS_H

#include "Context.h"

namespace dxil::frontend {

StmtId checkBlock(CheckContext &C, syntax::NodeId Node, bool OwnScope);
void checkReturns(CheckContext &C, FunctionId F, Location End);

} // namespace dxil::frontend

#endif // DXIL_FRONTEND_CHECK_STATEMENTS_H
