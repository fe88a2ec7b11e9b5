// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reads and writes PNG files with libpng, if available.
#pragma once

#include "Numbers.h"
#include "pipeline/Targets.h"

#include <dxil/execution/Resources.h>

#include <string>
#include <vector>

namespace dxil::execution {

/// Pixels row by row, with eight bits each of red, green, blue and alpha.
struct Picture {
  uint32_t Width = 0, Height = 0;
  std::vector<uint8_t> Pixels;
};

Result<Picture> readPng(const std::string &Path);
Status writePng(const std::string &Path, const Picture &From);

/// Returns the first layer of a target with one sample as a picture. Numbers from 0 to 1 are kept,
/// also linear ones; integers give their low eight bits, depth becomes grey. Missing channels are
/// 0, alpha 1.
Picture pictureOf(const Target &T);

/// Returns the first layer of a texture as a target, or nothing if it is no picture: it has several
/// samples, numbers of another size, or too few of them. `In` is the format of its texels, or null
/// for numbers of 32 bits.
std::optional<Target> targetOfTexture(const TextureShape &Shape, std::span<const uint8_t> Data,
                                      const ScalarType *Type, uint32_t Columns, const Format *In);

} // namespace dxil::execution
