// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "DXILPrepare.h"
#include "ValueEnumeration.h"
#include "dxil/contract_names.h"
#include "dxil/generated/Limits.h"
#include "dxil/generated/MetadataNames.h"
#include "dxil/generated/MetadataNumbers.h"
#include "dxil/lowering/InventedValues.h"
#include "dxil/lowering/passes/Emission.h"
#include "llvm/ADT/FloatingPointMode.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/GlobalVariable.h"
#include "llvm/IR/InstrTypes.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/ModRef.h"

using namespace llvm;

namespace dxil::lowering {

namespace {

/// String attributes that a DXIL function may have, and those that later passes
/// of this back end read (the writer leaves them out).
bool isKeptString(StringRef Kind) {
  return Kind == StringRef(DenormalAttribute) ||
         Kind == StringRef(contract::WaveOpsIncludeHelperLanes) || Kind.starts_with("hlsl.");
}

void addMemory(AttrBuilder &Attributes, MemoryEffects Effects) {
  if (Effects.doesNotAccessMemory())
    Attributes.addMemoryAttr(MemoryEffects::none());
  else if (Effects.onlyReadsMemory())
    Attributes.addMemoryAttr(MemoryEffects::readOnly());
}

/// Returns DXIL's denormal mode for LLVM's, which has one for results and one for operands.
StringRef denormalMode(StringRef Mode) {
  switch (parseDenormalFPAttribute(Mode).Output) {
  case DenormalMode::IEEE: return wordOf(FloatDenormalModes, uint64_t(FloatDenormalMode::Preserve));
  case DenormalMode::PreserveSign:
  case DenormalMode::PositiveZero:
    return wordOf(FloatDenormalModes, uint64_t(FloatDenormalMode::Flush));
  default: return wordOf(FloatDenormalModes, uint64_t(FloatDenormalMode::Any));
  }
}

llvm::AttributeSet functionAttributes(LLVMContext &Ctx, llvm::AttributeSet Old) {
  AttrBuilder Attributes(Ctx);
  llvm::Attribute Denormals = Old.getAttribute(contract::LLVMDenormalAttribute);
  if (Denormals.isValid())
    Attributes.addAttribute(DenormalAttribute, denormalMode(Denormals.getValueAsString()));
  for (llvm::Attribute A : Old) {
    if (A.isStringAttribute()) {
      if (isKeptString(A.getKindAsString()))
        Attributes.addAttribute(A);
      continue;
    }
    switch (A.getKindAsEnum()) {
    case llvm::Attribute::AlwaysInline:
    case llvm::Attribute::NoDuplicate:
    case llvm::Attribute::NoInline:
    case llvm::Attribute::NoReturn:
    case llvm::Attribute::NoUnwind: Attributes.addAttribute(A); break;
    case llvm::Attribute::Memory: addMemory(Attributes, A.getMemoryEffects()); break;
    default: break;
    }
  }
  return llvm::AttributeSet::get(Ctx, Attributes);
}

llvm::AttributeSet parameterAttributes(LLVMContext &Ctx, llvm::AttributeSet Old) {
  AttrBuilder Attributes(Ctx);
  for (llvm::Attribute A : Old) {
    if (A.isStringAttribute())
      continue;
    switch (A.getKindAsEnum()) {
    case llvm::Attribute::NoAlias:
    case llvm::Attribute::ReadNone:
    case llvm::Attribute::ReadOnly: Attributes.addAttribute(A); break;
    case llvm::Attribute::Captures:
      if (capturesNothing(A.getCaptureInfo()))
        Attributes.addAttribute(A);
      break;
    default: break;
    }
  }
  return llvm::AttributeSet::get(Ctx, Attributes);
}

void prepareObject(GlobalObject &Object) {
  Object.setComdat(nullptr);
  Object.setSection("");
  Object.setUnnamedAddr(GlobalValue::UnnamedAddr::None);
  Object.setVisibility(GlobalValue::DefaultVisibility);
  Object.setDLLStorageClass(GlobalValue::DefaultStorageClass);
  Object.setDSOLocal(Object.hasLocalLinkage()); // the verifier requires it
  Object.setPartition("");
}

void prepareFunction(Function &F) {
  prepareObject(F);
  LLVMContext &Ctx = F.getContext();
  AttributeList Old = F.getAttributes();
  SmallVector<llvm::AttributeSet, 8> Parameters;
  for (unsigned I = 0, E = F.arg_size(); I != E; ++I)
    Parameters.push_back(parameterAttributes(Ctx, Old.getParamAttrs(I)));
  F.setAttributes(AttributeList::get(Ctx, functionAttributes(Ctx, Old.getFnAttrs()),
                                     llvm::AttributeSet(), Parameters));
  F.setCallingConv(CallingConv::C);
  F.clearGC();
  F.setAlignment(MaybeAlign());
  if (F.hasPersonalityFn())
    F.setPersonalityFn(nullptr);
  if (F.hasPrefixData())
    F.setPrefixData(nullptr);
  if (F.hasPrologueData())
    F.setPrologueData(nullptr);
  // The subprogram stays: diagnostics find source lines through it.
  DISubprogram *Subprogram = F.getSubprogram();
  // So do the pointee types of an upgraded function, which the writer needs.
  MDNode *Pointees = F.getMetadata(contract::ParamTypes);
  F.clearMetadata();
  F.setSubprogram(Subprogram);
  F.setMetadata(contract::ParamTypes, Pointees);
}

bool isUnused(GlobalValue &GV) {
  if (GV.hasAppendingLinkage()) // a library's constructors, which the linker reads
    return false;
  GV.removeDeadConstantUsers();
  return GV.use_empty() && !GV.isUsedByMetadata();
}

void prepareGlobals(Module &M) {
  for (StringRef Name : {"llvm.used", "llvm.compiler.used"})
    if (GlobalVariable *List = M.getNamedGlobal(Name))
      List->eraseFromParent();
  for (GlobalVariable &GV : make_early_inc_range(M.globals())) {
    if (isOutsideProgram(GV))
      continue;
    if (isUnused(GV)) {
      GV.eraseFromParent();
      continue;
    }
    prepareObject(GV);
    GV.setExternallyInitialized(false);
    GV.setAttributes(llvm::AttributeSet());
    // The writer needs the type of a resource whose global is a handle.
    MDNode *SymbolType = GV.getMetadata(contract::SymbolTypeMetadata);
    GV.clearMetadata();
    GV.setMetadata(contract::SymbolTypeMetadata, SymbolType);
  }
}

/// Named metadata that a later pass of this back end, or the validator, reads.
bool isKeptName(StringRef Name) {
  return Name.starts_with("dx.") || Name.starts_with("hlsl.") ||
         Name.starts_with(DebugCallPrefix) || Name == StringRef(md::CompilerName) ||
         Name == StringRef(md::ModuleFlagsName) || Name == StringRef(contract::StructMetadata) ||
         Name == StringRef(contract::SourceFiles) ||
         Name == StringRef(contract::ResourceTypeMetadata);
}

} // namespace

void prepareSymbols(Module &M) {
  prepareGlobals(M);
  for (Function &F : make_early_inc_range(M)) {
    if (F.isDeclaration() && isUnused(F))
      F.eraseFromParent();
    else
      prepareFunction(F);
  }
  for (NamedMDNode &Named : make_early_inc_range(M.named_metadata()))
    if (!isKeptName(Named.getName()))
      Named.eraseFromParent();
}

PreservedAnalyses DXILPreparePass::run(Module &M, ModuleAnalysisManager &) {
  prepareInstructions(M);
  reportInvented(M);
  preparePointers(M);
  prepareSymbols(M);
  return PreservedAnalyses::none();
}

} // namespace dxil::lowering
