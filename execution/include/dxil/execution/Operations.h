// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Which ops the engine runs, and why it does not run the others.
#pragma once

#include <dxil/generated/OpCodes.h>

#include <string_view>

namespace dxil::execution {

/// Whether a program that calls the op can run.
bool runsOp(OpCode Op);
/// Why an op does not run; empty if it does, or if it is not of the core table.
std::string_view reasonAgainst(OpCode Op);

} // namespace dxil::execution
