// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a DXIL module says of itself in dx.* metadata, in LLVM's terms: the target triple, function
// attributes, and named metadata dxil.* for what LLVM has no form of.
#include "Lifting.h"
#include "UpgradedModule.h"
#include "dxil/upgrade/MetadataOperands.h"

#include "dxil/generated/MetadataNumbers.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Metadata.h"
#include "llvm/IR/Module.h"
#include "llvm/TargetParser/Triple.h"

#include <dxil/ops.h>

#include <optional>

using namespace llvm;

namespace dxil {

using operand::node;
using operand::number;
using operand::text;

namespace {

/// Operands of an entry of dx.entryPoints.
enum EntryOperand : unsigned {
  EntryFunction,
  EntryName,
  EntrySignatures,
  EntryResources,
  EntryProperties,
  NumEntryOperands
};

/// LLVM lists the stages in the order of DXIL's numbers.
Triple::EnvironmentType stageOfNumber(uint64_t Number) {
  constexpr uint64_t Last = Triple::Amplification - Triple::Pixel;
  return Number <= Last ? static_cast<Triple::EnvironmentType>(Triple::Pixel + Number)
                        : Triple::UnknownEnvironment;
}

/// Shader model and stage, which dx.shaderModel has, become the triple.
Triple::EnvironmentType liftTriple(Module &M) {
  NamedMDNode *Named = M.getNamedMetadata("dx.shaderModel");
  const MDNode *Model = Named && Named->getNumOperands() ? Named->getOperand(0) : nullptr;
  Triple::EnvironmentType Stage = operand::stageOfProfile(text(Model, 0));
  auto Major = number(Model, 1), Minor = number(Model, 2);
  if (Stage == Triple::UnknownEnvironment || !Major || !Minor)
    return Triple::UnknownEnvironment;
  M.setTargetTriple(Triple(("dxil-pc-shadermodel" + Twine(*Major) + "." + Twine(*Minor) + "-" +
                            Triple::getEnvironmentTypeName(Stage))
                               .str()));
  M.setDataLayout(ContractDataLayout);
  Named->eraseFromParent();
  return Stage;
}

std::string numberList(const MDNode *List, unsigned Count) {
  std::string Text;
  for (unsigned I = 0; I < Count; ++I)
    Text += (I ? "," : "") + std::to_string(number(List, I).value_or(0));
  return Text;
}

bool isNumberList(const MDNode *List, unsigned Count) {
  if (!List || List->getNumOperands() != Count)
    return false;
  for (unsigned I = 0; I < Count; ++I)
    if (!number(List, I))
      return false;
  return true;
}

/// Moves a property to an attribute of `F`; false if it has none and stays.
bool liftProperty(Function &F, uint64_t Tag, const MDNode *Properties, unsigned ValueAt) {
  const MDNode *List = node(Properties, ValueAt);
  switch (EntryTag(Tag)) {
  case EntryTag::NumThreads:
    if (!isNumberList(List, 3))
      return false;
    F.addFnAttr("hlsl.numthreads", numberList(List, 3));
    return true;
  case EntryTag::WaveSize:
    if (!isNumberList(List, 1))
      return false;
    F.addFnAttr("hlsl.wavesize", std::to_string(*number(List, 0)) + ",0,0");
    return true;
  case EntryTag::WaveSizeRange:
    if (!isNumberList(List, 3))
      return false;
    F.addFnAttr("hlsl.wavesize", numberList(List, 3));
    return true;
  case EntryTag::GroupSharedLimit:
    if (!number(Properties, ValueAt))
      return false;
    F.addFnAttr(contract::GroupSharedLimit, std::to_string(*number(Properties, ValueAt)));
    return true;
  case EntryTag::ShaderKind: {
    auto Number = number(Properties, ValueAt);
    Triple::EnvironmentType Stage = Number ? stageOfNumber(*Number) : Triple::UnknownEnvironment;
    if (Stage == Triple::UnknownEnvironment) {
      // A node: LLVM's triples have no such stage, so the property stays as well.
      if (Number && *Number < std::size(AllStages))
        F.addFnAttr("hlsl.shader", StringRef(dxil::name(AllStages[*Number])));
      return false;
    }
    F.addFnAttr("hlsl.shader", Triple::getEnvironmentTypeName(Stage));
    return true;
  }
  default: return false;
  }
}

/// The properties without those that have become attributes of `F`; null if none is left.
MDNode *liftProperties(Function *F, const MDNode *Properties) {
  if (!Properties)
    return nullptr;
  SmallVector<Metadata *, 8> Rest;
  for (unsigned I = 0; I + 1 < Properties->getNumOperands(); I += 2) {
    auto Tag = number(Properties, I);
    if (F && Tag && liftProperty(*F, *Tag, Properties, I + 1))
      continue;
    Rest.push_back(Properties->getOperand(I));
    Rest.push_back(Properties->getOperand(I + 1));
  }
  return Rest.empty() ? nullptr : MDNode::get(Properties->getContext(), Rest);
}

/// The shader flag that 16-bit types are native is a module flag in LLVM.
void liftShaderFlags(Module &M, const MDNode *Properties) {
  constexpr uint64_t NativeLowPrecision = 1 << 23;
  for (unsigned I = 0; Properties && I + 1 < Properties->getNumOperands(); I += 2)
    if (number(Properties, I) == uint64_t(EntryTag::ShaderFlags) &&
        (number(Properties, I + 1).value_or(0) & NativeLowPrecision) &&
        !M.getModuleFlag("dx.nativelowprec"))
      M.addModuleFlag(Module::Error, "dx.nativelowprec", 1);
}

/// The patch constant function of a hull shader, which is no entry but has its operations.
Function *patchConstantFunction(const MDNode *Properties) {
  for (unsigned I = 0; Properties && I + 1 < Properties->getNumOperands(); I += 2)
    if (number(Properties, I) == uint64_t(EntryTag::HullState))
      if (const MDNode *State = node(Properties, I + 1); State && State->getNumOperands())
        return mdconst::dyn_extract_or_null<Function>(State->getOperand(0));
  return nullptr;
}

void liftEntry(MDNode &Entry, Triple::EnvironmentType Stage, NamedMDNode &Kept) {
  if (Entry.getNumOperands() != NumEntryOperands) {
    Kept.addOperand(&Entry);
    return;
  }
  auto *F = mdconst::dyn_extract_or_null<Function>(Entry.getOperand(EntryFunction));
  if (F && Stage != Triple::Library)
    F->addFnAttr("hlsl.shader", Triple::getEnvironmentTypeName(Stage));
  if (Function *PatchConstants = patchConstantFunction(node(&Entry, EntryProperties)))
    if (PatchConstants != F)
      PatchConstants->addFnAttr(StringRef(contract::StageAttribute),
                                Triple::getEnvironmentTypeName(Triple::Hull));
  SmallVector<Metadata *, NumEntryOperands> Operands(Entry.operands());
  Operands[EntryProperties] = liftProperties(F, node(&Entry, EntryProperties));
  Kept.addOperand(MDNode::get(Entry.getContext(), Operands));
}

void liftEntries(Module &M, Triple::EnvironmentType Stage) {
  NamedMDNode *Named = M.getNamedMetadata("dx.entryPoints");
  if (!Named)
    return;
  SmallVector<MDNode *, 4> Entries(Named->operands());
  NamedMDNode *Kept = M.getOrInsertNamedMetadata(upgraded::Entries);
  for (MDNode *Entry : Entries) {
    liftShaderFlags(M, node(Entry, EntryProperties));
    liftEntry(*Entry, Stage, *Kept);
  }
  Named->eraseFromParent();
}

/// dx.<name> to dxil.<name>, but for the validator version, which LLVM's own front end writes as
/// dx.valver.
void renameRest(Module &M) {
  SmallVector<NamedMDNode *, 16> Rest;
  for (NamedMDNode &Named : M.named_metadata())
    if (Named.getName().starts_with("dx.") && Named.getName() != "dx.valver")
      Rest.push_back(&Named);
  for (NamedMDNode *Named : Rest) {
    std::string Name = (Twine(upgraded::MetadataPrefix) + Named->getName().drop_front(3)).str();
    NamedMDNode *Kept = M.getOrInsertNamedMetadata(Name);
    for (MDNode *Node : Named->operands())
      Kept->addOperand(Node);
    Named->eraseFromParent();
  }
}

} // namespace

bool liftMetadata(Module &M) {
  if (!M.getNamedMetadata("dx.shaderModel"))
    return false;
  Triple::EnvironmentType Stage = liftTriple(M);
  if (Stage == Triple::UnknownEnvironment)
    return false;
  liftEntries(M, Stage);
  renameRest(M);
  return true;
}

} // namespace dxil
