// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Returns the result of an earlier compile of the same inputs by this program: from the folder of
// `--cache`, or from the memory of a batch.
#pragma once

#include "CacheFolder.h"
#include "Compile.h"

#include "llvm/ADT/STLFunctionalExtras.h"

#include <functional>
#include <optional>

namespace dxil::compiler {

/// Lets a compile end early, and reports facts about it.
struct Shortcut {
  /// Returns the result for a preprocessed source, without its dependency file, or nothing if there
  /// is none. Then sets the second argument to CachedSource::IsCorrect. May be empty.
  std::function<std::optional<Result>(const frontend::SourceDigests &, std::vector<bool> &)> Find;
  /// Returns the result for a program that the front end has made, in the same way. May be empty.
  std::function<std::optional<Result>(const CacheKey &)> FindProgram;
  // The compile sets these.
  std::vector<frontend::TokenDigest> CorrectFunctions; ///< as in frontend::Output
  bool DependsOnTime = false;                          ///< the source uses the date or time
  bool HasLateMessages = false; ///< there are messages of steps after the front end
};

/// Returns the cached result and messages of a compile with these arguments. If there are none,
/// runs \p Anew and caches its result. The cache is the folder that \p O names, or H.Memory.
Result compileCached(const Options &O, const Host &H, const std::optional<std::string> &Text,
                     Messages &Log,
                     llvm::function_ref<Result(const Host &, Messages &, Shortcut &)> Anew);

} // namespace dxil::compiler
