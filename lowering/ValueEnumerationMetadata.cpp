// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ValueEnumeration.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Instruction.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace dxil {

/// LLVM 3.7's own metadata kinds, which have fixed numbers there.
static constexpr StringRef FixedKinds[] = {
    "dbg",         "tbaa",           "prof",        "fpmath",
    "range",       "tbaa.struct",    "invariant.load", "alias.scope",
    "noalias",     "nontemporal",    "llvm.mem.parallel_loop_access", "nonnull",
    "dereferenceable", "dereferenceable_or_null",
};

bool MetadataEnumeration::isKnownName(StringRef Name) {
  static constexpr StringRef Known[] = {
      "dx.version",         "dx.shaderModel", "dx.entryPoints", "dx.resources",
      "dx.typeAnnotations", "dx.valver",      "dx.viewIdState", "dx.dxrPayloadAnnotations",
      "dx.targetTypes",     "llvm.ident",     "llvm.module.flags",
  };
  return is_contained(Known, Name);
}

bool MetadataEnumeration::isKnownKindName(StringRef Name) {
  static constexpr StringRef Known[] = {
      "dx.controlflow.hints", "dx.precise", "dx.nonuniform", "llvm.loop",
      "range",                "noalias",    "alias.scope",
  };
  return is_contained(Known, Name);
}

MetadataEnumeration::MetadataEnumeration(const Module &M) {
  addKinds(M.getContext());
  findResources(M);
  for (const NamedMDNode &Named : M.named_metadata())
    if (isKnownName(Named.getName()))
      for (const MDNode *Node : Named.operands())
        add(Node);
  SmallVector<std::pair<unsigned, MDNode *>, 4> Attachments;
  for (const Function &F : M)
    for (const BasicBlock &BB : F)
      for (const Instruction &I : BB) {
        Attachments.clear();
        I.getAllMetadataOtherThanDebugLoc(Attachments);
        for (auto [Kind, Node] : Attachments)
          if (isKnownKind(Kind))
            add(Node);
      }
}

void MetadataEnumeration::addKinds(LLVMContext &Ctx) {
  KindNames.append(std::begin(FixedKinds), std::end(FixedKinds));
  SmallVector<StringRef, 64> Names;
  Ctx.getMDKindNames(Names);
  SmallVector<std::pair<StringRef, unsigned>, 8> Custom;
  for (unsigned Kind = 0, E = Names.size(); Kind != E; ++Kind) {
    if (!isKnownKindName(Names[Kind]))
      continue;
    const auto *Fixed = llvm::find(FixedKinds, Names[Kind]);
    if (Fixed != std::end(FixedKinds))
      Kinds[Kind] = Fixed - std::begin(FixedKinds);
    else
      Custom.push_back({Names[Kind], Kind});
  }
  // The context numbers kinds in the order of their first use: names do not
  // depend on what else it has seen.
  llvm::sort(Custom);
  for (auto [Name, Kind] : Custom) {
    Kinds[Kind] = KindNames.size();
    KindNames.push_back(Name);
  }
}

/// Finds the entries of the four lists in dx.resources.
void MetadataEnumeration::findResources(const Module &M) {
  const NamedMDNode *Named = M.getNamedMetadata("dx.resources");
  if (!Named)
    return;
  for (const MDNode *Lists : Named->operands())
    for (const MDOperand &List : Lists->operands())
      if (const auto *Entries = dyn_cast_or_null<MDNode>(List.get()))
        for (const MDOperand &Entry : Entries->operands())
          if (const auto *Resource = dyn_cast_or_null<MDNode>(Entry.get()))
            Resources.insert(Resource);
}

bool MetadataEnumeration::isSymbol(const MDNode *Parent, unsigned Operand) const {
  if (Operand != 1 || !Resources.count(Parent))
    return false;
  const auto *Symbol = dyn_cast_or_null<ConstantAsMetadata>(Parent->getOperand(1).get());
  return Symbol && isa<UndefValue>(Symbol->getValue()) &&
         !Symbol->getValue()->getType()->isPointerTy();
}

void MetadataEnumeration::append(const Metadata *MD, bool IsSymbol) {
  auto [It, IsNew] = Ids.try_emplace({MD, IsSymbol}, Entries.size());
  if (IsNew)
    Entries.push_back({MD, IsSymbol});
}

/// Adds what \p Root reaches, in post-order; a stack of our own keeps deep
/// metadata off the call stack.
void MetadataEnumeration::add(const Metadata *Root, bool IsSymbol) {
  SmallVector<std::pair<const MDNode *, unsigned>, 16> Stack;
  SmallPtrSet<const MDNode *, 16> Open;
  auto Visit = [&](const Metadata *MD, bool Symbol) {
    if (!MD || Ids.count({MD, Symbol}))
      return;
    const auto *Node = dyn_cast<MDNode>(MD);
    if (!Node)
      append(MD, Symbol);
    else if (Open.insert(Node).second)
      Stack.push_back({Node, 0});
  };
  Visit(Root, IsSymbol);
  while (!Stack.empty()) {
    auto &[Node, Next] = Stack.back();
    if (Next == Node->getNumOperands()) {
      append(Node, false);
      Stack.pop_back();
      continue;
    }
    unsigned Operand = Next++;
    const MDNode *Parent = Node;
    Visit(Parent->getOperand(Operand).get(), isSymbol(Parent, Operand));
  }
}

unsigned MetadataEnumeration::id(const Metadata *MD, bool IsSymbol) const {
  return Ids.lookup({MD, IsSymbol});
}

unsigned MetadataEnumeration::operandId(const MDNode *Parent, unsigned Operand) const {
  return id(Parent->getOperand(Operand).get(), isSymbol(Parent, Operand));
}

} // namespace dxil
