// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Library functions on numbers, element by element, that take several LLVM instructions.
#include "LibraryCalls.h"
#include "dxil/contract_names.h"

#include "llvm/IR/Constants.h"
#include "llvm/IR/IntrinsicsDirectX.h"

using namespace llvm;

namespace dxil::frontend {

using library::SpecialId;

Value *Generator::emitSpecialCall(const LibraryCall &Call) {
  switch (Call.F.Special) {
  case SpecialId::AtomicAdd:
  case SpecialId::AtomicAnd:
  case SpecialId::AtomicCompareExchange:
  case SpecialId::AtomicExchange:
  case SpecialId::AtomicMax:
  case SpecialId::AtomicMin:
  case SpecialId::AtomicOr:
  case SpecialId::AtomicXor: return emitAtomic(Call);
  case SpecialId::Append:
  case SpecialId::BufferDimensions:
  case SpecialId::BufferLoad:
  case SpecialId::ByteLoad:
  case SpecialId::ByteStore:
  case SpecialId::Consume:
  case SpecialId::DecrementCounter:
  case SpecialId::GatherCmpFour:
  case SpecialId::GatherFour:
  case SpecialId::IncrementCounter:
  case SpecialId::StructuredDimensions:
  case SpecialId::TextureDimensions:
  case SpecialId::TraceRayInline: return emitResourceCall(Call);
  case SpecialId::BarrierOfObject:
  case SpecialId::NodeElement:
  case SpecialId::NodeGroupRecords:
  case SpecialId::NodeThreadRecords: return emitNodeCall(Call);
  case SpecialId::HitAttributes:
  case SpecialId::HitFromQuery:
  case SpecialId::HitInvoke:
  case SpecialId::HitMakeMiss:
  case SpecialId::HitMakeNop:
  case SpecialId::HitSetTableIndex:
  case SpecialId::HitTraceRay:
  case SpecialId::ReorderThread:
  case SpecialId::TrianglePositions: return emitHitCall(Call);
  case SpecialId::MatrixOp: return emitMatrixCall(Call);
  case SpecialId::CallShader:
  case SpecialId::DispatchMesh:
  case SpecialId::Partitioning:
  case SpecialId::ReportHit:
  case SpecialId::StreamAppend:
  case SpecialId::StreamRestart:
  case SpecialId::TraceRay: return emitStageCall(Call);
  case SpecialId::Determinant:
  case SpecialId::Dot:
  case SpecialId::Length:
  case SpecialId::Mul:
  case SpecialId::Transpose: return emitVectorCall(Call);
  default: return emitNumberCall(Call);
  }
}

Value *Generator::emitNumberCall(const LibraryCall &Call) {
  switch (Call.F.Special) {
  case SpecialId::Abs: return emitAbs(Call);
  case SpecialId::Sign: return emitSign(Call);
  case SpecialId::Reciprocal:
    return B.CreateFDiv(ConstantFP::get(Call.value(0)->getType(), 1.0), Call.value(0));
  case SpecialId::And: return B.CreateAnd(Call.value(0), Call.value(1));
  case SpecialId::Or: return B.CreateOr(Call.value(0), Call.value(1));
  case SpecialId::Select: return choose(Call.value(0), Call.value(1), Call.value(2), Call.Result);
  case SpecialId::CountBits: {
    Value *Count = B.CreateUnaryIntrinsic(Intrinsic::ctpop, Call.value(0));
    return B.CreateIntCast(Count, valueType(Call.Result), false);
  }
  case SpecialId::FirstBitHigh: return emitFirstBitHigh(Call);
  case SpecialId::Reinterpret: return B.CreateBitCast(Call.value(0), valueType(Call.Result));
  case SpecialId::SplitDouble: {
    llvm::Type *Half = valueType(Call[1].Type);
    Value *Halves =
        B.CreateIntrinsic(StructType::get(Half, Half), Intrinsic::dx_splitdouble, {Call.value(0)});
    setArgument(Call, 1, B.CreateExtractValue(Halves, 0));
    setArgument(Call, 2, B.CreateExtractValue(Halves, 1));
    return nullptr;
  }
  case SpecialId::Frexp: return emitFrexp(Call);
  case SpecialId::AddUint64: return emitAddUint64(Call);
  case SpecialId::Msad4: return emitMsad4(Call);
  case SpecialId::NonUniformIndex: return markNonUniform(Call.value(0));
  case SpecialId::Clip: emitClip(Call); return nullptr;
  case SpecialId::WaveBallot: return emitOp(OpCode::WaveActiveBallot, nullptr, {Call.value(0)});
  case SpecialId::WaveMatch: return emitWaveMatch(Call);
  case SpecialId::EvaluateAtSample: return emitEvaluate(Call, "evalSampleIndex");
  case SpecialId::EvaluateCentroid: return emitEvaluate(Call, "evalCentroid");
  case SpecialId::EvaluateSnapped: return emitEvaluate(Call, "evalSnapped");
  case SpecialId::AttributeAtVertex: return emitEvaluate(Call, "attributeAtVertex");
  default:
    unsupported(Call.Where, Call.F.Word);
    return Call.Result == TypeId::Void ? nullptr : UndefValue::get(valueType(Call.Result));
  }
}

Value *Generator::emitAbs(const LibraryCall &Call) {
  Value *X = Call.value(0);
  ScalarKind K = elementKind(Call[0].Type);
  if (isFloating(K))
    return B.CreateUnaryIntrinsic(Intrinsic::fabs, X);
  if (isUnsigned(K) || K == ScalarKind::Bool)
    return X;
  return B.CreateBinaryIntrinsic(Intrinsic::abs, X, B.getFalse());
}

Value *Generator::emitSign(const LibraryCall &Call) {
  Value *X = Call.value(0);
  ScalarKind K = elementKind(Call[0].Type);
  llvm::Type *Result = valueType(Call.Result);
  if (!isFloating(K) && isUnsigned(K))
    return B.CreateZExt(B.CreateICmpNE(X, Constant::getNullValue(X->getType())), Result);
  return B.CreateIntrinsic(Result, Intrinsic::dx_sign, {X});
}

/// The op counts from the top bit. For w bits the result is w - 1 - n, or n ^ (w - 1); -1 stays.
Value *Generator::emitFirstBitHigh(const LibraryCall &Call) {
  Value *X = Call.value(0);
  Intrinsic::ID ID = isUnsigned(elementKind(Call[0].Type)) ? Intrinsic::dx_firstbituhigh
                                                           : Intrinsic::dx_firstbitshigh;
  llvm::Type *Result = valueType(Call.Result);
  Value *FromTop = B.CreateIntrinsic(Result, ID, {X});
  Value *Number =
      B.CreateXor(FromTop, ConstantInt::get(Result, X->getType()->getScalarSizeInBits() - 1));
  return B.CreateOr(Number, B.CreateAShr(FromTop, ConstantInt::get(Result, 31)));
}

Value *Generator::emitFrexp(const LibraryCall &Call) {
  llvm::Type *Given = Call.value(0)->getType(), *Float = Given->getWithNewType(B.getFloatTy());
  Value *X = B.CreateFPCast(Call.value(0), Float);
  llvm::Type *Int = Float->getWithNewType(B.getInt32Ty());
  auto Number = [&](uint32_t Bits) { return ConstantInt::get(Int, Bits); };
  constexpr uint32_t ExponentBits = 0x7f800000, MantissaBits = 0x007fffff, OfHalf = 0x3f000000,
                     MantissaWidth = 23;
  Value *Bits = B.CreateBitCast(X, Int);
  Value *IsZero = B.CreateFCmpOEQ(X, Constant::getNullValue(Float)), *Zero = Number(0);
  Value *Exponent = B.CreateSub(B.CreateAnd(Bits, Number(ExponentBits)), Number(OfHalf));
  Exponent = B.CreateAShr(B.CreateSelect(IsZero, Zero, Exponent), Number(MantissaWidth));
  setArgument(Call, 1, B.CreateSIToFP(Exponent, Given));
  Value *Mantissa = B.CreateOr(B.CreateAnd(Bits, Number(MantissaBits)), Number(OfHalf));
  // The mantissa has no sign, as in DXC and, from shader model 4 on, in FXC.
  return B.CreateFPCast(B.CreateBitCast(B.CreateSelect(IsZero, Zero, Mantissa), Float), Given);
}

/// Pairs of words, the low one first.
Value *Generator::emitAddUint64(const LibraryCall &Call) {
  SmallVector<Value *, 4> X = numbersOf(Call.value(0)), Y = numbersOf(Call.value(1));
  SmallVector<Value *, 4> Result;
  for (size_t I = 0; X.size() % 2 == 0 && I < X.size(); I += 2) {
    Value *Low = B.CreateBinaryIntrinsic(Intrinsic::uadd_with_overflow, X[I], Y[I]);
    Value *Carry = B.CreateZExt(B.CreateExtractValue(Low, 1), B.getInt32Ty());
    Result.push_back(B.CreateExtractValue(Low, 0));
    Result.push_back(B.CreateAdd(B.CreateAdd(X[I + 1], Y[I + 1]), Carry));
  }
  if (Result.empty()) {
    Diags.report(Call.Where, Diagnostic::library_needs_pairs, {Call.F.Word});
    return UndefValue::get(valueType(Call.Result));
  }
  return vectorOf(Result, valueType(Call.Result));
}

/// Marks \p V: whatever is computed from it then comes from NonUniformResourceIndex.
Value *Generator::markNonUniform(Value *V) {
  llvm::Type *Word = B.getInt32Ty();
  auto Mark = [&](Value *Of) {
    return B.CreateIntrinsic(Word, Intrinsic::dx_resource_nonuniformindex, {Of});
  };
  if (V->getType() == Word)
    return Mark(V);
  // Only words can be marked: adds a marked zero.
  llvm::Type *One = V->getType()->getScalarType();
  Value *Zero = Mark(B.getInt32(0));
  Zero = One->isFloatingPointTy() ? B.CreateUIToFP(Zero, One) : B.CreateZExtOrTrunc(Zero, One);
  if (auto *Vector = dyn_cast<FixedVectorType>(V->getType()))
    Zero = B.CreateVectorSplat(Vector->getNumElements(), Zero);
  return One->isFloatingPointTy() ? B.CreateFAdd(V, Zero) : B.CreateAdd(V, Zero);
}

Value *Generator::emitMsad4(const LibraryCall &Call) {
  SmallVector<Value *, 4> Source = numbersOf(Call.value(1)), Sums = numbersOf(Call.value(2));
  SmallVector<Value *, 4> Result;
  for (uint64_t I = 0; I < 4; ++I) {
    Value *Bytes = Source[0];
    if (I)
      Bytes = B.CreateOr(B.CreateLShr(Source[0], 8 * I), B.CreateShl(Source[1], 32 - 8 * I));
    Result.push_back(emitOp(OpCode::Msad, B.getInt32Ty(), {Call.value(0), Bytes, Sums[I]}));
  }
  return vectorOf(Result, valueType(Call.Result));
}

void Generator::emitClip(const LibraryCall &Call) {
  Value *X = Call.value(0);
  Value *Any = B.CreateFCmpOLT(X, Constant::getNullValue(X->getType()));
  if (Any->getType()->isVectorTy())
    Any = B.CreateIntrinsic(B.getInt1Ty(), Intrinsic::dx_any, {Any});
  B.CreateIntrinsic(B.getVoidTy(), Intrinsic::dx_discard, {Any});
}

/// For a vector: the lanes in which all elements are the same.
Value *Generator::emitWaveMatch(const LibraryCall &Call) {
  Value *Lanes = nullptr;
  for (Value *X : numbersOf(Call.value(0))) {
    Value *Same = emitOp(OpCode::WaveMatch, X->getType(), {X});
    Lanes = Lanes ? B.CreateAnd(Lanes, Same) : Same;
  }
  return Lanes;
}

/// The back end finds the input behind the value (lowering/ops/AttributeEvaluation.cpp).
Value *Generator::emitEvaluate(const LibraryCall &Call, StringRef Op) {
  SmallVector<Value *, 3> Rest;
  for (size_t I = 1; I < Call.size(); ++I)
    for (Value *V : numbersOf(Call.value(I)))
      Rest.push_back(
          Call.F.Special == SpecialId::AttributeAtVertex ? B.CreateTrunc(V, B.getInt8Ty()) : V);
  SmallVector<Value *, 4> Result;
  for (Value *X : numbersOf(Call.value(0))) {
    llvm::Type *Ty = X->getType();
    SmallVector<Value *, 4> Operands{X};
    Operands.append(Rest);
    SmallVector<llvm::Type *, 4> Parameters;
    for (Value *V : Operands)
      Parameters.push_back(V->getType());
    std::string Name = (contract::AttributePrefix + Op + (Ty->isFloatingPointTy() ? ".f" : ".i") +
                        Twine(Ty->getScalarSizeInBits()))
                           .str();
    FunctionCallee Callee = M.getOrInsertFunction(Name, FunctionType::get(Ty, Parameters, false));
    auto *F = cast<llvm::Function>(Callee.getCallee());
    F->setDoesNotThrow();
    F->setWillReturn();
    F->setDoesNotAccessMemory();
    Result.push_back(B.CreateCall(Callee, Operands));
  }
  return vectorOf(Result, valueType(Call.Result));
}

static bool evaluatesInput(SpecialId Id) {
  return Id == SpecialId::EvaluateAtSample || Id == SpecialId::EvaluateCentroid ||
         Id == SpecialId::EvaluateSnapped || Id == SpecialId::AttributeAtVertex;
}

/// Evaluates each element of an array with a run-time index and selects one, since the op's input
/// is constant. Returns null for other calls.
Value *Generator::emitEvaluateOfArray(LibraryCall &Call, ExprList Arguments) {
  const Program::Exprs &X = P.Expressions;
  if (!evaluatesInput(Call.F.Special) || !X.is(X.item(Arguments, 0), ExprKind::Load))
    return nullptr;
  ExprId Input = X.get<expr::Load>(X.item(Arguments, 0)).Place;
  if (!X.is(Input, ExprKind::ElementPlace))
    return nullptr;
  auto Element = X.get<expr::ElementPlace>(Input);
  const frontend::Type Array = Types.get(P.type(Element.Base));
  if (Array.Kind != TypeKind::Array || X.is(Element.Index, ExprKind::Constant))
    return nullptr;
  for (size_t I = Arguments.Count; I-- > 1;)
    emitArgument(Call, I, X.item(Arguments, I));
  Value *Index = emitValue(Element.Index), *Result = nullptr;
  Place Base = emitPlace(Element.Base);
  Call.Arguments[0].Type = Array.Of;
  for (uint32_t I = 0; I < Array.Rows; ++I) {
    Call.Arguments[0].V = load(elementAt(Base, B.getInt32(I)));
    Value *V = emitSpecialCall(Call);
    Result = Result ? B.CreateSelect(B.CreateICmpEQ(Index, ConstantInt::get(Index->getType(), I)),
                                     V, Result)
                    : V;
  }
  return Result;
}

} // namespace dxil::frontend
