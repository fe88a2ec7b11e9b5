// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Runs a compute container on the CPU in one call, for tests.
#pragma once

#include <dxil/container/Container.h>
#include <dxil/execution/Resources.h>

namespace dxil::execution {

/// The parameters of a launch.
struct Launch {
  std::string Entry; ///< name of the entry; empty: the only one
  std::array<uint32_t, 3> Groups = {1, 1, 1};
  uint32_t WaveSize = 32; ///< 4 to 128; a size that the shader requires takes precedence
  uint64_t MaxIterations = uint64_t(1) << 26; ///< loop iterations of a wave
  unsigned Threads = 0;                       ///< threads of the host; 0: one for each processor
};

/// Runs the entry over all groups and leaves the results in `Buffers`. Names unsupported ops
/// before anything runs.
Status run(Bytes Container, std::vector<Buffer> &Buffers, const Launch &Start);

} // namespace dxil::execution
