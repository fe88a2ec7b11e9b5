// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The module of the part STAT, and the program without what only that part needs.
#include "ModuleMetadata.h"
#include "OperationCalls.h"
#include "Reflection.h"
#include "ShaderFlags.h"
#include "dxil/contract/TypeRecords.h"
#include "dxil/lowering/Diagnostics.h"
#include "dxil/target/Passes.h"
#include "dxil/upgrade/MetadataOperands.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Module.h"
#include "llvm/Transforms/Utils/Cloning.h"

using namespace llvm;

namespace dxil {
namespace {

constexpr unsigned SymbolOperand = 1, NameOperand = 2;

/// Calls \p Change for each entry of `dx.resources`.
void forEachResource(Module &M, function_ref<void(uint32_t Class, MDNode &Entry)> Change) {
  const MDNode *Lists = operand::first(M, "dx.resources");
  if (!Lists)
    return;
  for (uint32_t Class = 0; Class < Lists->getNumOperands(); ++Class)
    if (const MDNode *List = operand::node(Lists, Class))
      for (const MDOperand &Each : List->operands())
        if (auto *Entry = dyn_cast_or_null<MDNode>(Each.get()))
          Change(Class, *Entry);
}

/// The program without its functions' bodies and what the container has beside it.
std::unique_ptr<Module> withoutBodies(const Module &M) {
  ValueToValueMapTy Map;
  std::unique_ptr<Module> Copy =
      CloneModule(M, Map, [](const GlobalValue *G) { return !isa<Function>(G); });
  for (Function &F : make_early_inc_range(*Copy))
    if (F.use_empty() && isOperation(F) && !F.isUsedByMetadata())
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
    if (!G.getSection().empty())
      G.eraseFromParent();
  return Copy;
}

/// In a library the entries name globals, which from shader model 6.6 on are handles: their types
/// stand here.
void nameTypes(Module &M, const TypeRecords &Records) {
  forEachResource(M, [&](uint32_t Class, MDNode &Entry) {
    auto *Symbol = mdconst::dyn_extract_or_null<GlobalVariable>(Entry.getOperand(SymbolOperand));
    auto *Name = dyn_cast_or_null<MDString>(Entry.getOperand(NameOperand));
    if (!Symbol || !Name)
      return;
    Type *T = Records.resourceType(static_cast<ResourceClass>(Class), Name->getString());
    if (T && T != Symbol->getValueType())
      Entry.replaceOperandWith(SymbolOperand, ConstantAsMetadata::get(UndefValue::get(T)));
  });
}

} // namespace

void stripReflection(Module &M) {
  const bool IsLibrary = M.getTargetTriple().getEnvironment() == Triple::Library;
  bool IsNative16 = false;
  for (const EntryRecord &E : readModuleMetadata(M).Entries)
    IsNative16 |= E.ShaderFlags & uint64_t(ShaderFlag::NativeLowPrecision);
  if (NamedMDNode *Named = M.getNamedMetadata("dx.typeAnnotations")) {
    // A linker needs to know the parameters of functions where there may be minimum precision.
    MDNode *Functions = IsLibrary && !IsNative16 && Named->getNumOperands()
                            ? Named->getOperand(Named->getNumOperands() - 1)
                            : nullptr;
    Named->clearOperands();
    if (Functions && operand::number32(Functions, 0) == 1)
      Named->addOperand(Functions);
    else
      Named->eraseFromParent();
  }
  if (!IsLibrary)
    forEachResource(M, [&](uint32_t, MDNode &Entry) {
      if (Entry.getNumOperands() > NameOperand)
        Entry.replaceOperandWith(NameOperand, MDString::get(M.getContext(), ""));
    });
}

std::unique_ptr<Module> reflectionModule(const Module &M, const TypeRecords &Records) {
  std::unique_ptr<Module> Copy = withoutBodies(M);
  nameTypes(*Copy, Records);
  // No validator reads it.
  NamedMDNode *Validator = Copy->getOrInsertNamedMetadata("dx.valver");
  Validator->clearOperands();
  Metadata *Zero = intMetadata(M.getContext(), 0);
  Validator->addOperand(MDNode::get(M.getContext(), {Zero, Zero}));
  return Copy;
}

PreservedAnalyses DXILTypeAnnotationsPass::run(Module &M, ModuleAnalysisManager &) {
  if (TypeRecords(M).present())
    writeTypeAnnotations(M);
  return PreservedAnalyses::all();
}

} // namespace dxil
