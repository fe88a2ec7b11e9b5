// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Large containers with many branches and loads, for tests and benchmarks of what takes linear
// time.
#pragma once

#include <cstddef>
#include <cstdint>
#include <vector>

namespace dxil::test {

/// Each step loads of a buffer and of constants, decides by what it found, and loads, or samples a
/// texture, or computes on either way: 19 instructions in three blocks, about 130 bytes of the
/// container. A pixel shader also has inputs and outputs. Values have no names, as in those of dxc.
/// Empty if it cannot be built, which is a bug.
std::vector<uint8_t> branchingShader(bool IsPixelShader, size_t Steps);

} // namespace dxil::test
