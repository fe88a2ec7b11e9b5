// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// How passes report what is wrong with a module: to its LLVMContext, from where clang, llc and opt
// print it in their own form and exit with 1.
#ifndef DXIL_LOWERING_DIAGNOSTICS_H
#define DXIL_LOWERING_DIAGNOSTICS_H

#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/Twine.h"

namespace llvm {
class Function;
class Instruction;
class Module;
} // namespace llvm

namespace dxil::lowering {

/// Reports an error at the source line of \p I, or of what is next to it; the text names the
/// function that it was written in.
void reportError(const llvm::Instruction &I, const llvm::Twine &Message);
/// Reports a warning there.
void reportWarning(const llvm::Instruction &I, const llvm::Twine &Message);
/// Reports an error at the declaration of \p F, and names it.
void reportError(const llvm::Function &F, const llvm::Twine &Message);

/// Reports an error at the declaration of \p F; \p Message says itself which entry point that is.
void reportEntryError(const llvm::Function &F, const llvm::Twine &Message);
/// The same at a place of the source of \p F: of its own file where \p File is empty. Line 0: at
/// the declaration.
void reportEntryError(const llvm::Function &F, llvm::StringRef File, unsigned Line, unsigned Column,
                      const llvm::Twine &Message);
/// Reports a warning, likewise.
void reportEntryWarning(const llvm::Function &F, const llvm::Twine &Message);

/// Reports an error that concerns the module as a whole; the text names its source file.
void reportModuleError(const llvm::Module &M, const llvm::Twine &Message);

/// Whether any pass has reported an error to the context of \p M.
bool hasErrors(const llvm::Module &M);

} // namespace dxil::lowering

#endif // DXIL_LOWERING_DIAGNOSTICS_H
