// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "RayTracingEntry.h"
#include "dxil/contract/EntryInterface.h"
#include "dxil/contract_names.h"
#include "dxil/lowering/Diagnostics.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace dxil::lowering {
namespace {

// Descriptions of a stage's parameters; empty if there is none.
struct StageParameters {
  StringRef First, Second;
};

StageParameters parametersOf(StringRef Stage) {
  return StringSwitch<StageParameters>(Stage)
      .Cases({"anyhit", "closesthit"}, {"an inout payload", "attributes"})
      .Case("miss", {"an inout payload", ""})
      .Case("callable", {"an inout parameter", ""})
      .Default({"", ""});
}

bool checkParameters(Function &Shader, const contract::EntryInterface &Interface) {
  StageParameters Expected = parametersOf(Interface.Stage);
  size_t Count = (Expected.First.empty() ? 0 : 1) + (Expected.Second.empty() ? 0 : 1);
  const std::vector<contract::EntryValue> &Values = Interface.Values;
  bool Ok = Values.size() == Count;
  // The first is inout, the second in.
  for (size_t I = 0; Ok && I < Values.size(); ++I)
    Ok = Values[I].IsObject && Values[I].IsInput && Values[I].IsOutput == (I == 0);
  if (Ok)
    return true;
  std::string Wanted = Count == 0   ? "no parameters"
                       : Count == 1 ? Expected.First.str()
                                    : (Expected.First + " and " + Expected.Second).str();
  reportEntryError(Shader, "entry point '" + Shader.getName() + "': a " + Interface.Stage +
                               " shader has " + Wanted + " and returns nothing");
  return false;
}

CallInst *callOfEmpty(const Function &Shader) {
  for (const Instruction &I : instructions(Shader))
    if (auto *Call = dyn_cast<CallInst>(&I))
      if (Function *F = Call->getCalledFunction();
          F && F->getName().contains(contract::PayloadTypes))
        return const_cast<CallInst *>(Call);
  return nullptr;
}

// Runtimes read the source name between `\1?` and `@`.
std::string symbolFor(StringRef Name, StringRef Mangled) {
  size_t At = Mangled.find(Name);
  StringRef Rest = At == StringRef::npos ? StringRef() : Mangled.drop_front(At + Name.size());
  return ("\1?" + Name + "@@" + Rest).str();
}

CallInst *callEntry(Function &New, Function &Entry, Instruction *Before) {
  SmallVector<Value *, 2> Args;
  for (Argument &A : New.args())
    Args.push_back(&A);
  CallInst *Call = IRBuilder<>(Before).CreateCall(&Entry, Args);
  Call->setCallingConv(Entry.getCallingConv());
  for (Argument &A : Entry.args())
    if (A.hasByValAttr())
      Call->addParamAttr(
          A.getArgNo(), llvm::Attribute::getWithByValType(New.getContext(), A.getParamByValType()));
  // An inlinable call needs a debug location if both functions have subprograms, and must have none
  // if they share one.
  if (DISubprogram *Where = New.getSubprogram(); Where && Entry.getSubprogram())
    Call->setDebugLoc(DILocation::get(New.getContext(), Where->getLine(), 0, Where));
  return Call;
}

} // namespace

bool isRayTracingStage(StringRef Stage) {
  return StringSwitch<bool>(Stage)
      .Cases({"raygeneration", "intersection", "anyhit", "closesthit", "miss", "callable"}, true)
      .Default(false);
}

void buildRayTracingEntry(Function &Shader, Function &Entry,
                          const contract::EntryInterface &Interface) {
  if (!checkParameters(Shader, Interface))
    return;
  SmallVector<Type *, 2> Types = objectTypes(Shader);
  CallInst *Empty = callOfEmpty(Shader);
  if (!Empty || Types.size() != Entry.arg_size() || !Entry.getReturnType()->isVoidTy())
    return reportEntryError(Shader, "the interface of the entry point '" + Shader.getName() +
                                        "' is malformed");
  LLVMContext &Ctx = Shader.getContext();
  SmallVector<Type *, 2> Pointers(Types.size(), PointerType::get(Ctx, 0));
  auto *New = Function::Create(FunctionType::get(Type::getVoidTy(Ctx), Pointers, false),
                               GlobalValue::ExternalLinkage, "", Shader.getParent());
  New->setName(Interface.Function.empty() ? symbolFor(Shader.getName(), Entry.getName())
                                          : Interface.Function);
  New->copyAttributesFrom(&Shader);
  New->setSubprogram(Shader.getSubprogram());
  Shader.setSubprogram(nullptr);
  New->splice(New->begin(), &Shader);
  SmallVector<Metadata *, 2> Pointees;
  for (auto [I, Ty] : enumerate(Types)) {
    New->addParamAttr(unsigned(I), llvm::Attribute::NoAlias);
    Pointees.push_back(ValueAsMetadata::get(UndefValue::get(Ty)));
  }
  if (!Pointees.empty())
    New->setMetadata(contract::ParamTypes, MDNode::get(Ctx, Pointees));
  callEntry(*New, Entry, Empty);
  Empty->eraseFromParent();
  Shader.replaceAllUsesWith(New);
  Shader.eraseFromParent();
  Entry.setLinkage(GlobalValue::InternalLinkage);
}

SmallVector<Type *, 2> objectTypes(const Function &Shader) {
  SmallVector<Type *, 2> Types;
  if (CallInst *Empty = callOfEmpty(Shader))
    for (Instruction &I : instructions(*Empty->getCalledFunction()))
      if (auto *Variable = dyn_cast<AllocaInst>(&I))
        Types.push_back(Variable->getAllocatedType());
  return Types;
}

Type *parameterPointee(const Function &F, unsigned Index) {
  const MDNode *Types = F.getMetadata(contract::ParamTypes);
  if (!Types || Index >= Types->getNumOperands())
    return nullptr;
  auto *Value = dyn_cast_or_null<ValueAsMetadata>(Types->getOperand(Index));
  return Value ? Value->getType() : nullptr;
}

} // namespace dxil::lowering
