// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Code that texel ops and sampling ops share.
#pragma once

#include "Elements.h"

namespace dxil::execution {

struct TextureKind {
  unsigned Dimensions = 0; ///< dimensions of a layer
  bool Array = false, Multisampled = false, Cube = false;
};
/// Returns zero dimensions if the resource is not a texture.
TextureKind kindOf(ResourceKind Kind);

/// Returns the size of a mip level in texels along each axis, at least one.
std::array<int64_t, 3> mipSize(const TextureShape &T, TextureKind Kind, uint32_t Mip);

/// Returns the byte offset of a texel in a texture's data, or nothing if it does not exist.
std::optional<uint64_t> texelOffset(const View &V, const std::array<int64_t, 3> &Texel,
                                    int64_t Layer, uint32_t Mip, uint32_t Sample);

void addSamplingMeanings(MeaningTable &T);

} // namespace dxil::execution
