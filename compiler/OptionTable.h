// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The records of Options.td in the form of LLVM's option parser.
#pragma once

#include "llvm/Option/OptTable.h"
#include "llvm/Option/Option.h"

namespace dxil::compiler {

enum OptionId : unsigned {
  OPT_INVALID = 0,
#define OPTION(...) LLVM_MAKE_OPT_ID(__VA_ARGS__),
#include "Options.inc"
#undef OPTION
};

class OptionTable : public llvm::opt::GenericOptTable {
public:
  OptionTable();
};

} // namespace dxil::compiler
