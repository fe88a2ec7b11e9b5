// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Lifts ops to intrinsics and extension intrinsics by the generated table.
#include "Lifting.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/DiagnosticInfo.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Intrinsics.h"
#include "llvm/IR/IntrinsicsDirectX.h"
#include "llvm/IR/Module.h"
#include "llvm/IR/Operator.h"

#include <dxil/contract/IntrinsicRows.h>
#include <dxil/generated/MetadataNames.h>

using namespace llvm;

namespace dxil::upgrade {

namespace {

/// The parsed form of an op call.
struct ParsedCall {
  CallInst *Call = nullptr;
  const OpInfo *Op = nullptr;
  FunctionName Name;
  SmallVector<Value *, 12> Args; ///< arguments without the opcode
};

void reportCall(const CallInst &Call, const Twine &Message) {
  Call.getContext().diagnose(
      DiagnosticInfoUnsupported(*Call.getFunction(), Message, Call.getDebugLoc()));
}

/// Parses `Call`, or reports why it is not a valid op call.
std::optional<ParsedCall> parseCall(CallInst &Call, const FunctionName &Name) {
  auto *Code = Call.arg_empty() ? nullptr : dyn_cast<ConstantInt>(Call.getArgOperand(0));
  if (!Code || Code->getBitWidth() != 32) {
    reportCall(Call, "the opcode of '" + Call.getCalledFunction()->getName() +
                         "' is not a constant (expected an i32 constant)");
    return std::nullopt;
  }
  OptionalOp Op = findOp(uint32_t(Code->getZExtValue()));
  if (!Op || Op->Reserved) {
    reportCall(Call, "no operation has the opcode " + Twine(Code->getZExtValue()));
    return std::nullopt;
  }
  if (Op->Class != Name.Class) {
    reportCall(Call, "opcode " + Twine(Code->getZExtValue()) + " is " +
                         StringRef(Op->Name.data(), Op->Name.size()) + ", of class " +
                         StringRef(Op->ClassName.data(), Op->ClassName.size()) + ", which '" +
                         Call.getCalledFunction()->getName() + "' is not");
    return std::nullopt;
  }
  if (Call.arg_size() != Op->Args.size() + 1) {
    reportCall(Call, StringRef(Op->Name.data(), Op->Name.size()) + " takes " +
                         Twine(Op->Args.size()) + " arguments, not " + Twine(Call.arg_size() - 1));
    return std::nullopt;
  }
  ParsedCall Result{&Call, Op.get(), Name, {}};
  Result.Args.append(Call.arg_begin() + 1, Call.arg_end());
  return Result;
}

bool sameSources(const IntrinsicRow &A, const IntrinsicRow &B, size_t NumArgs) {
  for (unsigned J = 0; J < NumArgs; ++J)
    if (!(argSource(A, J) == argSource(B, J)))
      return false;
  return true;
}

/// Returns the row of an intrinsic that is equivalent to the call and that the lowering maps back
/// to it. Returns null if the op needs an extension intrinsic.
const IntrinsicRow *findRow(const ParsedCall &C) {
  std::optional<OverloadUse> Parsed = parseOverload(C.Name.OverloadText);
  if (C.Op->OverloadDimensions > 1 || (C.Op->OverloadDimensions == 1 && !Parsed))
    return nullptr;
  OverloadUse Use = Parsed.value_or(OverloadUse());
  auto ValueOf = [&](unsigned J) -> std::optional<int64_t> {
    auto *Constant = J < C.Args.size() ? dyn_cast<ConstantInt>(C.Args[J]) : nullptr;
    return Constant ? std::optional<int64_t>(Constant->getZExtValue()) : std::nullopt;
  };
  for (const IntrinsicRow &Row : contract::liftingRows()) {
    if (Row.Op != C.Op->Code || !matchesConstants(Row, ValueOf))
      continue;
    if (!Row.Types.empty() && !Row.Types.contains(Use))
      continue;
    const IntrinsicRow *Back = selectRow(contract::intrinsicRows(), Row.Intrinsic, Use);
    if (Back && Back->Op == Row.Op && sameSources(Row, *Back, C.Args.size()))
      return &Row;
  }
  return nullptr;
}

/// Returns possible result types of an intrinsic for the op's result: LLVM has literal structs and
/// vectors for DXIL's named structs, and an overflow flag for DXIL's carry.
SmallVector<Type *, 5> resultCandidates(Type *Result, ArrayRef<Type *> Operands) {
  SmallVector<Type *, 5> Candidates{Result};
  LLVMContext &Context = Result->getContext();
  if (auto *Struct = dyn_cast<StructType>(Result); Struct && Struct->getNumElements()) {
    SmallVector<Type *, 4> Fields(Struct->elements());
    Candidates.push_back(StructType::get(Context, Fields));
    Type *First = Fields.front();
    if (all_equal(Fields) && VectorType::isValidElementType(First))
      Candidates.push_back(FixedVectorType::get(First, unsigned(Fields.size())));
    Fields.back() = Type::getInt1Ty(Context);
    Candidates.push_back(StructType::get(Context, Fields));
  } else if (Result->isIntegerTy() && !Operands.empty() && Operands[0]->isIntegerTy()) {
    // LLVM's bit counts have the width of the operand, DXIL's always 32 bits.
    Candidates.push_back(Operands[0]);
  }
  return Candidates;
}

/// Declares the intrinsic of `Row` for these operands. Returns null if the types do not fit.
Function *declareIntrinsic(Module &M, const IntrinsicRow &Row, Type *Result,
                           ArrayRef<Value *> Operands) {
  auto Id = static_cast<Intrinsic::ID>(Row.Intrinsic);
  SmallVector<Type *, 8> Types;
  for (Value *V : Operands)
    Types.push_back(V->getType());
  SmallVector<Intrinsic::IITDescriptor, 8> Table;
  Intrinsic::getIntrinsicInfoTableEntries(Id, Table);
  for (Type *Candidate : resultCandidates(Result, Types)) {
    ArrayRef<Intrinsic::IITDescriptor> Remaining = Table;
    SmallVector<Type *, 4> Overloads;
    auto *FT = FunctionType::get(Candidate, Types, /*isVarArg=*/false);
    if (Intrinsic::matchIntrinsicSignature(FT, Remaining, Overloads) ==
            Intrinsic::MatchIntrinsicTypes_Match &&
        !Intrinsic::matchIntrinsicVarArg(false, Remaining))
      return Intrinsic::getOrInsertDeclaration(&M, Id, Overloads);
  }
  return nullptr;
}

/// Converts `V` to the op's result type.
Value *convertResult(IRBuilder<> &Builder, Value *V, Type *Want) {
  Type *Have = V->getType();
  if (Have == Want)
    return V;
  if (Want->isIntegerTy() && Have->isIntegerTy())
    return Builder.CreateZExtOrTrunc(V, Want);
  auto *Struct = cast<StructType>(Want);
  Value *Result = PoisonValue::get(Want);
  for (unsigned I = 0; I < Struct->getNumElements(); ++I) {
    Value *Field = Have->isVectorTy() ? Builder.CreateExtractElement(V, uint64_t(I))
                                      : Builder.CreateExtractValue(V, I);
    if (Field->getType() != Struct->getElementType(I))
      Field = Builder.CreateZExtOrTrunc(Field, Struct->getElementType(I));
    Result = Builder.CreateInsertValue(Result, Field, I);
  }
  return Result;
}

/// Replaces uses of `Old` by the result of `New`. An `extractvalue` of a struct is replaced
/// directly, so that no struct is built for it.
void replaceResult(IRBuilder<> &Builder, CallInst &Old, CallInst &New) {
  if (Old.getType() == New.getType()) {
    Old.replaceAllUsesWith(&New);
  } else if (isa<StructType>(Old.getType())) {
    for (User *U : make_early_inc_range(Old.users())) {
      auto *Extract = dyn_cast<ExtractValueInst>(U);
      if (!Extract || Extract->getNumIndices() != 1)
        continue;
      unsigned I = Extract->getIndices()[0];
      IRBuilder<> Inserter(Extract);
      Value *Field = New.getType()->isVectorTy() ? Inserter.CreateExtractElement(&New, uint64_t(I))
                                                 : Inserter.CreateExtractValue(&New, I);
      if (Field->getType() != Extract->getType())
        Field = Inserter.CreateZExtOrTrunc(Field, Extract->getType());
      Field->takeName(Extract);
      Extract->replaceAllUsesWith(Field);
      Extract->eraseFromParent();
    }
    if (!Old.use_empty())
      Old.replaceAllUsesWith(convertResult(Builder, &New, Old.getType()));
  } else if (!Old.use_empty()) {
    Old.replaceAllUsesWith(convertResult(Builder, &New, Old.getType()));
  }
  Old.eraseFromParent();
}

/// Returns the fast-math flags that clang sets for HLSL values that are not precise. LLVM 3.7 has
/// no flags on calls, so DXIL marks the precise calls instead.
FastMathFlags defaultArithmetic() {
  FastMathFlags Flags = FastMathFlags::getFast();
  Flags.setAllowContract(false);
  Flags.setNoNaNs(false);
  Flags.setNoInfs(false);
  return Flags;
}

CallInst *replaceCall(ParsedCall &C, Function *Callee, ArrayRef<Value *> Operands) {
  IRBuilder<> Builder(C.Call);
  CallInst *New = Builder.CreateCall(Callee, Operands);
  if (!New->getType()->isVoidTy())
    New->takeName(C.Call);
  // The builder sets the debug location.
  SmallVector<std::pair<unsigned, MDNode *>, 2> Attached;
  C.Call->getAllMetadataOtherThanDebugLoc(Attached);
  if (isa<FPMathOperator>(New) && !C.Call->hasMetadata(md::PreciseKind))
    New->setFastMathFlags(defaultArithmetic());
  else if (isa<FPMathOperator>(New))
    erase_if(Attached,
             [&](auto &A) { return A.first == C.Call->getContext().getMDKindID(md::PreciseKind); });
  for (auto [Kind, Node] : Attached)
    New->setMetadata(Kind, Node);
  replaceResult(Builder, *C.Call, *New);
  return New;
}

bool liftToIntrinsic(ParsedCall &C) {
  const IntrinsicRow *Row = findRow(C);
  if (!Row)
    return false;
  SmallVector<Value *, 8> Operands(Row->NumOperands, nullptr);
  for (unsigned J = 0; J < C.Args.size(); ++J) {
    ArgSource Source = argSource(*Row, J);
    if (!Source.IsConstant && unsigned(Source.Value) < Operands.size())
      Operands[unsigned(Source.Value)] = C.Args[J];
  }
  if (is_contained(Operands, nullptr))
    return false;
  Function *Callee = declareIntrinsic(*C.Call->getModule(), *Row, C.Call->getType(), Operands);
  if (!Callee)
    return false;
  // If an immediate operand is not constant, the op becomes an extension intrinsic.
  for (unsigned I = 0; I < Operands.size(); ++I)
    if (Callee->hasParamAttribute(I, llvm::Attribute::ImmArg) && !isa<Constant>(Operands[I]))
      return false;
  replaceCall(C, Callee, Operands);
  return true;
}

void liftToExtension(ParsedCall &C) {
  Module &M = *C.Call->getModule();
  Function *Old = C.Call->getCalledFunction();
  FunctionType *OldType = Old->getFunctionType();
  auto *FT = FunctionType::get(OldType->getReturnType(), OldType->params().drop_front(),
                               /*isVarArg=*/false);
  const std::string Name = extensionName(C.Op->Code, C.Name.OverloadText);
  Function *Callee = M.getFunction(Name);
  if (!Callee) {
    Callee = Function::Create(FT, Function::ExternalLinkage, Name, M);
    AttributeList Attributes = Old->getAttributes();
    SmallVector<llvm::AttributeSet, 8> Parameters;
    for (unsigned I = 1; I < Old->arg_size(); ++I)
      Parameters.push_back(Attributes.getParamAttrs(I));
    Callee->setAttributes(AttributeList::get(M.getContext(), Attributes.getFnAttrs(),
                                             Attributes.getRetAttrs(), Parameters));
  } else if (Callee->getFunctionType() != FT) {
    reportCall(*C.Call, "'" + Old->getName() + "' has not the type of another declaration of it");
    return;
  }
  replaceCall(C, Callee, C.Args);
}

} // namespace

bool liftOps(Module &M) {
  bool Any = false;
  for (Function &F : make_early_inc_range(M)) {
    StringRef Text = F.getName();
    if (!F.isDeclaration() || !isOpFunctionName(Text))
      continue;
    Any = true;
    auto Name = parseFunctionName(std::string_view(Text.data(), Text.size()));
    for (User *U : make_early_inc_range(F.users())) {
      auto *Call = dyn_cast<CallInst>(U);
      if (!Call || Call->getCalledFunction() != &F)
        continue;
      if (!Name) {
        reportCall(*Call, "no class of operations has the name of '" + Text + "'");
        continue;
      }
      std::optional<ParsedCall> Parsed = parseCall(*Call, *Name);
      if (Parsed && !liftToIntrinsic(*Parsed))
        liftToExtension(*Parsed);
    }
    if (F.use_empty())
      F.eraseFromParent();
  }
  return Any;
}

} // namespace dxil::upgrade
