// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Statements.
#pragma once

#include "Context.h"

namespace dxil::frontend {

StmtId checkBlock(CheckContext &C, syntax::NodeId Node, bool OwnScope);
void checkReturns(CheckContext &C, FunctionId F, Location End);

} // namespace dxil::frontend
