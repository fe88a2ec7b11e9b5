// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What effect files leave behind in shaders, and DXC ignores: states of samplers.
#ifndef DXIL_TARGET_FRONTEND_SAMPLERSTATES_H
#define DXIL_TARGET_FRONTEND_SAMPLERSTATES_H

#include <string>

namespace clang {
class CompilerInstance;
} // namespace clang
namespace llvm {
class StringRef;
} // namespace llvm

namespace dxil {

/// Blanks the states in `SamplerState s { Filter = ...; };`, which clang has no grammar for, in \p Text,
/// the source of \p File, with a warning for each. What is left is as long as before, line by line.
/// Returns whether there were any.
bool blankSamplerStates(clang::CompilerInstance &CI, llvm::StringRef File, std::string &Text);

/// Blanks states, techniques and the like of effects in \p Text, the source file \p File, with a warning each.
/// Returns whether anything changed.
bool blankEffects(clang::CompilerInstance &CI, llvm::StringRef File, std::string &Text);

} // namespace dxil

#endif // DXIL_TARGET_FRONTEND_SAMPLERSTATES_H
