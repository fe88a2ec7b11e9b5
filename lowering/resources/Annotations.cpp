// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dxil/lowering/Annotations.h"
#include "dxil/contract_names.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Metadata.h"
#include "llvm/Transforms/Utils/ModuleUtils.h"

using namespace llvm;

namespace dxil::lowering {

namespace {

std::optional<StringRef> textOf(const Constant &Annotation) {
  auto *S = dyn_cast<ConstantStruct>(&Annotation);
  auto *Text = S && S->getNumOperands() > 1
                   ? dyn_cast<GlobalVariable>(S->getOperand(1)->stripPointerCasts())
                   : nullptr;
  auto *Data = Text && Text->hasInitializer()
                   ? dyn_cast<ConstantDataSequential>(Text->getInitializer())
                   : nullptr;
  if (!Data || !Data->isCString())
    return std::nullopt;
  return Data->getAsCString();
}

void dropUnusedStrings(Module &M) {
  for (GlobalVariable &G : make_early_inc_range(M.globals())) {
    if (!G.hasPrivateLinkage() || G.getSection() != "llvm.metadata")
      continue;
    G.removeDeadConstantUsers();
    if (G.use_empty())
      G.eraseFromParent();
  }
}

} // namespace

std::optional<FunctionAnnotation> takeFunctionAnnotation(Module &M, StringRef Prefix) {
  GlobalVariable *All = M.getGlobalVariable("llvm.global.annotations");
  auto *List =
      All && All->hasInitializer() ? dyn_cast<ConstantArray>(All->getInitializer()) : nullptr;
  if (!List)
    return std::nullopt;
  std::optional<FunctionAnnotation> Found;
  SmallVector<Constant *, 4> Rest;
  for (Use &U : List->operands()) {
    auto *Annotation = cast<Constant>(U.get());
    std::optional<StringRef> Text = textOf(*Annotation);
    auto *F = Text ? dyn_cast<Function>(Annotation->getOperand(0)->stripPointerCasts()) : nullptr;
    if (Found || !F || !Text->consume_front(Prefix))
      Rest.push_back(Annotation);
    else
      Found = FunctionAnnotation{F, Text->str()};
  }
  if (!Found)
    return std::nullopt;
  if (!Rest.empty()) {
    auto *Ty = ArrayType::get(List->getType()->getElementType(), Rest.size());
    auto *New = new GlobalVariable(M, Ty, false, All->getLinkage(), ConstantArray::get(Ty, Rest));
    New->takeName(All);
    New->setSection(All->getSection());
  }
  All->eraseFromParent();
  Found->F->removeDeadConstantUsers();
  dropUnusedStrings(M);
  return Found;
}

std::optional<TextAndTypes> takeTextAndTypes(Module &M, StringRef Prefix) {
  std::optional<FunctionAnnotation> Found = takeFunctionAnnotation(M, Prefix);
  if (!Found)
    return std::nullopt;
  Function *Bearer = Found->F;
  TextAndTypes Told{std::move(Found->Text), {}};
  for (Instruction &I : instructions(*Bearer))
    if (auto *Variable = dyn_cast<AllocaInst>(&I))
      Told.Types.push_back(Variable->getAllocatedType());
  removeFromUsedLists(M, [&](Constant *C) { return C->stripPointerCasts() == Bearer; });
  Bearer->removeDeadConstantUsers();
  if (Bearer->use_empty())
    Bearer->eraseFromParent();
  return Told;
}

std::optional<std::string> takeText(Module &M, StringRef Prefix) {
  std::optional<TextAndTypes> Told = takeTextAndTypes(M, Prefix);
  return Told ? std::optional(std::move(Told->Text)) : std::nullopt;
}

bool isCoherentResource(const Module &M, StringRef Name) {
  const NamedMDNode *Named = M.getNamedMetadata(contract::CoherentMetadata);
  if (!Named)
    return false;
  for (const MDNode *Names : Named->operands())
    for (const MDOperand &Operand : Names->operands())
      if (auto *S = dyn_cast_or_null<MDString>(Operand.get()); S && S->getString() == Name)
        return true;
  return false;
}

bool isReorderCoherentResource(const Module &M, StringRef Name) {
  return isCoherentResource(M, ("~" + Name).str());
}

} // namespace dxil::lowering
