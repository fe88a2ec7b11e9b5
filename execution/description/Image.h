// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// PNG files, by libpng where it is there.
#pragma once

#include "pipeline/Targets.h"

#include <string>
#include <vector>

namespace dxil::execution {

/// Eight bits of red, green, blue and alpha for each pixel, row by row.
struct Picture {
  uint32_t Width = 0, Height = 0;
  std::vector<uint8_t> Pixels;
};

/// Both return what is wrong, or an empty string.
std::string readPng(const std::string &Path, Picture &To);
std::string writePng(const std::string &Path, const Picture &From);

/// The first layer of a target without further samples as a picture: numbers from 0 to 1 as they
/// are (linear ones too), integers by their low eight bits, depth as grey. Missing channels are 0,
/// alpha 1.
Picture pictureOf(const Target &T);

} // namespace dxil::execution
