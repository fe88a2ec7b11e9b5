// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Converts dx.* metadata of a DXIL module to LLVM's forms: the target triple, function attributes,
// and named metadata dxil.* for the rest.
#include "Lifting.h"
#include "UpgradedModule.h"
#include "dxil/contract/MetadataNode.h"
#include "dxil/contract_names.h"
#include "dxil/generated/Kinds.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Metadata.h"
#include "llvm/IR/Module.h"
#include "llvm/TargetParser/Triple.h"

#include <dxil/container/derive/ShaderFlags.h>
#include <dxil/ops/queries.h>

#include <optional>

using namespace llvm;

namespace dxil::upgrade {

namespace {

/// Returns the triple's environment for a stage. LLVM lists the stages in the order of DXIL's
/// numbers.
Triple::EnvironmentType environmentOf(Stage S) {
  constexpr uint64_t Last = Triple::Amplification - Triple::Pixel;
  return uint64_t(S) <= Last ? static_cast<Triple::EnvironmentType>(Triple::Pixel + uint64_t(S))
                             : Triple::UnknownEnvironment;
}

/// Converts shader model and stage in dx.shaderModel to the triple.
Triple::EnvironmentType liftTriple(Module &M) {
  const md::ShaderModel Model(contract::firstNode(M, md::ShaderModelLayout::Named));
  const std::optional<Stage> S = stageOfPrefix(Model.profile());
  bool Fits = S.has_value();
  md::forEachMismatch(Model, [&](uint32_t, const md::OperandInfo &) { Fits = false; });
  if (!Fits)
    return Triple::UnknownEnvironment;
  const Triple::EnvironmentType Environment = environmentOf(*S);
  M.setTargetTriple(
      Triple(("dxil-pc-shadermodel" + Twine(Model.major()) + "." + Twine(Model.minor()) + "-" +
              Triple::getEnvironmentTypeName(Environment))
                 .str()));
  M.setDataLayout(ContractDataLayout);
  M.getNamedMetadata(md::ShaderModelLayout::Named)->eraseFromParent();
  return Environment;
}

/// Returns the numbers of a node, separated by commas. Empty if the node does not match its layout.
template <class View> std::string numberList(const View &N) {
  bool Fits = N.numOperands() == View::NumOperands;
  md::forEachMismatch(N, [&](uint32_t, const md::OperandInfo &) { Fits = false; });
  std::string Text;
  for (uint32_t I = 0; Fits && I < View::NumOperands; ++I)
    Text += (I ? "," : "") + std::to_string(N.at().number(I).value_or(0));
  return Text;
}

/// Sets an attribute of `F` for a property. Returns false if the property must stay.
bool liftProperty(Function &F, EntryTag Tag,
                  const md::EntryProperties<contract::LLVMNode> &Properties) {
  auto Lifted = [&](StringRef Attribute, const std::string &Numbers, StringRef Suffix = "") {
    if (Numbers.empty())
      return false;
    F.addFnAttr(Attribute, Numbers + Suffix.str());
    return true;
  };
  switch (Tag) {
  case EntryTag::NumThreads:
    return Lifted(contract::NumThreadsAttribute, numberList(Properties.numThreads()));
  case EntryTag::WaveSize:
    return Lifted(contract::WaveSizeAttribute, numberList(Properties.waveSize()), ",0,0");
  case EntryTag::WaveSizeRange:
    return Lifted(contract::WaveSizeAttribute, numberList(Properties.waveSizeRange()));
  case EntryTag::GroupSharedLimit:
    if (!Properties.at().number(Properties.find(Tag)))
      return false;
    return Lifted(contract::GroupSharedLimit, std::to_string(Properties.groupSharedLimit()));
  case EntryTag::ShaderKind: {
    if (!Properties.at().number(Properties.find(Tag)))
      return false;
    const Stage S = Properties.shaderKind();
    const Triple::EnvironmentType Environment = environmentOf(S);
    if (Environment == Triple::UnknownEnvironment) {
      // LLVM's triple has no stage for nodes, so the property stays too.
      if (size_t(S) < std::size(AllStages))
        F.addFnAttr(contract::ShaderAttribute, StringRef(::dxil::name(AllStages[size_t(S)])));
      return false;
    }
    F.addFnAttr(contract::ShaderAttribute, Triple::getEnvironmentTypeName(Environment));
    return true;
  }
  default: return false;
  }
}

/// In LLVM, native 16-bit types are a module flag.
void liftShaderFlags(Module &M, const md::EntryProperties<contract::LLVMNode> &Properties) {
  if (has(Properties.shaderFlags(), ShaderFlag::NativeLowPrecision) &&
      !M.getModuleFlag(contract::NativeLowPrecisionFlag))
    M.addModuleFlag(Module::Error, contract::NativeLowPrecisionFlag, 1);
}

void liftEntry(MDNode &Node, Triple::EnvironmentType Stage, NamedMDNode &Kept) {
  const md::EntryPoint Entry{contract::LLVMNode(&Node)};
  if (Entry.numOperands() != md::EntryPointLayout::NumOperands) {
    Kept.addOperand(&Node);
    return;
  }
  const md::EntryProperties<contract::LLVMNode> Properties = Entry.properties();
  auto *F = dyn_cast_or_null<Function>(Entry.function());
  if (F && Stage != Triple::Library)
    F->addFnAttr(contract::ShaderAttribute, Triple::getEnvironmentTypeName(Stage));
  // A hull shader's patch constant function is not an entry, but uses the ops of that stage.
  if (auto *Patch = dyn_cast_or_null<Function>(Properties.hullState().patchConstantFunction());
      Patch && Patch != F)
    Patch->addFnAttr(StringRef(contract::StageAttribute),
                     Triple::getEnvironmentTypeName(Triple::Hull));
  // Removes properties that have become attributes.
  MDNode *Remaining = mapTags<EntryTag>(Properties.at(), [&](EntryTag Tag, Metadata *Value) {
    return F && liftProperty(*F, Tag, Properties) ? std::nullopt : std::optional(Value);
  });
  Kept.addOperand(contract::withOperand(Node, md::EntryPointLayout::Properties, Remaining));
}

void liftEntries(Module &M, Triple::EnvironmentType Stage) {
  NamedMDNode *Named = M.getNamedMetadata(md::EntryPointLayout::Named);
  if (!Named)
    return;
  SmallVector<MDNode *, 4> Entries(Named->operands());
  NamedMDNode *Kept = M.getOrInsertNamedMetadata(upgraded::Entries);
  for (MDNode *Entry : Entries) {
    liftShaderFlags(M, md::EntryPoint(contract::LLVMNode(Entry)).properties());
    liftEntry(*Entry, Stage, *Kept);
  }
  Named->eraseFromParent();
}

/// Renames dx.<name> to dxil.<name>, except the validator version, which LLVM's front end also
/// writes as dx.valver.
void renameRest(Module &M) {
  SmallVector<NamedMDNode *, 16> Rest;
  for (NamedMDNode &Named : M.named_metadata())
    if (Named.getName().starts_with("dx.") &&
        Named.getName() != StringRef(md::ValidatorVersionLayout::Named))
      Rest.push_back(&Named);
  for (NamedMDNode *Named : Rest) {
    NamedMDNode *Kept = M.getOrInsertNamedMetadata(contract::upgradedName(Named->getName()));
    for (MDNode *Node : Named->operands())
      Kept->addOperand(Node);
    Named->eraseFromParent();
  }
}

} // namespace

bool liftMetadata(Module &M) {
  if (!M.getNamedMetadata(md::ShaderModelLayout::Named))
    return false;
  Triple::EnvironmentType Stage = liftTriple(M);
  if (Stage == Triple::UnknownEnvironment)
    return false;
  liftEntries(M, Stage);
  renameRest(M);
  return true;
}

} // namespace dxil::upgrade
