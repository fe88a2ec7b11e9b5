// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Library functions on numbers, element by element, that take several LLVM instructions.
#include "Context.h"
#include "Expressions.h"
#include "LibraryCalls.h"
#include "Memory.h"
#include "Objects.h"
#include "Stages.h"
#include "Values.h"
#include "dxil/contract_names.h"

#include "llvm/IR/Constants.h"
#include "llvm/IR/IntrinsicsDirectX.h"

using namespace llvm;

namespace dxil::frontend {

using library::SpecialId;

static llvm::Value *emitNumberCall(CodegenContext &G, const LibraryCall &Call);
static llvm::Value *emitAbs(CodegenContext &G, const LibraryCall &Call);
static llvm::Value *emitSign(CodegenContext &G, const LibraryCall &Call);
static llvm::Value *emitFirstBitHigh(CodegenContext &G, const LibraryCall &Call);
static llvm::Value *emitFrexp(CodegenContext &G, const LibraryCall &Call);
static llvm::Value *emitAddUint64(CodegenContext &G, const LibraryCall &Call);
static llvm::Value *emitMsad4(CodegenContext &G, const LibraryCall &Call);
static llvm::Value *markNonUniform(CodegenContext &G, llvm::Value *V);
static llvm::Value *emitWaveMatch(CodegenContext &G, const LibraryCall &Call);
static llvm::Value *emitEvaluate(CodegenContext &G, const LibraryCall &Call, llvm::StringRef Op);
static void emitClip(CodegenContext &G, const LibraryCall &Call);

Value *emitSpecialCall(CodegenContext &G, const LibraryCall &Call) {
  switch (Call.F.Special) {
  case SpecialId::AtomicAdd:
  case SpecialId::AtomicAnd:
  case SpecialId::AtomicCompareExchange:
  case SpecialId::AtomicExchange:
  case SpecialId::AtomicMax:
  case SpecialId::AtomicMin:
  case SpecialId::AtomicOr:
  case SpecialId::AtomicXor: return emitAtomic(G, Call);
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
  case SpecialId::TraceRayInline: return emitResourceCall(G, Call);
  case SpecialId::BarrierOfObject:
  case SpecialId::NodeElement:
  case SpecialId::NodeGroupRecords:
  case SpecialId::NodeThreadRecords: return emitNodeCall(G, Call);
  case SpecialId::HitAttributes:
  case SpecialId::HitFromQuery:
  case SpecialId::HitInvoke:
  case SpecialId::HitMakeMiss:
  case SpecialId::HitMakeNop:
  case SpecialId::HitSetTableIndex:
  case SpecialId::HitTraceRay:
  case SpecialId::ReorderThread:
  case SpecialId::TrianglePositions: return emitHitCall(G, Call);
  case SpecialId::MatrixOp: return emitMatrixCall(G, Call);
  case SpecialId::CallShader:
  case SpecialId::DispatchMesh:
  case SpecialId::Partitioning:
  case SpecialId::ReportHit:
  case SpecialId::StreamAppend:
  case SpecialId::StreamRestart:
  case SpecialId::TraceRay: return emitStageCall(G, Call);
  case SpecialId::Determinant:
  case SpecialId::Dot:
  case SpecialId::Length:
  case SpecialId::Mul:
  case SpecialId::Transpose: return emitVectorCall(G, Call);
  default: return emitNumberCall(G, Call);
  }
}

static Value *emitNumberCall(CodegenContext &G, const LibraryCall &Call) {
  switch (Call.F.Special) {
  case SpecialId::Abs: return emitAbs(G, Call);
  case SpecialId::Sign: return emitSign(G, Call);
  case SpecialId::Reciprocal:
    return G.B.CreateFDiv(ConstantFP::get(Call.value(0)->getType(), 1.0), Call.value(0));
  case SpecialId::And: return G.B.CreateAnd(Call.value(0), Call.value(1));
  case SpecialId::Or: return G.B.CreateOr(Call.value(0), Call.value(1));
  case SpecialId::Select:
    return choose(G, Call.value(0), Call.value(1), Call.value(2), Call.Result);
  case SpecialId::CountBits: {
    Value *Count = G.B.CreateUnaryIntrinsic(Intrinsic::ctpop, Call.value(0));
    return G.B.CreateIntCast(Count, valueType(G, Call.Result), false);
  }
  case SpecialId::FirstBitHigh: return emitFirstBitHigh(G, Call);
  case SpecialId::Reinterpret: return G.B.CreateBitCast(Call.value(0), valueType(G, Call.Result));
  case SpecialId::SplitDouble: {
    llvm::Type *Half = valueType(G, Call[1].Type);
    Value *Halves = G.B.CreateIntrinsic(StructType::get(Half, Half), Intrinsic::dx_splitdouble,
                                        {Call.value(0)});
    setArgument(G, Call, 1, G.B.CreateExtractValue(Halves, 0));
    setArgument(G, Call, 2, G.B.CreateExtractValue(Halves, 1));
    return nullptr;
  }
  case SpecialId::Frexp: return emitFrexp(G, Call);
  case SpecialId::AddUint64: return emitAddUint64(G, Call);
  case SpecialId::Msad4: return emitMsad4(G, Call);
  case SpecialId::NonUniformIndex: return markNonUniform(G, Call.value(0));
  case SpecialId::Clip: emitClip(G, Call); return nullptr;
  case SpecialId::WaveBallot: return emitOp(G, OpCode::WaveActiveBallot, nullptr, {Call.value(0)});
  case SpecialId::WaveMatch: return emitWaveMatch(G, Call);
  case SpecialId::EvaluateAtSample: return emitEvaluate(G, Call, "evalSampleIndex");
  case SpecialId::EvaluateCentroid: return emitEvaluate(G, Call, "evalCentroid");
  case SpecialId::EvaluateSnapped: return emitEvaluate(G, Call, "evalSnapped");
  case SpecialId::AttributeAtVertex: return emitEvaluate(G, Call, "attributeAtVertex");
  default:
    unsupported(G, Call.Where, Call.F.Word);
    return Call.Result == TypeId::Void ? nullptr : UndefValue::get(valueType(G, Call.Result));
  }
}

static Value *emitAbs(CodegenContext &G, const LibraryCall &Call) {
  Value *X = Call.value(0);
  ScalarKind K = elementKind(G, Call[0].Type);
  if (isFloating(K))
    return G.B.CreateUnaryIntrinsic(Intrinsic::fabs, X);
  if (isUnsigned(K) || K == ScalarKind::Bool)
    return X;
  return G.B.CreateBinaryIntrinsic(Intrinsic::abs, X, G.B.getFalse());
}

static Value *emitSign(CodegenContext &G, const LibraryCall &Call) {
  Value *X = Call.value(0);
  ScalarKind K = elementKind(G, Call[0].Type);
  llvm::Type *Result = valueType(G, Call.Result);
  if (!isFloating(K) && isUnsigned(K))
    return G.B.CreateZExt(G.B.CreateICmpNE(X, Constant::getNullValue(X->getType())), Result);
  return G.B.CreateIntrinsic(Result, Intrinsic::dx_sign, {X});
}

/// The op counts from the top bit, LLVM's result from the lowest. For w bits the result is w - 1 -
/// n, or n ^ (w - 1); -1 stays.
static Value *emitFirstBitHigh(CodegenContext &G, const LibraryCall &Call) {
  Value *X = Call.value(0);
  Intrinsic::ID ID = isUnsigned(elementKind(G, Call[0].Type)) ? Intrinsic::dx_firstbituhigh
                                                              : Intrinsic::dx_firstbitshigh;
  llvm::Type *Result = valueType(G, Call.Result);
  Value *FromTop = G.B.CreateIntrinsic(Result, ID, {X});
  Value *Number =
      G.B.CreateXor(FromTop, ConstantInt::get(Result, X->getType()->getScalarSizeInBits() - 1));
  return G.B.CreateOr(Number, G.B.CreateAShr(FromTop, ConstantInt::get(Result, 31)));
}

static Value *emitFrexp(CodegenContext &G, const LibraryCall &Call) {
  llvm::Type *Given = Call.value(0)->getType(), *Float = Given->getWithNewType(G.B.getFloatTy());
  Value *X = G.B.CreateFPCast(Call.value(0), Float);
  llvm::Type *Int = Float->getWithNewType(G.B.getInt32Ty());
  auto Number = [&](uint32_t Bits) { return ConstantInt::get(Int, Bits); };
  constexpr uint32_t ExponentBits = 0x7f800000, MantissaBits = 0x007fffff, HalfBits = 0x3f000000,
                     MantissaWidth = 23;
  Value *Bits = G.B.CreateBitCast(X, Int);
  Value *IsZero = G.B.CreateFCmpOEQ(X, Constant::getNullValue(Float)), *Zero = Number(0);
  Value *Exponent = G.B.CreateSub(G.B.CreateAnd(Bits, Number(ExponentBits)), Number(HalfBits));
  Exponent = G.B.CreateAShr(G.B.CreateSelect(IsZero, Zero, Exponent), Number(MantissaWidth));
  setArgument(G, Call, 1, G.B.CreateSIToFP(Exponent, Given));
  Value *Mantissa = G.B.CreateOr(G.B.CreateAnd(Bits, Number(MantissaBits)), Number(HalfBits));
  // The mantissa has no sign, as in DXC and, from shader model 4 on, in FXC.
  return G.B.CreateFPCast(G.B.CreateBitCast(G.B.CreateSelect(IsZero, Zero, Mantissa), Float),
                          Given);
}

/// Pairs of words, the low one first.
static Value *emitAddUint64(CodegenContext &G, const LibraryCall &Call) {
  SmallVector<Value *, 4> X = numbersOf(G, Call.value(0)), Y = numbersOf(G, Call.value(1));
  SmallVector<Value *, 4> Result;
  for (size_t I = 0; X.size() % 2 == 0 && I < X.size(); I += 2) {
    Value *Low = G.B.CreateBinaryIntrinsic(Intrinsic::uadd_with_overflow, X[I], Y[I]);
    Value *Carry = G.B.CreateZExt(G.B.CreateExtractValue(Low, 1), G.B.getInt32Ty());
    Result.push_back(G.B.CreateExtractValue(Low, 0));
    Result.push_back(G.B.CreateAdd(G.B.CreateAdd(X[I + 1], Y[I + 1]), Carry));
  }
  if (Result.empty()) {
    G.Diags.report(Call.Where, Diagnostic::library_needs_pairs, {Call.F.Word});
    return UndefValue::get(valueType(G, Call.Result));
  }
  return vectorOf(G, Result, valueType(G, Call.Result));
}

/// Marks \p V so that values that are computed from it count as results of NonUniformResourceIndex.
static Value *markNonUniform(CodegenContext &G, Value *V) {
  llvm::Type *Word = G.B.getInt32Ty();
  auto Mark = [&](Value *Index) {
    return G.B.CreateIntrinsic(Word, Intrinsic::dx_resource_nonuniformindex, {Index});
  };
  if (V->getType() == Word)
    return Mark(V);
  // Only 32-bit words can be marked, so a marked zero is added to other values.
  llvm::Type *One = V->getType()->getScalarType();
  Value *Zero = Mark(G.B.getInt32(0));
  Zero = One->isFloatingPointTy() ? G.B.CreateUIToFP(Zero, One) : G.B.CreateZExtOrTrunc(Zero, One);
  if (auto *Vector = dyn_cast<FixedVectorType>(V->getType()))
    Zero = G.B.CreateVectorSplat(Vector->getNumElements(), Zero);
  return One->isFloatingPointTy() ? G.B.CreateFAdd(V, Zero) : G.B.CreateAdd(V, Zero);
}

static Value *emitMsad4(CodegenContext &G, const LibraryCall &Call) {
  SmallVector<Value *, 4> Source = numbersOf(G, Call.value(1)), Sums = numbersOf(G, Call.value(2));
  SmallVector<Value *, 4> Result;
  for (uint64_t I = 0; I < 4; ++I) {
    Value *Bytes = Source[0];
    if (I) {
      Value *Low = G.B.CreateLShr(Source[0], 8 * I);
      Bytes = G.B.CreateOr(Low, G.B.CreateShl(Source[1], 32 - 8 * I));
    }
    Result.push_back(emitOp(G, OpCode::Msad, G.B.getInt32Ty(), {Call.value(0), Bytes, Sums[I]}));
  }
  return vectorOf(G, Result, valueType(G, Call.Result));
}

static void emitClip(CodegenContext &G, const LibraryCall &Call) {
  Value *X = Call.value(0);
  Value *Any = G.B.CreateFCmpOLT(X, Constant::getNullValue(X->getType()));
  if (Any->getType()->isVectorTy())
    Any = G.B.CreateIntrinsic(G.B.getInt1Ty(), Intrinsic::dx_any, {Any});
  G.B.CreateIntrinsic(G.B.getVoidTy(), Intrinsic::dx_discard, {Any});
}

/// Returns, for a vector, the lanes in which all elements are the same.
static Value *emitWaveMatch(CodegenContext &G, const LibraryCall &Call) {
  Value *Lanes = nullptr;
  for (Value *X : numbersOf(G, Call.value(0))) {
    Value *Same = emitOp(G, OpCode::WaveMatch, X->getType(), {X});
    Lanes = Lanes ? G.B.CreateAnd(Lanes, Same) : Same;
  }
  return Lanes;
}

/// The back end finds the input from which the value comes (lowering/ops/AttributeEvaluation.cpp).
static Value *emitEvaluate(CodegenContext &G, const LibraryCall &Call, StringRef Op) {
  SmallVector<Value *, 3> Rest;
  for (size_t I = 1; I < Call.size(); ++I)
    for (Value *V : numbersOf(G, Call.value(I)))
      Rest.push_back(
          Call.F.Special == SpecialId::AttributeAtVertex ? G.B.CreateTrunc(V, G.B.getInt8Ty()) : V);
  SmallVector<Value *, 4> Result;
  for (Value *X : numbersOf(G, Call.value(0))) {
    llvm::Type *Ty = X->getType();
    SmallVector<Value *, 4> Operands{X};
    Operands.append(Rest);
    SmallVector<llvm::Type *, 4> Parameters;
    for (Value *V : Operands)
      Parameters.push_back(V->getType());
    std::string Name = (contract::AttributePrefix + Op + (Ty->isFloatingPointTy() ? ".f" : ".i") +
                        Twine(Ty->getScalarSizeInBits()))
                           .str();
    FunctionCallee Callee = G.M.getOrInsertFunction(Name, FunctionType::get(Ty, Parameters, false));
    auto *F = cast<llvm::Function>(Callee.getCallee());
    F->setDoesNotThrow();
    F->setWillReturn();
    F->setDoesNotAccessMemory();
    Result.push_back(G.B.CreateCall(Callee, Operands));
  }
  return vectorOf(G, Result, valueType(G, Call.Result));
}

static bool evaluatesInput(SpecialId Id) {
  return Id == SpecialId::EvaluateAtSample || Id == SpecialId::EvaluateCentroid ||
         Id == SpecialId::EvaluateSnapped || Id == SpecialId::AttributeAtVertex;
}

/// Evaluates each element of an array with a run-time index and selects one, since the op's input
/// is constant. Returns null for other calls.
Value *emitEvaluateOfArray(CodegenContext &G, LibraryCall &Call, ExprList Arguments) {
  const Program::Exprs &X = G.P.Expressions;
  if (!evaluatesInput(Call.F.Special) || !X.is(X.item(Arguments, 0), ExprKind::Load))
    return nullptr;
  ExprId Input = X.get<expr::Load>(X.item(Arguments, 0)).Place;
  if (!X.is(Input, ExprKind::ElementPlace))
    return nullptr;
  auto Element = X.get<expr::ElementPlace>(Input);
  const frontend::Type Array = G.Types.get(G.P.type(Element.Base));
  if (Array.Kind != TypeKind::Array || X.is(Element.Index, ExprKind::Constant))
    return nullptr;
  for (size_t I = Arguments.Count; I-- > 1;)
    emitArgument(G, Call, I, X.item(Arguments, I));
  Value *Index = emitValue(G, Element.Index), *Result = nullptr;
  Place Base = emitPlace(G, Element.Base);
  Call.Arguments[0].Type = Array.ElementType;
  for (uint32_t I = 0; I < Array.Rows; ++I) {
    Call.Arguments[0].V = load(G, elementAt(G, Base, G.B.getInt32(I)));
    Value *V = emitSpecialCall(G, Call);
    Result = Result ? G.B.CreateSelect(
                          G.B.CreateICmpEQ(Index, ConstantInt::get(Index->getType(), I)), V, Result)
                    : V;
  }
  return Result;
}

} // namespace dxil::frontend
