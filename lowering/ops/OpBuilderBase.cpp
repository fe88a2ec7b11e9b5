// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dxil/lowering/OpBuilderBase.h"
#include "dxil/contract_names.h"

#include <dxil/extension_names.h>

#include <llvm/IR/Constants.h>
#include <llvm/IR/DerivedTypes.h>
#include <llvm/IR/Function.h>
#include <llvm/IR/Instructions.h>
#include <llvm/IR/Module.h>
#include <llvm/Support/raw_ostream.h>

using namespace llvm;

namespace dxil::lowering {
namespace {

StringRef ref(std::string_view Text) {
  return StringRef(Text.data(), Text.size());
}

/// Returns the context's struct with this name and body, or a new one if there is none.
StructType *namedStruct(LLVMContext &Context, StringRef Name, ArrayRef<Type *> Fields) {
  if (StructType *Old = StructType::getTypeByName(Context, Name)) {
    if (Old->isOpaque())
      Old->setBody(Fields);
    if (Old->elements() == Fields)
      return Old;
  }
  return StructType::create(Context, Fields, Name);
}

/// LLVM's types for <dxil/ops/OpTypes.h>.
struct LLVMTypes {
  using Type = llvm::Type *;
  LLVMContext &Context;

  Type none() const { return nullptr; }
  Type scalar(StringRef Name) const {
    if (Name == "half")
      return llvm::Type::getHalfTy(Context);
    if (Name == "float")
      return llvm::Type::getFloatTy(Context);
    if (Name == "double")
      return llvm::Type::getDoubleTy(Context);
    if (Name == "void")
      return llvm::Type::getVoidTy(Context);
    unsigned Bits = 0;
    if (Name.consume_front("i") && !Name.getAsInteger(10, Bits) && Bits > 0 && Bits <= 64)
      return llvm::Type::getIntNTy(Context, Bits);
    return nullptr;
  }
  Type pointer(Type, unsigned Space) const { return PointerType::get(Context, Space); }
  Type vector(Type Element, unsigned Count) const { return FixedVectorType::get(Element, Count); }
  Type named(const std::string &Name, std::span<const Type> Fields) const {
    return namedStruct(Context, Name, ArrayRef(Fields.data(), Fields.size()));
  }
  unsigned vectorLength(const llvm::Type *T) const {
    auto *Vector = dyn_cast<FixedVectorType>(T);
    return Vector ? Vector->getNumElements() : 0;
  }
  Type element(Type T) const { return T->getScalarType(); }
  unsigned bits(Type T) const { return T->getScalarSizeInBits(); }
  std::string_view structName(Type T) const {
    auto *Struct = dyn_cast<StructType>(T);
    return Struct && Struct->hasName() ? std::string_view(Struct->getName()) : std::string_view();
  }
  std::optional<Overload> number(const llvm::Type *T) const {
    if (T->isHalfTy())
      return Overload::Half;
    if (T->isFloatTy())
      return Overload::Float;
    if (T->isDoubleTy())
      return Overload::Double;
    for (auto [Bits, As] :
         {std::pair(1, Overload::I1), std::pair(8, Overload::I8), std::pair(16, Overload::I16),
          std::pair(32, Overload::I32), std::pair(64, Overload::I64)})
      if (T->isIntegerTy(Bits))
        return As;
    return std::nullopt;
  }
};

void addAttributes(Function &F, AttributeSet Attributes) {
  F.setDoesNotThrow();
  if (Attributes.contains(Attribute::ReadNone))
    F.setDoesNotAccessMemory();
  if (Attributes.contains(Attribute::ReadOnly))
    F.setOnlyReadsMemory();
  if (Attributes.contains(Attribute::ArgMemOnly))
    F.setOnlyAccessesArgMemory();
  if (Attributes.contains(Attribute::NoDuplicate))
    F.setCannotDuplicate();
  if (Attributes.contains(Attribute::NoReturn))
    F.setDoesNotReturn();
}

std::string typeText(const Type &T) {
  std::string Text;
  raw_string_ostream OS(Text);
  T.print(OS, /*IsForDebug=*/false, /*NoDetails=*/true);
  return Text;
}

std::string overloadText(OverloadSet Set) {
  std::string Text;
  for (unsigned I = 1; I < std::size(table::OverloadNames); ++I) {
    if (Set.contains(Overload(I)))
      Text += (Text.empty() ? "" : ", ") + std::string(name(Overload(I)));
    if (Set.containsVector(Overload(I)))
      Text += (Text.empty() ? "vector of " : ", vector of ") + std::string(name(Overload(I)));
  }
  return Text.empty() ? "none" : Text;
}

} // namespace

OverloadUse classifyOverload(const Type *T) {
  LLVMTypes Types{T->getContext()};
  return ::dxil::overloadOf(Types, const_cast<Type *>(T));
}

std::string overloadSuffix(const Type *T) {
  LLVMTypes Types{T->getContext()};
  return overloadSuffixOf(Types, const_cast<Type *>(T));
}

std::string opFunctionName(OpCode Op, ArrayRef<Type *> Overloads) {
  std::string Name = functionName(info(Op));
  for (const Type *Overload : Overloads)
    Name += "." + overloadSuffix(Overload);
  return Name;
}

bool hasNative16Bit(const Module &M) {
  auto *Flag =
      mdconst::extract_or_null<ConstantInt>(M.getModuleFlag(contract::NativeLowPrecisionFlag));
  return Flag && !Flag->isZero();
}

Type *getOpType(LLVMContext &Context, TypeKind Kind, ArrayRef<Type *> Overloads, bool Native16Bit) {
  LLVMTypes Types{Context};
  return opType(Types, Kind, std::span<Type *const>(Overloads.data(), Overloads.size()),
                Native16Bit);
}

Type *OpBuilderBase::getType(TypeKind Kind, ArrayRef<Type *> Overloads) {
  return getOpType(Builder.getContext(), Kind, Overloads, Target.Native16Bit);
}

Error OpBuilderBase::error(const OpInfo &Info, ArrayRef<Type *> Overloads,
                           const Twine &Subject) const {
  std::string Types;
  for (const Type *Overload : Overloads)
    Types += (Types.empty() ? "" : ", ") + (Overload ? typeText(*Overload) : "no type");
  return createStringError(inconvertibleErrorCode(),
                           "op '" + Twine(ref(Info.Name)) + "' (DXIL " + Twine(Target.DXIL.Major) +
                               "." + Twine(Target.DXIL.Minor) + ", stage " +
                               ref(name(Target.Shader)) + ", overload " +
                               (Types.empty() ? "none" : Types) + "): " + Subject);
}

Error OpBuilderBase::checkOp(OpCode Op, ArrayRef<Type *> Overloads) const {
  SmallVector<OverloadUse, 4> Uses;
  for (const Type *Overload : Overloads)
    Uses.push_back(Overload ? classifyOverload(Overload) : OverloadUse());
  const OpInfo &Info = info(Op);
  // A named type may be a user's struct or an object: functions spell both overloads by its name.
  for (unsigned I = 0; I < Uses.size() && I < Info.OverloadDimensions; ++I)
    if (OverloadSet Legal = overloads(Op, Target.DXIL, I); Uses[I].Type == Overload::Udt &&
                                                           !Legal.contains(Uses[I]) &&
                                                           Legal.contains(Overload::Object))
      Uses[I] = Overload::Object;
  const auto StatusIn = [&](Stage S) {
    return checkCall(Op, std::span<const OverloadUse>(Uses.data(), Uses.size()), S, Target.DXIL);
  };
  switch (StatusIn(Target.Shader)) {
  case CallStatus::Ok: return Error::success();
  case CallStatus::UnknownOp:
    return createStringError("no op has the opcode " + Twine(uint32_t(Op)));
  case CallStatus::Reserved: return error(Info, Overloads, "the number is reserved");
  case CallStatus::NotYetAvailable:
    return createStringError("'" + Twine(ref(Info.Name)) + "' needs shader model 6." +
                             Twine(Info.MinVersion.Minor) + " or later");
  case CallStatus::Removed:
    return error(Info, Overloads, "was removed from DXIL before this version");
  case CallStatus::StageNotAllowed:
    // A library's function gets its stage from the program that it is linked to. The validator
    // checks libraries that are used as they are.
    if (Target.Shader == Stage::Library &&
        any_of(AllStages, [&](Stage S) { return StatusIn(S) == CallStatus::Ok; }))
      return Error::success();
    return createStringError("'" + Twine(ref(Info.Name)) + "' is not for the stage " +
                             ref(name(Target.Shader)));
  case CallStatus::OverloadMissing:
  case CallStatus::OverloadUnexpected:
    return error(Info, Overloads,
                 "has " + Twine(Info.OverloadDimensions) + " overload types, not " +
                     Twine(Overloads.size()));
  case CallStatus::OverloadNotAllowed: break;
  }
  std::string Allowed;
  for (unsigned I = 0; I < Info.OverloadDimensions; ++I)
    Allowed += (I ? "; " : "") + overloadText(overloads(Op, Target.DXIL, I));
  return error(Info, Overloads, "the overload is not allowed (expected " + Allowed + ")");
}

Expected<Function *> OpBuilderBase::getOpFunction(OpCode Op, ArrayRef<Type *> Overloads) {
  if (Error E = checkOp(Op, Overloads))
    return E;
  const OpInfo &Info = info(Op);
  LLVMContext &Context = Builder.getContext();
  SmallVector<Type *, 16> Params = {Type::getInt32Ty(Context)};
  // Objects are passed as values, unlike the user's own structs.
  const bool TakesObject = !Overloads.empty() && isa_and_nonnull<StructType>(Overloads[0]) &&
                           overloads(Op, Target.DXIL, 0).contains(Overload::Object);
  for (const ArgInfo &Arg : Info.Args)
    Params.push_back(TakesObject && Arg.Type == TypeKind::Overload ? Overloads[0]
                                                                   : getType(Arg.Type, Overloads));
  auto *Signature = FunctionType::get(getType(Info.Result, Overloads), Params, false);
  Module &M = *Builder.GetInsertBlock()->getModule();
  std::string Name = opFunctionName(Op, Overloads);
  if (Function *Old = M.getFunction(Name)) {
    if (Old->getFunctionType() == Signature)
      return Old;
    return error(Info, Overloads,
                 "the module declares " + Name + " with type " + typeText(*Old->getFunctionType()) +
                     " (expected " + typeText(*Signature) + ")");
  }
  Function *F = Function::Create(Signature, GlobalValue::ExternalLinkage, Name, M);
  addAttributes(*F, attributes(Op, Target.DXIL));
  return F;
}

Error OpBuilderBase::checkArguments(const OpInfo &Info, ArrayRef<Value *> Args, Function &Callee,
                                    ArrayRef<Type *> Overloads) const {
  for (unsigned I = 0; I < Args.size(); ++I) {
    const ArgInfo &Arg = Info.Args[I];
    Type *Expected = Callee.getFunctionType()->getParamType(I + 1);
    if (Args[I]->getType() != Expected)
      return error(Info, Overloads,
                   "argument '" + Twine(ref(Arg.Name)) + "' has type " +
                       typeText(*Args[I]->getType()) + " (expected " + typeText(*Expected) + ")");
    auto *Constant = dyn_cast<ConstantInt>(Args[I]);
    if (!Constant) {
      // A binding or a resource's properties are a constant struct.
      if (Arg.Immediate && !isa<ConstantStruct, ConstantAggregateZero>(Args[I]))
        return error(Info, Overloads, "argument '" + Twine(ref(Arg.Name)) + "' must be a constant");
      continue;
    }
    int64_t Number = Arg.Unsigned || Constant->getBitWidth() == 1
                         ? int64_t(Constant->getZExtValue())
                         : Constant->getSExtValue();
    bool Legal = (!Arg.Enum || isLegalValue(*Arg.Enum, Number)) &&
                 (!Arg.HasMinimum || Number >= Arg.Minimum) &&
                 (!Arg.HasMaximum || Number <= Arg.Maximum);
    if (!Legal)
      return error(Info, Overloads,
                   "argument '" + Twine(ref(Arg.Name)) + "' cannot be " + Twine(Number));
  }
  return Error::success();
}

Expected<CallInst *> OpBuilderBase::createOp(OpCode Op, ArrayRef<Value *> Args,
                                             ArrayRef<Type *> Overloads, const Twine &Name) {
  if (Error E = checkOp(Op, Overloads))
    return E;
  const OpInfo &Info = info(Op);
  if (Args.size() != Info.Args.size())
    return error(Info, Overloads,
                 "takes " + Twine(Info.Args.size()) + " arguments, not " + Twine(Args.size()));
  Expected<Function *> Callee = getOpFunction(Op, Overloads);
  if (!Callee)
    return Callee.takeError();
  if (Error E = checkArguments(Info, Args, **Callee, Overloads)) {
    if ((*Callee)->use_empty())
      (*Callee)->eraseFromParent(); // a refused call leaves no declaration behind
    return E;
  }
  SmallVector<Value *, 16> Operands = {Builder.getInt32(uint32_t(Op))};
  Operands.append(Args.begin(), Args.end());
  return Builder.CreateCall(*Callee, Operands, (*Callee)->getReturnType()->isVoidTy() ? "" : Name);
}

static Value *argumentConstant(LLVMContext &Context, OpCode Op, unsigned Argument, int64_t Value) {
  const OpInfo &Info = info(Op);
  Type *T = Argument < Info.Args.size()
                ? getOpType(Context, Info.Args[Argument].Type, {}, /*Native16Bit=*/true)
                : nullptr;
  if (!T || !T->isIntegerTy())
    T = Type::getInt32Ty(Context);
  return ConstantInt::get(T, uint64_t(Value), /*IsSigned=*/true, /*ImplicitTrunc=*/true);
}

Value *OpBuilderBase::getConstant(OpCode Op, unsigned Argument, int64_t Value) {
  return argumentConstant(Builder.getContext(), Op, Argument, Value);
}

Value *ExtensionBuilderBase::getConstant(OpCode Op, unsigned Argument, int64_t Value) {
  return argumentConstant(Builder.getContext(), Op, Argument, Value);
}

CallInst *ExtensionBuilderBase::createOp(OpCode Op, ArrayRef<Value *> Args,
                                         ArrayRef<Type *> Overloads, const Twine &Name) {
  Module &M = *Builder.GetInsertBlock()->getModule();
  Type *Result = getOpType(M.getContext(), info(Op).Result, Overloads, hasNative16Bit(M));
  if (info(Op).Result == TypeKind::ResRet)
    Result = StructType::get(M.getContext(), cast<StructType>(Result)->elements());
  std::string Suffixes;
  for (Type *Overload : Overloads)
    Suffixes += (Suffixes.empty() ? "" : ".") + overloadSuffix(Overload);
  SmallVector<Type *, 16> Types;
  for (Value *Arg : Args)
    Types.push_back(Arg->getType());
  FunctionCallee Callee = M.getOrInsertFunction(
      extensionName(Op, Suffixes), FunctionType::get(Result, Types, /*isVarArg=*/false));
  return Builder.CreateCall(Callee, Args, Result->isVoidTy() ? "" : Name);
}

} // namespace dxil::lowering
