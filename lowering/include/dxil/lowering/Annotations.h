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

namespace dxil {

/// A function and what stands behind the prefix of its annotation.
struct FunctionAnnotation {
  llvm::Function *F = nullptr;
  std::string Text;
};

/// The first annotation of a function in \p M that starts with \p Prefix; nothing if there is none.
/// Removes it, and clang's strings for annotations that nothing uses any more.
std::optional<FunctionAnnotation> takeFunctionAnnotation(llvm::Module &M, llvm::StringRef Prefix);

} // namespace dxil

#endif // DXIL_LOWERING_ANNOTATIONS_H
