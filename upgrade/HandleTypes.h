// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "dxil/contract/ResourceRecords.h"
#include "dxil/generated/StructConstants.h"

#include <optional>

namespace llvm {
class Module;
class TargetExtType;
} // namespace llvm

namespace dxil::upgrade {

/// Returns the `target("dx...")` type for a handle of `R`, or null if LLVM has none with the same
/// information. LLVM computes a handle's properties from its type; they must equal `Want`. Without
/// `Want`, only kind and class must match.
llvm::TargetExtType *handleType(llvm::Module &M, const contract::ResourceRecord &R,
                                const std::optional<HandleProperties> &Want);

} // namespace dxil::upgrade
