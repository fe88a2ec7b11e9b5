// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Text that the clang plugin hands to the back end: annotations of functions, which clang puts into
// llvm.global.annotations.
#ifndef DXIL_LOWERING_ANNOTATIONS_H
#define DXIL_LOWERING_ANNOTATIONS_H

#include "llvm/ADT/StringRef.h"
#include "llvm/IR/Module.h"

#include <optional>
#include <string>

namespace dxil::lowering {

/// A function and what stands behind the prefix of its annotation.
struct FunctionAnnotation {
  llvm::Function *F = nullptr;
  std::string Text;
};

/// The first annotation of a function in \p M that starts with \p Prefix; nothing if there is none.
/// Removes it, and clang's strings for annotations that nothing uses any more.
std::optional<FunctionAnnotation> takeFunctionAnnotation(llvm::Module &M, llvm::StringRef Prefix);

/// What the front end tells with a function of its own that bears an annotation.
struct TextAndTypes {
  std::string Text;                         ///< behind the prefix
  llvm::SmallVector<llvm::Type *, 8> Types; ///< of the function's local variables, in their order
};

/// Takes the first annotation of \p M that begins with \p Prefix, and the function that bears it if
/// nothing else needs it.
std::optional<TextAndTypes> takeTextAndTypes(llvm::Module &M, llvm::StringRef Prefix);

/// What stands behind \p Prefix in the annotation of an empty function that does nothing but bear
/// it; the function is gone then. Nothing if there is none.
std::optional<std::string> takeText(llvm::Module &M, llvm::StringRef Prefix);

/// Whether the resource of this name is among those of the metadata `dxil.coherent`.
bool isCoherentResource(const llvm::Module &M, llvm::StringRef Name);
/// The same for resources that are coherent across a reordering of threads (`reordercoherent`).
bool isReorderCoherentResource(const llvm::Module &M, llvm::StringRef Name);

} // namespace dxil::lowering

#endif // DXIL_LOWERING_ANNOTATIONS_H
