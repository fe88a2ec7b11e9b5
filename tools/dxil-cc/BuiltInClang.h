// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// clang's front end and optimiser, linked into this program: no process to start, no shared
// library to load, no plugin to look for.
#ifndef DXIL_CC_BUILTINCLANG_H
#define DXIL_CC_BUILTINCLANG_H

#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/Error.h"

#include <string>
#include <vector>

namespace dxil::cc {

/// Whether this program was linked with clang's static libraries (CMake option
/// DXILTOOLS_STATIC_CLANG).
bool hasBuiltInClang();

/// Whether the built-in clang does what `clang -cc1` with \p Arguments would do: it emits
/// containers, and loads no plugins.
bool builtInClangTakes(const std::vector<std::string> &Arguments);

/// Compiles in this process by the arguments that follow `clang -cc1`; diagnostics go to the
/// standard error. \returns the exit code that clang would have, with the container in \p
/// Container if it is 0; a crash of clang is an error. \p BackEndSpoke, where given, is whether an error or
/// a warning came after the parser's: its place in the source is known only with line tables.
llvm::Expected<int> runBuiltInClang(const std::vector<std::string> &Arguments,
                                    llvm::SmallVectorImpl<char> &Container, bool *BackEndSpoke = nullptr);

} // namespace dxil::cc

#endif // DXIL_CC_BUILTINCLANG_H
