// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstdint>
#include <map>

namespace llvm {
class DataLayout;
class StructType;
} // namespace llvm

namespace dxil::lowering {

/// Maps the byte offset of each member in clang's layout type of a constant buffer to its offset in
/// HLSL.
///
/// clang 22 gives a vector in a constant buffer the alignment of LLVM, 8 bytes for a float2. HLSL
/// aligns a vector as its element. The map is the identity if \p Layout differs from clang's
/// default layout: then it has packoffsets. Members within structs do not move.
std::map<uint64_t, uint64_t> packedConstantOffsets(const llvm::StructType &Layout,
                                                   const llvm::DataLayout &DL);

} // namespace dxil::lowering
