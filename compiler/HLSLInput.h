// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// HLSL as input, by the front end of frontend/.
#ifndef DXIL_COMPILER_HLSLINPUT_H
#define DXIL_COMPILER_HLSLINPUT_H

#include "Options.h"

#include <optional>
#include <string>
#include <vector>

namespace dxil::compiler {

/// What came of HLSL.
struct HLSLResult {
  bool Done = false;              ///< no error was said
  std::string Container;          ///< or, of preprocess(), the source with all macros expanded
  std::string Shown;              ///< what O.Show requests in place of a container
  std::vector<std::string> Files; ///< that were read, the source first
  bool IsKnown = false;           ///< the source is one of whose result \p IsKnown has told
  bool DependsOnTime = false;     ///< the source asks for the date or the time
};

/// frontend::Input::IsKnown
using KnownSource = std::function<bool(const frontend::TokenDigest &)>;

/// Compiles O.Input, whose contents are \p Text where that is given, unless \p IsKnown says that it
/// need not.
HLSLResult compileHLSL(const Options &O, const Host &H, const std::optional<std::string> &Text,
                       Messages &Said, const KnownSource &IsKnown);

/// A container with the root signature alone that the macro O.Entry has: profiles rootsig_1_0 and
/// rootsig_1_1.
HLSLResult compileRootSignature(const Options &O, const Host &H,
                                const std::optional<std::string> &Text, Messages &Said);

/// The container that compileHLSL() gives, with the places of its instructions, for messages about
/// it. Nothing is said. Empty where there is none.
std::string compileWithPlaces(const Options &O, const Host &H,
                              const std::optional<std::string> &Text);

/// The text of \p Path, a file that such a compile has read; null where it cannot be read.
std::unique_ptr<llvm::MemoryBuffer> readSource(const Options &O, const Host &H,
                                               const std::optional<std::string> &Text,
                                               llvm::StringRef Path);

/// -P and -M: reads the source and what it includes, and compiles nothing.
HLSLResult preprocess(const Options &O, const Host &H, const std::optional<std::string> &Text,
                      Messages &Said);

} // namespace dxil::compiler

#endif // DXIL_COMPILER_HLSLINPUT_H
