// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The walk over the instructions: each is visited once, for all rule groups that judge
// instructions, calls of ops, and what makes a module well formed.
#pragma once

namespace dxil::validation {

class Context;

/// Needs the facts and the tables of handles; fills Ctx's uses of functions and variables. False if
/// a function is too broken for those who follow control flow. Each instruction is looked at once
/// whatever the functions do; time and memory are near-linear in the module.
bool walkInstructions(Context &Ctx);

} // namespace dxil::validation
