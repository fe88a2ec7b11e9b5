// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef DXIL_LOWERING_CONSTANTLAYOUT_H
#define DXIL_LOWERING_CONSTANTLAYOUT_H

#include <cstdint>
#include <map>

namespace llvm {
class DataLayout;
class StructType;
} // namespace llvm

namespace dxil::lowering {

/// Where HLSL has the members of a constant buffer, by where clang's layout type has them, in
/// bytes.
///
/// clang 22 gives a vector in a constant buffer the alignment that LLVM gives it, so a float2
/// stands on eight bytes; HLSL packs it behind what comes before, on the alignment of its element.
/// Where the members of \p Layout stand just where clang puts them by itself they move to HLSL's
/// places; any other layout has packoffsets and is left as it is. Members within structs are not
/// moved.
std::map<uint64_t, uint64_t> packedConstantOffsets(const llvm::StructType &Layout,
                                                   const llvm::DataLayout &DL);

} // namespace dxil::lowering

#endif // DXIL_LOWERING_CONSTANTLAYOUT_H
