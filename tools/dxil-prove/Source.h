// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Programs of an HLSL source: unoptimized, or after some passes.
#pragma once

#include <dxil/module/Error.h>

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace dxil::tool {

/// HLSL with dxc's options.
class Source {
public:
  Source(std::string Path, std::vector<std::string> Options)
      : Path(std::move(Path)), Options(std::move(Options)) {}

  /// Returns an error if the options are wrong.
  Status check() const;
  /// Compiles without optimization: runs only the passes that lowering requires.
  Result<std::vector<uint8_t>> plain() const;
  /// Compiles with the first passes of pipeline front-end, then lowers.
  Result<std::vector<uint8_t>> after(unsigned Passes) const;
  /// Returns the names of the passes at the level of the options.
  std::vector<std::string> passes() const;

private:
  Result<std::vector<uint8_t>> compile(std::vector<std::string> More,
                                       std::optional<unsigned> Passes) const;

  std::string Path;
  std::vector<std::string> Options;
};

} // namespace dxil::tool
