// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Text that a front end passes to the lowering: annotations of functions in
// llvm.global.annotations.
#ifndef DXIL_LOWERING_ANNOTATIONS_H
#define DXIL_LOWERING_ANNOTATIONS_H

#include "llvm/ADT/StringRef.h"
#include "llvm/IR/Module.h"

#include <optional>
#include <string>

namespace dxil::lowering {

/// A function and the rest of its annotation after the prefix.
struct FunctionAnnotation {
  llvm::Function *F = nullptr;
  std::string Text;
};

/// Returns the first function annotation in \p M that starts with \p Prefix, or nothing if there is
/// none. Removes it, and the annotation strings without users.
std::optional<FunctionAnnotation> takeFunctionAnnotation(llvm::Module &M, llvm::StringRef Prefix);

/// The annotation of a function that carries only facts, and the types of its local variables.
struct TextAndTypes {
  std::string Text;                         ///< after the prefix
  llvm::SmallVector<llvm::Type *, 8> Types; ///< of the local variables, in order
};

/// Takes the first annotation of \p M that starts with \p Prefix. Erases its function if it has no
/// other users.
std::optional<TextAndTypes> takeTextAndTypes(llvm::Module &M, llvm::StringRef Prefix);

/// Takes an annotation as takeTextAndTypes() does, and returns only its text after \p Prefix.
std::optional<std::string> takeText(llvm::Module &M, llvm::StringRef Prefix);

/// Returns true if the metadata `dxil.coherent` lists the resource \p Name.
bool isCoherentResource(const llvm::Module &M, llvm::StringRef Name);
/// Returns true if the resource \p Name is coherent across thread reordering (`reordercoherent`).
bool isReorderCoherentResource(const llvm::Module &M, llvm::StringRef Name);

} // namespace dxil::lowering

#endif // DXIL_LOWERING_ANNOTATIONS_H
