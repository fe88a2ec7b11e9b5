// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// How the target reports an error: to the module's LLVMContext, from where
// clang, llc and opt print it in their own form and exit with 1.
#ifndef DXIL_TARGET_DIAGNOSTICS_H
#define DXIL_TARGET_DIAGNOSTICS_H

#include "llvm/ADT/Twine.h"

namespace llvm {
class Function;
class Module;
} // namespace llvm

namespace dxil {

/// Reports an error that concerns the module as a whole; the text names the
/// module's source file.
void reportModuleError(const llvm::Module &M, const llvm::Twine &Message);

/// Reports an error at the declaration of \p F: its line if there is debug
/// information, its name in any case.
void reportFunctionError(const llvm::Function &F, const llvm::Twine &Message);

/// Reports a warning, likewise.
void reportFunctionWarning(const llvm::Function &F, const llvm::Twine &Message);

/// Whether any pass has reported an error to the context of \p M.
bool hasErrors(const llvm::Module &M);

} // namespace dxil

#endif // DXIL_TARGET_DIAGNOSTICS_H
