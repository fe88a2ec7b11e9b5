// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// One memory access through a resource pointer, replaced by the intrinsics of
// its kind of buffer.
#pragma once

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

/// Converts a resource's own handle to the handle type of ops.
llvm::Value *castHandle(llvm::IRBuilder<> &B, llvm::Value *Handle);

/// Rewrites phis and selects of handles of one array, and of pointers into one buffer, as choices
/// of an index.
void sinkThroughMerges(llvm::Function &F);
/// Returns the coordinates in `Index`, a call of `dxil.texel` or a choice among such calls. Returns
/// nothing if `Index` is neither.
std::optional<llvm::SmallVector<llvm::Value *, 3>> texelCoordinates(llvm::IRBuilder<> &B,
                                                                    llvm::Value *Index);
/// Loads a texel of a read-write texture. `Handle` has the type %dx.types.Handle.
llvm::Value *loadTexel(llvm::IRBuilder<> &B, llvm::Value *Handle,
                       llvm::ArrayRef<llvm::Value *> Coordinates, llvm::Type *Element);
void storeTexel(llvm::IRBuilder<> &B, llvm::Value *Handle,
                llvm::ArrayRef<llvm::Value *> Coordinates, llvm::Value *Element);

/// An element of a buffer: the handle and the element's index.
class BufferLocation {
public:
  BufferLocation(llvm::Value *Handle, llvm::Value *Index) : Handle(Handle), Index(Index) {}

  /// Replaces and erases `I`, an access `Offset` bytes into the element. Returns false after a
  /// diagnostic.
  bool replace(llvm::Instruction &I, const LinearOffset &Offset);

private:
  enum class Kind { Typed, Texture, Structured, Raw, Constant, Unsupported };
  Kind kind() const;
  /// Returns the three coordinates of an atomic op; poison for those that the kind of resource
  /// lacks.
  llvm::SmallVector<llvm::Value *, 3> coordinates(llvm::IRBuilder<> &B,
                                                  const LinearOffset &Offset) const;
  llvm::Value *loadTyped(llvm::IRBuilder<> &B, llvm::Type *Ty, const LinearOffset &Offset);
  void storeTyped(llvm::IRBuilder<> &B, llvm::Value *V, const LinearOffset &Offset);
  llvm::Value *loadRaw(llvm::IRBuilder<> &B, llvm::Type *Ty, const LinearOffset &Offset);
  void storeRaw(llvm::IRBuilder<> &B, llvm::Value *V, const LinearOffset &Offset);
  /// Reports an atomic operation on a component of a vector: DXIL cannot address one in a typed
  /// resource.
  bool reportPart(const llvm::Instruction &I, const LinearOffset &Offset) const;
  bool replaceAtomic(llvm::AtomicRMWInst &I, const LinearOffset &Offset);
  bool replaceAtomic(llvm::AtomicCmpXchgInst &I, const LinearOffset &Offset);
  llvm::Value *opHandle(llvm::IRBuilder<> &B) const;
  std::pair<llvm::Value *, llvm::Value *> rawAddress(llvm::IRBuilder<> &B,
                                                     const LinearOffset &Offset) const;
  llvm::Value *wholeElement(llvm::IRBuilder<> &B, llvm::Type *Ty) const;
  void setWholeElement(llvm::IRBuilder<> &B, llvm::Value *Element) const;
  llvm::Type *elementType() const;
  /// Returns the type of an element of a typed resource as the access of \p Accessed needs it:
  /// 32-bit words if the element has 64-bit numbers and the access is of words.
  llvm::Type *elementType(llvm::Type *Accessed) const;

  llvm::Value *Handle;
  llvm::Value *Index;
};

} // namespace dxil::lowering
