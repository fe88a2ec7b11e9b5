// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Counts instructions by DXC's categories for STAT.
#pragma once

#include <dxil/module/Module.h>

#include <map>
#include <string_view>

namespace dxil::container {

/// Returns the number of instructions in each category and the bytes of arrays, under the names of
/// `dx.counters`. Omits categories with a count of zero.
std::map<std::string_view, uint64_t> countInstructions(const ir::Module &M);

/// Adds the counts to a module as metadata `dx.counters`.
void addCounters(ir::Module &M, const std::map<std::string_view, uint64_t> &Counts);

} // namespace dxil::container
