// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A program of tests/language with the contents of its header (README.md there).
#pragma once

#include <dxil/execution/Resources.h>

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace dxil::language {

/// Words of a resource before and after the run.
struct BoundWords {
  char Class = 'u'; ///< t, u or b
  uint32_t Register = 0;
  uint32_t Channels = 0; ///< channels of a typed buffer's or texture's element; 0 for other
                         ///< resources
  execution::TextureShape Texture;
  std::vector<uint32_t> Before;
  std::vector<uint32_t> OfDXC;    ///< words after the run with DXC's container; empty: not compared
  std::vector<uint32_t> Expected; ///< words after the run, or the words that HLSL defines if DXC
                                  ///< contradicts it
};

struct Case {
  std::string Name; ///< folder/file without extension
  std::filesystem::path Path;
  std::string Arguments = "-T cs_6_0";
  uint32_t Groups[3] = {1, 1, 1};
  std::vector<BoundWords> Buffers;
  /// `line:column: text` of the expected first error; empty if the program compiles.
  std::string Refused;
  bool ReadsUnset = false; ///< the program reads unset values
};

/// Reads the header of `Text`. Returns a problem, or an empty string.
std::string parseHeader(std::string_view Text, Case &To);

/// Reads all programs below `Folder` in the order of their names. Returns a problem of one of them,
/// or an empty string.
std::string readCases(const std::filesystem::path &Folder, std::vector<Case> &To);

} // namespace dxil::language
