// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A program of tests/language with what its header says of it (README.md there).
#pragma once

#include <dxil/execution/Resources.h>

#include <cstdint>
#include <filesystem>
#include <string>
#include <string_view>
#include <vector>

namespace dxil::language {

/// Words of a resource before and after.
struct BoundWords {
  char Class = 'u'; ///< t, u or b
  uint32_t Register = 0;
  uint32_t Channels = 0; ///< of an element of a typed buffer or texture; 0: the resource is none
  execution::TextureShape Texture;
  std::vector<uint32_t> Before;
  std::vector<uint32_t> OfDXC; ///< afterwards, as DXC's container leaves them; empty: not compared
  std::vector<uint32_t> Expected; ///< the same, or what HLSL plainly means where DXC contradicts it
};

struct Case {
  std::string Name; ///< folder/file without its ending
  std::filesystem::path Path;
  std::string Arguments = "-T cs_6_0";
  uint32_t Groups[3] = {1, 1, 1};
  std::vector<BoundWords> Buffers;
  /// `line:column: text` of the first error that the program has, or empty if it compiles.
  std::string Refused;
  bool ReadsUnset = false; ///< it reads what it never set
};

/// Reads the header's lines out of `Text`. Returns what is wrong with them, or an empty string.
std::string parseHeader(std::string_view Text, Case &To);

/// Reads every program below `Folder`, in the order of their names. Returns what is wrong with one
/// of them, or an empty string.
std::string readCases(const std::filesystem::path &Folder, std::vector<Case> &To);

} // namespace dxil::language
