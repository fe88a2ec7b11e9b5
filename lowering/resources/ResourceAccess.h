// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// One memory access through a resource pointer, replaced by the intrinsics of
// its kind of buffer.
#ifndef DXIL_LOWERING_RESOURCEACCESS_H
#define DXIL_LOWERING_RESOURCEACCESS_H

#include "memory/PointerAccess.h"

#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/IRBuilder.h"

#include <optional>

namespace llvm {
class AtomicCmpXchgInst;
class AtomicRMWInst;
class StructType;
class TargetExtType;
} // namespace llvm

namespace dxil::lowering {

/// `%dx.types.Handle = type { ptr }`, the type of every handle operand of an op.
llvm::StructType *getHandleType(llvm::LLVMContext &C);

/// The handle of ops for a resource's own.
llvm::Value *castHandle(llvm::IRBuilder<> &B, llvm::Value *Handle);

/// Rewrites phis and selects of handles of one array, and of pointers into one buffer, as choices
/// of an index.
void sinkThroughMerges(llvm::Function &F);
/// The coordinates that `dxil.texel` calls, or a choice among them, give to a pointer into a
/// texture; nothing if Index is none.
std::optional<llvm::SmallVector<llvm::Value *, 3>> texelCoordinates(llvm::IRBuilder<> &B,
                                                                    llvm::Value *Index);
/// A texel of a read-write texture, by a handle of type %dx.types.Handle.
llvm::Value *loadTexel(llvm::IRBuilder<> &B, llvm::Value *Handle, llvm::ArrayRef<llvm::Value *> At,
                       llvm::Type *Element);
void storeTexel(llvm::IRBuilder<> &B, llvm::Value *Handle, llvm::ArrayRef<llvm::Value *> At,
                llvm::Value *Element);

/// Buffer memory behind a handle: element `Index`, `Offset` bytes into it.
class BufferLocation {
public:
  BufferLocation(llvm::Value *Handle, llvm::Value *Index) : Handle(Handle), Index(Index) {}

  /// Replaces and erases `I`, an access `Offset` bytes from the element. Returns
  /// false after a diagnostic.
  bool replace(llvm::Instruction &I, const LinearOffset &Offset);

private:
  enum class Kind { Typed, Texture, Structured, Raw, Constant, Unsupported };
  Kind kind() const;
  /// The coordinates of an atomic: element or byte, byte in element, nothing.
  llvm::SmallVector<llvm::Value *, 3> coordinates(llvm::IRBuilder<> &B,
                                                  const LinearOffset &Offset) const;
  llvm::Value *loadTyped(llvm::IRBuilder<> &B, llvm::Type *Ty, const LinearOffset &Offset);
  void storeTyped(llvm::IRBuilder<> &B, llvm::Value *V, const LinearOffset &Offset);
  llvm::Value *loadRaw(llvm::IRBuilder<> &B, llvm::Type *Ty, const LinearOffset &Offset);
  void storeRaw(llvm::IRBuilder<> &B, llvm::Value *V, const LinearOffset &Offset);
  /// Reports an atomic operation on one component of several, which typed resources have no address
  /// of.
  bool reportPart(const llvm::Instruction &I, const LinearOffset &Offset) const;
  bool replaceAtomic(llvm::AtomicRMWInst &I, const LinearOffset &Offset);
  bool replaceAtomic(llvm::AtomicCmpXchgInst &I, const LinearOffset &Offset);
  llvm::Value *opHandle(llvm::IRBuilder<> &B) const;
  std::pair<llvm::Value *, llvm::Value *> rawAddress(llvm::IRBuilder<> &B,
                                                     const LinearOffset &Offset) const;
  llvm::Value *wholeElement(llvm::IRBuilder<> &B, llvm::Type *Ty) const;
  void setWholeElement(llvm::IRBuilder<> &B, llvm::Value *Whole) const;
  llvm::Type *elementType() const;
  /// The type that an element of a typed resource has for an access of \p Accessed: words, where
  /// that is some of them and the numbers have 64 bits.
  llvm::Type *elementType(llvm::Type *Accessed) const;

  llvm::Value *Handle;
  llvm::Value *Index;
};

} // namespace dxil::lowering

#endif // DXIL_LOWERING_RESOURCEACCESS_H
