// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The numbers of values and metadata in an LLVM 3.7 module.
#pragma once

#include "DebugMetadata.h"
#include "ValueEnumerationTypes.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/IR/Metadata.h"

namespace llvm {
class BasicBlock;
class Constant;
class GlobalVariable;
class Instruction;
class Module;
} // namespace llvm

namespace dxil::lowering {

/// Whether \p GV is no part of the DXIL program: a part of the container, or one of LLVM's lists of
/// symbols to keep.
bool isOutsideProgram(const llvm::GlobalVariable &GV);

/// Appends the elements of an aggregate that LLVM 3.7 writes one by one (also a data array of a
/// type that its data arrays lack), or the operands of a constant expression. Each comes with the
/// id of the type with which it is written.
void constantOperands(const llvm::Constant *C, TypeTable &Types,
                      llvm::SmallVectorImpl<std::pair<const llvm::Constant *, unsigned>> &Out);

/// Calls \p Fn with each constant in the record of \p I and its type id: constant operands, and
/// constants that LLVM 22 keeps outside the operand list (switch cases, shuffle masks).
void forEachConstant(const llvm::Instruction &I, TypeTable &Types,
                     llvm::function_ref<void(const llvm::Constant *, unsigned)> Fn);

/// Numbers the globals first, then the module's constants; in a function its arguments, its
/// constants, and its instructions with a result. A constant without a type of its own (null,
/// undef) has a number for each type. A global at another type than its own is a constant, the cast
/// of its address.
class ValueEnumeration {
public:
  struct Entry {
    const llvm::Value *V;
    unsigned Type;
  };

  ValueEnumeration(const llvm::Module &M, TypeTable &Types) : M(M), Types(Types) {}

  /// Numbers the globals. The module's constants are then added by
  /// addConstant() and ordered by finishModule().
  void addGlobals();
  void addConstant(const llvm::Constant *C, unsigned Type);
  void finishModule();

  /// Adds \p F's values; leaveFunction() removes them.
  void enterFunction(const llvm::Function &F);
  void leaveFunction();

  unsigned id(const llvm::Value *V, unsigned Type) const;
  unsigned id(const llvm::Value *V) const { return id(V, Types.ofValue(V)); }
  unsigned id(const llvm::Use &U) const { return id(U.get(), Types.ofUse(U)); }
  /// Returns the number of a block in the current function.
  unsigned block(const llvm::BasicBlock *BB) const { return Blocks.lookup(BB); }

  llvm::ArrayRef<Entry> values() const { return Values; }
  unsigned firstConstant() const {
    return FirstConstant;
  } ///< number of the module's first
    ///< constant
  unsigned endOfConstants() const { return EndOfConstants; }
  unsigned firstLocalConstant() const { return FirstLocalConstant; }
  unsigned endOfLocalConstants() const { return EndOfLocalConstants; }
  unsigned blockCount() const { return Blocks.size(); }
  /// Whether id() was asked for a value without a number, which is an error of the writer.
  bool isMissing() const { return Missing; }

private:
  void add(const llvm::Value *V, unsigned Type);
  void order(unsigned First);

  const llvm::Module &M;
  TypeTable &Types;
  std::vector<Entry> Values;
  llvm::DenseMap<std::pair<const llvm::Value *, unsigned>, unsigned> Ids;
  llvm::DenseMap<const llvm::BasicBlock *, unsigned> Blocks;
  unsigned FirstConstant = 0, EndOfConstants = 0;
  unsigned FirstLocalConstant = 0, EndOfLocalConstants = 0;
  mutable bool Missing = false;
};

/// Metadata in the order of its records: operands first where there is no cycle.
class MetadataEnumeration {
public:
  struct Entry {
    const llvm::Metadata *MD;
    /// Whether this is the symbol of a resource: an undef value, or a global that is a handle and
    /// is written as a cast. It is written as a pointer to its contract::symbolType().
    bool IsSymbol;
  };

  /// With \p Debug, debug information is numbered too.
  explicit MetadataEnumeration(const llvm::Module &M, const DebugMetadata *Debug = nullptr);

  /// Adds the function's own values in the debug calls of \p F; leaveFunction() removes them.
  void enterFunction(const llvm::Function &F);
  void leaveFunction();
  /// The number of entries of the module; those of a function follow.
  unsigned endOfModule() const { return EndOfModule; }

  /// The number of \p MD, or of operand \p Operand of \p Parent, from 0.
  unsigned id(const llvm::Metadata *MD) const { return id(MD, false); }
  unsigned operandId(const llvm::MDNode *Parent, unsigned Operand) const;
  llvm::ArrayRef<Entry> entries() const { return Entries; }

  /// The LLVM 3.7 number of LLVM 22's metadata kind \p Kind.
  unsigned kind(unsigned Kind) const { return Kinds.lookup(Kind); }
  /// Kind names by their LLVM 3.7 numbers.
  llvm::ArrayRef<llvm::StringRef> kindNames() const { return KindNames; }
  /// Whether instruction attachments of \p Kind are written.
  bool isKnownKind(unsigned Kind) const { return Kinds.count(Kind); }

  /// Whether the validator knows the named metadata \p Name.
  static bool isKnownName(llvm::StringRef Name);
  /// Whether named metadata \p Name is part of debug information.
  static bool isDebugName(llvm::StringRef Name);
  /// Whether the named metadata \p Name is written.
  bool isWritten(llvm::StringRef Name) const {
    return isKnownName(Name) || (Debug && isDebugName(Name));
  }
  /// Whether the validator knows instruction metadata of the kind \p Name.
  static bool isKnownKindName(llvm::StringRef Name);

private:
  using Reference = std::pair<const llvm::Metadata *, bool>; ///< metadata, and true if it is a
                                                             ///< symbol

  unsigned id(const llvm::Metadata *MD, bool IsSymbol) const;
  bool isSymbol(const llvm::MDNode *Parent, unsigned Operand) const;
  void findResources(const llvm::Module &M);
  void addDebugInfo(const llvm::Instruction &I);
  llvm::SmallVector<Reference, 16> references(const llvm::MDNode *Node) const;
  void addKinds(llvm::LLVMContext &Ctx);
  void add(const llvm::Metadata *Root, bool IsSymbol = false);
  void append(const llvm::Metadata *MD, bool IsSymbol);

  const DebugMetadata *Debug;
  unsigned EndOfModule = 0;
  std::vector<Entry> Entries;
  llvm::DenseMap<std::pair<const llvm::Metadata *, unsigned>, unsigned> Ids;
  llvm::SmallPtrSet<const llvm::MDNode *, 16> Resources;
  llvm::DenseMap<unsigned, unsigned> Kinds;
  llvm::SmallVector<llvm::StringRef, 20> KindNames;
};

} // namespace dxil::lowering
