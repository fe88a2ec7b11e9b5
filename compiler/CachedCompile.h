// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// `--cache`: a compile that was done before, by this program on the same inputs.
#ifndef DXIL_COMPILER_CACHEDCOMPILE_H
#define DXIL_COMPILER_CACHEDCOMPILE_H

#include "Compile.h"

#include "llvm/ADT/STLFunctionalExtras.h"

#include <functional>
#include <optional>

namespace dxil::compiler {

/// What a compile that may be cut short is given, and tells.
struct Shortcut {
  /// The result for a preprocessed source, without its dependency file; nothing where there is
  /// none. May be empty.
  std::function<std::optional<Result>(const frontend::TokenDigest &)> Find;
  /// The source asks for the date or the time. Set by the compile.
  bool DependsOnTime = false;
};

/// The result that O.Cache has for what compile() is given, and what was said then; else what
/// \p Anew gives, which the cache gets.
Result compileCached(const Options &O, const Host &H, const std::optional<std::string> &Text,
                     Messages &Said,
                     llvm::function_ref<Result(const Host &, Messages &, Shortcut &)> Anew);

} // namespace dxil::compiler

#endif // DXIL_COMPILER_CACHEDCOMPILE_H
