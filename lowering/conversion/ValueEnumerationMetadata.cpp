// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ValueEnumeration.h"
#include "dxil/contract/MetadataNode.h"
#include "dxil/contract/ResourceRecords.h"
#include "dxil/generated/MetadataNames.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace dxil::lowering {

bool MetadataEnumeration::isKnownName(StringRef Name) {
  return md::isIn(md::ProgramNames, Name) || md::isIn(md::ReflectionNames, Name);
}

bool MetadataEnumeration::isKnownKindName(StringRef Name) {
  return md::isIn(md::WrittenKinds, Name);
}

bool MetadataEnumeration::isDebugName(StringRef Name) {
  return md::isIn(md::DebugNames, Name);
}

MetadataEnumeration::MetadataEnumeration(const Module &M, const DebugMetadata *Debug)
    : Debug(Debug) {
  addKinds(M.getContext());
  findResources(M);
  for (const NamedMDNode &Named : M.named_metadata())
    if (isWritten(Named.getName()))
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
        if (Debug)
          addDebugInfo(I);
      }
  EndOfModule = Entries.size();
}

/// Adds the scopes of \p I, and the arguments of a debug call that are not values of its function.
void MetadataEnumeration::addDebugInfo(const Instruction &I) {
  if (const DILocation *Loc = I.getDebugLoc().get()) {
    add(Loc->getScope());
    if (const DILocation *InlinedAt = Loc->getInlinedAt())
      add(InlinedAt);
  }
  if (const auto *Call = dyn_cast<CallInst>(&I))
    for (const Use &Arg : Call->args())
      if (const auto *MD = dyn_cast<MetadataAsValue>(Arg.get()))
        if (!isa<LocalAsMetadata>(MD->getMetadata()))
          add(MD->getMetadata());
}

void MetadataEnumeration::enterFunction(const Function &F) {
  if (!Debug)
    return;
  for (const BasicBlock &BB : F)
    for (const Instruction &I : BB)
      if (const auto *Call = dyn_cast<CallInst>(&I))
        for (const Use &Arg : Call->args())
          if (const auto *MD = dyn_cast<MetadataAsValue>(Arg.get()))
            if (isa<LocalAsMetadata>(MD->getMetadata()))
              append(MD->getMetadata(), false);
}

void MetadataEnumeration::leaveFunction() {
  for (unsigned I = EndOfModule, E = Entries.size(); I != E; ++I)
    Ids.erase({Entries[I].MD, Entries[I].IsSymbol});
  Entries.resize(EndOfModule);
}

void MetadataEnumeration::addKinds(LLVMContext &Ctx) {
  KindNames.append(std::begin(md::FixedKinds), std::end(md::FixedKinds));
  SmallVector<StringRef, 64> Names;
  Ctx.getMDKindNames(Names);
  SmallVector<std::pair<StringRef, unsigned>, 8> Custom;
  for (unsigned Kind = 0, E = Names.size(); Kind != E; ++Kind) {
    if (!isKnownKindName(Names[Kind]))
      continue;
    const auto *Fixed = llvm::find(md::FixedKinds, std::string_view(Names[Kind]));
    if (Fixed != std::end(md::FixedKinds))
      Kinds[Kind] = Fixed - std::begin(md::FixedKinds);
    else
      Custom.push_back({Names[Kind], Kind});
  }
  // The context numbers kinds in the order of their first use. Sorting by name makes the numbers
  // independent of that order.
  llvm::sort(Custom);
  for (auto [Name, Kind] : Custom) {
    Kinds[Kind] = KindNames.size();
    KindNames.push_back(Name);
  }
}

/// Finds the entries of the four lists in dx.resources.
void MetadataEnumeration::findResources(const Module &M) {
  const NamedMDNode *Named = M.getNamedMetadata(md::ResourcesLayout::Named);
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
  if (Operand != md::ResourceLayout::Symbol || !Resources.count(Parent))
    return false;
  const Constant *Symbol = md::Resource{contract::LLVMNode(Parent)}.symbol();
  if (const auto *Global = dyn_cast_or_null<GlobalVariable>(Symbol))
    return contract::symbolType(Global) != Global->getValueType();
  return isa_and_nonnull<UndefValue>(Symbol) && !Symbol->getType()->isPointerTy();
}

void MetadataEnumeration::append(const Metadata *MD, bool IsSymbol) {
  auto [Entry, IsNew] = Ids.try_emplace({MD, IsSymbol}, Entries.size());
  if (IsNew)
    Entries.push_back({MD, IsSymbol});
}

/// Returns the metadata that the record of \p Node names, in its order.
SmallVector<MetadataEnumeration::Reference, 16>
MetadataEnumeration::references(const MDNode *Node) const {
  SmallVector<Reference, 16> Result;
  if (Debug && DebugMetadata::isDebugNode(Node)) {
    for (const DebugMetadata::Field &Field : Debug->record(*Node).Fields)
      if (Field.Node)
        Result.push_back({Field.Node, false});
    return Result;
  }
  for (unsigned I = 0, E = Node->getNumOperands(); I != E; ++I) {
    const Metadata *Operand = Node->getOperand(I).get();
    if (!Debug || DebugMetadata::isExpressible(Operand))
      Result.push_back({Operand, isSymbol(Node, I)});
  }
  return Result;
}

/// Adds the metadata that \p Root reaches, in post-order. An explicit stack keeps deep metadata off
/// the call stack.
void MetadataEnumeration::add(const Metadata *Root, bool IsSymbol) {
  struct Frame {
    const MDNode *Node;
    SmallVector<Reference, 16> References;
    unsigned Next = 0;
  };
  std::vector<Frame> Stack;
  SmallPtrSet<const MDNode *, 16> Open;
  auto Visit = [&](const Metadata *MD, bool Symbol) {
    if (!MD || Ids.count({MD, Symbol}))
      return;
    const auto *Node = dyn_cast<MDNode>(MD);
    if (!Node)
      append(MD, Symbol);
    else if (Open.insert(Node).second)
      Stack.push_back({Node, references(Node)});
  };
  Visit(Root, IsSymbol);
  while (!Stack.empty()) {
    Frame &Top = Stack.back();
    if (Top.Next == Top.References.size()) {
      append(Top.Node, false);
      Stack.pop_back();
      continue;
    }
    auto [MD, Symbol] = Top.References[Top.Next++];
    Visit(MD, Symbol);
  }
}

unsigned MetadataEnumeration::id(const Metadata *MD, bool IsSymbol) const {
  return Ids.lookup({MD, IsSymbol});
}

unsigned MetadataEnumeration::operandId(const MDNode *Parent, unsigned Operand) const {
  return id(Parent->getOperand(Operand).get(), isSymbol(Parent, Operand));
}

} // namespace dxil::lowering
