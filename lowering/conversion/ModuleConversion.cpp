// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dxil/lowering/ModuleConversion.h"
#include "DebugMetadata.h"
#include "ModuleConverter.h"
#include "dxil/contract/MetadataNode.h"
#include "dxil/contract/ResourceRecords.h"
#include "dxil/lowering/OpBuilderBase.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/GlobalVariable.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"

#include <dxil/generated/Limits.h>
#include <dxil/generated/ShaderFlags.h>

using namespace llvm;

namespace dxil::lowering {

Expected<ir::Module> convertModule(const Module &M, DebugInfo WantDebug) {
  PointerTypes Pointers(M);
  std::optional<DebugMetadata> Debug;
  if (WantDebug == DebugInfo::Full)
    Debug.emplace(M);
  const DebugMetadata *D = Debug ? &*Debug : nullptr;
  if (llvm::Error E = checkExpressible(M, Pointers, D))
    return E;
  return ModuleConverter(M, Pointers, D).convert();
}

Expected<ir::Module> convertDebugModule(Module &M) {
  describeSources(M);
  insertDebugCalls(M);
  Expected<ir::Module> Converted = convertModule(M, DebugInfo::Full);
  removeDebugCalls(M);
  return Converted;
}

// Whether the module has native 16-bit types: by clang's module flag, or by an entry point's shader
// flags, to which dxil-translate-metadata moves it.
static bool hasNativeLowPrecision(const Module &M) {
  const NamedMDNode *Entries = M.getNamedMetadata(md::EntryPointLayout::Named);
  return hasNative16Bit(M) ||
         (Entries && any_of(Entries->operands(), [](const MDNode *N) {
            const md::EntryPoint Entry{contract::LLVMNode(N)};
            return has(Entry.properties().shaderFlags(), ShaderFlag::NativeLowPrecision);
          }));
}

ModuleConverter::ModuleConverter(const Module &M, const PointerTypes &Pointers,
                                 const DebugMetadata *Debug)
    : M(M), Debug(Debug), Types(Pointers, Out), Values(M, Types), Metadata(M, Debug),
      Attributes(M, Out) {}

Expected<ir::Module> ModuleConverter::convert() {
  Out.Triple = ModuleTriple;
  Out.DataLayout = hasNativeLowPrecision(M) ? NativeDataLayout : MinPrecisionDataLayout;
  enumerate();
  convertGlobals();
  convertFunctionDeclarations();
  convertConstants(Values.firstConstant(), Values.endOfConstants());
  Out.ModuleConstantCount = uint32_t(Out.Constants.size());
  convertMetadata(Metadata.entries());
  Out.ModuleMetadataCount = uint32_t(Out.Metadata.size());
  convertNamedMetadata();
  convertMetadataKinds();
  nameGlobals();
  const size_t KnownTypes = Out.Types.size();
  size_t Index = 0;
  for (const Function &F : M) {
    if (!F.isDeclaration())
      convertFunction(F, Out.Functions[Index]);
    ++Index;
  }
  if (llvm::Type *Ty = Types.unsupported()) {
    std::string Name;
    raw_string_ostream(Name) << *Ty;
    return createStringError("LLVM 3.7 has no type '%s'", Name.c_str());
  }
  if (Out.Types.size() != KnownTypes || Values.isMissing())
    return createStringError("internal error: a function uses a type or value outside the tables");
  return std::move(Out);
}

/// Fills the tables that come before the functions.
void ModuleConverter::enumerate() {
  for (const GlobalVariable &GV : M.globals())
    if (!isOutsideProgram(GV))
      Types.get(GV.getValueType());
  Values.addGlobals();
  for (const GlobalVariable &GV : M.globals())
    if (GV.hasInitializer() && !isOutsideProgram(GV))
      Values.addConstant(GV.getInitializer(), Types.ofUse(GV.getOperandUse(0)));
  for (const MetadataEnumeration::Entry &Entry : Metadata.entries())
    if (const auto *MD = dyn_cast<ConstantAsMetadata>(Entry.MD)) {
      Constant *C = MD->getValue();
      Values.addConstant(C, Entry.IsSymbol ? Types.pointerTo(contract::symbolType(C), 0)
                                           : Types.ofValue(C));
    }
  Values.finishModule();

  // The functions' values are numbered one function at a time, but the type table must be complete
  // before the first function.
  for (const Function &F : M) {
    if (F.isDeclaration())
      continue;
    Values.enterFunction(F);
    Values.leaveFunction();
    for (const BasicBlock &BB : F)
      for (const Instruction &I : BB) {
        Types.ofValue(&I);
        if (const auto *Alloca = dyn_cast<AllocaInst>(&I))
          Types.get(Alloca->getAllocatedType());
        else if (const auto *GEP = dyn_cast<GetElementPtrInst>(&I))
          Types.get(GEP->getSourceElementType());
      }
  }
}

static ir::Linkage linkageOf(GlobalValue::LinkageTypes Linkage) {
  switch (Linkage) {
  case GlobalValue::ExternalLinkage: return ir::Linkage::External;
  case GlobalValue::AppendingLinkage: return ir::Linkage::Appending;
  case GlobalValue::InternalLinkage: return ir::Linkage::Internal;
  case GlobalValue::ExternalWeakLinkage: return ir::Linkage::ExternWeak;
  case GlobalValue::CommonLinkage: return ir::Linkage::Common;
  case GlobalValue::PrivateLinkage: return ir::Linkage::Private;
  case GlobalValue::AvailableExternallyLinkage: return ir::Linkage::AvailableExternally;
  case GlobalValue::WeakAnyLinkage: return ir::Linkage::Weak;
  case GlobalValue::WeakODRLinkage: return ir::Linkage::WeakOdr;
  case GlobalValue::LinkOnceAnyLinkage: return ir::Linkage::LinkOnce;
  case GlobalValue::LinkOnceODRLinkage: return ir::Linkage::LinkOnceOdr;
  }
  return ir::Linkage::External;
}

void ModuleConverter::convertGlobals() {
  for (const GlobalVariable &GV : M.globals()) {
    if (isOutsideProgram(GV))
      continue;
    ir::Global G;
    G.Self = addValue(ir::ValueKind::Global, Types.ofValue(&GV), uint32_t(Out.Globals.size()));
    G.ValueType = Types.get(GV.getValueType());
    G.AddressSpace = GV.getAddressSpace();
    G.IsConstant = GV.isConstant();
    G.Linkage = linkageOf(GV.getLinkage());
    G.Alignment = GV.getAlign() ? uint32_t(GV.getAlign()->value()) : 0;
    if (GV.hasInitializer())
      G.Initializer = value(GV.getOperandUse(0));
    Out.Globals.push_back(G);
  }
}

void ModuleConverter::convertFunctionDeclarations() {
  for (const Function &F : M) {
    ir::Function To;
    To.Self = addValue(ir::ValueKind::Function, Types.ofValue(&F), uint32_t(Out.Functions.size()));
    To.FunctionType = Types.function(F);
    To.IsDeclaration = F.isDeclaration();
    To.Linkage = linkageOf(F.getLinkage());
    To.CallingConvention = F.getCallingConv();
    To.Attributes = Attributes.id(F.getAttributes());
    Out.Functions.push_back(To);
  }
}

void ModuleConverter::nameGlobals() {
  for (const GlobalVariable &GV : M.globals())
    if (GV.hasName() && !isOutsideProgram(GV))
      Out.setName(value(&GV), save(GV.getName()));
  for (const Function &F : M)
    if (F.hasName())
      Out.setName(value(&F), save(bitcodeName(F.getName())));
}

} // namespace dxil::lowering
