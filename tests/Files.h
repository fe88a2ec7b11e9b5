// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The content of files, for tests.
#pragma once

#include <cstdint>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

namespace dxil::test {

/// Returns the content of a file. Empty if it cannot be read.
template <class Content> Content readContent(const std::filesystem::path &Path) {
  std::ifstream In(Path, std::ios::binary);
  return {std::istreambuf_iterator<char>(In), {}};
}
inline std::string readText(const std::filesystem::path &Path) {
  return readContent<std::string>(Path);
}
inline std::vector<uint8_t> readBytes(const std::filesystem::path &Path) {
  return readContent<std::vector<uint8_t>>(Path);
}

} // namespace dxil::test
