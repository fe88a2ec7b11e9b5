// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Resources for a shader that nobody described: from what its container says of them, with contents
// that are generated.
#pragma once

#include <dxil/execution/Executor.h>

#include <dxil/container/Reflection.h>

#include <vector>

namespace dxil::differential {

/// What the words of resources are.
enum class Content {
  SmallNumbers, ///< whole numbers up to 255: they index, count and choose
  Floats        ///< floats from -8 to 8
};

/// Every resource that the program declares, bound and filled; the same for the same reflection.
std::vector<execution::Buffer> makeInputs(const Reflection &R, Content Words);

} // namespace dxil::differential
