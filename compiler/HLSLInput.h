// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Compiles HLSL with the front end of frontend/.
#pragma once

#include "CacheFolder.h"
#include "Options.h"

#include "llvm/ADT/STLFunctionalExtras.h"

#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace dxil::compiler {

/// The result of an HLSL compile.
struct HLSLResult {
  bool Done = false;              ///< no error was reported
  std::string Container;          ///< the container; for preprocess() the preprocessed source
  std::string Shown;              ///< output that O.Show requests instead of a container
  std::vector<std::string> Files; ///< files that were read, the source first
  bool IsCached = false;          ///< a lookup of CachedResults had the result
  bool DependsOnTime = false;     ///< the source uses the date or time
  bool HasPassMessages = false;   ///< there are messages of passes
  bool LeavesOut = false;         ///< same as in frontend::Output
  /// frontend::Output::CorrectFunctions
  std::vector<frontend::TokenDigest> CorrectFunctions;
};

/// Lookups of cached results during a compile. If one has a result, the compile stops there.
struct CachedResults {
  /// same as frontend::Input::FindCached
  std::function<frontend::CachedSource(const frontend::SourceDigests &)> FindSource;
  /// Called after the front end, with a function that returns programDigest().
  std::function<bool(llvm::function_ref<CacheKey()>)> FindProgram;
};

/// Compiles O.Input, with the content \p Text if set.
HLSLResult compileHLSL(const Options &O, const Host &H, const std::optional<std::string> &Text,
                       Messages &Log, const CachedResults &Cached);

/// Returns a container with only the root signature in macro O.Entry: profiles rootsig_1_0 and
/// rootsig_1_1.
HLSLResult compileRootSignature(const Options &O, const Host &H,
                                const std::optional<std::string> &Text, Messages &Log);

/// Returns the container of compileHLSL() with instruction locations, for messages about it. Prints
/// no messages. Empty after an error.
std::string compileWithPlaces(const Options &O, const Host &H,
                              const std::optional<std::string> &Text);

/// Returns the text of \p Path, a file that the compile has read, or null if it cannot be read.
std::unique_ptr<llvm::MemoryBuffer> readSource(const Options &O, const Host &H,
                                               const std::optional<std::string> &Text,
                                               llvm::StringRef Path);

/// -P and -M: preprocesses the source without compiling it.
HLSLResult preprocess(const Options &O, const Host &H, const std::optional<std::string> &Text,
                      Messages &Log);

} // namespace dxil::compiler
