// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Converts mangled function names and struct type names to HLSL's spelling.
#pragma once

#include <dxil/module/Module.h>

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace dxil::listing {

struct SourceFunction {
  std::string Name;       ///< name with its namespaces: "N::f"
  std::string Parameters; ///< types of the parameters: "float4, inout int[3]"

  std::string str() const { return Name + "(" + Parameters + ")"; }
};

/// Returns the function that a mangled symbol (`\1?f@@YAMM@Z`) names, or nothing if the symbol is
/// not mangled or malformed.
std::optional<SourceFunction> sourceFunction(std::string_view Symbol);

/// Returns the HLSL spelling of a struct type: "Texture2D<float4>" for
/// `class.Texture2D<vector<float, 4> >`.
std::string sourceType(std::string_view StructName);

/// The names of a module's functions as users see them. The module must outlive it.
class FunctionNames {
public:
  explicit FunctionNames(const ir::Module &M);

  /// Returns "f", or "f(float4)" if several functions are called f. Returns the symbol if it is not
  /// mangled.
  const std::string &of(ir::FunctionId F) const { return Shown[F]; }

  /// Returns the definitions that `Name` may denote: the one with this symbol, or all with that
  /// name, with or without namespaces, template arguments and parameters.
  std::vector<ir::FunctionId> find(std::string_view Name) const;
  /// Returns the names of all definitions.
  std::vector<std::string> all() const;

private:
  const ir::Module &M;
  std::vector<std::optional<SourceFunction>> Sources; ///< parsed symbols, by FunctionId
  std::vector<std::string> Shown;
};

} // namespace dxil::listing
