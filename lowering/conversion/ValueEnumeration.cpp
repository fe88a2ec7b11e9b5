// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ValueEnumeration.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace dxil::lowering {

bool isOutsideProgram(const GlobalVariable &GV) {
  StringRef Name = GV.getName();
  if (Name == "llvm.used" || Name == "llvm.compiler.used")
    return true;
  return GV.hasSection() && Name.starts_with("dx.");
}

void constantOperands(const Constant *C, TypeTable &Types,
                      SmallVectorImpl<std::pair<const Constant *, unsigned>> &Out) {
  if (C->isNullValue() || isa<UndefValue>(C))
    return;
  if (isa<ConstantAggregate, ConstantExpr>(C)) {
    for (const Use &U : C->operands())
      if (const auto *Op = dyn_cast<Constant>(U.get()))
        Out.push_back({Op, Types.ofUse(U)});
    return;
  }
  if (const auto *Data = dyn_cast<ConstantDataSequential>(C)) {
    // LLVM 3.7's data records hold integers, floats and doubles.
    if (Data->getElementType()->isHalfTy())
      for (unsigned I = 0, E = Data->getNumElements(); I != E; ++I) {
        const Constant *Element = Data->getElementAsConstant(I);
        Out.push_back({Element, Types.get(Element->getType())});
      }
    return;
  }
  // A splat: ConstantInt or ConstantFP of vector type.
  if (const auto *Vector = dyn_cast<FixedVectorType>(C->getType()))
    for (unsigned I = 0, E = Vector->getNumElements(); I != E; ++I)
      if (const Constant *Element = C->getAggregateElement(I))
        Out.push_back({Element, Types.get(Element->getType())});
}

void forEachConstant(const Instruction &I, TypeTable &Types,
                     function_ref<void(const Constant *, unsigned)> Fn) {
  for (const Use &U : I.operands()) {
    const auto *C = dyn_cast<Constant>(U.get());
    if (C && !isa<GlobalValue>(C))
      Fn(C, Types.ofUse(U));
  }
  if (const auto *Switch = dyn_cast<SwitchInst>(&I)) {
    unsigned Type = Types.get(Switch->getCondition()->getType());
    for (const auto &Case : Switch->cases())
      Fn(Case.getCaseValue(), Type);
  } else if (const auto *Shuffle = dyn_cast<ShuffleVectorInst>(&I)) {
    const Constant *Mask = Shuffle->getShuffleMaskForBitcode();
    Fn(Mask, Types.get(Mask->getType()));
  }
}

void ValueEnumeration::add(const Value *V, unsigned Type) {
  auto [Entry, IsNew] = Ids.try_emplace({V, Type}, Values.size());
  if (IsNew)
    Values.push_back({V, Type});
}

void ValueEnumeration::addGlobals() {
  for (const GlobalVariable &GV : M.globals())
    if (!isOutsideProgram(GV))
      add(&GV, Types.ofValue(&GV));
  for (const Function &F : M)
    add(&F, Types.ofValue(&F));
  FirstConstant = Values.size();
}

/// Adds \p C after its operands.
void ValueEnumeration::addConstant(const Constant *C, unsigned Type) {
  if ((isa<GlobalValue>(C) && Type == Types.ofValue(C)) || Ids.count({C, Type}))
    return;
  SmallVector<std::pair<const Constant *, unsigned>, 8> Operands;
  constantOperands(C, Types, Operands);
  for (auto [Operand, OperandType] : Operands)
    addConstant(Operand, OperandType);
  add(C, Type);
}

/// Puts constants without operands first, sorted by type, so that few records have to change the
/// type. The others keep their order, operands first.
void ValueEnumeration::order(unsigned First) {
  auto Begin = Values.begin() + First;
  auto IsLeaf = [](const Entry &E) { return isa<ConstantData>(E.V); };
  auto Middle = std::stable_partition(Begin, Values.end(), IsLeaf);
  std::stable_sort(Begin, Middle, [](const Entry &A, const Entry &B) { return A.Type < B.Type; });
  for (unsigned I = First, E = Values.size(); I != E; ++I)
    Ids[{Values[I].V, Values[I].Type}] = I;
}

void ValueEnumeration::finishModule() {
  order(FirstConstant);
  EndOfConstants = Values.size();
}

void ValueEnumeration::enterFunction(const Function &F) {
  for (const Argument &Arg : F.args())
    add(&Arg, Types.ofValue(&Arg));
  FirstLocalConstant = Values.size();
  for (const BasicBlock &BB : F)
    for (const Instruction &I : BB)
      forEachConstant(I, Types, [&](const Constant *C, unsigned Type) { addConstant(C, Type); });
  order(FirstLocalConstant);
  EndOfLocalConstants = Values.size();
  for (const BasicBlock &BB : F) {
    Blocks[&BB] = Blocks.size();
    for (const Instruction &I : BB)
      if (!I.getType()->isVoidTy())
        add(&I, Types.ofValue(&I));
  }
}

void ValueEnumeration::leaveFunction() {
  for (unsigned I = EndOfConstants, E = Values.size(); I != E; ++I)
    Ids.erase({Values[I].V, Values[I].Type});
  Values.resize(EndOfConstants);
  Blocks.clear();
}

unsigned ValueEnumeration::id(const Value *V, unsigned Type) const {
  auto Entry = Ids.find({V, Type});
  if (Entry != Ids.end())
    return Entry->second;
  Missing = true;
  return 0;
}

} // namespace dxil::lowering
