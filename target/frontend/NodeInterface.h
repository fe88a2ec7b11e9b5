// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the inputs and outputs of a node of a work graph are, for the interface of its entry point.
#ifndef DXIL_TARGET_FRONTEND_NODEINTERFACE_H
#define DXIL_TARGET_FRONTEND_NODEINTERFACE_H

#include "StageFacts.h"
#include "clang/AST/Decl.h"
#include "llvm/Support/JSON.h"

#include <optional>

namespace dxil {

/// The value of the parameter \p P in the interface of an entry point (docs/ir-contract.md, "Entry
/// interface") if its type is one of the header's classes of nodes and records: its flags, the size,
/// alignment and dispatch grid of its records, and its attributes. Nothing for any other type.
/// Reports a record that has two dispatch grids, or one of a type that none can have.
std::optional<llvm::json::Object> describeNodeParameter(const clang::ParmVarDecl &P,
                                                        const StageFacts &Facts);

} // namespace dxil

#endif // DXIL_TARGET_FRONTEND_NODEINTERFACE_H
