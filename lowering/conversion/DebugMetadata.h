// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Debug information as records of LLVM 3.7.
#pragma once

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/DebugInfoMetadata.h"

namespace llvm {
class Module;
} // namespace llvm

namespace dxil::lowering {

/// Returns the name of a function in LLVM 3.7: its own, or `llvm.dbg.value` and `llvm.dbg.declare`
/// for contract::DebugValue and contract::DebugDeclare.
llvm::StringRef bitcodeName(llvm::StringRef Name);

/// Turns the debug records of \p M into calls of LLVM 3.7. Locations that LLVM 3.7 cannot express
/// become undef; before a variable's first expressible location they are omitted. Adds the module
/// flags for the versions of debug information. Until removeDebugCalls(), \p M is for the writer
/// only.
void insertDebugCalls(llvm::Module &M);
/// Removes what insertDebugCalls() has added.
void removeDebugCalls(llvm::Module &M);

/// Writes `dx.source.*`: the texts of the source files in the debug information of \p M
/// (`-gembed-source`), the main file's name, and the command line and its macros from the flags of
/// the compile unit (words separated by blanks; a backslash escapes the next character). Does
/// nothing if \p M has the texts already.
void describeSources(llvm::Module &M);

/// Whether LLVM 3.7 can express \p E: an offset, a dereference and a piece at the end.
bool isExpressible(const llvm::DIExpression &E);

/// The LLVM 3.7 form of each debug node of a module. There a compile unit lists its functions, a
/// function's description points to the function, and global variables have no expression.
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

  /// Returns the record of \p Node, which must be isExpressible().
  Record record(const llvm::MDNode &Node) const;

  /// Whether LLVM 3.7 has nodes of the kind of \p MD. References to other nodes become null.
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
