// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Runs a compute container on the CPU, for tests: the program is read by the ground floor's reader,
// then by LLVM's, each dx.op gets a plain C++ meaning, and the rest is compiled by ORC. The lanes
// of a group are fibers; a wave op runs when no lane of its wave can go on without it.
#pragma once

#include <dxil/container/Container.h>
#include <dxil/execution/Resources.h>

namespace dxil::execution {

/// What to start.
struct Launch {
  std::string Entry; ///< empty: the only one
  std::array<uint32_t, 3> Groups = {1, 1, 1};
  uint32_t WaveSize = 32;                     ///< 4 to 128; a size that the shader demands wins
  uint64_t MaxIterations = uint64_t(1) << 26; ///< of loops, over all lanes of a group
};

/// Runs the entry over all groups, one after the other, and leaves the results in `Buffers`.
/// Returns what is wrong, or an empty string. An op without a meaning is named before anything
/// runs.
std::string run(Bytes Container, std::vector<Buffer> &Buffers, const Launch &Start);

} // namespace dxil::execution
