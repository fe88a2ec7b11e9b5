// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Errors and warnings of passes go to the LLVMContext. clang, llc and opt print them in their own
// form and exit with 1 after an error.
#pragma once

#include "llvm/ADT/StringRef.h"
#include "llvm/ADT/Twine.h"

#include <string>

namespace llvm {
class Function;
class Instruction;
class Module;
} // namespace llvm

namespace dxil::lowering {

/// Reports an error at the source line of \p I, or of a nearby one that has a line. The text names
/// the source function.
void reportError(const llvm::Instruction &I, const llvm::Twine &Message);
/// Reports a warning at the same place.
void reportWarning(const llvm::Instruction &I, const llvm::Twine &Message);
/// Reports an error at the declaration of \p F. The text names \p F.
void reportError(const llvm::Function &F, const llvm::Twine &Message);

/// Returns "entry point 'NAME': WHY", the text of an error of an entry point.
std::string entryProblem(const llvm::Function &F, const llvm::Twine &Why);
/// Reports an error at the declaration of \p F. \p Message names the entry point.
void reportEntryError(const llvm::Function &F, const llvm::Twine &Message);
/// Reports an error at a source position of \p F. An empty \p File is the file of \p F; line 0 is
/// its declaration.
void reportEntryError(const llvm::Function &F, llvm::StringRef File, unsigned Line, unsigned Column,
                      const llvm::Twine &Message);
/// Reports a warning at the declaration of \p F. \p Message names the entry point.
void reportEntryWarning(const llvm::Function &F, const llvm::Twine &Message);

/// Reports an error of the whole module. The text names its source file.
void reportModuleError(const llvm::Module &M, const llvm::Twine &Message);

/// Returns true if any pass has reported an error to the context of \p M.
bool hasErrors(const llvm::Module &M);

} // namespace dxil::lowering
