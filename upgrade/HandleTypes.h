// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef DXIL_UPGRADE_HANDLETYPES_H
#define DXIL_UPGRADE_HANDLETYPES_H

#include "dxil/contract/ResourceRecords.h"
#include "dxil/generated/StructConstants.h"

#include <optional>

namespace llvm {
class Module;
class TargetExtType;
} // namespace llvm

namespace dxil::upgrade {

/// The `target("dx...")` type of a handle of `R`; null if LLVM has none for it, or none that says
/// as much: LLVM computes from the type the properties that DXIL annotates a handle with, which
/// have to be `Want`. Without `Want` the type only has to be of the right kind and class.
llvm::TargetExtType *handleType(llvm::Module &M, const contract::ResourceRecord &R,
                                const std::optional<HandleProperties> &Want);

} // namespace dxil::upgrade

#endif // DXIL_UPGRADE_HANDLETYPES_H
