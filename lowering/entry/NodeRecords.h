// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Nodes of work graphs. In the front end's IR their objects have a number for each handle, and a
// pointer to a record is a pointer into a buffer whose register space no real register has.
#pragma once

#include "llvm/ADT/SmallVector.h"

namespace llvm {
class Function;
class Instruction;
class Module;
class StructType;
} // namespace llvm

namespace dxil::lowering {

/// A pointer to a record: Old is the program's, New the op's in the address space of records.
struct NodeRecord {
  llvm::Instruction *Old;
  llvm::Instruction *New;
  llvm::StructType *Ty; ///< type of the record, without vectors
};

/// Gives the node ops in \p M their handles, and appends a pointer for each access to a record. The
/// accesses still use the old pointer. Returns false after a diagnostic if a handle does not come
/// from an op.
bool takeNodeRecords(llvm::Module &M, llvm::SmallVectorImpl<NodeRecord> &Records);

/// Returns true if \p F is an op of nodes or hit objects whose result is a number for a handle.
bool makesNodeHandle(const llvm::Function &F);

} // namespace dxil::lowering
