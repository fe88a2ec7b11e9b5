// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The tables of a module from the draft that a parser makes: types, constants, metadata and
// attributes in the order in which LLVM 3.7 writes them.
#pragma once

#include "Parser.h"

namespace dxil::ir::parser {

/// Returns the module of a draft. The draft must come from a successful Parser::run().
ir::Module layOut(Draft From);

} // namespace dxil::ir::parser
