// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The nodes that a node is made of, for walks that do not care what each is.
#ifndef DXIL_FRONTEND_SYNTAX_CHILDREN_H
#define DXIL_FRONTEND_SYNTAX_CHILDREN_H

#include "Tree.h"

#include "llvm/ADT/STLFunctionalExtras.h"

namespace dxil::frontend::syntax {

/// Calls \p Visit with each child of \p Node that declares, says or computes something: not with
/// attributes, registers and semantics, whose words are no names.
void forEachChild(const Tree &T, NodeId Node, llvm::function_ref<void(NodeId)> Visit);

} // namespace dxil::frontend::syntax

#endif // DXIL_FRONTEND_SYNTAX_CHILDREN_H
