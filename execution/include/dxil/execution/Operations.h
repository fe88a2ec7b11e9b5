// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Which ops the engine runs, and why it does not run others.
#pragma once

#include <dxil/generated/OpCodes.h>

#include <string_view>

namespace dxil::execution {

/// Returns true if a program that calls the op can run.
bool runsOp(OpCode Op);
/// Returns the reason why an op does not run. Empty if it runs or is not in the core table.
std::string_view reasonAgainst(OpCode Op);

} // namespace dxil::execution
