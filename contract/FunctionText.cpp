// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "FunctionText.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/Transforms/Utils/ModuleUtils.h"

using namespace llvm;

namespace dxil::contract {
namespace {

constexpr StringLiteral ListName = "llvm.global.annotations", Section = "llvm.metadata";

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
    if (!G.hasPrivateLinkage() || G.getSection() != Section)
      continue;
    G.removeDeadConstantUsers();
    if (G.use_empty())
      G.eraseFromParent();
  }
}

} // namespace

void addFunctionText(Function &F, StringRef Prefix, StringRef Text) {
  Module &M = *F.getParent();
  LLVMContext &C = M.getContext();
  Constant *Data = ConstantDataArray::getString(C, (Prefix + Text).str());
  auto *String =
      new GlobalVariable(M, Data->getType(), true, GlobalValue::PrivateLinkage, Data, ".text");
  String->setSection(Section);
  Constant *Null = ConstantPointerNull::get(PointerType::getUnqual(C));
  Constant *Entry =
      ConstantStruct::getAnon({&F, String, Null, ConstantInt::get(Type::getInt32Ty(C), 0), Null});
  SmallVector<Constant *, 4> Entries;
  GlobalVariable *Old = M.getGlobalVariable(ListName);
  if (auto *List = Old ? dyn_cast<ConstantArray>(Old->getInitializer()) : nullptr)
    for (Use &U : List->operands())
      Entries.push_back(cast<Constant>(U.get()));
  Entries.push_back(Entry);
  auto *Ty = ArrayType::get(Entry->getType(), Entries.size());
  if (Old)
    Old->eraseFromParent();
  auto *New = new GlobalVariable(M, Ty, false, GlobalValue::AppendingLinkage,
                                 ConstantArray::get(Ty, Entries), ListName);
  New->setSection(Section);
}

Function *addVariables(Module &M, StringRef Name, ArrayRef<Type *> Types) {
  IRBuilder<> B(M.getContext());
  auto *F = Function::Create(FunctionType::get(B.getVoidTy(), false), GlobalValue::InternalLinkage,
                             Name, M);
  B.SetInsertPoint(BasicBlock::Create(M.getContext(), "entry", F));
  for (Type *T : Types)
    B.CreateAlloca(T);
  B.CreateRetVoid();
  return F;
}

SmallVector<Type *, 8> typesOfVariables(const Function &F) {
  SmallVector<Type *, 8> Types;
  for (const Instruction &I : instructions(F))
    if (auto *Variable = dyn_cast<AllocaInst>(&I))
      Types.push_back(Variable->getAllocatedType());
  return Types;
}

void addText(Module &M, StringRef Prefix, StringRef Text, ArrayRef<Type *> Types) {
  addFunctionText(*addVariables(M, "text", Types), Prefix, Text);
}

std::optional<FunctionAnnotation> takeFunctionAnnotation(Module &M, StringRef Prefix) {
  GlobalVariable *All = M.getGlobalVariable(ListName);
  auto *List =
      All && All->hasInitializer() ? dyn_cast<ConstantArray>(All->getInitializer()) : nullptr;
  if (!List)
    return std::nullopt;
  std::optional<FunctionAnnotation> Result;
  SmallVector<Constant *, 4> Rest;
  for (Use &U : List->operands()) {
    auto *Annotation = cast<Constant>(U.get());
    std::optional<StringRef> Text = textOf(*Annotation);
    auto *F = Text ? dyn_cast<Function>(Annotation->getOperand(0)->stripPointerCasts()) : nullptr;
    if (Result || !F || !Text->consume_front(Prefix))
      Rest.push_back(Annotation);
    else
      Result = FunctionAnnotation{F, Text->str()};
  }
  if (!Result)
    return std::nullopt;
  if (!Rest.empty()) {
    auto *Ty = ArrayType::get(List->getType()->getElementType(), Rest.size());
    auto *New = new GlobalVariable(M, Ty, false, All->getLinkage(), ConstantArray::get(Ty, Rest));
    New->takeName(All);
    New->setSection(All->getSection());
  }
  All->eraseFromParent();
  Result->F->removeDeadConstantUsers();
  dropUnusedStrings(M);
  return Result;
}

std::optional<TextAndTypes> takeTextAndTypes(Module &M, StringRef Prefix) {
  std::optional<FunctionAnnotation> Annotation = takeFunctionAnnotation(M, Prefix);
  if (!Annotation)
    return std::nullopt;
  Function *Bearer = Annotation->F;
  TextAndTypes Result{std::move(Annotation->Text), typesOfVariables(*Bearer)};
  removeFromUsedLists(M, [&](Constant *C) { return C->stripPointerCasts() == Bearer; });
  Bearer->removeDeadConstantUsers();
  if (Bearer->use_empty())
    Bearer->eraseFromParent();
  return Result;
}

} // namespace dxil::contract
