// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Calls of the library: intrinsics on whole vectors, and ops element by element.
#include "LibraryCalls.h"
#include "Context.h"
#include "Expressions.h"
#include "Globals.h"
#include "Memory.h"
#include "Objects.h"
#include "Values.h"

#include "dxil/contract_names.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/IntrinsicsDirectX.h"

#include <cmath>

#include <dxil/extension_names.h>

using namespace llvm;

namespace dxil::frontend {

using library::LoweringKind;
using library::Operand;
using OpTypeKind = ::dxil::TypeKind;

static bool checkAvailability(CodegenContext &G, const LibraryCall &Call);
static llvm::Value *emitLowering(CodegenContext &G, LibraryCall &Call);
static void nameCallsAfter(CodegenContext &G, llvm::BasicBlock &Start, llvm::Instruction *Last,
                           llvm::StringRef Word);
static llvm::Value *emitIntrinsicCall(CodegenContext &G, const LibraryCall &Call);
static llvm::Value *emitPower(CodegenContext &G, llvm::Value *Base, llvm::Value *Exponent);
static llvm::Value *emitOpCall(CodegenContext &G, const LibraryCall &Call);
static llvm::Value *takeLoad(CodegenContext &G, const LibraryCall &Call, llvm::Value *Loaded);

Value *emitLibraryCall(CodegenContext &G, ExprId E) {
  const Program::Exprs &X = G.P.Expressions;
  auto N = X.get<expr::LibraryCall>(E);
  LibraryCall Call{*G.P.LibraryFunctions[size_t(N.Callee)], X.location(E), G.P.type(E),
                   N.TemplateArgument};
  Call.Arguments.resize(N.Arguments.Count);
  const bool IsAvailable = checkAvailability(G, Call) && !G.P.CallsOfOtherStages.contains(E);
  if (Value *V = emitEvaluateOfArray(G, Call, N.Arguments))
    return V;
  if (Constant *Folded = knownCall(G, E))
    return Folded;
  // Arguments are evaluated from last to first, as in DXC.
  for (size_t I = N.Arguments.Count; I-- > 0;)
    emitArgument(G, Call, I, X.item(N.Arguments, I));
  if (N.Object != ExprId::None) {
    Call.ObjectType = G.P.type(N.Object);
    Call.Object = emitValue(G, N.Object);
    if (X.is(N.Object, ExprKind::Load))
      Call.ObjectPlace = X.get<expr::Load>(N.Object).Place;
  }
  if (IsAvailable)
    return emitLowering(G, Call);
  BasicBlock *Start = G.B.GetInsertBlock();
  Instruction *Last = Start->empty() ? nullptr : &Start->back();
  Value *Result = emitLowering(G, Call);
  nameCallsAfter(G, *Start, Last, Call.F.Word);
  return Result;
}

static Value *emitLowering(CodegenContext &G, LibraryCall &Call) {
  switch (Call.F.Lowering) {
  case LoweringKind::Intrinsic: return emitIntrinsicCall(G, Call);
  case LoweringKind::Op: return emitOpCall(G, Call);
  case LoweringKind::Special: return emitSpecialCall(G, Call);
  case LoweringKind::Code: break; // check has made it a call of a function
  }
  unsupported(G, Call.Where, Call.F.Word);
  return Call.Result == TypeId::Void ? nullptr : UndefValue::get(valueType(G, Call.Result));
}

/// Returns false if the stage or shader model lacks the op of \p Call. dxil-op-lower reports this,
/// as it is an error only if the op is left after optimization. Errors of calls without an op, or
/// of its types alone, are reported here.
static bool checkAvailability(CodegenContext &G, const LibraryCall &Call) {
  if (Call.F.Native16 && !G.Opts.Native16)
    G.Diags.report(Call.Where, Diagnostic::library_needs_native16, {Call.F.Word});
  using library::Availability;
  const Availability Support = library::availability(Call.F, G.Opts.Stage, G.Opts.ShaderModelMinor);
  const ::dxil::Version Model{1, uint16_t(G.Opts.ShaderModelMinor)};
  const bool IsOfOp =
      Support == Availability::OtherStage || (Call.F.HasOp && !isAvailable(Call.F.Op, Model));
  if (Support == Availability::Available || IsOfOp)
    return Support == Availability::Available;
  G.Diags.report(Call.Where, Diagnostic::library_needs_newer_model,
                 {Call.F.Word, std::to_string(Call.F.SinceMinor)});
  return true;
}

/// Marks the calls after \p Last in \p Start, and in the blocks that follow, with \p Word, their
/// name in the source.
static void nameCallsAfter(CodegenContext &G, BasicBlock &Start, Instruction *Last,
                           StringRef Word) {
  const auto Name = llvm::Attribute::get(G.Context, contract::CalledAs, Word);
  const auto Add = [&](Instruction &I) {
    if (auto *Call = dyn_cast<CallInst>(&I))
      Call->addFnAttr(Name);
  };
  for (auto I = Last ? std::next(Last->getIterator()) : Start.begin(); I != Start.end(); ++I)
    Add(*I);
  if (G.B.GetInsertBlock() == &Start)
    return;
  for (auto Block = std::next(Start.getIterator()); Block != Start.getParent()->end(); ++Block)
    for (Instruction &I : *Block)
      Add(I);
}

void emitArgument(CodegenContext &G, LibraryCall &Call, size_t I, ExprId E) {
  LibraryCall::Argument &A = Call.Arguments[I];
  A.Type = G.P.type(E);
  const Program::Exprs &X = G.P.Expressions;
  const bool Place = I < Call.F.Parameters.size() && Call.F.Parameters[I].Place;
  if (X.is(E, ExprKind::OutArgument)) {
    auto N = X.get<expr::OutArgument>(E);
    A.Target = emitPlace(G, N.Place);
    A.Back = N.Back;
    if (N.CopyIn && !Place)
      A.V = convert(G, load(G, A.Target), A.Target.Type, A.Type, N.In);
    return;
  }
  const bool IsPayload = I < Call.F.Parameters.size() &&
                         Call.F.Parameters[I].Type.Kind == library::TypePattern::Sort::UserStruct;
  if (Place && isPlace(X.kind(E)))
    A.Target = emitPlace(G, E);
  else if (IsPayload)
    A.Target = emitSource(G, E);
  else
    A.V = emitValue(G, E);
}

void setArgument(CodegenContext &G, const LibraryCall &Call, size_t I, Value *V) {
  if (I >= Call.size())
    return;
  const LibraryCall::Argument &A = Call[I];
  store(G, A.Target, convert(G, V, A.Type, A.Target.Type, A.Back));
}

//===-- Intrinsics -----------------------------------------------------------------------===//

/// Returns the element kind that selects an intrinsic: that of the first parameter with the
/// signature's element.
static ScalarKind elementOfCall(const CodegenContext &G, const LibraryCall &Call) {
  for (size_t I = 0; I < Call.size() && I < Call.F.Parameters.size(); ++I)
    if (Call.F.Parameters[I].Type.ElementVariable == 0)
      return elementKind(G, Call[I].Type);
  return Call.size() && G.Types.isNumeric(Call[0].Type) ? elementKind(G, Call[0].Type)
                                                        : ScalarKind::Float;
}

Intrinsic::ID intrinsicOf(CodegenContext &G, const library::Function &F, ScalarKind K) {
  StringRef Name = F.IntrinsicName;
  if (!isFloating(K) && isUnsigned(K) && !F.UnsignedIntrinsicName.empty())
    Name = F.UnsignedIntrinsicName;
  else if (!isFloating(K) && !isUnsigned(K) && !F.SignedIntrinsicName.empty())
    Name = F.SignedIntrinsicName;
  Intrinsic::ID &Cached = G.Ops.Intrinsics[Name.data()];
  if (Cached == Intrinsic::not_intrinsic)
    Cached = Intrinsic::lookupIntrinsicID(Name);
  return Cached;
}

/// Folds the arc tangent of constants. DXC's folding gives 0 for two zeros, its expansion at run
/// time pi / 2.
static Value *knownArcTangent(Value *Y, Value *X) {
  auto *Above = dyn_cast<Constant>(Y), *Beside = dyn_cast<Constant>(X);
  if (!Above || !Beside)
    return nullptr;
  if (auto *Shape = dyn_cast<FixedVectorType>(Y->getType())) {
    SmallVector<Constant *, 4> Elements;
    for (unsigned I = 0; I < Shape->getNumElements(); ++I) {
      Constant *A = Above->getAggregateElement(I), *B = Beside->getAggregateElement(I);
      Value *Folded = A && B ? knownArcTangent(A, B) : nullptr;
      if (!Folded)
        return nullptr;
      Elements.push_back(cast<Constant>(Folded));
    }
    return ConstantVector::get(Elements);
  }
  auto *A = dyn_cast<ConstantFP>(Above), *B = dyn_cast<ConstantFP>(Beside);
  return A && B ? ConstantFP::get(Y->getType(), std::atan2(A->getValue().convertToDouble(),
                                                           B->getValue().convertToDouble()))
                : nullptr;
}

/// Returns true if the bounds of a constant clamp cross: DXC's folding then takes the lower bound.
static bool isCrossedClamp(ArrayRef<Value *> Operands) {
  auto *X = dyn_cast<ConstantFP>(Operands[0]), *Low = dyn_cast<ConstantFP>(Operands[1]),
       *High = dyn_cast<ConstantFP>(Operands[2]);
  return X && Low && High && X->getValueAPF() < Low->getValueAPF() &&
         Low->getValueAPF() > High->getValueAPF();
}

static Value *emitIntrinsicCall(CodegenContext &G, const LibraryCall &Call) {
  Intrinsic::ID ID = intrinsicOf(G, Call.F, elementOfCall(G, Call));
  if (ID == Intrinsic::not_intrinsic) {
    unsupported(G, Call.Where, Call.F.Word);
    return UndefValue::get(valueType(G, Call.Result));
  }
  SmallVector<Value *, 8> Operands;
  if (Call.F.Operands.empty())
    for (const LibraryCall::Argument &A : Call.Arguments)
      Operands.push_back(A.V);
  for (const Operand &O : Call.F.Operands)
    Operands.push_back(emitOperand(G, Call, O, G.B.getInt32Ty(), 0));
  llvm::Type *Result = Call.Result == TypeId::Void ? G.B.getVoidTy() : valueType(G, Call.Result);
  if (ID == Intrinsic::dx_nclamp && isCrossedClamp(Operands))
    return Operands[1];
  if (ID == Intrinsic::pow)
    return emitPower(G, Operands[0], Operands[1]);
  if (ID == Intrinsic::atan2)
    if (Value *Folded = knownArcTangent(Operands[0], Operands[1]))
      return Folded;
  // HLSL 2016 rounds halves away from zero if they are constants, else to the even number.
  if (ID == Intrinsic::roundeven && G.Opts.Language <= LanguageVersion::v2016 &&
      isa<Constant>(Operands[0]))
    ID = Intrinsic::round;
  return G.B.CreateIntrinsic(Result, ID, Operands);
}

/// The optimizer's pipeline expands a power; in HLSL 2016 often to products.
static Value *emitPower(CodegenContext &G, Value *Base, Value *Exponent) {
  Value *Power = G.B.CreateBinaryIntrinsic(Intrinsic::pow, Base, Exponent);
  if (auto *Call = dyn_cast<CallInst>(Power); Call && G.Opts.Language <= LanguageVersion::v2016)
    Call->addFnAttr(llvm::Attribute::get(G.Context, contract::PowerByProducts));
  return Power;
}

//===-- Ops ------------------------------------------------------------------------------===//

llvm::Type *opType(CodegenContext &G, ::dxil::TypeKind Kind, llvm::Type *Overload) {
  switch (Kind) {
  case OpTypeKind::Void: return G.B.getVoidTy();
  case OpTypeKind::OverloadI1:
    return Overload ? Overload->getWithNewType(G.B.getInt1Ty()) : G.B.getInt1Ty();
  case OpTypeKind::OverloadI32:
    return Overload ? Overload->getWithNewType(G.B.getInt32Ty()) : G.B.getInt32Ty();
  case OpTypeKind::I1: return G.B.getInt1Ty();
  case OpTypeKind::I8: return G.B.getInt8Ty();
  case OpTypeKind::I16: return G.B.getInt16Ty();
  case OpTypeKind::I32: return G.B.getInt32Ty();
  case OpTypeKind::I64: return G.B.getInt64Ty();
  case OpTypeKind::Half: return G.B.getHalfTy();
  case OpTypeKind::Float: return G.B.getFloatTy();
  case OpTypeKind::Double: return G.B.getDoubleTy();
  case OpTypeKind::Handle: return opHandleType(G);
  case OpTypeKind::ResRet:
    return StructType::get(G.Context, {Overload, Overload, Overload, Overload, G.B.getInt32Ty()});
  case OpTypeKind::Dimensions:
  case OpTypeKind::FourI32: return FixedVectorType::get(G.B.getInt32Ty(), 4);
  case OpTypeKind::Four: return FixedVectorType::get(Overload, 4);
  case OpTypeKind::Vec9: return FixedVectorType::get(Overload, 9);
  case OpTypeKind::TwoI32: return FixedVectorType::get(G.B.getInt32Ty(), 2);
  case OpTypeKind::SamplePos: return FixedVectorType::get(G.B.getFloatTy(), 2);
  case OpTypeKind::HitObject:
  case OpTypeKind::NodeHandle:
  case OpTypeKind::NodeRecordHandle:
    return G.B.getInt32Ty(); // a number until the back end gives it a type
  default: return Overload;
  }
}

/// Returns `f32` for float, `v8f32` for a vector of eight.
std::string overloadSuffix(llvm::Type *Ty) {
  if (auto *VT = dyn_cast<FixedVectorType>(Ty))
    return "v" + std::to_string(VT->getNumElements()) + overloadSuffix(VT->getElementType());
  return (Ty->isFloatingPointTy() ? "f" : "i") + std::to_string(Ty->getScalarSizeInBits());
}

static llvm::Function *opFunction(CodegenContext &G, OpCode Op, llvm::Type *Overload,
                                  ArrayRef<Value *> Operands) {
  const OpInfo &Info = info(Op);
  llvm::Function *&Cached =
      G.Ops.Functions[{unsigned(Op), Info.OverloadDimensions ? Overload : nullptr}];
  if (Cached)
    return Cached;
  const std::string Name =
      extensionName(Op, Info.OverloadDimensions ? overloadSuffix(Overload) : std::string());
  SmallVector<llvm::Type *, 12> Parameters;
  for (Value *V : Operands)
    Parameters.push_back(V->getType());
  return Cached = declareOp(G, Op, Name,
                            FunctionType::get(opType(G, Info.Result, Overload), Parameters, false));
}

llvm::Function *declareOp(CodegenContext &G, OpCode Op, StringRef Name, FunctionType *Ty) {
  auto *Declared = llvm::Function::Create(Ty, GlobalValue::ExternalLinkage, Name, G.M);
  Declared->setDoesNotThrow();
  // An op that the shader model lacks has its later attributes, so that unused calls are removed.
  const uint16_t Minor = std::max(uint16_t(G.Opts.ShaderModelMinor), info(Op).MinVersion.Minor);
  AttributeSet Attributes = attributes(Op, {1, Minor});
  using ::dxil::Attribute;
  if (Attributes.contains(Attribute::NoReturn))
    Declared->setDoesNotReturn();
  else
    Declared->setWillReturn();
  bool Exchanges = false;
  for (Attribute A : {Attribute::IsConvergent, Attribute::IsWave, Attribute::IsBarrier,
                      Attribute::IsDerivative, Attribute::IsGradient})
    Exchanges |= Attributes.contains(A);
  if (Exchanges)
    Declared->setConvergent();
  if (Attributes.contains(Attribute::ReadNone))
    Declared->setDoesNotAccessMemory();
  else if (Attributes.contains(Attribute::ReadOnly))
    Declared->setOnlyReadsMemory();
  return Declared;
}

Value *emitOp(CodegenContext &G, OpCode Op, llvm::Type *Overload, ArrayRef<Value *> Operands) {
  return G.B.CreateCall(opFunction(G, Op, Overload, Operands), Operands);
}

static Value *constantOperand(llvm::Type *Ty, int64_t Value) {
  if (Ty->isFloatingPointTy())
    return ConstantFP::get(Ty, double(Value));
  return ConstantInt::get(Ty, uint64_t(Value), /*IsSigned=*/true);
}

/// Returns operand \p O of the call for element \p Element. \p Ty is its type if no parameter
/// decides it.
Value *emitOperand(CodegenContext &G, const LibraryCall &Call, const Operand &O, llvm::Type *Ty,
                   unsigned Element) {
  switch (O.Kind) {
  case Operand::Sort::Parameter: {
    Value *V = Call.value(O.Index);
    if (G.Types.get(Call[O.Index].Type).Kind == TypeKind::Object)
      return V->getType()->isIntegerTy() ? V : opHandle(G, V);
    if (!V->getType()->isVectorTy())
      return V;
    return G.B.CreateExtractElement(
        V, uint64_t(Call.F.Parameters[O.Index].Type.ShapeVariable >= 0 ? Element : 0));
  }
  case Operand::Sort::Component: {
    Value *V = Call.value(O.Index);
    return V->getType()->isVectorTy() ? G.B.CreateExtractElement(V, uint64_t(O.Value)) : V;
  }
  case Operand::Sort::Constant: return constantOperand(Ty, O.Value);
  case Operand::Sort::Sign: {
    ScalarKind K = elementKind(G, Call[O.Index].Type);
    return constantOperand(Ty, int64_t(!isFloating(K) && isUnsigned(K) ? SignedOpKind::Unsigned
                                                                       : SignedOpKind::Signed));
  }
  case Operand::Sort::Element: return constantOperand(Ty, Element);
  case Operand::Sort::Row: return constantOperand(Ty, Element / G.Types.get(Call.Result).Columns);
  case Operand::Sort::Column:
    return constantOperand(Ty, Element % G.Types.get(Call.Result).Columns);
  case Operand::Sort::This:
    return Call.Object->getType()->isIntegerTy() ? Call.Object : opHandle(G, Call.Object);
  case Operand::Sort::Undefined: break;
  }
  return UndefValue::get(Ty);
}

/// Returns true if the op is called once for each element of the result.
static bool isByElement(const library::Function &F) {
  if (F.Result.ShapeVariable >= 0)
    return true;
  for (const library::Parameter &Parameter : F.Parameters)
    if (Parameter.Type.ShapeVariable >= 0)
      return true;
  for (const Operand &O : F.Operands)
    if (O.Kind == Operand::Sort::Element || O.Kind == Operand::Sort::Row)
      return true;
  return false;
}

/// Returns the type that determines the op's overload: the type of the data that the op moves, of
/// its first operand with the overload's type, or of the result.
static llvm::Type *overloadOf(CodegenContext &G, const LibraryCall &Call,
                              ArrayRef<Value *> Operands) {
  const OpInfo &Info = info(Call.F.Op);
  if (Info.Result == OpTypeKind::ResRet) {
    if (Call.F.Op == OpCode::TextureGatherRaw)
      return scalarType(G, elementKind(G, Call.Result));
    return Call.F.Op == OpCode::TextureLoad ? loadedType(G, Call.Result)
                                            : movedType(G, Call.Result);
  }
  for (size_t I = 0; I < Operands.size(); ++I)
    if (::dxil::info(Info.Args[I].Type).FollowsOverload)
      return Operands[I]->getType();
  return Call.Result == TypeId::Void ? nullptr : valueType(G, Call.Result)->getScalarType();
}

static Value *emitOpElement(CodegenContext &G, const LibraryCall &Call, unsigned Element) {
  const OpInfo &Info = info(Call.F.Op);
  SmallVector<Value *, 12> Operands;
  llvm::Type *Overload = nullptr;
  for (size_t I = 0; I < Call.F.Operands.size(); ++I) {
    llvm::Type *Ty = opType(G, Info.Args[I].Type, G.B.getFloatTy());
    Value *V = emitOperand(G, Call, Call.F.Operands[I], Ty, Element);
    if (V->getType() != Ty && Ty->isIntegerTy() && V->getType()->isIntegerTy() &&
        !info(Info.Args[I].Type).FollowsOverload)
      V = G.B.CreateIntCast(V, Ty, false);
    Operands.push_back(V);
  }
  Overload = overloadOf(G, Call, Operands);
  return emitOp(G, Call.F.Op, Overload, Operands);
}

/// Emits one call on whole vectors, or returns null if the op has no such overload.
static Value *emitWholeOp(CodegenContext &G, const LibraryCall &Call) {
  const OpInfo &Info = info(Call.F.Op);
  if (!G.hasWholeVectors() || Call.Result == TypeId::Void || G.Types.elementCount(Call.Result) < 2)
    return nullptr;
  SmallVector<Value *, 8> Operands;
  llvm::Type *Overload = nullptr;
  for (size_t I = 0; I < Call.F.Operands.size(); ++I) {
    const Operand &O = Call.F.Operands[I];
    const bool Follows = ::dxil::info(Info.Args[I].Type).FollowsOverload;
    const bool IsVector =
        O.Kind == Operand::Sort::Parameter && Call.F.Parameters[O.Index].Type.ShapeVariable >= 0;
    const bool IsSame = O.Kind == Operand::Sort::Constant || O.Kind == Operand::Sort::Sign ||
                        (O.Kind == Operand::Sort::Parameter && !IsVector);
    if (Follows != IsVector || (!IsVector && !IsSame))
      return nullptr;
    Value *V = IsVector
                   ? Call.value(O.Index)
                   : emitOperand(G, Call, O, opType(G, Info.Args[I].Type, G.B.getFloatTy()), 0);
    llvm::Type *Ty = IsVector ? V->getType() : opType(G, Info.Args[I].Type, G.B.getFloatTy());
    if (V->getType() != Ty && Ty->isIntegerTy() && V->getType()->isIntegerTy())
      V = G.B.CreateIntCast(V, Ty, false);
    if (Follows && Overload && Overload != V->getType())
      return nullptr;
    Overload = Follows ? V->getType() : Overload;
    Operands.push_back(V);
  }
  if (!Overload || !Overload->isVectorTy())
    return nullptr;
  auto Use = parseOverload(overloadSuffix(Overload));
  if (!Use || !overloads(Call.F.Op, {1, uint8_t(G.Opts.ShaderModelMinor)}).contains(*Use))
    return nullptr;
  return fitResult(G, emitOp(G, Call.F.Op, Overload, Operands), Call.Result);
}

static Value *emitOpCall(CodegenContext &G, const LibraryCall &Call) {
  if (!isByElement(Call.F)) {
    Value *V = emitOpElement(G, Call, 0);
    if (info(Call.F.Op).Result == OpTypeKind::ResRet)
      return takeLoad(G, Call, V);
    return fitResult(G, V, Call.Result);
  }
  if (Value *Result = emitWholeOp(G, Call))
    return Result;
  uint32_t Count = Call.Result == TypeId::Void ? G.Types.elementCount(Call[0].Type)
                                               : G.Types.elementCount(Call.Result);
  SmallVector<Value *, 16> Numbers;
  for (uint32_t I = 0; I < Count; ++I)
    Numbers.push_back(emitOpElement(G, Call, I));
  if (Call.Result == TypeId::Void)
    return nullptr;
  llvm::Type *Ty = valueType(G, Call.Result);
  for (Value *&V : Numbers)
    V = fitNumber(G, V, Ty->getScalarType());
  return vectorOf(G, Numbers, Ty);
}

/// Returns \p V as a number of type \p Ty: an op's result may have another width.
Value *fitNumber(CodegenContext &G, Value *V, llvm::Type *Ty) {
  if (V->getType() == Ty)
    return V;
  if (V->getType()->isFloatingPointTy())
    return G.B.CreateFPCast(V, Ty);
  return G.B.CreateIntCast(V, Ty, false);
}

/// Returns \p V, a number or a vector, as a value of \p T.
Value *fitResult(CodegenContext &G, Value *V, TypeId T) {
  if (T == TypeId::Void)
    return nullptr;
  llvm::Type *Ty = valueType(G, T);
  if (V->getType() == Ty)
    return V;
  SmallVector<Value *, 4> Numbers = numbersOf(G, V);
  for (Value *&Number : Numbers)
    Number = fitNumber(G, Number, Ty->getScalarType());
  auto *VT = dyn_cast<FixedVectorType>(Ty);
  Numbers.truncate(VT ? VT->getNumElements() : 1);
  return vectorOf(G, Numbers, Ty);
}

/// Returns the value of a load or sample, and stores its status if the call takes it.
static Value *takeLoad(CodegenContext &G, const LibraryCall &Call, Value *Loaded) {
  constexpr unsigned Status = 4;
  if (Call.F.HasStatus)
    setArgument(G, Call, Call.size() - 1,
                fitNumber(G, G.B.CreateExtractValue(Loaded, Status),
                          valueType(G, Call.Arguments.back().Type)));
  if (Call.F.Op != OpCode::TextureGatherRaw)
    return elementFromLoad(G, Loaded, Call.Result);
  SmallVector<Value *, 4> Numbers;
  for (unsigned I = 0; I < 4; ++I)
    Numbers.push_back(G.B.CreateExtractValue(Loaded, I));
  return vectorOf(G, Numbers, valueType(G, Call.Result));
}

} // namespace dxil::frontend
