// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Follows a pointer from the object it points into to the instructions that
// access memory through it, with the byte offset of each access.
#pragma once

#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Intrinsics.h"
#include "llvm/IR/ValueHandle.h"

namespace llvm {
class AllocaInst;
class DataLayout;
class Function;
class GEPOperator;
class GlobalVariable;
class Instruction;
class Value;
} // namespace llvm

namespace dxil::lowering {

/// Returns true if \p V is a call of the intrinsic \p Id.
bool isIntrinsicCall(const llvm::Value *V, llvm::Intrinsic::ID Id);
/// Returns the values among which \p Choice, a phi or select, chooses.
llvm::SmallVector<llvm::Value *, 4> choicesOf(const llvm::Instruction &Choice);

/// A byte offset as a constant plus scaled values: the sum that a chain of getelementptr
/// instructions adds to its base.
struct LinearOffset {
  int64_t Constant = 0;
  /// Values and their scales. The handles follow a value that is replaced.
  llvm::SmallVector<std::pair<llvm::WeakTrackingVH, int64_t>, 2> Terms;

  /// Adds `Scale * V`; a constant `V` is folded.
  void addTerm(llvm::Value *V, int64_t Scale);
  /// Adds the offset that `GEP` adds to its base.
  void addGEP(const llvm::DataLayout &DL, const llvm::GEPOperator &GEP);
  /// Moves constant factors of the terms into their scales.
  void takeFactors();
  /// Returns true if each scale (not the constant) is a multiple of `Unit` bytes.
  bool termsAreMultiplesOf(int64_t Unit) const;
  /// Emits the offset divided by `Unit` bytes, a power of two, as an i32. The division is exact if
  /// the constant and the terms are multiples of `Unit`; else the byte offset is computed and
  /// shifted.
  llvm::Value *emit(llvm::IRBuilderBase &B, int64_t Unit = 1) const;
  /// Returns the offset of the element of `Size` bytes (more than 0) that contains the offset, and
  /// leaves the offset within that element. Terms that are not multiples of `Size` stay.
  LinearOffset splitAt(int64_t Size);
  /// The same as splitAt(), but emits the index of the element as an i32.
  llvm::Value *takeIndex(llvm::IRBuilderBase &B, int64_t Size);
};

/// An instruction that accesses memory, and the byte offset of the access.
struct PointerUse {
  llvm::Instruction *I;
  LinearOffset Offset;
};

/// All accesses through pointers that derive from one root. Phis and selects of addresses in the
/// object become phis and selects of i32 offsets, and comparisons of such addresses compare
/// offsets. A phi or select of addresses in different objects is an error.
class PointerUses {
public:
  explicit PointerUses(const llvm::DataLayout &DL) : DL(DL) {}

  /// Accepts calls with the root itself as argument: they see the whole object.
  void allowCalls() { CallsAllowed = true; }

  /// Walks the users of `Root`. Returns false, after a diagnostic, if a use
  /// cannot be followed. Lifetime and assume uses are erased.
  bool collect(llvm::Value &Root);

  llvm::ArrayRef<PointerUse> accesses() const { return Accesses; }

  /// Erases the address computations. They have no users once each access has been replaced and
  /// erased.
  void eraseAddresses();

private:
  bool visit(llvm::Value &Pointer, const LinearOffset &Offset);
  bool visitUser(llvm::Instruction &User, llvm::Value &Pointer, const LinearOffset &Offset);
  bool visitMerge(llvm::Instruction &Merge);
  bool derivesFromRootOnly(llvm::Value &Pointer);
  void fillMerges();

  const llvm::DataLayout &DL;
  llvm::Value *Root = nullptr;
  bool CallsAllowed = false;
  llvm::SmallVector<PointerUse, 16> Accesses;
  llvm::SmallVector<llvm::Instruction *, 16> Addresses;
  llvm::DenseMap<llvm::Value *, LinearOffset> Offsets;
  /// Pointer phi or select, and the phi or select of offsets that replaces it.
  llvm::SmallVector<std::pair<llvm::Instruction *, llvm::Instruction *>, 2> Merges;
  llvm::SmallSetVector<llvm::Instruction *, 2> Compares;
};

/// A scalar or small piece of a type, and its byte offset.
struct TypeLeaf {
  int64_t Offset;
  llvm::Type *Ty;
};

/// Byte offsets from `Begin` to `End`, without `End`.
struct ByteRange {
  int64_t Begin, End;
};

/// Returns true if element `Index` of `ST` is the padding that clang writes if a member begins
/// before the end of the LLVM vector before it: an array of bytes of negative length, read as
/// unsigned. Offsets of the struct wrap around it and are right; nothing is stored there.
bool isOverlapPadding(const llvm::DataLayout &DL, llvm::StructType *ST, unsigned Index);

/// Appends the scalars of `Ty`, including the elements of vectors, that touch `Range`. They are in
/// ascending order of their offsets; the offset of `Ty` is `Base`. `target("dx.Padding", N)` has no
/// scalars. With \p WholeVectors, vectors other than those of i1 are not split.
void collectLeaves(const llvm::DataLayout &DL, llvm::Type *Ty, int64_t Base, ByteRange Range,
                   llvm::SmallVectorImpl<TypeLeaf> &Leaves, bool WholeVectors = false);

/// Returns the local variables of structs and arrays.
llvm::SmallVector<llvm::AllocaInst *, 16> aggregateVariables(llvm::Function &F);

/// Returns true if a pointer may lead into a buffer that shaders can write or that converts its
/// elements. Accesses there must stay as the program has them.
bool keepsAccesses(const llvm::Value *Pointer);

/// Expands copies from and to such buffers member by member. Returns true if there was one.
bool expandResourceCopies(llvm::Function &F);

/// Expands copies from and to \p Global member by member. Returns true if there was one.
bool expandCopiesOf(const llvm::GlobalVariable &Global, llvm::Function &F);

} // namespace dxil::lowering
