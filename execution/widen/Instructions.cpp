// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// LLVM's own instructions, on scalars and vectors. Where LLVM leaves a result undefined, Direct3D
// 11.3's functional specification defines it: conversions saturate and NaN becomes 0, shifts use
// the low bits, division by zero returns all ones.
#include "Widener.h"

#include "llvm/IR/Intrinsics.h"

#include <dxil/generated/Limits.h>

using namespace llvm;

namespace dxil::execution {

using IROp = ir::Opcode;

Uniformity::Rule FunctionWidener::ruleOf(const ir::Instruction &I) const {
  using Rule = Uniformity::Rule;
  switch (I.Op) {
  case IROp::Alloca: return Rule::Always;
  case IROp::AtomicRmw:
  case IROp::CmpXchg: return Rule::Never;
  case IROp::Load: {
    // Variables of lanes have different addresses, shared ones do not.
    ir::ValueId V = M.operands(I)[0];
    for (unsigned Depth = 0; Depth < 64; ++Depth) {
      if (M.Values[V].Kind == ir::ValueKind::Global) {
        const ir::Global &G = M.Globals[M.Values[V].Index];
        return G.AddressSpace == 3 || G.IsConstant ? Rule::IfOperands : Rule::Never;
      }
      const ir::Instruction *D = M.definition(V);
      const ir::Constant *C = M.constant(V);
      if (D &&
          (D->Op == IROp::GetElementPtr || D->Op == IROp::BitCast || D->Op == IROp::AddrSpaceCast))
        V = M.operands(*D)[0];
      else if (C &&
               (C->Kind == ir::ConstantKind::GetElementPtr || C->Kind == ir::ConstantKind::Cast))
        V = M.operands(*C)[0];
      else
        return Rule::Never;
    }
    return Rule::Never;
  }
  case IROp::Call: {
    const std::optional<ir::OpCall> Call = ir::OpCall::of(M, I);
    return Call ? ruleOfOp(Call->code()) : Rule::Never;
  }
  default:
    // Lanes have different addresses.
    if (I.Op == IROp::GetElementPtr || I.Op == IROp::BitCast || I.Op == IROp::AddrSpaceCast ||
        I.Op == IROp::Select || I.Op == IROp::Phi)
      for (ir::ValueId V : M.operands(I))
        if (addressesLanes(V))
          return Rule::Never;
    return Rule::IfOperands;
  }
}

/// Tests whether floats have no exponent: zeros and denormals.
static Value *isTiny(IRBuilder<> &B, Value *V) {
  Type *Ty = V->getType()->getWithNewType(B.getInt32Ty());
  return B.CreateIsNull(B.CreateAnd(B.CreateBitCast(V, Ty), ConstantInt::get(Ty, 0x7f800000)));
}

/// Flushes denormals to zero with their sign, as hardware does.
Value *FunctionWidener::flushed(Value *V) {
  if (!P.Options.ExplicitFlush || !V->getType()->getScalarType()->isFloatTy())
    return V;
  Value *Bits = B.CreateBitCast(V, V->getType()->getWithNewType(B.getInt32Ty()));
  Value *Zero = B.CreateAnd(Bits, ConstantInt::get(Bits->getType(), 0x80000000));
  return B.CreateBitCast(B.CreateSelect(isTiny(B, V), Zero, Bits), V->getType());
}

/// Compares floats. A comparison with zero tests the exponent where the processor flushes
/// denormals: LLVM would test all bits of a number that memory has as an integer.
Value *FunctionWidener::compared(CmpInst::Predicate Predicate, Value *A, Value *C) {
  A = flushed(A);
  C = flushed(C);
  const bool IsEquality = Predicate == CmpInst::FCMP_OEQ || Predicate == CmpInst::FCMP_UNE;
  if (const auto *First = dyn_cast<Constant>(A); First && First->isZeroValue() && IsEquality)
    std::swap(A, C);
  const auto *Zero = dyn_cast<Constant>(C);
  if (!P.Options.FlushesFloats || P.Options.ExplicitFlush || !IsEquality || !Zero ||
      !Zero->isZeroValue() || !A->getType()->getScalarType()->isFloatTy())
    return B.CreateFCmp(Predicate, A, C);
  Value *IsZero = isTiny(B, A);
  return Predicate == CmpInst::FCMP_OEQ ? IsZero : B.CreateNot(IsZero);
}

/// Divides. Unsigned numbers of up to 32 bits divide exactly as doubles, which have vector
/// instructions.
Value *FunctionWidener::divide(IROp Op, Value *A, Value *By) {
  const bool Signed = Op == IROp::SDiv || Op == IROp::SRem;
  const bool Rest = Op == IROp::URem || Op == IROp::SRem;
  Type *Ty = A->getType();
  Value *Ones = Constant::getAllOnesValue(Ty), *One = ConstantInt::get(Ty, 1);
  Value *Zero = B.CreateICmpEQ(By, Constant::getNullValue(Ty));
  Value *Minus = Signed ? B.CreateICmpEQ(By, Ones) : ConstantInt::getFalse(Zero->getType());
  Value *Safe = B.CreateSelect(B.CreateOr(Zero, Minus), One, By);
  Value *Quotient;
  if (Ty->isVectorTy() && Ty->getScalarSizeInBits() <= 32) {
    Type *Double = Ty->getWithNewType(B.getDoubleTy());
    auto Convert = [&](Value *V) {
      return Signed ? B.CreateSIToFP(V, Double) : B.CreateUIToFP(V, Double);
    };
    Value *Dividend = Convert(A);
    Value *Exact = B.CreateFDiv(Dividend, Convert(Safe));
    Quotient = Signed ? B.CreateFPToSI(Exact, Ty) : B.CreateFPToUI(Exact, Ty);
  } else {
    Quotient = Signed ? B.CreateSDiv(A, Safe) : B.CreateUDiv(A, Safe);
  }
  Value *Result = Rest ? B.CreateSub(A, B.CreateMul(Quotient, Safe)) : Quotient;
  if (Signed)
    Result = B.CreateSelect(Minus, Rest ? Constant::getNullValue(Ty) : B.CreateNeg(A), Result);
  return B.CreateSelect(Zero, Ones, Result);
}

Value *FunctionWidener::binary(const ir::Instruction &I, Value *A, Value *C) {
  Type *Ty = A->getType();
  if (C->getType() != Ty) {
    fail("the operands of an instruction have different types");
    return A;
  }
  const bool Float = I.Op == IROp::FAdd || I.Op == IROp::FSub || I.Op == IROp::FMul ||
                     I.Op == IROp::FDiv || I.Op == IROp::FRem;
  if (Float != Ty->getScalarType()->isFloatingPointTy()) {
    fail("an instruction has operands of a type that it does not take");
    return A;
  }
  if (Float) {
    auto Do = [&](Value *X, Value *Y) -> Value * {
      switch (I.Op) {
      case IROp::FAdd: return B.CreateFAdd(X, Y);
      case IROp::FSub: return B.CreateFSub(X, Y);
      case IROp::FMul: return B.CreateFMul(X, Y);
      case IROp::FDiv: return B.CreateFDiv(X, Y);
      default: return B.CreateFRem(X, Y);
      }
    };
    if (Ty->getScalarType()->isHalfTy()) {
      Type *Wide = Ty->getWithNewType(B.getFloatTy());
      A = B.CreateFPExt(A, Wide);
      return B.CreateFPTrunc(Do(A, B.CreateFPExt(C, Wide)), Ty);
    }
    A = flushed(A);
    return flushed(Do(A, flushed(C)));
  }
  auto Amount = [&] { return B.CreateAnd(C, ConstantInt::get(Ty, Ty->getScalarSizeInBits() - 1)); };
  switch (I.Op) {
  case IROp::Add: return B.CreateAdd(A, C);
  case IROp::Sub: return B.CreateSub(A, C);
  case IROp::Mul: return B.CreateMul(A, C);
  case IROp::And: return B.CreateAnd(A, C);
  case IROp::Or: return B.CreateOr(A, C);
  case IROp::Xor: return B.CreateXor(A, C);
  case IROp::Shl: return B.CreateShl(A, Amount());
  case IROp::LShr: return B.CreateLShr(A, Amount());
  case IROp::AShr: return B.CreateAShr(A, Amount());
  default: return divide(I.Op, A, C);
  }
}

/// Converts double to half by a call for each lane: not every processor has that conversion.
Value *FunctionWidener::truncateToHalf(Value *V) {
  FunctionCallee Convert =
      P.To.getOrInsertFunction("dxilExecHalf", B.getInt16Ty(), B.getDoubleTy());
  if (!V->getType()->isVectorTy())
    return B.CreateBitCast(B.CreateCall(Convert, {V}), B.getHalfTy());
  Value *Result = PoisonValue::get(wide(B.getInt16Ty()));
  for (unsigned K = 0; K < W; ++K)
    Result =
        B.CreateInsertElement(Result, B.CreateCall(Convert, {B.CreateExtractElement(V, K)}), K);
  return B.CreateBitCast(Result, wide(B.getHalfTy()));
}

Value *FunctionWidener::cast(const ir::Instruction &I, Value *A, Type *To) {
  Type *From = A->getType()->getScalarType();
  Type *Ty = A->getType()->getWithNewType(To);
  const unsigned Bits = unsigned(From->getPrimitiveSizeInBits()),
                 Wanted = unsigned(To->getPrimitiveSizeInBits());
  const bool Ints = From->isIntegerTy() && To->isIntegerTy();
  const bool Floats = From->isFloatingPointTy() && To->isFloatingPointTy();
  switch (I.Op) {
  case IROp::Trunc:
    if (Ints && Wanted < Bits)
      return B.CreateTrunc(A, Ty);
    break;
  case IROp::ZExt:
  case IROp::SExt:
    if (Ints && Wanted > Bits)
      return B.CreateIntCast(A, Ty, /*isSigned=*/I.Op == IROp::SExt);
    break;
  case IROp::FPTrunc:
    if (!Floats || Wanted >= Bits)
      break;
    if (To->isHalfTy() && From->isDoubleTy())
      return truncateToHalf(A);
    return To->isFloatTy() ? flushed(B.CreateFPTrunc(A, Ty)) : B.CreateFPTrunc(A, Ty);
  case IROp::FPExt:
    if (Floats && Wanted > Bits)
      return B.CreateFPExt(flushed(A), Ty);
    break;
  case IROp::FPToUI:
  case IROp::FPToSI:
    if (!From->isFloatingPointTy() || !To->isIntegerTy())
      break;
    if (From->isHalfTy())
      A = B.CreateFPExt(A, A->getType()->getWithNewType(B.getFloatTy()));
    return B.CreateIntrinsic(I.Op == IROp::FPToUI ? Intrinsic::fptoui_sat : Intrinsic::fptosi_sat,
                             {Ty, A->getType()}, {A});
  case IROp::UIToFP:
  case IROp::SIToFP: {
    if (!From->isIntegerTy() || !To->isFloatingPointTy())
      break;
    // A double holds 32 bits exactly, which leaves one rounding.
    const bool Signed = I.Op == IROp::SIToFP;
    if (!To->isHalfTy())
      return Signed ? B.CreateSIToFP(A, Ty) : B.CreateUIToFP(A, Ty);
    if (Bits <= 16) {
      Type *Wide = Ty->getWithNewType(B.getFloatTy());
      return B.CreateFPTrunc(Signed ? B.CreateSIToFP(A, Wide) : B.CreateUIToFP(A, Wide), Ty);
    }
    Type *Wide = Ty->getWithNewType(B.getDoubleTy());
    return truncateToHalf(Signed ? B.CreateSIToFP(A, Wide) : B.CreateUIToFP(A, Wide));
  }
  case IROp::BitCast:
    if (Bits == Wanted && Bits)
      return B.CreateBitCast(A, Ty);
    break;
  default: break;
  }
  fail("a conversion between types that it does not take: " + std::string(ir::opcodeName(I.Op)));
  return Constant::getNullValue(Ty);
}

Value *FunctionWidener::compare(const ir::Instruction &I, Value *A, Value *C) {
  Type *Result = A->getType()->getWithNewType(B.getInt1Ty());
  if (A->getType() != C->getType()) {
    fail("the operands of a comparison have different types");
    return Constant::getNullValue(Result);
  }
  if (I.Op == IROp::FCmp) {
    if (!A->getType()->getScalarType()->isFloatingPointTy() || I.Predicate > 15) {
      fail("a comparison of floats has no floats");
      return Constant::getNullValue(Result);
    }
    if (A->getType()->getScalarType()->isHalfTy()) {
      Type *Wide = A->getType()->getWithNewType(B.getFloatTy());
      A = B.CreateFPExt(A, Wide);
      C = B.CreateFPExt(C, Wide);
    }
    return compared(CmpInst::Predicate(I.Predicate), A, C);
  }
  if (!A->getType()->getScalarType()->isIntegerTy() || I.Predicate < 32 || I.Predicate > 41) {
    fail("a comparison of integers has no integers");
    return Constant::getNullValue(Result);
  }
  return B.CreateICmp(CmpInst::Predicate(I.Predicate), A, C);
}

/// Emits extractvalue and insertvalue: the parts of the aggregate that the indices select.
void FunctionWidener::emitAggregate(const ir::Instruction &I) {
  const auto Operands = M.operands(I);
  Parts All = get(Operands[0]);
  const auto Range = P.Types.scalars(M.Values[Operands[0]].Type, M.indices(I));
  if (!Range || Range->First + Range->Count > All.size())
    return fail("an index leads out of an aggregate");
  undefinedParts(I, Range->First, Range->Count, All.size());
  const auto First = All.begin() + Range->First;
  if (I.Op == IROp::ExtractValue)
    return define(I, Parts(First, First + Range->Count));
  const Parts New = get(Operands[1]);
  if (New.size() != Range->Count)
    return fail("a value is inserted that has another type");
  std::copy(New.begin(), New.end(), First);
  define(I, std::move(All));
}

/// Emits extractelement, insertelement and shufflevector on the parts of a vector.
void FunctionWidener::emitVectorElement(const ir::Instruction &I) {
  const auto Operands = M.operands(I);
  Parts All = get(Operands[0]);
  if (I.Op == IROp::ShuffleVector) {
    const Parts Second = get(Operands[1]);
    const Parts Chosen = constant(Operands[2]);
    Parts Result;
    for (Value *V : Chosen) {
      auto *Index = dyn_cast<ConstantInt>(V);
      const uint64_t K = Index ? Index->getZExtValue() : 0;
      if (K >= All.size() + Second.size())
        return fail("a shuffle takes an element that is not there");
      Result.push_back(K < All.size() ? All[K] : Second[K - All.size()]);
    }
    return define(I, std::move(Result));
  }
  const bool Insert = I.Op == IROp::InsertElement;
  const ir::ValueId IndexId = Operands[Insert ? 2 : 1];
  const bool Uniform = Same.isUniform(I.Result);
  Value *Index = getOne(IndexId, uniform(IndexId));
  Value *New = Insert ? getOne(Operands[1], uniform(Operands[1])) : nullptr;
  if (failed() || All.empty())
    return;
  if (auto *Literal = dyn_cast<ConstantInt>(Index))
    if (Literal->getZExtValue() < All.size())
      undefinedParts(I, Literal->getZExtValue(), 1, All.size());
  auto Is = [&](size_t K) { return B.CreateICmpEQ(Index, ConstantInt::get(Index->getType(), K)); };
  auto Pick = [&](Value *Cond, Value *A, Value *C) {
    if (Uniform)
      return B.CreateSelect(Cond, A, C);
    return B.CreateSelect(asVector(Cond), asVector(A), asVector(C));
  };
  if (Insert) {
    for (size_t K = 0; K < All.size(); ++K)
      All[K] = Pick(Is(K), New, All[K]);
    return define(I, std::move(All));
  }
  Value *Result = Constant::getNullValue(All[0]->getType());
  for (size_t K = 0; K < All.size(); ++K)
    Result = Pick(Is(K), All[K], Result);
  define(I, {Result});
}

void FunctionWidener::emitCall(const ir::Instruction &I) {
  const std::string_view Name = M.calleeName(I);
  if (isOpFunctionName(Name))
    return emitOp(I);
  if (Name.starts_with(DebugCallPrefix) || Name.starts_with(LifetimeCallPrefix))
    return;
  const ir::Function *Callee = M.calledFunction(I);
  if (!Callee || Callee->IsDeclaration)
    return fail("a function is called that is not there: " + std::string(Name));
  const auto Args = M.operands(I);
  if (Args.size() != M.type(Callee->FunctionType).Fields.Count)
    return fail("a call has another number of arguments than its function");
  llvm::Function *To = P.declare(ir::FunctionId(Callee - M.Functions.data()));
  if (!To)
    return fail("a function has arguments or a result without a meaning here: " +
                std::string(Name));
  SmallVector<Value *> Values = {WaveArg, B.CreateZExt(maskBits(Mask), B.getInt128Ty())};
  for (ir::ValueId Arg : Args) {
    if (M.typeOf(Arg).Kind == ir::TypeKind::Pointer && objectOf(Arg)) {
      Values.push_back(laneAddresses(Arg, P.Layout.sizeOf(M.typeOf(Arg).Element)));
      continue;
    }
    for (Value *Part : getVectors(Arg))
      Values.push_back(Part);
  }
  if (failed())
    return;
  if (To->arg_size() != Values.size())
    return fail("a call has arguments of other types than its function");
  for (unsigned K = 0; K < Values.size(); ++K)
    if (To->getArg(K)->getType() != Values[K]->getType())
      return fail("a call has arguments of other types than its function");
  Value *Result = B.CreateCall(To, Values);
  if (To->getReturnType()->isVoidTy())
    return;
  Parts All;
  for (unsigned K = 0; K < To->getReturnType()->getStructNumElements(); ++K)
    All.push_back(B.CreateExtractValue(Result, K));
  define(I, std::move(All));
}

void FunctionWidener::emitInstruction(const ir::Instruction &I) {
  const auto Operands = M.operands(I);
  switch (I.Op) {
  case IROp::Phi: {
    const Variable &V = Variables[I.Result];
    Parts Value;
    for (AllocaInst *Place : V.Scalars.empty() ? V.Vectors : V.Scalars)
      Value.push_back(B.CreateLoad(Place->getAllocatedType(), Place));
    return define(I, std::move(Value));
  }
  case IROp::Alloca: return emitAlloca(I);
  case IROp::Load: return emitLoad(I);
  case IROp::Store: return emitStore(I);
  case IROp::AtomicRmw:
  case IROp::CmpXchg: return emitAtomic(I);
  case IROp::Fence: return;
  case IROp::Call: return emitCall(I);
  case IROp::ExtractValue:
  case IROp::InsertValue: return emitAggregate(I);
  case IROp::ExtractElement:
  case IROp::InsertElement:
  case IROp::ShuffleVector: return emitVectorElement(I);
  case IROp::GetElementPtr: {
    Parts Result;
    emitGep(Operands[0], Operands.subspan(1), M.elementType(I), Result);
    return define(I, std::move(Result));
  }
  case IROp::BitCast:
  case IROp::AddrSpaceCast:
    if (M.type(I.Type).Kind == ir::TypeKind::Pointer)
      return define(I, get(Operands[0]));
    [[fallthrough]];
  default: return emitElementwise(I);
  }
}

/// Emits an arithmetic operation, conversion, comparison or selection element by element.
void FunctionWidener::emitElementwise(const ir::Instruction &I) {
  if (!ir::isBinary(I.Op) && !ir::isCast(I.Op) && I.Op != IROp::ICmp && I.Op != IROp::FCmp &&
      I.Op != IROp::Select)
    return fail("an instruction that DXIL does not have: " + std::string(ir::opcodeName(I.Op)));
  std::vector<Parts> In;
  const bool Uniform = Same.isUniform(I.Result);
  for (ir::ValueId V : M.operands(I)) {
    In.push_back(Uniform ? get(V) : getVectors(V));
    if (failed())
      return;
    for (Value *Part : In.back())
      if (Uniform && Part->getType()->isVectorTy())
        return fail("value must be uniform across the wave");
  }
  SmallVector<Type *> Types;
  if (M.type(I.Type).Kind != ir::TypeKind::Pointer && !P.flatten(I.Type, Types))
    return fail("a value has a type without a meaning here");
  Parts Result;
  const size_t Count = In.back().size();
  for (size_t K = 0; K < Count && !failed(); ++K) {
    if (I.Op == IROp::Select) {
      if (In[0].empty() || In[1].size() != Count || In[1][K]->getType() != In[2][K]->getType())
        return fail("the operands of a selection have different types");
      Value *Cond = In[0][In[0].size() == Count ? K : 0];
      if (!Cond->getType()->getScalarType()->isIntegerTy(1))
        return fail("the condition of a selection is no i1");
      Result.push_back(B.CreateSelect(Cond, In[1][K], In[2][K]));
    } else if (ir::isCast(I.Op)) {
      if (K >= Types.size())
        return fail("a conversion changes the number of elements");
      Result.push_back(cast(I, In[0][K], Types[K]));
    } else {
      if (In[0].size() != Count)
        return fail("the operands of an instruction have different types");
      Result.push_back(ir::isBinary(I.Op) ? binary(I, In[0][K], In[1][K])
                                          : compare(I, In[0][K], In[1][K]));
    }
  }
  if (!Types.empty() && Types.size() != Result.size())
    return fail("an instruction has a result of another number of elements");
  define(I, std::move(Result));
}

} // namespace dxil::execution
