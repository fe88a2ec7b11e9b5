// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Computes the number of values in a function that are live at once.
#pragma once

#include <dxil/module/Module.h>

#include <optional>

namespace dxil::ir {

/// Returns the largest number of 32-bit words that are live at one point of a function. Counts
/// results and arguments that are used later: 64-bit numbers twice, structs by their fields,
/// handles and pointers not at all. An operand of a phi is live to the end of its incoming block.
/// The result is a lower bound of the registers that a shader needs before a driver has scheduled
/// it. Returns nothing for a declaration, and if blocks times values exceed 2^31.
std::optional<uint64_t> mostAlive(const Module &M, const Function &F);

} // namespace dxil::ir
