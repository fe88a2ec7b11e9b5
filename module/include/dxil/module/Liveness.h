// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// How many numbers of a function are alive at once.
#pragma once

#include <dxil/module/Module.h>

#include <optional>

namespace dxil::ir {

/// The most 32-bit numbers that are alive at one place of a function: results and arguments that
/// something later uses, 64-bit ones twice, structs as many as their fields; handles and pointers
/// are none. What a phi takes is alive at the end of the block that it comes from. A lower bound of
/// the registers that a shader needs, before a driver has scheduled it. Nothing for a declaration,
/// or where blocks times values are more than 2^31.
std::optional<uint64_t> mostAlive(const Module &M, const Function &F);

} // namespace dxil::ir
