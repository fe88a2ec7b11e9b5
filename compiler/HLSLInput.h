// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Compiles HLSL with the front end of frontend/.
#pragma once

#include "Options.h"

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
  bool IsKnown = false;           ///< \p IsKnown was true for the source; it was not compiled
  bool DependsOnTime = false;     ///< the source uses the date or time
};

/// same as frontend::Input::IsKnown
using KnownSource = std::function<bool(const frontend::TokenDigest &)>;

/// Compiles O.Input, with the content \p Text if set. Stops after the preprocessor if \p IsKnown
/// returns true.
HLSLResult compileHLSL(const Options &O, const Host &H, const std::optional<std::string> &Text,
                       Messages &Log, const KnownSource &IsKnown);

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
