// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Entry points that are nodes of a work graph.
#pragma once

#include "llvm/IR/IRBuilder.h"

namespace llvm {
class Function;
class MDNode;
} // namespace llvm

namespace dxil::contract {
struct EntryInterface;
struct EntryValue;
} // namespace dxil::contract

namespace dxil::lowering {

/// Returns true if \p V is an input or output of a node.
bool isNodeValue(const contract::EntryValue &V);
/// Returns true if the node value \p V is an output.
bool isNodeOutput(const contract::EntryValue &V);

/// Emits the annotated handle of \p V, input or output number \p Index of its node. The result is
/// the number by which the header's classes represent a handle.
llvm::Value *nodeHandle(llvm::IRBuilder<> &Builder, const contract::EntryValue &V, uint32_t Index);

/// Returns the properties of the node \p Shader for its entry in `dx.entryPoints`, from the
/// attributes of its entry point and parameters. Returns null after a diagnostic if a required
/// attribute is missing or has an invalid value.
llvm::MDNode *nodeProperties(llvm::Function &Shader, const contract::EntryInterface &Interface);

} // namespace dxil::lowering
