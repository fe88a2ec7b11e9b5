// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A module's functions as graphs for graphviz, and what they need in numbers.
#pragma once

#include <dxil/container/Container.h>
#include <dxil/module/Module.h>

#include <string>

namespace dxil::listing {

/// The control flow of each function with a body, or of `Function` alone, in graphviz's language: a
/// node for each block with its instructions, edges with the conditions that lead along them, those
/// back to a block that dominates dashed. Fails with RecordField if `Function` names none that is
/// defined. The module must have passed checkModule().
Result<std::string> controlFlowGraph(const ir::Module &M, std::string_view Function = {});

/// Which function calls which, in the same language; calls of operations are counted in the nodes.
std::string callGraph(const ir::Module &M);

/// For people: of each function blocks, instructions, operations and numbers alive at once
/// (<dxil/module/Liveness.h>); counters by sort; each resource with the operations that use it.
Result<std::string> statistics(const container::Container &C);

} // namespace dxil::listing
