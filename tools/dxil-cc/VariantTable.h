// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The table of --variants: the values of macros, and the combinations that are left out.
//
//   # a comment
//   SHADOWS: 0 | 1 | 2
//   FOG: ! | 1                  # !: not defined
//   exclude: SHADOWS=0 FOG=1    # variants with all of these
#pragma once

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"

#include <optional>
#include <string>
#include <vector>

namespace dxil::cc {

/// A value of a macro; none: the macro is not defined.
using MacroValue = std::optional<std::string>;

/// The values of all macros, in the order of VariantTable::Macros.
using Variant = std::vector<MacroValue>;

struct VariantTable {
  struct Macro {
    std::string Name;
    std::vector<MacroValue> Values;
  };
  std::vector<Macro> Macros;
  std::vector<Variant> Variants; ///< all that no line excludes; the last macro changes first
};

/// Reads a table. An error names \p Path, line and column.
llvm::Expected<VariantTable> parseVariantTable(llvm::StringRef Text, llvm::StringRef Path);

} // namespace dxil::cc
