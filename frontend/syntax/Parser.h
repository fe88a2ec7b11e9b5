// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tokens to a syntax tree.
#pragma once

#include "../source/Diagnostics.h"
#include "../source/Options.h"
#include "Tree.h"

#include "llvm/ADT/STLFunctionalExtras.h"

namespace dxil::frontend::syntax {

/// The names of the library, which exist before the source begins.
struct PredefinedTypes {
  bool (*IsType)(llvm::StringRef Word,
                 bool Native16) = nullptr;            ///< `float4`, `Texture2D`, `RayDesc`
  bool (*IsTemplate)(llvm::StringRef Word) = nullptr; ///< types that take `<...>`
  /// Calls its argument with each name.
  void (*ForEach)(bool Native16, llvm::function_ref<void(llvm::StringRef)>) = nullptr;
};

/// Parses \p Source. Reports errors to \p Diags and continues after the statement or declaration.
/// Limits nesting. Takes time and memory linear in the number of tokens.
Tree parse(const Tokens &Source, NameTable &Names, const PredefinedTypes &Predefined,
           const Options &Opts, Diagnostics &Diags);

/// Prints \p T as text with one node on a line: for tests and -ast-dump.
std::string print(const Tree &T, const Tokens &Source, const NameTable &Names);

} // namespace dxil::frontend::syntax
