// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Text attached to a function as an entry of llvm.global.annotations, the form of clang's annotate
// attribute. The back end finds it by its prefix (dxil/lowering/Annotations.h).
#ifndef DXIL_CONTRACT_FUNCTIONTEXT_H
#define DXIL_CONTRACT_FUNCTIONTEXT_H

#include "llvm/ADT/StringRef.h"

namespace llvm {
class Function;
} // namespace llvm

namespace dxil::contract {

/// Annotates \p F with \p Prefix followed by \p Text.
void addFunctionText(llvm::Function &F, llvm::StringRef Prefix, llvm::StringRef Text);

} // namespace dxil::contract

#endif // DXIL_CONTRACT_FUNCTIONTEXT_H
