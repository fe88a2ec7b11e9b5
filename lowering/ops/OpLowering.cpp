// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Intrinsics and extension intrinsics to ops, by the generated table.

#include "OpLowering.h"
#include "dxil/contract/ErrorCalls.h"
#include "dxil/contract/IntrinsicRows.h"
#include "dxil/contract_names.h"
#include "dxil/generated/Limits.h"
#include "dxil/generated/MetadataNames.h"
#include "dxil/lowering/Diagnostics.h"
#include "dxil/lowering/InventedValues.h"
#include "dxil/lowering/passes/Ops.h"
#include "dxil/ops/ShaderModels.h"
#include "numbers/Legalize.h"
#include "resources/HeapHandles.h"

#include <dxil/contract/OpCall.h>
#include <dxil/generated/OpViews.h>

#include "llvm/ADT/SmallBitVector.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Intrinsics.h"
#include "llvm/IR/IntrinsicsDirectX.h"
#include "llvm/IR/Module.h"
#include "llvm/TargetParser/Triple.h"
#include "llvm/Transforms/Utils/Local.h"

using namespace llvm;

namespace dxil::lowering {

OpTarget targetOf(const Module &M) {
  OpTarget Target;
  const Triple &T = M.getTargetTriple();
  // Shader model 6.n is DXIL 1.n.
  if (VersionTuple Model = T.getOSVersion(); Model.getMajor() == 6)
    Target.DXIL = {1, uint16_t(Model.getMinor().value_or(0))};
  // Libraries of 6.1 and 6.2, which no validator knows, get the version of the first known
  // libraries.
  if (T.getEnvironment() == Triple::Library)
    Target.DXIL = std::max(Target.DXIL, Version{1, FirstMinorWithLibraries});
  if (T.getEnvironment() >= Triple::Pixel)
    if (auto Parsed = findStage(std::string_view(T.getEnvironmentName())))
      Target.Shader = *Parsed;
  Target.Native16Bit = hasNative16Bit(M);
  return Target;
}

Type *overloadOf(const OpInfo &Op, unsigned Dimension, Type *Result, ArrayRef<Value *> Args) {
  auto Decides = [&](TypeKind Kind) {
    const TypeInfo &T = info(Kind);
    if (!T.FollowsOverload || T.Dimension != Dimension)
      return false;
    switch (Kind) {
    case TypeKind::Overload:
    case TypeKind::Overload0:
    case TypeKind::Overload1:
    case TypeKind::Overload2:
    case TypeKind::Overload3: return true;
    default: return false;
    }
  };
  for (size_t I = 0; I < Op.Args.size() && I < Args.size(); ++I)
    if (Decides(Op.Args[I].Type))
      return Args[I]->getType();
  if (Decides(Op.Result))
    return Result;
  bool OfElements = Op.Result == TypeKind::ResRet || Op.Result == TypeKind::CbufRet ||
                    Op.Result == TypeKind::Four;
  if (OfElements && Dimension == info(Op.Result).Dimension)
    if (auto *ST = dyn_cast<StructType>(Result); ST && ST->getNumElements())
      return ST->getElementType(0);
  return nullptr;
}

namespace {

Type *scalarTypeOf(LLVMContext &C, Overload Type) {
  switch (Type) {
  case Overload::I1: return Type::getInt1Ty(C);
  case Overload::I8: return Type::getInt8Ty(C);
  case Overload::I16: return Type::getInt16Ty(C);
  case Overload::I32: return Type::getInt32Ty(C);
  case Overload::I64: return Type::getInt64Ty(C);
  case Overload::Half: return Type::getHalfTy(C);
  case Overload::Float: return Type::getFloatTy(C);
  case Overload::Double: return Type::getDoubleTy(C);
  default: return nullptr;
  }
}

/// Whether `V` is the status word of a resource load.
bool isStatusWord(const Value *V) {
  auto *Extract = dyn_cast<ExtractValueInst>(V);
  if (!Extract)
    return false;
  auto *ST = dyn_cast<StructType>(Extract->getAggregateOperand()->getType());
  return ST && ST->hasName() && ST->getName().starts_with(ResRetTypePrefix) &&
         Extract->getIndices()[0] + 1 == ST->getNumElements();
}

/// A store may omit values by its mask, but may not write undefined ones.
template <class Store> void defineStoredValues(const Store &S) {
  auto *Mask = dyn_cast_or_null<ConstantInt>(S.mask());
  if (!Mask)
    return;
  auto Define = [&](unsigned Component, Value *Stored, auto Set) {
    if ((Mask->getZExtValue() >> Component & 1) && isa<UndefValue>(Stored))
      Set(inventValue(S.call().inst(), Stored->getType()));
  };
  Define(0, S.value0(), [&](Value *V) { S.setValue0(V); });
  Define(1, S.value1(), [&](Value *V) { S.setValue1(V); });
  Define(2, S.value2(), [&](Value *V) { S.setValue2(V); });
  Define(3, S.value3(), [&](Value *V) { S.setValue3(V); });
}

void defineStoredValues(Function &F) {
  for (Instruction &I : instructions(F)) {
    if (auto Store = op::dyn_cast<op::BufferStore>(&I))
      defineStoredValues(*Store);
    else if (auto Raw = op::dyn_cast<op::RawBufferStore>(&I))
      defineStoredValues(*Raw);
  }
}

/// Whether \p Flags permit what HLSL's default arithmetic permits. HLSL has infinities and NaNs, so
/// nnan and ninf do not matter; nor does contract, which clang does not set for HLSL.
bool isFast(FastMathFlags Flags) {
  return Flags.allowReassoc() && Flags.noSignedZeros() && Flags.allowReciprocal() &&
         Flags.approxFunc();
}

/// Returns true if the function may have exact values. InstCombine creates some calls without
/// flags, so in another function a call without flags is not exact.
bool mayHaveExactValues(const Function &F) {
  return !F.getFnAttribute(contract::NoExactValues).getValueAsBool();
}

/// DXIL's calls have no fast-math flags; metadata marks a call that must be exact.
void markPrecise(CallInst &Call) {
  LLVMContext &C = Call.getContext();
  auto *One = ConstantAsMetadata::get(ConstantInt::get(Type::getInt32Ty(C), 1));
  Call.setMetadata(md::PreciseKind, MDNode::get(C, One));
}

} // namespace

OpLowerer::OpLowerer(Module &M, DXILResourceMap &Resources, DXILResourceTypeMap &ResourceTypes)
    : M(M), Resources(Resources), ResourceTypes(ResourceTypes),
      IsLibrary(M.getTargetTriple().getEnvironment() == Triple::Library), Builder(M.getContext()),
      Ops(Builder, targetOf(M)) {}

/// Clamps a constant `V` to the argument's range. Returns other values as they are.
static Value *withinRange(Value *V, const ArgInfo &Arg) {
  auto *Constant = dyn_cast<ConstantFP>(V);
  if (!Constant || !V->getType()->isFloatTy())
    return V;
  float Number = Constant->getValueAPF().convertToFloat();
  return Number < Arg.FloatMinimum   ? ConstantFP::get(V->getType(), APFloat(Arg.FloatMinimum))
         : Number > Arg.FloatMaximum ? ConstantFP::get(V->getType(), APFloat(Arg.FloatMaximum))
                                     : V;
}

CallInst *OpLowerer::create(Instruction &Place, OpCode Op, ArrayRef<Value *> Args,
                            ArrayRef<Type *> Overloads) {
  if (!isUsable(Place, Op))
    return nullptr;
  Builder.SetInsertPoint(&Place);
  SmallVector<Value *, 16> Arguments(Args);
  for (auto [V, Formal] : zip(Arguments, info(Op).Args))
    if (Formal.HasFloatRange)
      V = withinRange(V, Formal);
  return made(Place, Ops.createOp(Op, Arguments, Overloads));
}

CallInst *OpLowerer::made(const Instruction &Place, Expected<CallInst *> Call) {
  if (Call)
    return *Call;
  reportError(Place, toString(Call.takeError()));
  return nullptr;
}

/// Whether the stage and the shader model have \p Op. If not, reports the name that the source has
/// for it.
bool OpLowerer::isUsable(const Instruction &Place, OpCode Op) {
  const auto *From = dyn_cast<CallBase>(&Place);
  if (!From || !From->hasFnAttr(contract::CalledAs))
    return true; // the builder of the op reports other errors
  const OpTarget &Target = Ops.target();
  const std::string Name = "'" + From->getFnAttr(contract::CalledAs).getValueAsString().str() + "'";
  if (!isAvailable(Op, Target.DXIL)) {
    reportError(Place, Twine(Name) + " requires shader model 6." +
                           Twine(info(Op).MinVersion.Minor) + " or later");
    return false;
  }
  if (Target.Shader == Stage::Library || stages(Op, Target.DXIL).contains(Target.Shader))
    return true;
  reportError(Place, Twine(Name) + " cannot be called in " + StringRef(name(Target.Shader)) +
                         " shaders (shader model 6." + Twine(Target.DXIL.Minor) + ")");
  return false;
}

void OpLowerer::finish(CallInst &Call) {
  Dead.insert(&Call);
}

/// Returns the elements of the vector \p V that its users read. An op may leave others undefined.
static SmallBitVector readElements(const Value &V, unsigned Depth) {
  const unsigned Count = cast<FixedVectorType>(V.getType())->getNumElements();
  constexpr unsigned MaxDepth = 6;
  SmallBitVector Read(Count, Depth == MaxDepth);
  for (const Use &U : V.uses()) {
    if (Read.all())
      return Read;
    const User *I = U.getUser();
    if (auto *Extract = dyn_cast<ExtractElementInst>(I); Extract && U.getOperandNo() == 0) {
      const auto *Index = dyn_cast<ConstantInt>(Extract->getIndexOperand());
      if (Index && Index->getValue().ult(Count)) {
        Read.set(unsigned(Index->getZExtValue()));
        continue;
      }
    } else if (auto *Shuffle = dyn_cast<ShuffleVectorInst>(I)) {
      const int First = U.getOperandNo() ? int(Count) : 0;
      for (int Element : Shuffle->getShuffleMask())
        if (Element >= First && Element < First + int(Count))
          Read.set(unsigned(Element - First));
      continue;
    } else if (auto *Insert = dyn_cast<InsertElementInst>(I); Insert && U.getOperandNo() == 0) {
      SmallBitVector Further = readElements(*Insert, Depth + 1);
      const auto *Index = dyn_cast<ConstantInt>(Insert->getOperand(2));
      if (Index && Index->getValue().ult(Count))
        Further.reset(unsigned(Index->getZExtValue()));
      Read |= Further;
      continue;
    }
    Read.set();
  }
  return Read;
}

/// Replaces the result of `Call` by `New`, whose type may be the op's form of the same value: a
/// named struct for a literal one or for a vector, or an integer of another width.
bool OpLowerer::replaceResult(CallInst &Call, Value *New) {
  Type *Want = Call.getType(), *Have = New->getType();
  Builder.SetInsertPoint(&Call);
  auto *HaveStruct = dyn_cast<StructType>(Have);
  if (Want->isVoidTy() || Call.use_empty()) {
    finish(Call);
    return true;
  }
  if (Want == Have) {
    Call.replaceAllUsesWith(New);
  } else if (Want->isVectorTy() && Have->isVectorTy() && Want->isIntOrIntVectorTy() &&
             Have->isIntOrIntVectorTy()) {
    Call.replaceAllUsesWith(Builder.CreateZExtOrTrunc(New, Want));
  } else if (Want->isIntegerTy() && Have->isIntegerTy()) {
    // Removes casts that only undo the difference in width.
    for (User *U : make_early_inc_range(Call.users()))
      if (isa<TruncInst, ZExtInst>(U) && U->getType() == Have) {
        U->replaceAllUsesWith(New);
        cast<Instruction>(U)->eraseFromParent();
      }
    if (Call.use_empty()) {
      finish(Call);
      return true;
    }
    Call.replaceAllUsesWith(Builder.CreateZExtOrTrunc(New, Want));
  } else if (auto *VT = dyn_cast<FixedVectorType>(Want); VT && HaveStruct) {
    const SmallBitVector Read = readElements(Call, 0);
    Value *V = PoisonValue::get(VT);
    for (unsigned I = 0; I != VT->getNumElements(); ++I)
      if (Read[I])
        V = Builder.CreateInsertElement(V, Builder.CreateExtractValue(New, I), uint64_t(I));
    Call.replaceAllUsesWith(V);
  } else if (auto *ST = dyn_cast<StructType>(Want);
             ST && HaveStruct && ST->getNumElements() <= HaveStruct->getNumElements()) {
    SmallVector<Value *, 8> Fields(ST->getNumElements());
    for (User *U : make_early_inc_range(Call.users())) {
      auto *Extract = dyn_cast<ExtractValueInst>(U);
      if (!Extract || Extract->getNumIndices() != 1) {
        reportError(Call, "result of several values must be used by its parts");
        return false;
      }
      unsigned Field = Extract->getIndices()[0];
      if (!Fields[Field])
        Fields[Field] = Builder.CreateExtractValue(New, Field);
      Extract->replaceAllUsesWith(Fields[Field]);
      Extract->eraseFromParent();
    }
  } else {
    reportError(Call, "intrinsic has a different result type than its operation");
    return false;
  }
  finish(Call);
  return true;
}

bool OpLowerer::createFor(CallInst &Call, OpCode Op, ArrayRef<Value *> Args,
                          ArrayRef<Type *> Overloads) {
  return replaceBy(Call, create(Call, Op, Args, Overloads));
}

bool OpLowerer::replaceBy(CallInst &Call, CallInst *New) {
  if (!New)
    return false;
  if (isa<FPMathOperator>(New) && isa<FPMathOperator>(Call)) {
    FastMathFlags Flags = Call.getFastMathFlags();
    New->setFastMathFlags(Flags);
    if (!isFast(Flags) && mayHaveExactValues(*Call.getFunction()))
      markPrecise(*New);
  }
  if (!New->getType()->isVoidTy() && !Call.use_empty())
    New->takeName(&Call);
  return replaceResult(Call, New);
}

bool OpLowerer::lowerByTable(IntrinsicInst &Call) {
  std::span<const IntrinsicRow> Rows = contract::intrinsicRows();
  SmallVector<Value *, 8> Operands(Call.args());
  const IntrinsicRow *Row = nullptr;
  for (const IntrinsicRow &R : Rows)
    if (R.Intrinsic == Call.getIntrinsicID()) {
      // The row's op tells which of the call's types is the overload.
      Type *Overload = overloadOf(info(R.Op), 0, Call.getType(), Operands);
      Row = selectRow(Rows, R.Intrinsic, Overload ? classifyOverload(Overload) : OverloadUse());
      if (!Row)
        Row = &R; // The builder reports the missing overload.
      break;
    }
  if (!Row) {
    reportError(Call, "unsupported intrinsic '" + Call.getCalledFunction()->getName() + "'");
    return false;
  }
  const OpInfo &Op = info(Row->Op);
  SmallVector<Value *, 8> Args;
  for (unsigned I = 0; I < Op.Args.size(); ++I) {
    ArgSource Source = argSource(*Row, I);
    if (Source.IsConstant) {
      Args.push_back(Ops.getConstant(Row->Op, I, Source.Value));
      continue;
    }
    if (Source.Value < 0 || unsigned(Source.Value) >= Operands.size()) {
      reportError(Call, "too few operands of '" + Call.getCalledFunction()->getName() + "'");
      return false;
    }
    Value *V = Operands[unsigned(Source.Value)];
    if (isa<UndefValue>(V)) // No op may read an undefined value.
      V = inventValue(Call, V->getType());
    Args.push_back(V);
  }
  SmallVector<Type *, 2> Overloads;
  for (unsigned D = 0; D < Op.OverloadDimensions; ++D)
    if (Type *Ty = overloadOf(Op, D, Call.getType(), Args))
      Overloads.push_back(Ty);
  return createFor(Call, Row->Op, Args, Overloads);
}

/// Lowers a call whose overload is a struct, which an opaque pointer does not name, or has several
/// dimensions. The op's function takes its name and types from the extension's declaration.
bool OpLowerer::lowerByDeclaration(CallInst &Call, const OpInfo &Op, StringRef Overload,
                                   ArrayRef<Value *> Args) {
  if (!isUsable(Call, Op.Code))
    return false;
  if (!isAvailable(Op.Code, Ops.target().DXIL) || Args.size() != Op.Args.size()) {
    reportError(Call, "'" + Call.getCalledFunction()->getName() +
                          "' is not available in this shader model, or has the wrong arguments for "
                          "its operation");
    return false;
  }
  Builder.SetInsertPoint(&Call);
  SmallVector<Value *, 8> Operands{Builder.getInt32(uint32_t(Op.Code))};
  append_range(Operands, Args);
  SmallVector<Type *, 8> Types;
  for (Value *V : Operands)
    Types.push_back(V->getType());
  const std::string Name = functionName(Op) + "." + Overload.str();
  auto *FT = FunctionType::get(Call.getType(), Types, /*isVarArg=*/false);
  FunctionCallee Callee = M.getOrInsertFunction(Name, FT);
  auto *F = dyn_cast<Function>(Callee.getCallee());
  if (!F || F->getFunctionType() != FT) {
    reportError(Call, "two calls of '" + Name + "' differ in their types");
    return false;
  }
  F->setAttributes(AttributeList::get(
      M.getContext(), AttributeList::FunctionIndex,
      AttrBuilder(M.getContext(), Call.getCalledFunction()->getAttributes().getFnAttrs())));
  CallInst *New = Builder.CreateCall(F, Operands);
  if (!New->getType()->isVoidTy())
    New->takeName(&Call);
  return replaceResult(Call, New);
}

/// Lowers a call of `dxil.<op>[.<overload>]`, which has the op's arguments in their order.
bool OpLowerer::lowerExtension(CallInst &Call, StringRef Name) {
  if (StringRef Op = Name; Op.consume_front(contract::AttributePrefix))
    return lowerAttribute(Call, Op);
  if (const auto Error = contract::errorCall(*Call.getCalledFunction())) {
    reportEntryError(*Call.getFunction(), Error->File, Error->Line, Error->Column, Error->Message);
    return false;
  }
  auto Parsed = parseExtensionName(std::string_view(Name));
  if (!Parsed) {
    reportError(Call, "unsupported intrinsic '" + Name + "': no operation has this name");
    return false;
  }
  const OpInfo &Op = *Parsed->Op;
  SmallVector<Value *, 8> Args;
  for (auto [I, A] : enumerate(Call.args())) {
    Value *V = A;
    bool WantsHandle = I < Op.Args.size() && Op.Args[I].Type == TypeKind::Handle;
    if (WantsHandle && V->getType()->isTargetExtTy())
      if (!(V = handleFor(V, Call)))
        return false;
    // Ops take no poison: an omitted operand is undef.
    if (isa<PoisonValue>(V))
      V = UndefValue::get(V->getType());
    Args.push_back(V);
  }
  if (Op.Code == OpCode::CheckAccessFullyMapped && Args.size() == 1 && !isStatusWord(Args[0])) {
    // The load's status was already tested; the argument is the widened result of that test.
    Builder.SetInsertPoint(&Call);
    return replaceResult(Call, Builder.CreateIsNotNull(Args[0]));
  }
  if (Op.OverloadDimensions && !Parsed->OverloadText.empty() &&
      !parseOverload(Parsed->OverloadText))
    return lowerByDeclaration(Call, Op, StringRef(Parsed->OverloadText), Args);
  SmallVector<Type *, 2> Overloads;
  for (unsigned D = 0; D < Op.OverloadDimensions; ++D) {
    Type *Ty = overloadOf(Op, D, Call.getType(), Args);
    if (!Ty)
      if (auto Use = parseOverload(Parsed->OverloadText))
        Ty = scalarTypeOf(M.getContext(), Use->Type);
    if (Ty)
      Overloads.push_back(Ty);
  }
  return createFor(Call, Op.Code, Args, Overloads);
}

bool OpLowerer::lowerCall(CallInst &Call) {
  Function *Callee = Call.getCalledFunction();
  if (!Callee) {
    reportError(Call, "indirect calls are not supported");
    return false;
  }
  if (Call.isLifetimeStartOrEnd()) {
    finish(Call); // a hint, which DXIL lacks before 1.6
    return true;
  }
  if (isa<DbgInfoIntrinsic>(Call) || !Callee->isDeclaration() ||
      isOpFunctionName(Callee->getName()))
    return true;
  if (auto *II = dyn_cast<IntrinsicInst>(&Call))
    return lowerResourceCall(*II) || lowerByTable(*II);
  if (isExtensionName(Callee->getName()))
    return lowerExtension(Call, Callee->getName());
  // A library may call functions that another library defines.
  if (targetOf(M).Shader == Stage::Library)
    return true;
  reportError(Call, "unsupported intrinsic or undefined function '" + Callee->getName() + "'");
  return false;
}

void OpLowerer::lowerFunction(Function &F) {
  // In a library each entry has a stage of its own.
  OpTarget Target = targetOf(M);
  // A patch constant function is no entry, but also names its stage.
  for (StringRef Attribute : {contract::ShaderAttribute, contract::StageAttribute})
    if (F.hasFnAttribute(Attribute))
      if (auto Parsed = findStage(std::string_view(F.getFnAttribute(Attribute).getValueAsString())))
        Target.Shader = *Parsed;
  Ops.setTarget(Target);
  NonUniform = NonUniformValues(F);
  SmallVector<CallInst *> Calls;
  for (Instruction &I : instructions(F))
    if (auto *Call = dyn_cast<CallInst>(&I))
      Calls.push_back(Call);
  // Handles first: every other call may use one.
  SmallVector<CallInst *> Others;
  for (CallInst *Call : Calls) {
    auto *II = dyn_cast<IntrinsicInst>(Call);
    if (II && II->getIntrinsicID() == Intrinsic::dx_resource_handlefrombinding)
      lowerHandle(*II);
    else if (isHeapHandle(*Call))
      lowerHeapHandle(*Call);
    else
      Others.push_back(Call);
  }
  if (IsLibrary)
    lowerObjects(F);
  for (CallInst *Call : Others)
    lowerCall(*Call);
}

void OpLowerer::eraseDead() {
  for (Instruction *I : Loaded) {
    Handles.erase(I);
    I->replaceAllUsesWith(PoisonValue::get(I->getType()));
    I->eraseFromParent();
  }
  // Users come after their operands, so the last goes first.
  auto Replaced = Dead.takeVector();
  for (Instruction *I : reverse(Replaced))
    if (I->use_empty())
      I->eraseFromParent();
  for (auto &[Old, New] : Handles)
    if (auto *I = dyn_cast<Instruction>(Old); I && I->use_empty())
      I->eraseFromParent();
  for (Function &F : make_early_inc_range(M))
    if (F.isDeclaration() && F.use_empty() && (F.isIntrinsic() || isExtensionName(F.getName())))
      F.eraseFromParent();
  // Removes the names of resources, which only their handles used.
  for (GlobalVariable &GV : make_early_inc_range(M.globals()))
    if (GV.hasLocalLinkage()) {
      GV.removeDeadConstantUsers();
      if (GV.use_empty())
        GV.eraseFromParent();
    }
}

void OpLowerer::run() {
  for (Function &F : M)
    if (!F.isDeclaration())
      lowerFunction(F);
  if (IsLibrary)
    lowerObjectTypes();
  eraseDead();
  for (Function &F : M)
    if (!F.isDeclaration()) {
      legalizeVectors(F);
      defineStoredValues(F);
    }
}

PreservedAnalyses DXILOpLoweringPass::run(Module &M, ModuleAnalysisManager &AM) {
  OpLowerer(M, AM.getResult<DXILResourceAnalysis>(M), AM.getResult<DXILResourceTypeAnalysis>(M))
      .run();
  return PreservedAnalyses::none();
}

} // namespace dxil::lowering
