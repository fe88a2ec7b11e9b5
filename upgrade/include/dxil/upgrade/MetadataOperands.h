// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operands of metadata nodes as values. Whatever a module has in their place, reading is safe: what
// is not there or of another kind is nothing.
#ifndef DXIL_UPGRADE_METADATAOPERANDS_H
#define DXIL_UPGRADE_METADATAOPERANDS_H

#include "llvm/ADT/StringRef.h"
#include "llvm/TargetParser/Triple.h"

#include <cstdint>
#include <optional>

namespace llvm {
class MDNode;
class Module;
} // namespace llvm

namespace dxil::operand {

/// An integer of at most 64 bits, zero-extended.
std::optional<uint64_t> number(const llvm::MDNode *N, unsigned I);
/// The low 32 bits of an integer.
uint32_t number32(const llvm::MDNode *N, unsigned I, uint32_t Default = 0);
/// A node; null if there is none.
const llvm::MDNode *node(const llvm::MDNode *N, unsigned I);
/// A text; empty if there is none.
llvm::StringRef text(const llvm::MDNode *N, unsigned I);
/// The first node of a named one; null if there is none.
const llvm::MDNode *first(const llvm::Module &M, llvm::StringRef Name);
/// The stage of the first operand of `dx.shaderModel`: "ps", "lib", ...
llvm::Triple::EnvironmentType stageOfProfile(llvm::StringRef Profile);

} // namespace dxil::operand

#endif // DXIL_UPGRADE_METADATAOPERANDS_H
