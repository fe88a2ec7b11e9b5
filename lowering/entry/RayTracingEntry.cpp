// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "RayTracingEntry.h"
#include "dxil/contract/EntryInterface.h"
#include "dxil/contract_names.h"
#include "dxil/lowering/Diagnostics.h"
#include "dxil/ops/queries.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace dxil::lowering {
namespace {

// Descriptions of a stage's parameters; empty if there is none.
struct StageParameters {
  StringRef First, Second;
};

StageParameters parametersOf(Stage S) {
  switch (S) {
  case Stage::Anyhit:
  case Stage::Closesthit: return {"an inout payload", "attributes"};
  case Stage::Miss: return {"an inout payload", ""};
  case Stage::Callable: return {"an inout parameter", ""};
  default: return {"", ""};
  }
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
  std::string ExpectedText = Count == 0   ? "no parameters"
                             : Count == 1 ? Expected.First.str()
                                          : (Expected.First + " and " + Expected.Second).str();
  reportEntryError(Shader, entryProblem(Shader, StringRef("a ") + StringRef(name(Interface.Stage)) +
                                                    " shader has " + ExpectedText +
                                                    " and returns nothing"));
  return false;
}

// Runtimes read the source name between `\1?` and `@`.
std::string symbolFor(StringRef Name, StringRef Mangled) {
  size_t Entry = Mangled.find(Name);
  StringRef Suffix =
      Entry == StringRef::npos ? StringRef() : Mangled.drop_front(Entry + Name.size());
  return ("\1?" + Name + "@@" + Suffix).str();
}

void callEntry(Function &New, Function &Entry) {
  SmallVector<Value *, 2> Args;
  for (Argument &A : New.args())
    Args.push_back(&A);
  CallInst *Call = IRBuilder<>(New.getEntryBlock().getTerminator()).CreateCall(&Entry, Args);
  Call->setCallingConv(Entry.getCallingConv());
  for (Argument &A : Entry.args())
    if (A.hasByValAttr())
      Call->addParamAttr(
          A.getArgNo(), llvm::Attribute::getWithByValType(New.getContext(), A.getParamByValType()));
  // An inlinable call needs a debug location if both functions have subprograms, and must have none
  // if they share one.
  if (DISubprogram *Where = New.getSubprogram(); Where && Entry.getSubprogram())
    Call->setDebugLoc(DILocation::get(New.getContext(), Where->getLine(), 0, Where));
}

} // namespace

bool isRayTracingStage(Stage S) {
  switch (S) {
  case Stage::Raygeneration:
  case Stage::Intersection:
  case Stage::Anyhit:
  case Stage::Closesthit:
  case Stage::Miss:
  case Stage::Callable: return true;
  default: return false;
  }
}

void buildRayTracingEntry(const contract::EntryPoint &E) {
  Function &Shader = *E.Shader, &Entry = *E.Body;
  if (!checkParameters(Shader, E.Interface))
    return;
  const std::vector<contract::EntryValue> &Values = E.Interface.Values;
  if (Values.size() != Entry.arg_size() || !Entry.getReturnType()->isVoidTy())
    return reportEntryError(Shader, "the interface of the entry point '" + Shader.getName() +
                                        "' is malformed");
  LLVMContext &Ctx = Shader.getContext();
  SmallVector<Type *, 2> Pointers(Values.size(), PointerType::get(Ctx, 0));
  auto *New = Function::Create(FunctionType::get(Type::getVoidTy(Ctx), Pointers, false),
                               GlobalValue::ExternalLinkage, "", Shader.getParent());
  New->setName(E.Symbol.empty() ? symbolFor(Shader.getName(), Entry.getName()) : E.Symbol);
  New->copyAttributesFrom(&Shader);
  New->setSubprogram(Shader.getSubprogram());
  Shader.setSubprogram(nullptr);
  New->splice(New->begin(), &Shader);
  SmallVector<Metadata *, 2> Pointees;
  for (auto [I, V] : enumerate(Values)) {
    New->addParamAttr(unsigned(I), llvm::Attribute::NoAlias);
    Pointees.push_back(ValueAsMetadata::get(UndefValue::get(V.ObjectType)));
  }
  if (!Pointees.empty())
    New->setMetadata(contract::ParamTypes, MDNode::get(Ctx, Pointees));
  callEntry(*New, Entry);
  Shader.replaceAllUsesWith(New);
  Shader.eraseFromParent();
  Entry.setLinkage(GlobalValue::InternalLinkage);
}

Type *parameterPointee(const Function &F, unsigned Index) {
  const MDNode *Types = F.getMetadata(contract::ParamTypes);
  if (!Types || Index >= Types->getNumOperands())
    return nullptr;
  auto *Value = dyn_cast_or_null<ValueAsMetadata>(Types->getOperand(Index));
  return Value ? Value->getType() : nullptr;
}

} // namespace dxil::lowering
