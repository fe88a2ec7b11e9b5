// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Writes the module of the part STAT, and removes from the program what only that part needs.
#include "Reflection.h"
#include "dxil/contract/MetadataNode.h"
#include "dxil/contract/TypeRecords.h"
#include "dxil/lowering/Diagnostics.h"
#include "dxil/lowering/passes/Emission.h"
#include "dxil/lowering/passes/Metadata.h"
#include "metadata/ModuleMetadata.h"
#include "metadata/ShaderFlags.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Module.h"
#include "llvm/Transforms/Utils/Cloning.h"

using namespace llvm;

namespace dxil::lowering {
namespace {

using md::ResourceLayout;

/// Calls \p Change for each entry of `dx.resources`.
void forEachResource(
    Module &M,
    function_ref<void(ResourceClass Class, const md::Resource<contract::LLVMNode> &Entry)> Change) {
  const md::Resources Lists(contract::firstNode(M, md::ResourcesLayout::Named));
  auto Visit = [&](ResourceClass Class, const auto &List) {
    for (const auto &Entry : List)
      if (Entry)
        Change(Class, md::Resource(Entry.at()));
  };
  Visit(ResourceClass::SRV, Lists.srvs());
  Visit(ResourceClass::UAV, Lists.uavs());
  Visit(ResourceClass::CBuffer, Lists.cbuffers());
  Visit(ResourceClass::Sampler, Lists.samplers());
}

void setOperand(const md::Resource<contract::LLVMNode> &Entry, unsigned I, Metadata *To) {
  if (I < Entry.numOperands())
    const_cast<MDNode *>(Entry.at().node())->replaceOperandWith(I, To);
}

/// Returns the program without the bodies of its functions and without container parts.
std::unique_ptr<Module> withoutBodies(const Module &M) {
  ValueToValueMapTy Map;
  std::unique_ptr<Module> Copy =
      CloneModule(M, Map, [](const GlobalValue *G) { return !isa<Function>(G); });
  for (Function &F : make_early_inc_range(*Copy))
    if (F.use_empty() && isOpFunctionName(F.getName()) && !F.isUsedByMetadata())
      F.eraseFromParent();
  for (const Function &F : M)
    if (Function *Declared = F.isDeclaration() ? nullptr : cast_or_null<Function>(Map.lookup(&F))) {
      SmallVector<std::pair<unsigned, MDNode *>, 4> Attached;
      F.getAllMetadata(Attached);
      for (auto [Kind, Node] : Attached)
        if (Kind != LLVMContext::MD_dbg)
          Declared->setMetadata(Kind, Node);
    }
  for (GlobalVariable &G : make_early_inc_range(Copy->globals()))
    if (!G.getSection().empty() || G.hasAppendingLinkage()) // constructors have bodies
      G.eraseFromParent();
  return Copy;
}

} // namespace

void stripReflection(Module &M) {
  const bool IsLibrary = M.getTargetTriple().getEnvironment() == Triple::Library;
  bool IsNative16 = false;
  for (const EntryRecord &E : readModuleMetadata(M).Entries)
    IsNative16 |= E.ShaderFlags & uint64_t(ShaderFlag::NativeLowPrecision);
  if (NamedMDNode *Named = M.getNamedMetadata(md::TypeAnnotationsLayout::Named)) {
    // A linker needs the parameters of functions that may use minimum precision.
    MDNode *Functions = IsLibrary && !IsNative16 && Named->getNumOperands()
                            ? Named->getOperand(Named->getNumOperands() - 1)
                            : nullptr;
    Named->clearOperands();
    if (Functions &&
        md::TypeAnnotations(contract::LLVMNode(Functions)).tag() == AnnotatedKind::Functions)
      Named->addOperand(Functions);
    else
      Named->eraseFromParent();
  }
  if (!IsLibrary)
    forEachResource(M, [&](ResourceClass, const md::Resource<contract::LLVMNode> &Entry) {
      setOperand(Entry, ResourceLayout::Name, MDString::get(M.getContext(), ""));
    });
}

std::unique_ptr<Module> reflectionModule(const Module &M) {
  std::unique_ptr<Module> Copy = withoutBodies(M);
  // No validator reads this module.
  contract::LLVMNodeWriter W(M.getContext());
  contract::setNamed(*Copy, md::ValidatorVersionLayout::Named,
                     md::ValidatorVersionFields<Metadata *>{.Major = 0, .Minor = 0}.write(W));
  return Copy;
}

PreservedAnalyses DXILTypeAnnotationsPass::run(Module &M, ModuleAnalysisManager &) {
  if (contract::TypeRecords(M).present())
    writeTypeAnnotations(M);
  return PreservedAnalyses::all();
}

} // namespace dxil::lowering
