// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Containers of any size, for tests and benchmarks of what takes linear time.
#pragma once

#include <dxil/container/Container.h>

#include <cstdint>
#include <vector>

namespace dxil::test {

/// A container of about `TargetBytes` bytes that does what `Original` does, many times: the
/// instructions of its function, which must be one basic block, stand in it again and again, each
/// copy with values of its own. The parts but the program are kept; STAT, HASH and debug parts are
/// left out; the digest is set. The same arguments give the same bytes. Empty if `Original` is not
/// a container with such a function.
std::vector<uint8_t> repeatBody(Bytes Original, size_t TargetBytes);

} // namespace dxil::test
