// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Draws graphs with graphviz, if it is installed.
#pragma once

#include <dxil/module/Error.h>

#include <string>

namespace dxil::dis {

/// Returns the SVG of a graph in graphviz's language, drawn by the program `dot` in PATH.
Result<std::string> draw(const std::string &Graph);

} // namespace dxil::dis
