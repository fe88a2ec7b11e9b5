// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Entry points of nodes of work graphs.
#ifndef DXIL_LOWERING_NODEENTRY_H
#define DXIL_LOWERING_NODEENTRY_H

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

/// Whether \p V is an input or output of a node.
bool isNodeValue(const contract::EntryValue &V);
/// Whether \p V, of which isNodeValue holds, is an output.
bool isNodeOutput(const contract::EntryValue &V);

/// Emits the handle of \p V, input or output number \p Index of its node, with its annotation, as
/// the number that the header's classes have for a handle.
llvm::Value *nodeHandle(llvm::IRBuilder<> &Builder, const contract::EntryValue &V, uint32_t Index);

/// The properties of the node \p Shader for its entry in `dx.entryPoints`, from the attributes of
/// its entry point and of its parameters. Reports to the context, and returns null, if one that is
/// needed is missing or has a value that nodes cannot have.
llvm::MDNode *nodeProperties(llvm::Function &Shader, const contract::EntryInterface &Interface);

} // namespace dxil::lowering

#endif // DXIL_LOWERING_NODEENTRY_H
