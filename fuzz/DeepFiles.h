// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Small files with deep structures: types, constants, metadata, addresses and graphs in which a
// walk without memory takes a step for each path instead of each node. Input for the fuzz targets
// and for the test that counts steps (tests/validation/step_test.cpp).
#pragma once

#include <cstdint>
#include <random>
#include <span>
#include <string>
#include <vector>

namespace dxil::fuzz {

struct DeepFamily {
  const char *Name;
  /// Makes a container whose size grows about linearly with Depth.
  std::vector<uint8_t> (*Make)(unsigned Depth, std::mt19937 &Random);
};
std::span<const DeepFamily> deepFamilies();

/// A deep file as text of LLVM IR, as front ends pass it to the lowering, for walks over LLVM's own
/// types, values and blocks.
struct DeepText {
  const char *Name;
  std::string (*Make)(unsigned Depth, std::mt19937 &Random);
};
std::span<const DeepText> deepTexts();

} // namespace dxil::fuzz
