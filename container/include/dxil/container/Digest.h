// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The two hashes of a container: the published container digest (HLSL specification INF-0004),
// which is MD5's compression function with padding of its own, and plain MD5 (RFC 1321), which
// names debug files and fills the HASH part.
#pragma once

#include <dxil/container/Container.h>

namespace dxil::container {

/// Returns the digest that the header of the container `ContainerBytes` must carry. It covers all
/// bytes after the digest field, from offset 20 on. Shorter input hashes as empty.
Digest containerDigest(Bytes ContainerBytes);

/// Returns the MD5 of `Data`, for file names and change detection. Not for security.
Digest md5(Bytes Data);

/// Returns the digest as 32 lower-case hexadecimal digits.
std::string digestText(const Digest &D);

} // namespace dxil::container
