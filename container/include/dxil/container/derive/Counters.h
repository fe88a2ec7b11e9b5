// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Instructions by the sorts in which DXC counts them for STAT.
#pragma once

#include <dxil/module/Module.h>

#include <map>
#include <string_view>

namespace dxil::container {

/// How many instructions of each sort a module has, and how many bytes its arrays; sorts without
/// any are left out. The names are those of `dx.counters`.
std::map<std::string_view, uint64_t> countInstructions(const ir::Module &M);

/// Puts the counts into the metadata `dx.counters` of another module.
void addCounters(ir::Module &M, const std::map<std::string_view, uint64_t> &Counts);

} // namespace dxil::container
