// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Calls of the library: intrinsics on whole vectors, and ops element by element.
#include "LibraryCalls.h"

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

Value *Generator::emitLibraryCall(ExprId E) {
  const Program::Exprs &X = P.Expressions;
  auto N = X.get<expr::LibraryCall>(E);
  LibraryCall Call{*P.LibraryFunctions[size_t(N.Callee)], X.location(E), P.type(E),
                   N.TemplateArgument};
  Call.Arguments.resize(N.Arguments.Count);
  const bool IsAvailable = checkAvailability(Call) && !P.CallsOfOtherStages.contains(E);
  if (Value *V = emitEvaluateOfArray(Call, N.Arguments))
    return V;
  if (Constant *Known = knownCall(E))
    return Known;
  // From the last to the first, the order of evaluation in DXC.
  for (size_t I = N.Arguments.Count; I-- > 0;)
    emitArgument(Call, I, X.item(N.Arguments, I));
  if (N.Object != ExprId::None) {
    Call.ObjectType = P.type(N.Object);
    Call.Object = emitValue(N.Object);
    if (X.is(N.Object, ExprKind::Load))
      Call.ObjectPlace = X.get<expr::Load>(N.Object).Place;
  }
  if (IsAvailable)
    return emitLowering(Call);
  BasicBlock *Start = B.GetInsertBlock();
  Instruction *Last = Start->empty() ? nullptr : &Start->back();
  Value *Result = emitLowering(Call);
  nameCallsBehind(*Start, Last, Call.F.Word);
  return Result;
}

Value *Generator::emitLowering(LibraryCall &Call) {
  switch (Call.F.Lowering) {
  case LoweringKind::Intrinsic: return emitIntrinsicCall(Call);
  case LoweringKind::Op: return emitOpCall(Call);
  case LoweringKind::Special: return emitSpecialCall(Call);
  case LoweringKind::Code: break; // check has made it a call of a function
  }
  unsupported(Call.Where, Call.F.Word);
  return Call.Result == TypeId::Void ? nullptr : UndefValue::get(valueType(Call.Result));
}

/// Returns false if the stage or shader model lacks the op of \p Call. This is an error only if the
/// op is there after optimization, so dxil-op-lower reports it. Reports here if there is no op, or
/// if the op lacks only these types.
bool Generator::checkAvailability(const LibraryCall &Call) {
  if (Call.F.Native16 && !Opts.Native16)
    Diags.report(Call.Where, Diagnostic::library_needs_native16, {Call.F.Word});
  using library::Availability;
  const Availability Is = library::availability(Call.F, Opts.Stage, Opts.ShaderModelMinor);
  const ::dxil::Version Model{1, uint16_t(Opts.ShaderModelMinor)};
  const bool IsOfOp =
      Is == Availability::OtherStage || (Call.F.HasOp && !isAvailable(Call.F.Op, Model));
  if (Is == Availability::Available || IsOfOp)
    return Is == Availability::Available;
  Diags.report(Call.Where, Diagnostic::library_needs_newer_model,
               {Call.F.Word, std::to_string(Call.F.SinceMinor)});
  return true;
}

/// Marks the calls after \p Last in \p Start, and in the blocks that follow, with \p Word, their
/// name in the source.
void Generator::nameCallsBehind(BasicBlock &Start, Instruction *Last, StringRef Word) {
  const auto Name = llvm::Attribute::get(Context, contract::CalledAs, Word);
  const auto Add = [&](Instruction &I) {
    if (auto *Call = dyn_cast<CallInst>(&I))
      Call->addFnAttr(Name);
  };
  for (auto I = Last ? std::next(Last->getIterator()) : Start.begin(); I != Start.end(); ++I)
    Add(*I);
  if (B.GetInsertBlock() == &Start)
    return;
  for (auto Block = std::next(Start.getIterator()); Block != Start.getParent()->end(); ++Block)
    for (Instruction &I : *Block)
      Add(I);
}

void Generator::emitArgument(LibraryCall &Call, size_t I, ExprId E) {
  LibraryCall::Argument &A = Call.Arguments[I];
  A.Type = P.type(E);
  const Program::Exprs &X = P.Expressions;
  const bool Place = I < Call.F.Parameters.size() && Call.F.Parameters[I].Place;
  if (X.is(E, ExprKind::OutArgument)) {
    auto N = X.get<expr::OutArgument>(E);
    A.At = emitPlace(N.Place);
    A.Back = N.Back;
    if (N.CopyIn && !Place)
      A.V = convert(load(A.At), A.At.Type, A.Type, N.In);
    return;
  }
  const bool IsPayload = I < Call.F.Parameters.size() &&
                         Call.F.Parameters[I].Type.Kind == library::TypePattern::Sort::UserStruct;
  if (Place && isPlace(X.kind(E)))
    A.At = emitPlace(E);
  else if (IsPayload)
    A.At = emitSource(E);
  else
    A.V = emitValue(E);
}

void Generator::setArgument(const LibraryCall &Call, size_t I, Value *V) {
  if (I >= Call.size())
    return;
  const LibraryCall::Argument &A = Call[I];
  store(A.At, convert(V, A.Type, A.At.Type, A.Back));
}

//===-- Intrinsics -----------------------------------------------------------------------===//

/// Returns the element kind that selects an intrinsic: that of the first parameter with the
/// signature's element.
ScalarKind Generator::elementOfCall(const LibraryCall &Call) const {
  for (size_t I = 0; I < Call.size() && I < Call.F.Parameters.size(); ++I)
    if (Call.F.Parameters[I].Type.ElementVariable == 0)
      return elementKind(Call[I].Type);
  return Call.size() && Types.isNumeric(Call[0].Type) ? elementKind(Call[0].Type)
                                                      : ScalarKind::Float;
}

Intrinsic::ID Generator::intrinsicOf(const library::Function &F, ScalarKind K) {
  StringRef Name = F.IntrinsicName;
  if (!isFloating(K) && isUnsigned(K) && !F.UnsignedIntrinsicName.empty())
    Name = F.UnsignedIntrinsicName;
  else if (!isFloating(K) && !isUnsigned(K) && !F.SignedIntrinsicName.empty())
    Name = F.SignedIntrinsicName;
  Intrinsic::ID &Known = Intrinsics[Name.data()];
  if (Known == Intrinsic::not_intrinsic)
    Known = Intrinsic::lookupIntrinsicID(Name);
  return Known;
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
      Value *Known = A && B ? knownArcTangent(A, B) : nullptr;
      if (!Known)
        return nullptr;
      Elements.push_back(cast<Constant>(Known));
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

Value *Generator::emitIntrinsicCall(const LibraryCall &Call) {
  Intrinsic::ID ID = intrinsicOf(Call.F, elementOfCall(Call));
  if (ID == Intrinsic::not_intrinsic) {
    unsupported(Call.Where, Call.F.Word);
    return UndefValue::get(valueType(Call.Result));
  }
  SmallVector<Value *, 8> Operands;
  if (Call.F.Operands.empty())
    for (const LibraryCall::Argument &A : Call.Arguments)
      Operands.push_back(A.V);
  for (const Operand &O : Call.F.Operands)
    Operands.push_back(emitOperand(Call, O, B.getInt32Ty(), 0));
  llvm::Type *Result = Call.Result == TypeId::Void ? B.getVoidTy() : valueType(Call.Result);
  if (ID == Intrinsic::dx_nclamp && isCrossedClamp(Operands))
    return Operands[1];
  if (ID == Intrinsic::pow)
    return emitPower(Operands[0], Operands[1]);
  if (ID == Intrinsic::atan2)
    if (Value *Known = knownArcTangent(Operands[0], Operands[1]))
      return Known;
  // HLSL 2016 rounds halves away from zero if they are constants, else to the even number.
  if (ID == Intrinsic::roundeven && Opts.Language <= LanguageVersion::v2016 &&
      isa<Constant>(Operands[0]))
    ID = Intrinsic::round;
  return B.CreateIntrinsic(Result, ID, Operands);
}

/// The optimizer's pipeline expands a power; in HLSL 2016 often to products.
Value *Generator::emitPower(Value *Base, Value *Exponent) {
  Value *Power = B.CreateBinaryIntrinsic(Intrinsic::pow, Base, Exponent);
  if (auto *Call = dyn_cast<CallInst>(Power); Call && Opts.Language <= LanguageVersion::v2016)
    Call->addFnAttr(llvm::Attribute::get(Context, contract::PowerByProducts));
  return Power;
}

//===-- Ops ------------------------------------------------------------------------------===//

llvm::Type *Generator::opType(::dxil::TypeKind Kind, llvm::Type *Overload) {
  switch (Kind) {
  case OpTypeKind::Void: return B.getVoidTy();
  case OpTypeKind::OverloadI1:
    return Overload ? Overload->getWithNewType(B.getInt1Ty()) : B.getInt1Ty();
  case OpTypeKind::OverloadI32:
    return Overload ? Overload->getWithNewType(B.getInt32Ty()) : B.getInt32Ty();
  case OpTypeKind::I1: return B.getInt1Ty();
  case OpTypeKind::I8: return B.getInt8Ty();
  case OpTypeKind::I16: return B.getInt16Ty();
  case OpTypeKind::I32: return B.getInt32Ty();
  case OpTypeKind::I64: return B.getInt64Ty();
  case OpTypeKind::Half: return B.getHalfTy();
  case OpTypeKind::Float: return B.getFloatTy();
  case OpTypeKind::Double: return B.getDoubleTy();
  case OpTypeKind::Handle: return opHandleType();
  case OpTypeKind::ResRet:
    return StructType::get(Context, {Overload, Overload, Overload, Overload, B.getInt32Ty()});
  case OpTypeKind::Dimensions:
  case OpTypeKind::FourI32: return FixedVectorType::get(B.getInt32Ty(), 4);
  case OpTypeKind::Four: return FixedVectorType::get(Overload, 4);
  case OpTypeKind::Vec9: return FixedVectorType::get(Overload, 9);
  case OpTypeKind::TwoI32: return FixedVectorType::get(B.getInt32Ty(), 2);
  case OpTypeKind::SamplePos: return FixedVectorType::get(B.getFloatTy(), 2);
  case OpTypeKind::HitObject:
  case OpTypeKind::NodeHandle:
  case OpTypeKind::NodeRecordHandle:
    return B.getInt32Ty(); // a number until the back end gives it a type
  default: return Overload;
  }
}

/// `f32` of float, `v8f32` of a vector.
std::string overloadSuffix(llvm::Type *Ty) {
  if (auto *VT = dyn_cast<FixedVectorType>(Ty))
    return "v" + std::to_string(VT->getNumElements()) + overloadSuffix(VT->getElementType());
  return (Ty->isFloatingPointTy() ? "f" : "i") + std::to_string(Ty->getScalarSizeInBits());
}

llvm::Function *Generator::opFunction(OpCode Op, llvm::Type *Overload, ArrayRef<Value *> Operands) {
  const OpInfo &Info = info(Op);
  llvm::Function *&Known =
      OpFunctions[{unsigned(Op), Info.OverloadDimensions ? Overload : nullptr}];
  if (Known)
    return Known;
  const std::string Name =
      extensionName(Op, Info.OverloadDimensions ? overloadSuffix(Overload) : std::string());
  SmallVector<llvm::Type *, 12> Parameters;
  for (Value *V : Operands)
    Parameters.push_back(V->getType());
  return Known = declareOp(Op, Name,
                           FunctionType::get(opType(Info.Result, Overload), Parameters, false));
}

llvm::Function *Generator::declareOp(OpCode Op, StringRef Name, FunctionType *Ty) {
  auto *Known = llvm::Function::Create(Ty, GlobalValue::ExternalLinkage, Name, M);
  Known->setDoesNotThrow();
  // An op that the shader model lacks has its later attributes, so that unused calls are removed.
  const uint16_t Minor = std::max(uint16_t(Opts.ShaderModelMinor), info(Op).MinVersion.Minor);
  AttributeSet Attributes = attributes(Op, {1, Minor});
  using ::dxil::Attribute;
  if (Attributes.contains(Attribute::NoReturn))
    Known->setDoesNotReturn();
  else
    Known->setWillReturn();
  bool Exchanges = false;
  for (Attribute A : {Attribute::IsConvergent, Attribute::IsWave, Attribute::IsBarrier,
                      Attribute::IsDerivative, Attribute::IsGradient})
    Exchanges |= Attributes.contains(A);
  if (Exchanges)
    Known->setConvergent();
  if (Attributes.contains(Attribute::ReadNone))
    Known->setDoesNotAccessMemory();
  else if (Attributes.contains(Attribute::ReadOnly))
    Known->setOnlyReadsMemory();
  return Known;
}

Value *Generator::emitOp(OpCode Op, llvm::Type *Overload, ArrayRef<Value *> Operands) {
  return B.CreateCall(opFunction(Op, Overload, Operands), Operands);
}

static Value *constantOperand(llvm::Type *Ty, int64_t Value) {
  if (Ty->isFloatingPointTy())
    return ConstantFP::get(Ty, double(Value));
  return ConstantInt::get(Ty, uint64_t(Value), /*IsSigned=*/true);
}

/// Returns operand \p O of the call for element \p Element. \p Ty is its type if no parameter
/// decides it.
Value *Generator::emitOperand(const LibraryCall &Call, const Operand &O, llvm::Type *Ty,
                              unsigned Element) {
  switch (O.Kind) {
  case Operand::Sort::Parameter: {
    Value *V = Call.value(O.Index);
    if (Types.get(Call[O.Index].Type).Kind == TypeKind::Object)
      return V->getType()->isIntegerTy() ? V : opHandle(V);
    if (!V->getType()->isVectorTy())
      return V;
    return B.CreateExtractElement(
        V, uint64_t(Call.F.Parameters[O.Index].Type.ShapeVariable >= 0 ? Element : 0));
  }
  case Operand::Sort::Component: {
    Value *V = Call.value(O.Index);
    return V->getType()->isVectorTy() ? B.CreateExtractElement(V, uint64_t(O.Value)) : V;
  }
  case Operand::Sort::Constant: return constantOperand(Ty, O.Value);
  case Operand::Sort::Sign: {
    ScalarKind K = elementKind(Call[O.Index].Type);
    return constantOperand(Ty, int64_t(!isFloating(K) && isUnsigned(K) ? SignedOpKind::Unsigned
                                                                       : SignedOpKind::Signed));
  }
  case Operand::Sort::Element: return constantOperand(Ty, Element);
  case Operand::Sort::Row: return constantOperand(Ty, Element / Types.get(Call.Result).Columns);
  case Operand::Sort::Column: return constantOperand(Ty, Element % Types.get(Call.Result).Columns);
  case Operand::Sort::This:
    return Call.Object->getType()->isIntegerTy() ? Call.Object : opHandle(Call.Object);
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

/// Returns the type that decides the op's overload: that of the data it moves, of its first operand
/// that follows the overload, or of the result.
llvm::Type *Generator::overloadOf(const LibraryCall &Call, ArrayRef<Value *> Operands) {
  const OpInfo &Info = info(Call.F.Op);
  if (Info.Result == OpTypeKind::ResRet) {
    if (Call.F.Op == OpCode::TextureGatherRaw)
      return scalarType(elementKind(Call.Result));
    return Call.F.Op == OpCode::TextureLoad ? loadedType(Call.Result) : movedType(Call.Result);
  }
  for (size_t I = 0; I < Operands.size(); ++I)
    if (::dxil::info(Info.Args[I].Type).FollowsOverload)
      return Operands[I]->getType();
  return Call.Result == TypeId::Void ? nullptr : valueType(Call.Result)->getScalarType();
}

Value *Generator::emitOpElement(const LibraryCall &Call, unsigned Element) {
  const OpInfo &Info = info(Call.F.Op);
  SmallVector<Value *, 12> Operands;
  llvm::Type *Overload = nullptr;
  for (size_t I = 0; I < Call.F.Operands.size(); ++I) {
    llvm::Type *Ty = opType(Info.Args[I].Type, B.getFloatTy());
    Value *V = emitOperand(Call, Call.F.Operands[I], Ty, Element);
    if (V->getType() != Ty && Ty->isIntegerTy() && V->getType()->isIntegerTy() &&
        !info(Info.Args[I].Type).FollowsOverload)
      V = B.CreateIntCast(V, Ty, false);
    Operands.push_back(V);
  }
  Overload = overloadOf(Call, Operands);
  return emitOp(Call.F.Op, Overload, Operands);
}

/// Emits one call on whole vectors, or returns null if the op has no such overload.
Value *Generator::emitWholeOp(const LibraryCall &Call) {
  const OpInfo &Info = info(Call.F.Op);
  if (!hasWholeVectors() || Call.Result == TypeId::Void || Types.elementCount(Call.Result) < 2)
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
    Value *V = IsVector ? Call.value(O.Index)
                        : emitOperand(Call, O, opType(Info.Args[I].Type, B.getFloatTy()), 0);
    llvm::Type *Ty = IsVector ? V->getType() : opType(Info.Args[I].Type, B.getFloatTy());
    if (V->getType() != Ty && Ty->isIntegerTy() && V->getType()->isIntegerTy())
      V = B.CreateIntCast(V, Ty, false);
    if (Follows && Overload && Overload != V->getType())
      return nullptr;
    Overload = Follows ? V->getType() : Overload;
    Operands.push_back(V);
  }
  if (!Overload || !Overload->isVectorTy())
    return nullptr;
  auto Use = parseOverload(overloadSuffix(Overload));
  if (!Use || !overloads(Call.F.Op, {1, uint8_t(Opts.ShaderModelMinor)}).contains(*Use))
    return nullptr;
  return fitResult(emitOp(Call.F.Op, Overload, Operands), Call.Result);
}

Value *Generator::emitOpCall(const LibraryCall &Call) {
  if (!isByElement(Call.F)) {
    Value *V = emitOpElement(Call, 0);
    if (info(Call.F.Op).Result == OpTypeKind::ResRet)
      return takeLoad(Call, V);
    return fitResult(V, Call.Result);
  }
  if (Value *Whole = emitWholeOp(Call))
    return Whole;
  uint32_t Count = Call.Result == TypeId::Void ? Types.elementCount(Call[0].Type)
                                               : Types.elementCount(Call.Result);
  SmallVector<Value *, 16> Numbers;
  for (uint32_t I = 0; I < Count; ++I)
    Numbers.push_back(emitOpElement(Call, I));
  if (Call.Result == TypeId::Void)
    return nullptr;
  llvm::Type *Ty = valueType(Call.Result);
  for (Value *&V : Numbers)
    V = fitNumber(V, Ty->getScalarType());
  return vectorOf(Numbers, Ty);
}

/// Returns \p V as a number of type \p Ty: an op's result may have another width.
Value *Generator::fitNumber(Value *V, llvm::Type *Ty) {
  if (V->getType() == Ty)
    return V;
  if (V->getType()->isFloatingPointTy())
    return B.CreateFPCast(V, Ty);
  return B.CreateIntCast(V, Ty, false);
}

/// Returns \p V, a number or a vector, as a value of \p T.
Value *Generator::fitResult(Value *V, TypeId T) {
  if (T == TypeId::Void)
    return nullptr;
  llvm::Type *Ty = valueType(T);
  if (V->getType() == Ty)
    return V;
  SmallVector<Value *, 4> Numbers = numbersOf(V);
  for (Value *&Number : Numbers)
    Number = fitNumber(Number, Ty->getScalarType());
  auto *VT = dyn_cast<FixedVectorType>(Ty);
  Numbers.truncate(VT ? VT->getNumElements() : 1);
  return vectorOf(Numbers, Ty);
}

/// Returns the value of a load or sample, and stores its status if the call takes it.
Value *Generator::takeLoad(const LibraryCall &Call, Value *Loaded) {
  constexpr unsigned Status = 4;
  if (Call.F.HasStatus)
    setArgument(
        Call, Call.size() - 1,
        fitNumber(B.CreateExtractValue(Loaded, Status), valueType(Call.Arguments.back().Type)));
  if (Call.F.Op != OpCode::TextureGatherRaw)
    return elementFromLoad(Loaded, Call.Result);
  SmallVector<Value *, 4> Numbers;
  for (unsigned I = 0; I < 4; ++I)
    Numbers.push_back(B.CreateExtractValue(Loaded, I));
  return vectorOf(Numbers, valueType(Call.Result));
}

} // namespace dxil::frontend
