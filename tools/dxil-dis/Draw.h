// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Pictures of graphs, by graphviz where it is installed.
#pragma once

#include <dxil/module/Error.h>

#include <string>

namespace dxil::dis {

/// Returns the SVG that the program `dot` in PATH draws of a graph in graphviz's language.
Result<std::string> draw(const std::string &Graph);

} // namespace dxil::dis
