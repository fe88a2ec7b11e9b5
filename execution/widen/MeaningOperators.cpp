// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Operators of scalars in meanings as LLVM IR.
#include "MeaningEmitter.h"
#include "VectorMath.h"

#include "llvm/IR/Intrinsics.h"

using namespace llvm;

namespace dxil::execution {

using meaning::Operator;
using meaning::ValueType;

static std::optional<CmpInst::Predicate> predicateOf(Operator O) {
  switch (O) {
  case Operator::Eq:
  case Operator::Same: return CmpInst::ICMP_EQ;
  case Operator::Ne: return CmpInst::ICMP_NE;
  case Operator::Ult: return CmpInst::ICMP_ULT;
  case Operator::Ule: return CmpInst::ICMP_ULE;
  case Operator::Slt: return CmpInst::ICMP_SLT;
  case Operator::Sle: return CmpInst::ICMP_SLE;
  case Operator::Feq: return CmpInst::FCMP_OEQ;
  case Operator::Fne: return CmpInst::FCMP_UNE;
  case Operator::Flt: return CmpInst::FCMP_OLT;
  case Operator::Fle: return CmpInst::FCMP_OLE;
  case Operator::Fgt: return CmpInst::FCMP_OGT;
  case Operator::Fge: return CmpInst::FCMP_OGE;
  default: return std::nullopt;
  }
}

static std::optional<Instruction::BinaryOps> instructionOf(Operator O) {
  switch (O) {
  case Operator::Add: return Instruction::Add;
  case Operator::Sub: return Instruction::Sub;
  case Operator::Mul: return Instruction::Mul;
  case Operator::And: return Instruction::And;
  case Operator::Or: return Instruction::Or;
  case Operator::Xor: return Instruction::Xor;
  case Operator::Fadd: return Instruction::FAdd;
  case Operator::Fsub: return Instruction::FSub;
  case Operator::Fmul: return Instruction::FMul;
  case Operator::Fdiv: return Instruction::FDiv;
  default: return std::nullopt;
  }
}

static Intrinsic::ID intrinsicOf(Operator O) {
  switch (O) {
  case Operator::Smin: return Intrinsic::smin;
  case Operator::Smax: return Intrinsic::smax;
  case Operator::Umin: return Intrinsic::umin;
  case Operator::Umax: return Intrinsic::umax;
  case Operator::CountOnes: return Intrinsic::ctpop;
  case Operator::ReverseBits: return Intrinsic::bitreverse;
  case Operator::Fma: return Intrinsic::fma;
  case Operator::FminNum: return Intrinsic::minnum;
  case Operator::FmaxNum: return Intrinsic::maxnum;
  case Operator::Ffloor: return Intrinsic::floor;
  case Operator::Fceil: return Intrinsic::ceil;
  case Operator::Ftrunc: return Intrinsic::trunc;
  case Operator::FroundEven: return Intrinsic::roundeven;
  case Operator::Fabs: return Intrinsic::fabs;
  case Operator::Sqrt: return Intrinsic::sqrt;
  default: return Intrinsic::not_intrinsic;
  }
}

Value *FunctionWidener::MeaningEmitter::apply(Operator O, ValueType T, SmallVector<Value *, 3> In) {
  alike(In);
  if (O == Operator::Select)
    return B.CreateSelect(In[0], In[1], In[2]);
  if (meaning::flushes(O))
    return floats(O, T, In);
  if (O == Operator::Same)
    for (Value *&V : In)
      V = B.CreateBitCast(
          V, V->getType()->getWithNewType(B.getIntNTy(V->getType()->getScalarSizeInBits())));
  if (const auto Predicate = predicateOf(O))
    return B.CreateICmp(*Predicate, In[0], In[1]);
  if (const auto Instruction = instructionOf(O))
    return B.CreateBinOp(*Instruction, In[0], In[1]);
  if (const Intrinsic::ID Id = intrinsicOf(O))
    return B.CreateIntrinsic(Id, {In[0]->getType()}, In);
  return bits(O, T, In);
}

Value *FunctionWidener::MeaningEmitter::bits(Operator O, ValueType T, ArrayRef<Value *> In) {
  Value *A = In[0], *D = In.size() > 1 ? In[1] : nullptr;
  const unsigned Width = A->getType()->getScalarSizeInBits();
  auto Amount = [&] { return B.CreateAnd(D, number(D, Width - 1)); };
  auto Byte = [&](bool Signed) {
    Value *Low = B.CreateLShr(A, B.CreateMul(B.CreateAnd(D, number(D, 3)), number(D, 8)));
    return B.CreateIntCast(B.CreateTrunc(Low, like(A, ValueType::I8)), A->getType(), Signed);
  };
  switch (O) {
  case Operator::Udiv: return F.divide(ir::Opcode::UDiv, A, D);
  case Operator::Urem: return F.divide(ir::Opcode::URem, A, D);
  case Operator::Not: return B.CreateNot(A);
  case Operator::Shl: return B.CreateShl(A, Amount());
  case Operator::Lshr: return B.CreateLShr(A, Amount());
  case Operator::Ashr: return B.CreateAShr(A, Amount());
  case Operator::LeadingZeros:
    return B.CreateIntrinsic(Intrinsic::ctlz, {A->getType()}, {A, B.getFalse()});
  case Operator::TrailingZeros:
    return B.CreateIntrinsic(Intrinsic::cttz, {A->getType()}, {A, B.getFalse()});
  case Operator::Zext:
  case Operator::Trunc:
  case Operator::AsWord: return B.CreateIntCast(A, like(A, T), false);
  case Operator::Sext: return B.CreateIntCast(A, like(A, T), true);
  case Operator::Ubyte: return Byte(false);
  case Operator::Sbyte: return Byte(true);
  case Operator::Concat: {
    Value *High = B.CreateZExt(A, like(A, T));
    High = B.CreateShl(High, number(High, Width));
    return B.CreateOr(High, B.CreateZExt(D, like(A, T)));
  }
  case Operator::AsType: return B.CreateBitCast(A, like(A, T));
  case Operator::Fneg: return B.CreateFNeg(A);
  case Operator::IsNaN:
  case Operator::IsInf:
  case Operator::IsDenormal:
  case Operator::IsZero: return testBits(O, A);
  default: F.fail("an operator of a meaning has no instructions here"); return A;
  }
}

/// Tests a float by its bits: a mode that flushes denormals changes comparisons of floats.
Value *FunctionWidener::MeaningEmitter::testBits(Operator O, Value *V) {
  Type *Ty = V->getType();
  const unsigned Width = Ty->getScalarSizeInBits();
  const fltSemantics &Kind = Ty->getScalarType()->getFltSemantics();
  Type *Bits = Ty->getWithNewType(B.getIntNTy(Width));
  auto Constant = [&](const APInt &N) { return ConstantInt::get(Bits, N); };
  Value *Size = B.CreateAnd(B.CreateBitCast(V, Bits), Constant(APInt::getSignedMaxValue(Width)));
  const APInt Infinity = APFloat::getInf(Kind).bitcastToAPInt();
  switch (O) {
  case Operator::IsNaN: return B.CreateICmpUGT(Size, Constant(Infinity));
  case Operator::IsInf: return B.CreateICmpEQ(Size, Constant(Infinity));
  case Operator::IsZero: return B.CreateIsNull(Size);
  default: { // 0 wraps and becomes large
    const APInt Normal = APFloat::getSmallestNormalized(Kind).bitcastToAPInt();
    return B.CreateICmpULT(B.CreateSub(Size, number(Size, 1)), Constant(Normal - 1));
  }
  }
}

/// Halves are computed in float, which has more than twice their bits and two more: rounding twice
/// does no harm.
Value *FunctionWidener::MeaningEmitter::floats(Operator O, ValueType T,
                                               ArrayRef<Value *> Operands) {
  SmallVector<Value *, 3> In(Operands);
  for (Value *&V : In)
    V = V->getType()->getScalarType()->isHalfTy() ? B.CreateFPExt(V, like(V, ValueType::Float))
                                                  : F.flushed(V);
  if (const auto Predicate = predicateOf(O))
    return F.compared(*Predicate, In[0], In[1]);
  Type *Ty = like(In[0], T), *Double = like(In[0], ValueType::Double);
  Value *Result = nullptr;
  if (const auto Instruction = instructionOf(O))
    Result = B.CreateBinOp(*Instruction, In[0], In[1]);
  else if (const Intrinsic::ID Id = intrinsicOf(O))
    Result = B.CreateIntrinsic(Id, {In[0]->getType()}, In);
  else if (O == Operator::ToSigned || O == Operator::ToUnsigned)
    return B.CreateIntrinsic(O == Operator::ToSigned ? Intrinsic::fptosi_sat
                                                     : Intrinsic::fptoui_sat,
                             {Ty, In[0]->getType()}, {In[0]});
  else if (O == Operator::FromSigned)
    Result = B.CreateSIToFP(In[0], T == ValueType::Half ? Double : Ty);
  else if (O == Operator::FromUnsigned)
    Result = B.CreateUIToFP(In[0], T == ValueType::Half ? Double : Ty);
  else if (O == Operator::FconvertToZero)
    return roundedToZero(In[0], Ty);
  else
    Result = O == Operator::Fconvert
                 ? In[0]
                 : real(O, B.CreateFPExt(In[0],
                                         Double)); // computed in double, which leaves one rounding
  return F.flushed(rounded(Result, Ty));
}

Value *FunctionWidener::MeaningEmitter::rounded(Value *V, Type *Ty) {
  if (V->getType()->getScalarType()->isDoubleTy() && Ty->getScalarType()->isHalfTy())
    return F.truncateToHalf(V);
  return B.CreateFPCast(V, Ty);
}

/// Steps back where the nearest value is farther from zero. NaN becomes the one of its sign.
Value *FunctionWidener::MeaningEmitter::roundedToZero(Value *V, Type *Ty) {
  Value *Nearest = rounded(V, Ty);
  auto Size = [&](Value *X) { return B.CreateUnaryIntrinsic(Intrinsic::fabs, X); };
  Value *NearestSize = Size(B.CreateFPCast(Nearest, V->getType()));
  Value *Farther = B.CreateFCmpOGT(NearestSize, Size(V));
  const unsigned Width = Ty->getScalarSizeInBits();
  Type *Bits = Ty->getWithNewType(B.getIntNTy(Width));
  auto Constant = [&](const APInt &N) { return ConstantInt::get(Bits, N); };
  Nearest = B.CreateBitCast(Nearest, Bits);
  Value *NaN = B.CreateOr(
      B.CreateAnd(Nearest, Constant(APInt::getSignMask(Width))),
      Constant(APFloat::getQNaN(Ty->getScalarType()->getFltSemantics()).bitcastToAPInt()));
  Nearest = B.CreateSub(Nearest, B.CreateZExt(Farther, Bits));
  return B.CreateBitCast(B.CreateSelect(B.CreateFCmpUNO(V, V), NaN, Nearest), Ty);
}

/// Applies a function by its series. If an operand of any lane is too large for it, the runtime
/// computes all lanes.
Value *FunctionWidener::MeaningEmitter::real(Operator O, Value *X) {
  Value *Range = vectorMathRange(B, O, X);
  Value *Fast =
      vectorMath(B, O, Range ? B.CreateSelect(Range, X, Constant::getNullValue(X->getType())) : X);
  if (!Fast)
    F.fail("an operator of a meaning has no instructions here");
  if (!Fast || !Range)
    return Fast ? Fast : X;
  const bool Single = !X->getType()->isVectorTy();
  Value *Outside = B.CreateNot(Range);
  if (!Single)
    Outside = F.any(B.CreateAnd(F.Mask, Outside));
  auto *Slow = BasicBlock::Create(B.getContext(), "exact", F.Out);
  auto *Go = BasicBlock::Create(B.getContext(), "", F.Out);
  BasicBlock *Before = B.GetInsertBlock();
  B.CreateCondBr(Outside, Slow, Go);
  B.SetInsertPoint(Slow);
  Value *Row = newRow();
  B.CreateAlignedStore(X, Row, Align(8));
  FunctionCallee Exact = F.P.To.getOrInsertFunction("dxilExecReal", B.getVoidTy(), B.getInt32Ty(),
                                                    B.getInt32Ty(), B.getPtrTy());
  B.CreateCall(Exact, {B.getInt32(uint32_t(O)), B.getInt32(Single ? 1 : F.W), Row});
  Value *Loaded = B.CreateAlignedLoad(X->getType(), Row, Align(8));
  B.CreateBr(Go);
  B.SetInsertPoint(Go);
  PHINode *Either = B.CreatePHI(X->getType(), 2);
  Either->addIncoming(Fast, Before);
  Either->addIncoming(Loaded, Slow);
  return Either;
}

} // namespace dxil::execution
