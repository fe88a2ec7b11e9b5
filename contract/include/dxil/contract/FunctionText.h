// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Text that stands beside a function: an entry of llvm.global.annotations, as clang makes of an
// attribute. The back end takes it by its prefix (dxil/lowering/Annotations.h).
#ifndef DXIL_CONTRACT_FUNCTIONTEXT_H
#define DXIL_CONTRACT_FUNCTIONTEXT_H

#include "llvm/ADT/StringRef.h"

namespace llvm {
class Function;
} // namespace llvm

namespace dxil::contract {

/// Annotates \p F with \p Prefix and \p Text behind it.
void addFunctionText(llvm::Function &F, llvm::StringRef Prefix, llvm::StringRef Text);

} // namespace dxil::contract

#endif // DXIL_CONTRACT_FUNCTIONTEXT_H
