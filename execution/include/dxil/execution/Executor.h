// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Runs a compute container on the CPU in one call, for tests.
#pragma once

#include <dxil/container/Container.h>
#include <dxil/execution/Resources.h>

namespace dxil::execution {

/// What to start.
struct Launch {
  std::string Entry; ///< empty: the only one
  std::array<uint32_t, 3> Groups = {1, 1, 1};
  uint32_t WaveSize = 32;                     ///< 4 to 128; a size that the shader demands wins
  uint64_t MaxIterations = uint64_t(1) << 26; ///< turns of loops of a wave
  unsigned Threads = 0;                       ///< of the host; 0: one for each processor
};

/// Runs the entry over all groups and leaves the results in `Buffers`.
/// Returns what is wrong, or an empty string. An op without a meaning is named before anything
/// runs.
std::string run(Bytes Container, std::vector<Buffer> &Buffers, const Launch &Start);

} // namespace dxil::execution
