// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Facts about parameters in the symbol of an exported function.
#pragma once

#include <string_view>
#include <vector>

namespace dxil::differential {

/// Parts of the symbol `\1?name@@YA<result><parameters>Z`, which has Microsoft's mangling.
struct SymbolTypes {
  bool ReturnsVoid = false;
  /// For each parameter in HLSL: true for a bool, and for a vector, matrix or array of bools.
  std::vector<bool> Bools;
  /// For each parameter in HLSL: true for `out` and `inout`.
  std::vector<bool> References;
};

/// Returns no parameters if a type is unknown.
SymbolTypes typesOfSymbol(std::string_view Symbol);

} // namespace dxil::differential
