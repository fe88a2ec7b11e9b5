// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <dxil/generated/MetadataNames.h>
#include <dxil/module/Module.h>

#include <algorithm>

namespace dxil::ir {

/// Returns true if an instruction is marked to be computed as it is written.
inline bool isPrecise(const Module &M, const Instruction &I) {
  const auto All = M.attachments(I);
  return std::any_of(All.begin(), All.end(), [&](const Attachment &A) {
    uint64_t Value = 0;
    return A.Kind < M.MetadataKinds.size() && M.MetadataKinds[A.Kind] == md::PreciseKind &&
           M.metadataInt(M.nodeOperand(A.Node, 0), Value) && Value == 1;
  });
}

} // namespace dxil::ir
