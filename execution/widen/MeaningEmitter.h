// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Emits an op by its meaning. The records say what an op computes (docs/meaning.md). A value that
// is the same for all lanes is a scalar, any other a vector of all lanes.
#pragma once

#include "Widener.h"

#include <dxil/meaning/Meaning.h>

namespace dxil::execution {

class FunctionWidener::MeaningEmitter {
public:
  MeaningEmitter(FunctionWidener &F, const OpCall &C, const meaning::OpMeaning &Meaning)
      : F(F), B(F.B), C(C), Bound(Meaning.Slots),
        Active(Meaning.Needs & meaning::Needs::Lanes ? F.waveOpMask() : nullptr) {}

  /// Finds the overload. Returns false if the op does not have it.
  bool findOverload();
  void all(const meaning::Node *N, Parts &To);

private:
  llvm::Value *one(const meaning::Node *N);
  llvm::Value *argument(const meaning::Node *N);
  llvm::Value *apply(meaning::Operator O, meaning::ValueType T,
                     llvm::SmallVector<llvm::Value *, 3> In);
  llvm::Value *bits(meaning::Operator O, meaning::ValueType T, llvm::ArrayRef<llvm::Value *> In);
  llvm::Value *testBits(meaning::Operator O, llvm::Value *V);
  llvm::Value *floats(meaning::Operator O, meaning::ValueType T, llvm::ArrayRef<llvm::Value *> In);
  llvm::Value *real(meaning::Operator O, llvm::Value *X);
  llvm::Value *rounded(llvm::Value *V, llvm::Type *Ty);
  llvm::Value *roundedToZero(llvm::Value *V, llvm::Type *Ty);
  const meaning::Node *chosen(const meaning::Node *N);
  llvm::Value *choice(const meaning::Node *N);
  llvm::Value *fold(const meaning::Node *N);
  llvm::Value *reduce(const meaning::Node *N);
  llvm::Value *readLane(const meaning::Node *N);
  void ballot(const meaning::Node *N, Parts &To);
  /// Visits lanes one after the other in a loop; Step gives the next value of the result.
  llvm::Value *eachLane(const meaning::Node *Body, unsigned From, unsigned To, llvm::Value *Start,
                        llvm::function_ref<llvm::Value *(llvm::Value *)> Step);
  void storeVisited(const meaning::Node *Body);
  llvm::Value *newRow() {
    F.ensureRows(++Rows, 0);
    return B.CreateConstInBoundsGEP1_64(B.getInt64Ty(), F.ArgRows, (Rows - 1) * F.W);
  }
  llvm::Value *toSlots(llvm::Value *V) {
    llvm::Type *Ty = V->getType();
    V = B.CreateBitCast(V, Ty->getWithNewType(B.getIntNTy(Ty->getScalarSizeInBits())));
    return B.CreateZExt(V, Ty->getWithNewType(B.getInt64Ty()));
  }
  llvm::Value *fromSlots(llvm::Value *V, llvm::Type *Scalar) {
    llvm::Type *Ty = V->getType();
    V = B.CreateTrunc(V, Ty->getWithNewType(B.getIntNTy(Scalar->getScalarSizeInBits())));
    return B.CreateBitCast(V, Ty->getWithNewType(Scalar));
  }

  meaning::ValueType typeOf(const meaning::Node *N) const {
    return N->Type == meaning::ValueType::Overload ? Overloaded : N->Type;
  }
  llvm::Type *type(meaning::ValueType T) {
    return T == meaning::ValueType::Half    ? B.getHalfTy()
           : T == meaning::ValueType::Float ? B.getFloatTy()
           : T == meaning::ValueType::Double
               ? B.getDoubleTy()
               : static_cast<llvm::Type *>(B.getIntNTy(meaning::widthOf(T)));
  }
  /// A type in the shape of a value.
  llvm::Type *like(llvm::Value *V, meaning::ValueType T) {
    return V->getType()->getWithNewType(type(T));
  }
  static llvm::Constant *number(llvm::Value *Like, uint64_t N) {
    return llvm::ConstantInt::get(Like->getType(), N);
  }
  void alike(llvm::MutableArrayRef<llvm::Value *> In) {
    if (llvm::any_of(In, [](llvm::Value *V) { return V->getType()->isVectorTy(); }))
      for (llvm::Value *&V : In)
        V = F.asVector(V);
  }

  FunctionWidener &F;
  llvm::IRBuilder<> &B;
  const OpCall &C;
  meaning::ValueType Overloaded = meaning::ValueType::None;
  llvm::SmallVector<llvm::Value *, 4> Bound;
  llvm::Value *Active;            ///< lanes that take part
  unsigned Element = 0;           ///< in fold
  llvm::Value *Visited = nullptr; ///< the lane that a loop visits
  unsigned Rows = 0;
  llvm::SmallDenseMap<int64_t, std::pair<llvm::Value *, llvm::Type *>> VisitedRows; ///< by argument
};

} // namespace dxil::execution
