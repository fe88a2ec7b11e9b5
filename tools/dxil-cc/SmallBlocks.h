// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Memory for clang's and LLVM's many small objects.
//
// With the C library's allocator a tenth of a small compile's instructions went into them. Replaces operator new of the program: small blocks come from lists by their
// size, which are never given back to the system; large ones are the C library's.
#ifndef DXIL_CC_SMALLBLOCKS_H
#define DXIL_CC_SMALLBLOCKS_H

#include <cstddef>

namespace dxil::cc {

/// The bytes that this process has taken from the system for its blocks, about.
std::size_t bytesInBlocks();

} // namespace dxil::cc

#endif // DXIL_CC_SMALLBLOCKS_H
