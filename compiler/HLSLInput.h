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
  bool IsKnown = false;           ///< a function of KnownResults has a result
  bool DependsOnTime = false;     ///< the source uses the date or time
  bool HasPassMessages = false;   ///< there are messages of passes
  bool LeavesOut = false;         ///< same as in frontend::Output
  /// frontend::Output::CorrectFunctions
  std::vector<frontend::TokenDigest> CorrectFunctions;
};

/// Questions of a compile whose result may be known. If one has it, the compile stops there.
struct KnownResults {
  /// same as frontend::Input::Known
  std::function<frontend::KnownSource(const frontend::SourceDigests &)> OfSource;
  /// Called after the front end, with a function that returns programDigest().
  std::function<bool(llvm::function_ref<CacheKey()>)> OfProgram;
};

/// Compiles O.Input, with the content \p Text if set.
HLSLResult compileHLSL(const Options &O, const Host &H, const std::optional<std::string> &Text,
                       Messages &Log, const KnownResults &Cached);

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
