// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The children of a node, for walks that treat all kinds alike.
#pragma once

#include "Tree.h"

#include "llvm/ADT/STLFunctionalExtras.h"

namespace dxil::frontend::syntax {

/// Calls \p Visit with each child of \p Node, except attributes and annotations: words of
/// attributes, registers and semantics are not names.
void forEachChild(const Tree &T, NodeId Node, llvm::function_ref<void(NodeId)> Visit);

} // namespace dxil::frontend::syntax
