// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Pictures of graphs, by graphviz where it is installed.
#pragma once

#include <string>

namespace dxil::dis {

/// Replaces a graph in graphviz's language by the SVG that the program `dot` of PATH draws. Returns
/// what is wrong, for people, and leaves the graph as it is then.
std::string draw(std::string &Graph);

} // namespace dxil::dis
