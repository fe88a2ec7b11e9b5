// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the elements of a root signature must keep together, which no one of them shows.
#ifndef DXIL_FRONTEND_SOURCE_ROOTSIGNATURERULES_H
#define DXIL_FRONTEND_SOURCE_ROOTSIGNATURERULES_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/Frontend/HLSL/HLSLRootSignature.h"

#include <optional>
#include <string>

namespace dxil::frontend {

struct RootSignatureConflict {
  size_t Element; ///< by number
  std::string Text;
};

/// The first rule that \p Elements break: flags once, tables that have descriptors of one kind of
/// heap, each register bound once for a stage.
std::optional<RootSignatureConflict>
findConflict(llvm::ArrayRef<llvm::hlsl::rootsig::RootElement> Elements);

} // namespace dxil::frontend

#endif // DXIL_FRONTEND_SOURCE_ROOTSIGNATURERULES_H
