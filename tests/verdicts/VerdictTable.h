// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tables of small programs with DXC's verdict: one JSON object a line.
//   group, name   what the program is about; the name is unique in its group
//   args          options of dxc; `-E main` is added
//   source        HLSL
//   verdict       "ok" or "refused"
//   message       DXC's first message, or an empty text
//   bindings      [[name, class, register, space]] of the container's resources, sorted;
//                 class is SRV, UAV, cbuffer or sampler. Only in rows about registers.
#pragma once

#include <compare>
#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace dxil::verdicts {

struct Binding {
  std::string Name, Class;
  uint32_t Register = 0, Space = 0;
  auto operator<=>(const Binding &) const = default;
};

/// A program, and what one of the compilers does with it.
struct Row {
  std::string Group, Name, Arguments, Source;
  bool Accepted = false;
  std::string Message;
  std::optional<std::vector<Binding>> Bindings;
};

/// Reads a table. Returns the problem as `line N: ...`, or an empty string.
std::string readTable(const std::filesystem::path &File, std::vector<Row> &Rows);

/// Compiles the sources of `Rows` with `Compiler`, `Parallel` at a time. Each row of `Results` has
/// the compiler's verdict and first message, and the bindings if the row has some. Returns what is
/// wrong with the call itself, or an empty string.
std::string compileRows(const std::filesystem::path &Compiler, unsigned Parallel,
                        const std::vector<Row> &Rows, std::vector<Row> &Results);

/// Returns bindings for messages: `x SRV t3, space1; ...`
std::string spell(const std::vector<Binding> &Bindings);

} // namespace dxil::verdicts
