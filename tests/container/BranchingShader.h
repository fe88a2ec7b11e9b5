// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Large containers with many branches and loads, for tests and benchmarks of linear time.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace dxil::test {

/// Returns a container whose program has `Steps` steps. Each step loads from a buffer and from
/// constants, and branches on the result; one side loads or samples a texture, the other computes.
/// A step has 19 instructions in three blocks, about 130 bytes of the container. A pixel shader
/// also has inputs and outputs. Values have no names, as in DXC's containers. Returns nothing if
/// building fails, which is a bug.
std::vector<uint8_t> branchingShader(bool IsPixelShader, size_t Steps);

} // namespace dxil::test
