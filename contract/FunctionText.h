// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Text attached to a function as an entry of llvm.global.annotations, the form of clang's annotate
// attribute.
#pragma once

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/IR/Module.h"

#include <optional>
#include <string>

namespace dxil::contract {

/// Annotates \p F with \p Prefix followed by \p Text.
void addFunctionText(llvm::Function &F, llvm::StringRef Prefix, llvm::StringRef Text);

/// Adds a function whose only contents are variables of \p Types.
llvm::Function *addVariables(llvm::Module &M, llvm::StringRef Name,
                             llvm::ArrayRef<llvm::Type *> Types);
/// Returns the types of the variables of \p F.
llvm::SmallVector<llvm::Type *, 8> typesOfVariables(const llvm::Function &F);

/// Adds a function that carries only \p Text, and \p Types as those of its local variables.
void addText(llvm::Module &M, llvm::StringRef Prefix, llvm::StringRef Text,
             llvm::ArrayRef<llvm::Type *> Types = {});

/// A function and the rest of its annotation after the prefix.
struct FunctionAnnotation {
  llvm::Function *F = nullptr;
  std::string Text;
};

/// Returns the first function annotation in \p M that starts with \p Prefix, or nothing if there is
/// none. Removes it, and the annotation strings without users.
std::optional<FunctionAnnotation> takeFunctionAnnotation(llvm::Module &M, llvm::StringRef Prefix);

/// Text and types of a function from addText().
struct TextAndTypes {
  std::string Text;                         ///< text after the prefix
  llvm::SmallVector<llvm::Type *, 8> Types; ///< types of the local variables, in order
};

/// Takes the first annotation of \p M that starts with \p Prefix. Erases its function if it has no
/// other users.
std::optional<TextAndTypes> takeTextAndTypes(llvm::Module &M, llvm::StringRef Prefix);

} // namespace dxil::contract
