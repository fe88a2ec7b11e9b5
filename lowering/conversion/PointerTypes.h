// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The pointee types that a module's opaque pointers have in DXIL.
//
// LLVM 22 pointers are opaque; DXIL's LLVM 3.7 pointers are not. This analysis gives every pointer
// value one pointee type. Inside aggregates, and as the pointee of another pointer, `ptr` stands
// for `i8*`, except for the functions of llvm.global_ctors.
#pragma once

#include "llvm/ADT/DenseMap.h"
#include <vector>

namespace llvm {
class Argument;
class CallBase;
class Function;
class FunctionType;
class Instruction;
class LLVMContext;
class Module;
class StructType;
class Type;
class Use;
class Value;
} // namespace llvm

namespace dxil::lowering {

/// A snapshot of a module: changing the module's pointers makes it stale.
///
/// The result depends on the module's functions and instructions in their
/// order only, never on the order of use lists, and inserting the casts that
/// it asks for does not change it.
class PointerTypes {
public:
  explicit PointerTypes(const llvm::Module &M);

  /// Returns the pointee type of \p V, a pointer; never null. Values for which takesAnyType() holds
  /// have the type that their use expects; for them this is i8.
  llvm::Type *pointee(const llvm::Value *V) const;

  /// Returns the pointee type that \p U's user needs of its pointer operand. Returns null if any
  /// type will do, or if the operand is no pointer.
  llvm::Type *expected(const llvm::Use &U) const;

  /// Returns the pointee type of the pointer that \p F returns, or null if \p F returns none.
  llvm::Type *result(const llvm::Function &F) const;

  /// Whether the constant \p V can be written at any pointer type: null,
  /// undef, and an integer cast to a pointer.
  static bool takesAnyType(const llvm::Value *V);

  /// Whether \p Ty is the type of an entry of llvm.global_ctors, { i32, void ()*, i8* }. No other
  /// literal struct has pointers.
  static bool isConstructorEntry(const llvm::StructType *Ty);
  /// Returns the type of the functions in these entries.
  static llvm::FunctionType *constructorType(llvm::LLVMContext &Context);

private:
  struct Candidate {
    unsigned Node;
    llvm::Type *Ty;
    unsigned Rank;
  };

  unsigned node(const llvm::Value *V);
  unsigned resultNode(const llvm::Function *F);
  unsigned root(unsigned N) const;
  void unite(unsigned A, unsigned B);
  void relate(unsigned N, const llvm::Value *V);
  void demand(const llvm::Value *Ptr, llvm::Type *Ty);
  void declare(const llvm::Function &F);
  void visit(const llvm::Instruction &I);
  void visitCall(const llvm::CallBase &Call);
  void resolve();
  llvm::Type *fixedPointee(const llvm::Value *V) const;
  llvm::Type *resolved(unsigned Node) const;

  llvm::Type *Int8;
  llvm::DenseMap<const llvm::Value *, unsigned> Nodes;
  llvm::DenseMap<const llvm::Function *, unsigned> ResultNodes;
  mutable std::vector<unsigned> Parents;
  std::vector<Candidate> Candidates;
  std::vector<llvm::Type *> Types; ///< type of each root node, after resolve()
};

} // namespace dxil::lowering
