// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Coherence of resources, which LLVM's handle types do not have.
#pragma once

#include "llvm/ADT/StringRef.h"

namespace llvm {
class Module;
} // namespace llvm

namespace dxil::lowering {

/// The coherence that a resource is declared with.
struct Coherence {
  bool IsGlobal = false;  ///< `globallycoherent`
  bool IsReorder = false; ///< `reordercoherent`
};

/// Returns the coherence of the resource \p Name from the metadata `dxil.coherent`.
Coherence coherenceOf(const llvm::Module &M, llvm::StringRef Name);

} // namespace dxil::lowering
