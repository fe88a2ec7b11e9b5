// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Debug information as the records of LLVM 3.7 have it.
#ifndef DXIL_LOWERING_DEBUGMETADATA_H
#define DXIL_LOWERING_DEBUGMETADATA_H

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/DebugInfoMetadata.h"

namespace llvm {
class Module;
} // namespace llvm

namespace dxil::lowering {

/// LLVM 3.7's name of a function: its own, or `llvm.dbg.value` and `llvm.dbg.declare` for
/// contract::DebugValue and contract::DebugDeclare.
llvm::StringRef bitcodeName(llvm::StringRef Name);

/// Turns the debug records of \p M into calls as LLVM 3.7 has them: locations
/// that it cannot say are undef, and where a variable has no location before
/// that either they are left out. Adds the module flags that name the versions
/// of debug information. \p M is for the writer only, until
/// removeDebugCalls().
void insertDebugCalls(llvm::Module &M);
/// Takes away what insertDebugCalls() has added.
void removeDebugCalls(llvm::Module &M);

/// Writes `dx.source.*`: the texts of the source files that the debug
/// information of \p M holds (`-gembed-source`), the main file's name, and the
/// command line and its macros as the compile unit has them (words parted by
/// blanks; a backslash takes the next character as it is). What a module has
/// already stays.
void describeSources(llvm::Module &M);

/// Whether LLVM 3.7 can say \p E: an offset, a dereference and a piece at the end.
bool isExpressible(const llvm::DIExpression &E);

/// What each debug node of a module is in LLVM 3.7: there a compile unit lists
/// its functions, a function's description points to the function, and global
/// variables have no expression.
class DebugMetadata {
public:
  /// One field of a record.
  struct Field {
    uint64_t Number = 0;
    const llvm::Metadata *Node = nullptr;
    enum Form : uint8_t {
      IsNumber,
      IsNode,     ///< the node's number plus one, 0 for none
      IsRequired, ///< the node's number
    } Kind = IsNumber;
  };
  struct Record {
    unsigned Code = 0;
    llvm::SmallVector<Field, 20> Fields;
  };

  explicit DebugMetadata(const llvm::Module &M);

  /// The record of \p Node, which isExpressible().
  Record record(const llvm::MDNode &Node) const;

  /// Whether LLVM 3.7 has nodes of the kind of \p MD. Nodes that it has not are
  /// null wherever they are named.
  static bool isExpressible(const llvm::Metadata *MD);
  /// Whether \p MD is a debug node, which record() describes.
  static bool isDebugNode(const llvm::Metadata *MD);

private:
  Record unit(const llvm::DICompileUnit &N) const;
  Record subprogram(const llvm::DISubprogram &N) const;
  Record type(const llvm::DIType &N) const;
  Record scope(const llvm::MDNode &N) const;
  Record variable(const llvm::MDNode &N) const;

  llvm::DenseMap<const llvm::DISubprogram *, const llvm::Metadata *> Functions;
  llvm::DenseMap<const llvm::DIGlobalVariable *, const llvm::Metadata *> Memory;
  llvm::DenseMap<const llvm::DICompileUnit *, const llvm::Metadata *> Subprograms;
  llvm::DenseMap<const llvm::DICompileUnit *, const llvm::Metadata *> Globals;
  llvm::DenseMap<const llvm::DISubprogram *, const llvm::Metadata *> Variables;
};

} // namespace dxil::lowering

#endif // DXIL_LOWERING_DEBUGMETADATA_H
