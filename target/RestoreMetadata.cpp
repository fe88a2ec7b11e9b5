// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The way back from an upgraded module (docs/ir-contract.md): named metadata dxil.* and function
// attributes become dx.* metadata.
#include "EntryProperties.h"
#include "ModuleMetadata.h"
#include "UpgradedModule.h"
#include "dxil/target/Passes.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Metadata.h"
#include "llvm/IR/Module.h"
#include "llvm/TargetParser/Triple.h"

#include <dxil/container/derive/ShaderFlags.h>
#include <dxil/contract_names.h>

using namespace llvm;

namespace dxil {
namespace {

constexpr StringRef KeptPrefix = contract::KeptPrefix, Prefix = "dx.";
constexpr StringLiteral Entries = "dx.entryPoints";
// Operands of an entry.
constexpr unsigned FunctionOperand = 0, SignaturesOperand = 2, PropertiesOperand = 4;

MDNode *numberList(LLVMContext &Ctx, StringRef Text, unsigned Count) {
  SmallVector<Metadata *, 3> Numbers;
  SmallVector<StringRef, 3> Fields;
  Text.split(Fields, ',');
  for (unsigned I = 0; I < Count; ++I) {
    uint32_t N = 0;
    if (I >= Fields.size() || Fields[I].trim().getAsInteger(10, N))
      N = 0;
    Numbers.push_back(intMetadata(Ctx, N));
  }
  return MDNode::get(Ctx, Numbers);
}

/// The properties of an entry without shader flags that are found again: of those the options stay,
/// and in a library what its subobjects may ask for.
void keepProperties(const MDNode &Kept, bool IsLibrary, SmallVectorImpl<Metadata *> &Pairs) {
  LLVMContext &Ctx = Kept.getContext();
  const uint64_t Options = optionFlags() | uint64_t(ShaderFlag::ResMayNotAlias) |
                           (IsLibrary ? uint64_t(ShaderFlag::RaytracingTier1_1) : 0);
  for (unsigned I = 0; I + 1 < Kept.getNumOperands(); I += 2) {
    Metadata *Value = Kept.getOperand(I + 1);
    auto *Tag = mdconst::dyn_extract_or_null<ConstantInt>(Kept.getOperand(I));
    if (Tag && Tag->equalsInt(uint64_t(EntryTag::ShaderFlags))) {
      auto *Flags = mdconst::dyn_extract_or_null<ConstantInt>(Kept.getOperand(I + 1));
      const uint64_t Left = Flags ? Flags->getLimitedValue() & Options : 0;
      if (!Left)
        continue;
      Value = ConstantAsMetadata::get(ConstantInt::get(Type::getInt64Ty(Ctx), Left));
    }
    Pairs.append({Kept.getOperand(I), Value});
  }
}

/// What the attributes of `F` say, as properties behind those that were kept.
MDNode *restoreProperties(const Function *F, const MDNode *Kept, const Triple &Target) {
  SmallVector<Metadata *, 8> Pairs;
  if (Kept)
    keepProperties(*Kept, Target.getEnvironment() == Triple::Library, Pairs);
  auto Add = [&](EntryTag Tag, Metadata *Value) {
    Pairs.push_back(intMetadata(F->getContext(), static_cast<uint32_t>(Tag)));
    Pairs.push_back(Value);
  };
  auto Text = [&](StringRef Name) { return F->getFnAttribute(Name).getValueAsString(); };
  if (F && Target.getEnvironment() == Triple::Library && F->hasFnAttribute("hlsl.shader")) {
    auto Stage = Triple("dxil", "pc", "shadermodel", Text("hlsl.shader")).getEnvironment();
    if (Stage != Triple::UnknownEnvironment) // a node's is kept
      Add(EntryTag::ShaderKind, intMetadata(F->getContext(), shaderKindNumber(Stage)));
  }
  if (F && F->hasFnAttribute("hlsl.numthreads"))
    Add(EntryTag::NumThreads, numberList(F->getContext(), Text("hlsl.numthreads"), 3));
  if (F && F->hasFnAttribute("hlsl.wavesize")) {
    // Shader model 6.8 brought ranges, and always writes one.
    bool Range = Target.getOSVersion() >= VersionTuple(6, 8);
    Add(Range ? EntryTag::WaveSizeRange : EntryTag::WaveSize,
        numberList(F->getContext(), Text("hlsl.wavesize"), Range ? 3 : 1));
  }
  uint32_t Limit = 0;
  if (F && !Text(contract::GroupSharedLimit).getAsInteger(10, Limit))
    Add(EntryTag::GroupSharedLimit, intMetadata(F->getContext(), Limit));
  if (Pairs.empty())
    return nullptr;
  return MDNode::get(F ? F->getContext() : Kept->getContext(), Pairs);
}

/// The node with each operand that is one changed by \p Change.
template <typename Fn> MDNode *mapNodes(const MDNode &N, Fn Change) {
  SmallVector<Metadata *, 12> Operands;
  for (const MDOperand &Operand : N.operands()) {
    auto *Node = dyn_cast_or_null<MDNode>(Operand.get());
    Operands.push_back(Node ? Change(*Node) : Operand.get());
  }
  return MDNode::get(N.getContext(), Operands);
}

/// The properties of an element but its masks; null if there are no others.
Metadata *streamOf(const MDNode &Properties) {
  SmallVector<Metadata *, 2> Pairs;
  for (unsigned I = 0; I + 1 < Properties.getNumOperands(); I += 2) {
    auto *Tag = mdconst::dyn_extract_or_null<ConstantInt>(Properties.getOperand(I));
    if (!Tag || (!Tag->equalsInt(uint64_t(SignatureTag::DynamicIndexMask)) &&
                 !Tag->equalsInt(uint64_t(SignatureTag::UsageMask))))
      Pairs.append({Properties.getOperand(I), Properties.getOperand(I + 1)});
  }
  return Pairs.empty() ? nullptr : MDNode::get(Properties.getContext(), Pairs);
}

/// Signatures without what is found again: the masks of used columns.
MDNode *withoutMasks(const MDNode &Signatures) {
  constexpr unsigned ElementProperties = 10;
  return mapNodes(Signatures, [](const MDNode &List) -> Metadata * {
    return mapNodes(List, [](const MDNode &Element) -> Metadata * {
      SmallVector<Metadata *, 12> Operands(Element.operands());
      if (Operands.size() > ElementProperties)
        if (auto *Properties = dyn_cast_or_null<MDNode>(Operands[ElementProperties]))
          Operands[ElementProperties] = streamOf(*Properties);
      return MDNode::get(Element.getContext(), Operands);
    });
  });
}

void restoreEntries(Module &M, NamedMDNode &Kept) {
  NamedMDNode *Named = M.getOrInsertNamedMetadata(Entries);
  Named->clearOperands();
  SmallVector<Function *, 4> Functions;
  for (MDNode *Entry : Kept.operands()) {
    if (Entry->getNumOperands() <= PropertiesOperand) {
      Named->addOperand(Entry);
      continue;
    }
    auto *F = mdconst::dyn_extract_or_null<Function>(Entry->getOperand(FunctionOperand));
    auto *Properties = dyn_cast_or_null<MDNode>(Entry->getOperand(PropertiesOperand));
    SmallVector<Metadata *, 5> Operands(Entry->operands());
    Operands[PropertiesOperand] = restoreProperties(F, Properties, M.getTargetTriple());
    if (auto *Signatures = dyn_cast_or_null<MDNode>(Operands[SignaturesOperand]))
      Operands[SignaturesOperand] = withoutMasks(*Signatures);
    Named->addOperand(MDNode::get(M.getContext(), Operands));
    if (F)
      Functions.push_back(F);
  }
  for (Function *F : Functions)
    dropEntryAttributes(*F);
}

void restoreShaderModel(Module &M) {
  LLVMContext &Ctx = M.getContext();
  const Triple &T = M.getTargetTriple();
  VersionTuple Version = T.getOSVersion();
  Metadata *Operands[] = {MDString::get(Ctx, stageProfile(T.getEnvironment())),
                          intMetadata(Ctx, Version.getMajor()),
                          intMetadata(Ctx, Version.getMinor().value_or(0))};
  NamedMDNode *Named = M.getOrInsertNamedMetadata("dx.shaderModel");
  Named->clearOperands();
  Named->addOperand(MDNode::get(Ctx, Operands));
}

} // namespace

bool isUpgraded(const Module &M) {
  return M.getNamedMetadata(contract::UpgradedEntries) != nullptr;
}

PreservedAnalyses DXILRestoreMetadataPass::run(Module &M, ModuleAnalysisManager &) {
  NamedMDNode *KeptEntryPoints = M.getNamedMetadata(contract::UpgradedEntries);
  if (!KeptEntryPoints)
    return PreservedAnalyses::all();
  restoreShaderModel(M);
  restoreEntries(M, *KeptEntryPoints);
  KeptEntryPoints->eraseFromParent();
  if (NamedMDNode *ForPrinterOnly = M.getNamedMetadata(contract::StructTypes))
    ForPrinterOnly->eraseFromParent();
  SmallVector<NamedMDNode *, 16> Kept;
  for (NamedMDNode &Named : M.named_metadata())
    if (Named.getName().starts_with(KeptPrefix))
      Kept.push_back(&Named);
  for (NamedMDNode *Named : Kept) {
    NamedMDNode *Restored =
        M.getOrInsertNamedMetadata((Prefix + Named->getName().drop_front(KeptPrefix.size())).str());
    for (MDNode *Node : Named->operands())
      Restored->addOperand(Node);
    Named->eraseFromParent();
  }
  if (NamedMDNode *Dependencies = M.getNamedMetadata("dx.viewIdState"))
    Dependencies->eraseFromParent();
  return PreservedAnalyses::none();
}

} // namespace dxil
