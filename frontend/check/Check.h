// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Checks a syntax tree and returns a typed program.
#pragma once

#include "../source/Diagnostics.h"
#include "../source/Options.h"
#include "../syntax/Tree.h"
#include "Program.h"

#include <functional>

namespace dxil::frontend {

/// A text of the library, parsed.
struct LibraryText {
  Tokens Source;
  syntax::Tree Tree;
};
/// Reads \p Text of the library, which diagnostics call \p Title.
using LibraryReader =
    std::function<std::unique_ptr<LibraryText>(llvm::StringRef Title, llvm::StringRef Text)>;

/// Checks all of \p T and reports errors to \p Diags. The result is fit for code generation if no
/// error was reported. Work is bounded: the number and depth of template instances and the leaves
/// of types have limits, which are errors.
std::unique_ptr<Program> check(const syntax::Tree &T, const Tokens &Source, NameTable &Names,
                               TypeTable &Types, const Options &Opts, Diagnostics &Diags,
                               const LibraryReader &Library = {});

} // namespace dxil::frontend
