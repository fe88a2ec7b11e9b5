// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Containers of any size, for tests and benchmarks of linear time.
#pragma once

#include <dxil/container/Container.h>

#include <cstdint>
#include <vector>

namespace dxil::test {

/// Returns a container of about `TargetBytes` bytes that repeats the function of `Original`, which
/// must be one basic block. Each copy of the instructions has its own values. Keeps the other parts
/// except STAT, HASH and debug parts, and sets the digest. The same arguments give the same bytes.
/// Returns nothing if `Original` is not a container with such a function.
std::vector<uint8_t> repeatBody(Bytes Original, size_t TargetBytes);

} // namespace dxil::test
