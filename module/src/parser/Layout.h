// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Lays out the tables of a module from the parser's draft: types, constants, metadata and
// attributes in LLVM 3.7's writing order.
#pragma once

#include "Parser.h"

namespace dxil::ir::parser {

/// Returns the module of a draft. The draft must come from a successful Parser::run().
ir::Module layOut(Draft From);

} // namespace dxil::ir::parser
