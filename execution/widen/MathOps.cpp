// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Arithmetic ops as instructions. The runtime computes the others, in double precision.
#include "VectorMath.h"
#include "Widener.h"

#include "llvm/IR/Intrinsics.h"

using namespace llvm;

namespace dxil::execution {

bool FunctionWidener::emitMath(const OpCall &C, Parts &Result) {
  auto Float = [&](unsigned I) -> Value * {
    Value *V = operand(C, C.argument(I - 1)); // the first is 1
    if (V && !V->getType()->getScalarType()->isFloatingPointTy()) {
      fail("an op has operands of a type that it does not take");
      return nullptr;
    }
    return V;
  };
  auto Unary = [&](Intrinsic::ID Id) {
    if (Value *V = Float(1))
      Result = {
          inWide(V, [&](Value *X) { return flushed(B.CreateUnaryIntrinsic(Id, flushed(X))); })};
    return true;
  };
  auto Wide = [&](Value *V) {
    return V->getType()->getScalarType()->isHalfTy()
               ? B.CreateFPExt(V, V->getType()->getWithNewType(B.getFloatTy()))
               : flushed(V);
  };
  auto Narrow = [&](Value *V, Type *Ty) {
    return V->getType() == Ty ? flushed(V) : B.CreateFPTrunc(V, Ty);
  };
  auto MinMax = [&](Intrinsic::ID Id) {
    Value *A = Float(1), *D = Float(2);
    if (A && D && A->getType() == D->getType())
      Result = {Narrow(B.CreateBinaryIntrinsic(Id, Wide(A), Wide(D)), A->getType())};
    else
      fail("an op has operands of different types");
    return true;
  };
  // Each step is rounded to the operands' type.
  auto Round = [&](Value *V, Type *Ty) {
    return Ty->getScalarType()->isHalfTy() ? Wide(B.CreateFPTrunc(V, Ty)) : flushed(V);
  };
  auto Dot = [&](unsigned N) {
    Value *Sum = nullptr;
    Type *Ty = nullptr;
    for (unsigned I = 0; I < N; ++I) {
      Value *A = Float(1 + I), *D = Float(1 + N + I);
      if (!A || !D || A->getType() != D->getType() || (Ty && Ty != A->getType())) {
        fail("an op has operands of different types");
        return true;
      }
      Ty = A->getType();
      Value *Product = Round(B.CreateFMul(Wide(A), Wide(D)), Ty);
      Sum = Sum ? Round(B.CreateFAdd(Sum, Product), Ty) : Product;
    }
    Result = {Narrow(Sum, Ty)};
    return true;
  };
  switch (C.Op) {
  case OpCode::FAbs:
    if (Value *V = Float(1))
      Result = {B.CreateUnaryIntrinsic(Intrinsic::fabs, V)};
    return true;
  case OpCode::Saturate:
    if (Value *V = Float(1))
      Result = {inWide(V, [&](Value *X) {
        Type *Ty = X->getType();
        X = flushed(X);
        // NaN gives 0.
        Value *Positive = B.CreateFCmpOGT(X, ConstantFP::get(Ty, 0.0));
        Value *Below = B.CreateFCmpOLT(X, ConstantFP::get(Ty, 1.0));
        return B.CreateSelect(Positive, B.CreateSelect(Below, X, ConstantFP::get(Ty, 1.0)),
                              ConstantFP::get(Ty, 0.0));
      })};
    return true;
  case OpCode::IsNaN:
  case OpCode::IsInf:
  case OpCode::IsFinite:
    if (Value *V = Float(1)) {
      V = Wide(V);
      Value *Infinity = ConstantFP::getInfinity(V->getType());
      Value *Size = B.CreateUnaryIntrinsic(Intrinsic::fabs, V);
      Result = {C.Op == OpCode::IsNaN   ? B.CreateFCmpUNO(V, V)
                : C.Op == OpCode::IsInf ? B.CreateFCmpOEQ(Size, Infinity)
                                        : B.CreateFCmpOLT(Size, Infinity)};
    }
    return true;
  case OpCode::Sqrt: return Unary(Intrinsic::sqrt);
  case OpCode::Round_ne: return Unary(Intrinsic::roundeven);
  case OpCode::Round_ni: return Unary(Intrinsic::floor);
  case OpCode::Round_pi: return Unary(Intrinsic::ceil);
  case OpCode::Round_z: return Unary(Intrinsic::trunc);
  case OpCode::Frc:
    if (Value *V = Float(1))
      Result = {inWide(V, [&](Value *X) {
        X = flushed(X);
        return flushed(B.CreateFSub(X, B.CreateUnaryIntrinsic(Intrinsic::floor, X)));
      })};
    return true;
  case OpCode::Rsqrt:
    if (Value *V = Float(1)) {
      // Computed in double, which leaves one rounding.
      Type *Double = V->getType()->getWithNewType(B.getDoubleTy());
      if (V->getType()->getScalarType()->isHalfTy())
        return false;
      Value *X = B.CreateFPExt(flushed(V), Double);
      X = B.CreateFDiv(ConstantFP::get(Double, 1.0), B.CreateUnaryIntrinsic(Intrinsic::sqrt, X));
      Result = {V->getType() == Double ? X : flushed(B.CreateFPTrunc(X, V->getType()))};
    }
    return true;
  case OpCode::FMax: return MinMax(Intrinsic::maxnum);
  case OpCode::FMin: return MinMax(Intrinsic::minnum);
  case OpCode::FMad: {
    Value *A = Float(1), *D = Float(2), *E = Float(3);
    if (!A || !D || !E || A->getType() != D->getType() || A->getType() != E->getType())
      fail("an op has operands of different types");
    else
      Result = {Narrow(B.CreateFAdd(Round(B.CreateFMul(Wide(A), Wide(D)), A->getType()), Wide(E)),
                       A->getType())};
    return true;
  }
  case OpCode::Fma: {
    Value *A = Float(1), *D = Float(2), *E = Float(3);
    if (!A || !D || !E || A->getType() != D->getType() || A->getType() != E->getType() ||
        !A->getType()->getScalarType()->isDoubleTy())
      return false;
    Result = {B.CreateIntrinsic(Intrinsic::fma, {A->getType()}, {A, D, E})};
    return true;
  }
  case OpCode::Dot2: return Dot(2);
  case OpCode::Dot3: return Dot(3);
  case OpCode::Dot4: return Dot(4);
  default: break;
  }
  if (!hasVectorMath(C.Op))
    return false;
  Value *V = Float(1);
  if (!V || !V->getType()->getScalarType()->isFloatTy())
    return !V;
  V = flushed(V);
  Value *Fast = flushed(vectorMath(B, C.Op, V));
  Value *Range = vectorMathRange(B, C.Op, V);
  if (!Range) {
    Result = {Fast};
    return true;
  }
  // If an operand of any lane is too large for the series, the runtime computes all lanes.
  Value *Outside = B.CreateNot(Range);
  if (Outside->getType()->isVectorTy())
    Outside = any(B.CreateAnd(Mask, Outside));
  auto *Slow = BasicBlock::Create(B.getContext(), "exact", Out);
  auto *Go = BasicBlock::Create(B.getContext(), "", Out);
  BasicBlock *Before = B.GetInsertBlock();
  B.CreateCondBr(Outside, Slow, Go);
  B.SetInsertPoint(Slow);
  Parts Exact;
  emitRuntimeCall(C, *findMeaning(C.Op), Exact);
  Slow = B.GetInsertBlock();
  B.CreateBr(Go);
  B.SetInsertPoint(Go);
  if (Exact.size() != 1 || Exact[0]->getType() != Fast->getType()) {
    fail("an op has a result of another type than its operand");
    return true;
  }
  PHINode *Either = B.CreatePHI(Fast->getType(), 2);
  Either->addIncoming(Fast, Before);
  Either->addIncoming(Exact[0], Slow);
  Result = {Either};
  return true;
}

/// Emits ops that reduce a vector to one number.
bool FunctionWidener::emitVectorMath(const OpCall &C, Parts &Result) {
  if (C.Op != OpCode::FDot && C.Op != OpCode::VectorReduceAnd && C.Op != OpCode::VectorReduceOr)
    return false;
  auto All = [&](unsigned I) {
    Parts V = get(C.argument(I - 1));
    for (Value *&Part : V)
      Part = C.Uniform ? Part : asVector(Part);
    return V;
  };
  const Parts A = All(1), D = C.Op == OpCode::FDot ? All(2) : A;
  if (A.empty() || A.size() != D.size() || A[0]->getType() != D[0]->getType() ||
      A[0]->getType()->getScalarType()->isFloatingPointTy() != (C.Op == OpCode::FDot)) {
    fail("an op has operands of different types");
    return true;
  }
  Type *Ty = A[0]->getType();
  const bool Half = Ty->getScalarType()->isHalfTy();
  auto Wide = [&](Value *V) {
    return Half ? B.CreateFPExt(V, Ty->getWithNewType(B.getFloatTy())) : flushed(V);
  };
  auto Round = [&](Value *V) { return Half ? Wide(B.CreateFPTrunc(V, Ty)) : flushed(V); };
  Value *Sum = nullptr;
  for (size_t K = 0; K < A.size(); ++K) {
    if (C.Op == OpCode::FDot) {
      Value *Product = Round(B.CreateFMul(Wide(A[K]), Wide(D[K])));
      Sum = Sum ? Round(B.CreateFAdd(Sum, Product)) : Product;
    } else if (!Sum) {
      Sum = A[K];
    } else {
      Sum = C.Op == OpCode::VectorReduceAnd ? B.CreateAnd(Sum, A[K]) : B.CreateOr(Sum, A[K]);
    }
  }
  Result = {Half ? B.CreateFPTrunc(Sum, Ty) : Sum};
  return true;
}

bool FunctionWidener::emitIntegerMath(const OpCall &C, Parts &Result) {
  auto Int = [&](unsigned I) -> Value * {
    Value *V = operand(C, C.argument(I - 1)); // the first is 1
    if (V && !V->getType()->getScalarType()->isIntegerTy()) {
      fail("an op has operands of a type that it does not take");
      return nullptr;
    }
    return V;
  };
  auto Pair = [&](auto Do) {
    Value *A = Int(1), *D = Int(2);
    if (A && D && A->getType() == D->getType())
      Do(A, D);
    else
      fail("an op has operands of different types");
    return true;
  };
  auto Binary = [&](Intrinsic::ID Id) {
    return Pair([&](Value *A, Value *D) { Result = {B.CreateBinaryIntrinsic(Id, A, D)}; });
  };
  auto Product = [&](bool Signed) {
    return Pair([&](Value *A, Value *D) {
      Type *Ty = A->getType(), *Long = Ty->getWithNewType(B.getInt64Ty());
      if (Ty->getScalarSizeInBits() != 32)
        return fail("an op has operands of a type that it does not take");
      Value *All = Signed ? B.CreateMul(B.CreateSExt(A, Long), B.CreateSExt(D, Long))
                          : B.CreateMul(B.CreateZExt(A, Long), B.CreateZExt(D, Long));
      Result = {B.CreateTrunc(B.CreateLShr(All, 32), Ty), B.CreateTrunc(All, Ty)};
    });
  };
  auto ToI32 = [&](Value *V) {
    return B.CreateZExtOrTrunc(V, V->getType()->getWithNewType(B.getInt32Ty()));
  };
  auto BitCast = [&](Type *To) {
    if (Value *V = operand(C, C.argument(OperandId::Value))) {
      if (V->getType()->getScalarSizeInBits() == To->getPrimitiveSizeInBits())
        Result = {B.CreateBitCast(V, V->getType()->getWithNewType(To))};
      else
        fail("an op has operands of a type that it does not take");
    }
    return true;
  };
  switch (C.Op) {
  case OpCode::IMax: return Binary(Intrinsic::smax);
  case OpCode::IMin: return Binary(Intrinsic::smin);
  case OpCode::UMax: return Binary(Intrinsic::umax);
  case OpCode::UMin: return Binary(Intrinsic::umin);
  case OpCode::IMul: return Product(true);
  case OpCode::UMul: return Product(false);
  case OpCode::UDiv:
    return Pair([&](Value *A, Value *D) {
      Result = {divide(ir::Opcode::UDiv, A, D), divide(ir::Opcode::URem, A, D)};
    });
  case OpCode::UAddc:
    return Pair([&](Value *A, Value *D) {
      Value *Sum = B.CreateAdd(A, D);
      Result = {Sum, B.CreateICmpULT(Sum, A)};
    });
  case OpCode::USubb:
    return Pair([&](Value *A, Value *D) { Result = {B.CreateSub(A, D), B.CreateICmpULT(A, D)}; });
  case OpCode::IMad:
  case OpCode::UMad:
    return Pair([&](Value *A, Value *D) {
      Value *E = Int(3);
      if (E && E->getType() == A->getType())
        Result = {B.CreateAdd(B.CreateMul(A, D), E)};
      else
        fail("an op has operands of different types");
    });
  case OpCode::Bfrev:
    if (Value *V = Int(1))
      Result = {B.CreateUnaryIntrinsic(Intrinsic::bitreverse, V)};
    return true;
  case OpCode::Countbits:
    if (Value *V = Int(1))
      Result = {ToI32(B.CreateUnaryIntrinsic(Intrinsic::ctpop, V))};
    return true;
  case OpCode::FirstbitLo:
  case OpCode::FirstbitHi:
  case OpCode::FirstbitSHi:
    if (Value *V = Int(1)) {
      if (C.Op == OpCode::FirstbitSHi)
        V = B.CreateXor(V,
                        B.CreateAShr(V, ConstantInt::get(V->getType(),
                                                         V->getType()->getScalarSizeInBits() - 1)));
      Value *Count =
          B.CreateIntrinsic(C.Op == OpCode::FirstbitLo ? Intrinsic::cttz : Intrinsic::ctlz,
                            {V->getType()}, {V, B.getFalse()});
      Count = ToI32(Count);
      Value *None = B.CreateICmpEQ(V, Constant::getNullValue(V->getType()));
      Result = {B.CreateSelect(None, Constant::getAllOnesValue(Count->getType()), Count)};
    }
    return true;
  case OpCode::BitcastI16toF16: return BitCast(B.getHalfTy());
  case OpCode::BitcastF16toI16: return BitCast(B.getInt16Ty());
  case OpCode::BitcastI32toF32: return BitCast(B.getFloatTy());
  case OpCode::BitcastF32toI32: return BitCast(B.getInt32Ty());
  case OpCode::BitcastI64toF64: return BitCast(B.getDoubleTy());
  case OpCode::BitcastF64toI64: return BitCast(B.getInt64Ty());
  case OpCode::MakeDouble:
    return Pair([&](Value *Low, Value *High) {
      Type *Long = Low->getType()->getWithNewType(B.getInt64Ty());
      Value *Bits = B.CreateOr(B.CreateZExt(Low, Long), B.CreateShl(B.CreateZExt(High, Long), 32));
      Result = {B.CreateBitCast(Bits, Low->getType()->getWithNewType(B.getDoubleTy()))};
    });
  case OpCode::SplitDouble:
    if (Value *V = operand(C, C.argument(OperandId::Value))) {
      if (!V->getType()->getScalarType()->isDoubleTy()) {
        fail("an op has operands of a type that it does not take");
        return true;
      }
      Type *Int32 = V->getType()->getWithNewType(B.getInt32Ty());
      Value *Bits = B.CreateBitCast(V, V->getType()->getWithNewType(B.getInt64Ty()));
      Result = {B.CreateTrunc(Bits, Int32), B.CreateTrunc(B.CreateLShr(Bits, 32), Int32)};
    }
    return true;
  default: return false;
  }
}

} // namespace dxil::execution
