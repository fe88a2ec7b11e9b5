// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Restores an upgraded module (docs/ir-contract.md): named metadata dxil.* and function attributes
// become dx.* metadata.
#include "UpgradedModule.h"
#include "dxil/contract/MetadataNode.h"
#include "dxil/lowering/passes/Restore.h"
#include "entry/EntryProperties.h"
#include "metadata/ModuleMetadata.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Metadata.h"
#include "llvm/IR/Module.h"
#include "llvm/TargetParser/Triple.h"

#include <dxil/container/derive/ShaderFlags.h>
#include <dxil/contract_names.h>

using namespace llvm;

namespace dxil::lowering {
namespace {

constexpr StringRef KeptPrefix = contract::KeptPrefix, Prefix = "dx.";
/// Returns the kept properties of an entry without the shader flags that are derived again. Options
/// stay, and in a library a flag that its subobjects may request.
MDNode *keptProperties(const md::EntryProperties<contract::LLVMNode> &Source, bool IsLibrary) {
  const uint64_t Options = ::dxil::optionFlags() | uint64_t(ShaderFlag::ResMayNotAlias) |
                           (IsLibrary ? uint64_t(ShaderFlag::RaytracingTier1_1) : 0);
  const uint64_t Left = Source.shaderFlags() & Options;
  return mapTags<EntryTag>(Source.at(), [&](EntryTag Tag, Metadata *Value) {
    if (Tag != EntryTag::ShaderFlags)
      return std::optional(Value);
    contract::LLVMNodeWriter W(Source.at().node()->getContext());
    return Left ? std::optional(W.integer(64, Left)) : std::nullopt;
  });
}

/// Returns the kept properties, followed by those that the attributes of `F` give.
Metadata *restoreProperties(contract::LLVMNodeWriter &W, const Function *F,
                            const md::EntryProperties<contract::LLVMNode> &Source,
                            const Triple &Target) {
  md::EntryPropertiesWriter Out(W);
  const bool IsLibrary = Target.getEnvironment() == Triple::Library;
  if (MDNode *Pairs = keptProperties(Source, IsLibrary))
    Out.append(Pairs->operands());
  if (!F)
    return Out.finish();
  auto Text = [&](StringRef Name) { return F->getFnAttribute(Name).getValueAsString(); };
  if (IsLibrary && F->hasFnAttribute(contract::ShaderAttribute)) {
    auto Environment =
        Triple("dxil", "pc", "shadermodel", Text(contract::ShaderAttribute)).getEnvironment();
    if (Environment != Triple::UnknownEnvironment) // a node's kind is kept
      Out.shaderKind(Stage(shaderKindNumber(Environment)));
  }
  if (F->hasFnAttribute(contract::NumThreadsAttribute)) {
    const auto [X, Y, Z] = attributeNumbers(Text(contract::NumThreadsAttribute));
    Out.numThreads(md::ThreadsFields<Metadata *>{.X = X, .Y = Y, .Z = Z}.write(W));
  }
  if (F->hasFnAttribute(contract::WaveSizeAttribute)) {
    const auto [Min, Max, Preferred] = attributeNumbers(Text(contract::WaveSizeAttribute));
    // Shader model 6.8 added ranges, and always writes one.
    if (Target.getOSVersion() >= VersionTuple(6, 8))
      Out.waveSizeRange(
          md::WaveSizeRangeFields<Metadata *>{.Min = Min, .Max = Max, .Preferred = Preferred}.write(
              W));
    else
      Out.waveSize(md::WaveSizeFields<Metadata *>{.Size = Min}.write(W));
  }
  uint32_t Limit = 0;
  if (!Text(contract::GroupSharedLimit).getAsInteger(10, Limit))
    Out.groupSharedLimit(Limit);
  return Out.finish();
}

/// Applies \p Change to each operand of the node that is a node.
template <typename Fn> MDNode *mapNodes(const MDNode &N, Fn Change) {
  SmallVector<Metadata *, 12> Operands;
  for (const MDOperand &Operand : N.operands()) {
    auto *Node = dyn_cast_or_null<MDNode>(Operand.get());
    Operands.push_back(Node ? Change(*Node) : Operand.get());
  }
  return MDNode::get(N.getContext(), Operands);
}

/// Removes the masks of used columns from signatures; they are derived again.
MDNode *withoutMasks(const MDNode &Signatures) {
  return mapNodes(Signatures, [](const MDNode &List) -> Metadata * {
    return mapNodes(List, [](const MDNode &Node) -> Metadata * {
      const md::SignatureElement Element{contract::LLVMNode(&Node)};
      MDNode *Left =
          mapTags<SignatureTag>(Element.properties().at(), [](SignatureTag Tag, Metadata *Value) {
            const bool IsMask =
                Tag == SignatureTag::DynamicIndexMask || Tag == SignatureTag::UsageMask;
            return IsMask ? std::nullopt : std::optional(Value);
          });
      return Element.properties()
                 ? contract::withOperand(Node, md::SignatureElementLayout::Properties, Left)
                 : const_cast<MDNode *>(&Node);
    });
  });
}

void restoreEntries(Module &M, NamedMDNode &Entries) {
  using md::EntryPointLayout;
  NamedMDNode *Named = M.getOrInsertNamedMetadata(EntryPointLayout::Named);
  Named->clearOperands();
  contract::LLVMNodeWriter W(M.getContext());
  SmallVector<Function *, 4> Functions;
  for (MDNode *Node : Entries.operands()) {
    const md::EntryPoint Entry{contract::LLVMNode(Node)};
    if (Entry.numOperands() < EntryPointLayout::NumOperands) {
      Named->addOperand(Node);
      continue;
    }
    auto *F = dyn_cast_or_null<Function>(Entry.function());
    MDNode *Restored =
        contract::withOperand(*Node, EntryPointLayout::Properties,
                              restoreProperties(W, F, Entry.properties(), M.getTargetTriple()));
    if (const MDNode *Signatures = Entry.signatures().at().node())
      Restored =
          contract::withOperand(*Restored, EntryPointLayout::Signatures, withoutMasks(*Signatures));
    Named->addOperand(Restored);
    if (F)
      Functions.push_back(F);
  }
  for (Function *F : Functions)
    dropEntryAttributes(*F);
}

void restoreShaderModel(Module &M) {
  contract::LLVMNodeWriter W(M.getContext());
  const Triple &T = M.getTargetTriple();
  VersionTuple Version = T.getOSVersion();
  contract::setNamed(M, md::ShaderModelLayout::Named,
                     md::ShaderModelFields<Metadata *>{.Profile = stageProfile(T.getEnvironment()),
                                                       .Major = Version.getMajor(),
                                                       .Minor = Version.getMinor().value_or(0)}
                         .write(W));
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
  SmallVector<NamedMDNode *, 16> RestoredNodes;
  for (NamedMDNode &Named : M.named_metadata())
    if (Named.getName().starts_with(KeptPrefix))
      RestoredNodes.push_back(&Named);
  for (NamedMDNode *Named : RestoredNodes) {
    NamedMDNode *Restored =
        M.getOrInsertNamedMetadata((Prefix + Named->getName().drop_front(KeptPrefix.size())).str());
    for (MDNode *Node : Named->operands())
      Restored->addOperand(Node);
    Named->eraseFromParent();
  }
  if (NamedMDNode *Dependencies = M.getNamedMetadata(md::ViewIdStateLayout::Named))
    Dependencies->eraseFromParent();
  return PreservedAnalyses::none();
}

} // namespace dxil::lowering
