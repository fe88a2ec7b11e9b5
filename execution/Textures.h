// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the ops on single texels and those that sample share.
#pragma once

#include "Elements.h"

namespace dxil::execution {

struct TextureKind {
  unsigned Dimensions = 0; ///< of a layer
  bool Array = false, Multisampled = false, Cube = false;
};
/// No dimensions if the resource is no texture.
TextureKind kindOf(ResourceKind Kind);

/// Texels of a mip level along each axis, at least one.
std::array<int64_t, 3> mipSize(const TextureShape &T, TextureKind Kind, uint32_t Mip);

/// The byte of a texel in a texture's data, or nothing where the texture has no such texel.
std::optional<uint64_t> texelOffset(const View &V, const std::array<int64_t, 3> &At, int64_t Layer,
                                    uint32_t Mip, uint32_t Sample);

void addSamplingMeanings(MeaningTable &T);

} // namespace dxil::execution
