// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Intrinsics whose meaning spans the elements of a vector, and buffer accesses
// of 64-bit elements.

#include "IntrinsicExpansion.h"
#include "OpLowering.h"
#include "dxil/lowering/OpBuilderBase.h"
#include "numbers/NativeVectors.h"
#include "numbers/WideElements.h"

#include "llvm/Analysis/DXILResource.h"
#include "llvm/IR/IntrinsicsDirectX.h"
#include "llvm/IR/Module.h"

#include <cmath>

using namespace llvm;

namespace dxil::lowering {

namespace {

SmallVector<Value *, 4> elementsOf(IRBuilder<> &B, Value *V) {
  auto *VT = dyn_cast<FixedVectorType>(V->getType());
  if (!VT)
    return {V};
  SmallVector<Value *, 4> Elements;
  for (unsigned I = 0; I != VT->getNumElements(); ++I)
    Elements.push_back(B.CreateExtractElement(V, uint64_t(I)));
  return Elements;
}

Value *vectorOf(IRBuilder<> &B, ArrayRef<Value *> Elements) {
  Value *V = PoisonValue::get(
      FixedVectorType::get(Elements.front()->getType(), unsigned(Elements.size())));
  for (auto [I, E] : enumerate(Elements))
    V = B.CreateInsertElement(V, E, uint64_t(I));
  return V;
}

/// Applies \p Op to whole vectors, which gives one number. Returns null if vectors do not stay
/// whole.
Value *reduceWhole(IRBuilder<> &B, OpCode Op, ArrayRef<Value *> Vectors) {
  Module &M = *B.GetInsertBlock()->getModule();
  Type *Ty = Vectors.front()->getType();
  if (!isNativeVector(Ty) || !hasNativeVectors(M))
    return nullptr;
  CallInst *Call = ExtensionBuilderBase(B).createOp(Op, Vectors, {Ty});
  Function *F = Call->getCalledFunction();
  F->setDoesNotAccessMemory();
  F->setDoesNotThrow();
  F->setWillReturn();
  return Call;
}

//===-- Products ----------------------------------------------------------===//

/// The dot product of two lists of scalars: an op for two to four halves or
/// floats, else products and sums.
Value *dotProduct(IRBuilder<> &B, ArrayRef<Value *> X, ArrayRef<Value *> Y) {
  Type *Ty = X.front()->getType();
  if (X.size() >= 2 && X.size() <= 4 && !Ty->isDoubleTy()) {
    constexpr Intrinsic::ID Dots[] = {Intrinsic::dx_dot2, Intrinsic::dx_dot3, Intrinsic::dx_dot4};
    SmallVector<Value *, 8> Args(X);
    append_range(Args, Y);
    return B.CreateIntrinsic(Dots[X.size() - 2], {Ty}, Args);
  }
  Value *Sum = B.CreateFMul(X[0], Y[0]);
  for (size_t I = 1; I != X.size(); ++I)
    Sum = B.CreateFAdd(Sum, B.CreateFMul(X[I], Y[I]));
  return Sum;
}

Value *expandFDot(IRBuilder<> &B, IntrinsicInst &Call) {
  if (!Call.getType()->isDoubleTy())
    if (Value *Reduced =
            reduceWhole(B, OpCode::FDot, {Call.getArgOperand(0), Call.getArgOperand(1)}))
      return Reduced;
  const auto Left = elementsOf(B, Call.getArgOperand(0));
  return dotProduct(B, Left, elementsOf(B, Call.getArgOperand(1)));
}

/// Dot2, Dot3 and Dot4 have no double overload.
Value *expandScalarDot(IRBuilder<> &B, IntrinsicInst &Call) {
  if (!Call.getType()->isDoubleTy())
    return nullptr;
  SmallVector<Value *, 8> Args(Call.args());
  ArrayRef<Value *> All(Args);
  return dotProduct(B, All.take_front(All.size() / 2), All.take_back(All.size() / 2));
}

template <Intrinsic::ID Mad> Value *expandIntegerDot(IRBuilder<> &B, IntrinsicInst &Call) {
  auto X = elementsOf(B, Call.getArgOperand(0)), Y = elementsOf(B, Call.getArgOperand(1));
  Value *Sum = B.CreateMul(X[0], Y[0]);
  for (size_t I = 1; I != X.size(); ++I)
    Sum = B.CreateIntrinsic(Mad, {Sum->getType()}, {X[I], Y[I], Sum});
  return Sum;
}

/// Returns one divided by the length of \p X. Returns null if \p X is not a vector of float
/// constants, or has no direction.
Constant *constantScale(ArrayRef<Value *> X) {
  float Squares = 0;
  for (Value *E : X) {
    auto *C = dyn_cast<ConstantFP>(E);
    if (!C || !C->getType()->isFloatTy())
      return nullptr;
    float Number = C->getValueAPF().convertToFloat();
    Squares += Number * Number;
  }
  float Scale = float(1.0 / std::sqrt(double(Squares))); // rounded as DXC folds it
  return std::isnormal(Scale) ? ConstantFP::get(X.front()->getType(), Scale) : nullptr;
}

Value *expandNormalize(IRBuilder<> &B, IntrinsicInst &Call) {
  auto X = elementsOf(B, Call.getArgOperand(0));
  Value *Scale = constantScale(X);
  if (!Scale)
    Scale = B.CreateUnaryIntrinsic(Intrinsic::dx_rsqrt, dotProduct(B, X, X));
  SmallVector<Value *, 4> Result;
  for (Value *E : X)
    Result.push_back(B.CreateFMul(E, Scale));
  return Call.getType()->isVectorTy() ? vectorOf(B, Result) : Result.front();
}

Value *expandCross(IRBuilder<> &B, IntrinsicInst &Call) {
  auto X = elementsOf(B, Call.getArgOperand(0)), Y = elementsOf(B, Call.getArgOperand(1));
  if (X.size() != 3)
    return nullptr;
  SmallVector<Value *, 4> Result;
  for (unsigned I = 0; I != 3; ++I) {
    unsigned J = (I + 1) % 3, K = (I + 2) % 3;
    Value *Diagonal = B.CreateFMul(X[J], Y[K]);
    Result.push_back(B.CreateFSub(Diagonal, B.CreateFMul(X[K], Y[J])));
  }
  return vectorOf(B, Result);
}

//===-- Matrices ----------------------------------------------------------===//

unsigned dimension(const IntrinsicInst &Call, unsigned Operand) {
  return unsigned(cast<ConstantInt>(Call.getArgOperand(Operand))->getZExtValue());
}

/// A matrix is its columns, one after the other.
Value *expandTranspose(IRBuilder<> &B, IntrinsicInst &Call) {
  unsigned Rows = dimension(Call, 1), Columns = dimension(Call, 2);
  auto Elements = elementsOf(B, Call.getArgOperand(0));
  SmallVector<Value *, 16> Result;
  for (unsigned R = 0; R != Rows; ++R)
    for (unsigned C = 0; C != Columns; ++C)
      Result.push_back(Elements[C * Rows + R]);
  return vectorOf(B, Result);
}

Value *expandMatrixMultiply(IRBuilder<> &B, IntrinsicInst &Call) {
  unsigned Rows = dimension(Call, 2), Inner = dimension(Call, 3), Columns = dimension(Call, 4);
  auto X = elementsOf(B, Call.getArgOperand(0)), Y = elementsOf(B, Call.getArgOperand(1));
  bool IsFloat = X.front()->getType()->isFloatingPointTy();
  SmallVector<Value *, 16> Result;
  for (unsigned C = 0; C != Columns; ++C)
    for (unsigned R = 0; R != Rows; ++R) {
      Value *Sum = nullptr;
      for (unsigned I = 0; I != Inner; ++I) {
        Value *A = X[I * Rows + R], *E = Y[C * Inner + I];
        Value *Product = IsFloat ? B.CreateFMul(A, E) : B.CreateMul(A, E);
        Sum = !Sum ? Product : IsFloat ? B.CreateFAdd(Sum, Product) : B.CreateAdd(Sum, Product);
      }
      Result.push_back(Sum);
    }
  return vectorOf(B, Result);
}

//===-- Reductions --------------------------------------------------------===//

/// x != 0 for an integer or a float; an i1 is itself.
Value *isNonZero(IRBuilder<> &B, Value *V) {
  if (V->getType()->isIntOrIntVectorTy(1))
    return V;
  Constant *Zero = Constant::getNullValue(V->getType());
  return V->getType()->isFPOrFPVectorTy() ? B.CreateFCmpUNE(V, Zero) : B.CreateICmpNE(V, Zero);
}

template <bool All> Value *expandAllOrAny(IRBuilder<> &B, IntrinsicInst &Call) {
  if (Value *X = Call.getArgOperand(0);
      isNativeVector(X->getType()) && hasNativeVectors(*Call.getModule()))
    return reduceWhole(B, All ? OpCode::VectorReduceAnd : OpCode::VectorReduceOr,
                       {isNonZero(B, X)});
  Value *Result = nullptr;
  for (Value *E : elementsOf(B, Call.getArgOperand(0))) {
    Value *Test = isNonZero(B, E);
    Result = !Result ? Test : All ? B.CreateAnd(Result, Test) : B.CreateOr(Result, Test);
  }
  return Result;
}

Value *combine(IRBuilder<> &B, Intrinsic::ID ID, Value *X, Value *Y) {
  switch (ID) {
  case Intrinsic::vector_reduce_add: return B.CreateAdd(X, Y);
  case Intrinsic::vector_reduce_mul: return B.CreateMul(X, Y);
  case Intrinsic::vector_reduce_and: return B.CreateAnd(X, Y);
  case Intrinsic::vector_reduce_or: return B.CreateOr(X, Y);
  case Intrinsic::vector_reduce_xor: return B.CreateXor(X, Y);
  case Intrinsic::vector_reduce_fadd: return B.CreateFAdd(X, Y);
  case Intrinsic::vector_reduce_fmul: return B.CreateFMul(X, Y);
  case Intrinsic::vector_reduce_smax: return B.CreateBinaryIntrinsic(Intrinsic::smax, X, Y);
  case Intrinsic::vector_reduce_smin: return B.CreateBinaryIntrinsic(Intrinsic::smin, X, Y);
  case Intrinsic::vector_reduce_umax: return B.CreateBinaryIntrinsic(Intrinsic::umax, X, Y);
  case Intrinsic::vector_reduce_umin: return B.CreateBinaryIntrinsic(Intrinsic::umin, X, Y);
  case Intrinsic::vector_reduce_fmax: return B.CreateBinaryIntrinsic(Intrinsic::maxnum, X, Y);
  case Intrinsic::vector_reduce_fmin: return B.CreateBinaryIntrinsic(Intrinsic::minnum, X, Y);
  case Intrinsic::vector_reduce_fmaximum: return B.CreateBinaryIntrinsic(Intrinsic::maximum, X, Y);
  default: return B.CreateBinaryIntrinsic(Intrinsic::minimum, X, Y);
  }
}

Value *expandReduction(IRBuilder<> &B, IntrinsicInst &Call) {
  Intrinsic::ID ID = Call.getIntrinsicID();
  const bool IsAnd = ID == Intrinsic::vector_reduce_and;
  if (IsAnd || ID == Intrinsic::vector_reduce_or)
    if (Value *Reduced = reduceWhole(B, IsAnd ? OpCode::VectorReduceAnd : OpCode::VectorReduceOr,
                                     {Call.getArgOperand(0)}))
      return Reduced;
  // The ordered reductions have a start value before the vector.
  bool HasStart = ID == Intrinsic::vector_reduce_fadd || ID == Intrinsic::vector_reduce_fmul;
  Value *Result = HasStart ? Call.getArgOperand(0) : nullptr;
  for (Value *E : elementsOf(B, Call.getArgOperand(HasStart ? 1 : 0)))
    Result = Result ? combine(B, ID, Result, E) : E;
  return Result;
}

//===-- Buffers of 64-bit elements ----------------------------------------===//

/// Raw buffers have 64-bit overloads from DXIL 1.3 on, typed ones never.
bool needsWords(const IntrinsicInst &Call, bool Typed) {
  return Typed || targetOf(*Call.getModule()).DXIL < Version{1, 3};
}

template <bool Typed> Value *expandLoad64(IRBuilder<> &B, IntrinsicInst &Call) {
  Type *Ty = Call.getType()->getStructElementType(0);
  if (!is64Bit(Ty) || !needsWords(Call, Typed))
    return nullptr;
  Type *Scalar = Ty->getScalarType();
  unsigned Count = isa<FixedVectorType>(Ty) ? cast<FixedVectorType>(Ty)->getNumElements() : 1;
  SmallVector<Value *, 4> Elements;
  Value *Status = nullptr;
  // One load gives four words: two elements.
  for (unsigned First = 0; First < Count; First += 2) {
    unsigned Words = 2 * std::min(2u, Count - First);
    Type *WordsTy = FixedVectorType::get(B.getInt32Ty(), Typed ? 4 : Words);
    SmallVector<Value *, 3> Args(Call.args());
    if (!Typed && First) {
      bool HasOffset = !isa<UndefValue>(Args[2]);
      Value *&Address = HasOffset ? Args[2] : Args[1];
      Address = B.CreateAdd(Address, B.getInt32(First * 8));
    }
    Value *Pair =
        B.CreateIntrinsic(StructType::get(WordsTy, B.getInt1Ty()), Call.getIntrinsicID(), Args);
    Value *IsMapped = B.CreateExtractValue(Pair, 1);
    Status = Status ? B.CreateAnd(Status, IsMapped) : IsMapped;
    Value *V = B.CreateExtractValue(Pair, 0);
    for (unsigned I = 0; I != Words; I += 2)
      Elements.push_back(joinWords(B, V, I, Scalar));
  }
  Value *Result = Ty->isVectorTy() ? vectorOf(B, Elements) : Elements.front();
  Value *Pair = B.CreateInsertValue(PoisonValue::get(Call.getType()), Result, 0);
  return B.CreateInsertValue(Pair, Status, 1);
}

template <bool Typed> Value *expandStore64(IRBuilder<> &B, IntrinsicInst &Call) {
  unsigned ValueOperand = Call.arg_size() - 1;
  Value *V = Call.getArgOperand(ValueOperand);
  if (!is64Bit(V->getType()) || !needsWords(Call, Typed))
    return nullptr;
  SmallVector<Value *, 8> Words = splitWords(B, V);
  CallInst *Last = nullptr;
  for (size_t First = 0; First < Words.size(); First += 4) {
    size_t N = std::min<size_t>(4, Words.size() - First);
    SmallVector<Value *, 4> Args(Call.args());
    if (!Typed && First) {
      bool HasOffset = !isa<UndefValue>(Args[2]);
      Value *&Address = HasOffset ? Args[2] : Args[1];
      Address = B.CreateAdd(Address, B.getInt32(uint32_t(First * 4)));
    }
    Args[ValueOperand] = vectorOf(B, ArrayRef(Words).slice(First, N));
    Last = B.CreateIntrinsic(B.getVoidTy(), Call.getIntrinsicID(), Args);
  }
  return Last;
}

} // namespace

IntrinsicExpander vectorExpander(Intrinsic::ID ID) {
  switch (ID) {
  case Intrinsic::dx_fdot: return expandFDot;
  case Intrinsic::dx_sdot: return expandIntegerDot<Intrinsic::dx_imad>;
  case Intrinsic::dx_udot: return expandIntegerDot<Intrinsic::dx_umad>;
  case Intrinsic::dx_dot2:
  case Intrinsic::dx_dot3:
  case Intrinsic::dx_dot4: return expandScalarDot;
  case Intrinsic::dx_normalize: return expandNormalize;
  case Intrinsic::dx_cross: return expandCross;
  case Intrinsic::matrix_transpose: return expandTranspose;
  case Intrinsic::matrix_multiply: return expandMatrixMultiply;
  case Intrinsic::dx_all: return expandAllOrAny<true>;
  case Intrinsic::dx_any: return expandAllOrAny<false>;
  case Intrinsic::vector_reduce_add:
  case Intrinsic::vector_reduce_mul:
  case Intrinsic::vector_reduce_and:
  case Intrinsic::vector_reduce_or:
  case Intrinsic::vector_reduce_xor:
  case Intrinsic::vector_reduce_fadd:
  case Intrinsic::vector_reduce_fmul:
  case Intrinsic::vector_reduce_smax:
  case Intrinsic::vector_reduce_smin:
  case Intrinsic::vector_reduce_umax:
  case Intrinsic::vector_reduce_umin:
  case Intrinsic::vector_reduce_fmax:
  case Intrinsic::vector_reduce_fmin:
  case Intrinsic::vector_reduce_fmaximum:
  case Intrinsic::vector_reduce_fminimum: return expandReduction;
  default: return nullptr;
  }
}

IntrinsicExpander bufferExpander(Intrinsic::ID ID) {
  switch (ID) {
  case Intrinsic::dx_resource_load_typedbuffer: return expandLoad64<true>;
  case Intrinsic::dx_resource_load_rawbuffer: return expandLoad64<false>;
  case Intrinsic::dx_resource_store_typedbuffer: return expandStore64<true>;
  case Intrinsic::dx_resource_store_rawbuffer: return expandStore64<false>;
  default: return nullptr;
  }
}

} // namespace dxil::lowering
