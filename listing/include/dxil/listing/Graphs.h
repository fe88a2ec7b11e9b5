// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Graphs of a module's functions for graphviz, and statistics.
#pragma once

#include <dxil/container/Container.h>
#include <dxil/module/Module.h>

#include <string>

namespace dxil::listing {

/// Returns the control flow graphs, in graphviz's language, of each function with a body, or of
/// `Function` alone. A node is a block with its instructions; an edge has its condition, and is
/// dashed if it leads to a dominating block. Fails with RecordField if `Function` is not the name
/// of a defined function. The module must have passed checkModule().
Result<std::string> controlFlowGraph(const ir::Module &M, std::string_view Function = {});

/// Returns the call graph, in graphviz's language. Nodes have counts of op calls.
std::string callGraph(const ir::Module &M);

/// Returns text for people: blocks, instructions, ops and live values (<dxil/module/Liveness.h>) of
/// each function; instruction counts by category; the ops that use each resource.
Result<std::string> statistics(const container::Container &C);

} // namespace dxil::listing
