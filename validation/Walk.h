// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The walk over the instructions: visits each instruction once for all rule groups that check
// instructions, op calls and well-formedness.
#pragma once

namespace dxil::validation {

class Context;

/// Needs facts and handles; fills Ctx's uses of functions and variables. Returns false if a
/// function is too malformed for rules that follow control flow. Time and memory are near-linear in
/// the module, whatever its calls.
bool walkInstructions(Context &Ctx);

} // namespace dxil::validation
