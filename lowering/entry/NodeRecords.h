// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Nodes of work graphs, as the front end leaves them: their objects have a number for each handle,
// and a pointer to a record is one into a buffer of a space that no register has.
#ifndef DXIL_LOWERING_NODERECORDS_H
#define DXIL_LOWERING_NODERECORDS_H

#include "llvm/ADT/SmallVector.h"

namespace llvm {
class Function;
class Instruction;
class Module;
class StructType;
} // namespace llvm

namespace dxil::lowering {

/// A pointer to a record: the one that the program has, and the op's in the address space of
/// records.
struct NodeRecord {
  llvm::Instruction *Old;
  llvm::Instruction *New;
  llvm::StructType *Ty; ///< the record, without vectors
};

/// Gives the ops of nodes in \p M their handles, and appends a pointer for each access to a record;
/// accesses go through the old one still. Reports, and returns false, where a handle comes from no
/// op.
bool takeNodeRecords(llvm::Module &M, llvm::SmallVectorImpl<NodeRecord> &Records);

/// Whether \p F is an op of nodes, or of hit objects, whose number stands for a handle.
bool makesNodeHandle(const llvm::Function &F);

} // namespace dxil::lowering

#endif // DXIL_LOWERING_NODERECORDS_H
