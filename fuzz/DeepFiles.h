// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Small files that are deep: types, constants, metadata, addresses and graphs in which a walk that
// remembers nothing takes a step for each path and not for each node. They feed the fuzz targets
// and the test that counts steps (tests/validation/step_test.cpp).
#pragma once

#include <cstdint>
#include <random>
#include <span>
#include <string>
#include <vector>

namespace dxil::fuzz {

struct DeepFamily {
  const char *Name;
  /// A container whose size grows about linearly with Depth.
  std::vector<uint8_t> (*Make)(unsigned Depth, std::mt19937 &Random);
};
std::span<const DeepFamily> deepFamilies();

/// The same as text of LLVM IR, as front ends hand it to the lowering: what a walk over LLVM's own
/// types, values and blocks goes through.
struct DeepText {
  const char *Name;
  std::string (*Make)(unsigned Depth, std::mt19937 &Random);
};
std::span<const DeepText> deepTexts();

} // namespace dxil::fuzz
