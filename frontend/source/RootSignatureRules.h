// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Rules of a root signature that concern several elements.
#pragma once

#include "llvm/ADT/ArrayRef.h"
#include "llvm/Frontend/HLSL/HLSLRootSignature.h"

#include <optional>
#include <string>

namespace dxil::frontend {

struct RootSignatureConflict {
  size_t Element; ///< index of the element
  std::string Text;
};

/// Returns the first violation in \p Elements: flags given twice, a table with descriptors of both
/// kinds of heap, or a register bound twice for one stage.
std::optional<RootSignatureConflict>
findConflict(llvm::ArrayRef<llvm::hlsl::rootsig::RootElement> Elements);

} // namespace dxil::frontend
