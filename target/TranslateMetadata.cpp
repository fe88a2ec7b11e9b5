// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a module says of itself in LLVM 22's terms (triple, function
// attributes) in DXIL's terms (named metadata).
#include "EntryProperties.h"
#include "ModuleMetadata.h"
#include "ShaderFlags.h"
#include "Signature.h"
#include "StageProperties.h"
#include "UnsetOutputs.h"
#include "dxil/contract_names.h"
#include "dxil/lowering/Diagnostics.h"
#include "dxil/ops/ShaderModels.h"
#include "dxil/target/Passes.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Metadata.h"
#include "llvm/IR/Module.h"
#include "llvm/TargetParser/Triple.h"

using namespace llvm;

namespace dxil {
namespace {

// What is written when the front end says nothing of a validator: the version that clang 22
// assumes, or the first that knows the program's version of DXIL.
constexpr VersionPair OldestDefaultValidator = {1, 8};
constexpr VersionPair FirstLibraries = {1, FirstMinorWithLibraries};

void setOnlyOperand(Module &M, StringRef Name, ArrayRef<Metadata *> Operands) {
  NamedMDNode *Named = M.getOrInsertNamedMetadata(Name);
  Named->clearOperands();
  Named->addOperand(MDNode::get(M.getContext(), Operands));
}

// Shader model 6.n is DXIL 1.n; DXIL 1.0 is the oldest.
VersionPair dxilVersionOf(VersionPair ShaderModel) {
  return {1, ShaderModel.Major == 6 ? ShaderModel.Minor : 0};
}

/// No validator knows the libraries of shader models 6.1 and 6.2: 0.0.
VersionPair defaultValidator(StringRef Profile, VersionPair DXIL) {
  if (Profile == "lib" && DXIL < FirstLibraries)
    return {0, 0};
  return std::max(OldestDefaultValidator, DXIL);
}

void writeVersions(Module &M, StringRef Profile, VersionPair ShaderModel) {
  LLVMContext &Ctx = M.getContext();
  auto Int = [&](uint32_t V) { return intMetadata(Ctx, V); };
  VersionPair DXIL = dxilVersionOf(ShaderModel);
  setOnlyOperand(M, "dx.version", {Int(DXIL.Major), Int(DXIL.Minor)});
  const NamedMDNode *Validator = M.getNamedMetadata("dx.valver");
  if (!Validator || Validator->getNumOperands() == 0) {
    VersionPair Default = defaultValidator(Profile, DXIL);
    setOnlyOperand(M, "dx.valver", {Int(Default.Major), Int(Default.Minor)});
  }
  setOnlyOperand(M, "dx.shaderModel",
                 {MDString::get(Ctx, Profile), Int(ShaderModel.Major), Int(ShaderModel.Minor)});
}

// Tag-value pairs of an entry point.
MDNode *entryPropertyList(LLVMContext &Ctx, const EntryRecord &E, const ModuleMetadata &MD,
                          std::optional<uint32_t> LibraryKind) {
  SmallVector<Metadata *, 8> Pairs;
  auto Tag = [&](EntryTag T) { Pairs.push_back(intMetadata(Ctx, static_cast<uint32_t>(T))); };
  auto List = [&](ArrayRef<uint32_t> Values) {
    SmallVector<Metadata *, 3> Operands;
    for (uint32_t V : Values)
      Operands.push_back(intMetadata(Ctx, V));
    Pairs.push_back(MDNode::get(Ctx, Operands));
  };
  if (E.ShaderFlags) {
    Tag(EntryTag::ShaderFlags);
    Pairs.push_back(
        ConstantAsMetadata::get(ConstantInt::get(Type::getInt64Ty(Ctx), E.ShaderFlags)));
  }
  if (E.PayloadSize) {
    Tag(EntryTag::RayPayloadSize);
    Pairs.push_back(intMetadata(Ctx, E.PayloadSize));
  }
  if (E.AttributeSize) {
    Tag(EntryTag::RayAttributeSize);
    Pairs.push_back(intMetadata(Ctx, E.AttributeSize));
  }
  if (LibraryKind) {
    Tag(EntryTag::ShaderKind);
    Pairs.push_back(intMetadata(Ctx, *LibraryKind));
  }
  if (MDNode *Stage = E.F ? stageProperties(*E.F) : nullptr) {
    Pairs.append(Stage->op_begin(), Stage->op_end());
  } else if (E.Compute.NumThreads[0]) {
    Tag(EntryTag::NumThreads);
    List(E.Compute.NumThreads);
  }
  if (E.Compute.WaveMin) {
    // Shader model 6.8 brought ranges, and always writes one.
    if (MD.ShaderModel >= VersionPair{6, 8}) {
      Tag(EntryTag::WaveSizeRange);
      List({E.Compute.WaveMin, E.Compute.WaveMax, E.Compute.WavePreferred});
    } else {
      Tag(EntryTag::WaveSize);
      List({E.Compute.WaveMin});
    }
  }
  if (E.Compute.GroupSharedLimit) {
    Tag(EntryTag::GroupSharedLimit);
    Pairs.push_back(intMetadata(Ctx, *E.Compute.GroupSharedLimit));
  }
  return Pairs.empty() ? nullptr : MDNode::get(Ctx, Pairs);
}

// What the shader's builder has said of its signatures. What the ops do with them is found in the
// finished module.
MDNode *entrySignatures(Module &M, const EntryRecord &E) {
  if (!E.F)
    return nullptr;
  EntrySignatures S = readSignatures(E.F->getMetadata(contract::SignatureMetadata));
  E.F->setMetadata(contract::SignatureMetadata, nullptr);
  if (S.empty())
    return nullptr;
  if (M.getTargetTriple().getEnvironment() == Triple::Pixel)
    warnOfUnsetOutputs(*E.F, S.Outputs);
  dropUnsetOutputs(*E.F);
  return signatureMetadata(M.getContext(), S);
}

void addEntryPoint(Module &M, const EntryRecord &E, MDNode *Resources, MDNode *Properties) {
  LLVMContext &Ctx = M.getContext();
  // Function, name, signatures, resources, properties. A compute shader has
  // no signature elements and so no list of signatures.
  Metadata *Operands[] = {E.F ? ValueAsMetadata::get(E.F) : nullptr, MDString::get(Ctx, E.Name),
                          entrySignatures(M, E), Resources, Properties};
  M.getOrInsertNamedMetadata("dx.entryPoints")->addOperand(MDNode::get(Ctx, Operands));
}

MDNode *resourceLists(const Module &M) {
  const NamedMDNode *Named = M.getNamedMetadata("dx.resources");
  return Named && Named->getNumOperands() ? Named->getOperand(0) : nullptr;
}

// One entry for the shader; in a library one for the module, with the
// resources, and one for each entry function.
void writeEntryPoints(Module &M, ArrayRef<EntryProperties> Entries, const ModuleMetadata &MD) {
  LLVMContext &Ctx = M.getContext();
  const uint64_t Flags = optionFlags(M, MD);
  if (NamedMDNode *Old = M.getNamedMetadata("dx.entryPoints"))
    Old->clearOperands();
  bool IsLibrary = MD.Stage == Triple::Library;
  if (IsLibrary) {
    EntryRecord Whole;
    Whole.ShaderFlags = Flags;
    addEntryPoint(M, Whole, resourceLists(M), entryPropertyList(Ctx, Whole, MD, std::nullopt));
  }
  for (const EntryProperties &Entry : Entries) {
    EntryRecord E;
    E.F = Entry.F;
    E.Name = Entry.F->getName();
    E.Compute = Entry.Compute;
    E.PayloadSize = Entry.PayloadSize;
    E.AttributeSize = Entry.AttributeSize;
    std::optional<uint32_t> Kind;
    if (IsLibrary)
      Kind = Entry.Kind;
    else
      E.ShaderFlags = Flags;
    addEntryPoint(M, E, IsLibrary ? nullptr : resourceLists(M),
                  entryPropertyList(Ctx, E, MD, Kind));
  }
}

} // namespace

PreservedAnalyses DXILTranslateMetadataPass::run(Module &M, ModuleAnalysisManager &) {
  const Triple &T = M.getTargetTriple();
  StringRef Profile = stageProfile(T.getEnvironment());
  if (!T.isDXIL() || Profile.empty()) {
    reportModuleError(M, "target triple '" + T.str() +
                             "' names no DXIL shader stage (expected one such as "
                             "'dxil-pc-shadermodel6.6-compute')");
    return PreservedAnalyses::all();
  }
  VersionTuple Version = T.getOSVersion();
  VersionPair ShaderModel = {Version.getMajor(), Version.getMinor().value_or(0)};
  if (ShaderModel.Major != 6) {
    reportModuleError(M, "target triple '" + T.str() + "' has shader model " +
                             Twine(ShaderModel.Major) + " (expected 'shadermodel6.0' or later)");
    return PreservedAnalyses::all();
  }
  SmallVector<EntryProperties, 1> Entries;
  if (!readEntryProperties(M, T.getEnvironment(), ShaderModel, Entries))
    return PreservedAnalyses::all();

  writeVersions(M, Profile, ShaderModel);
  writeEntryPoints(M, Entries, readModuleMetadata(M));
  for (const EntryProperties &Entry : Entries)
    dropEntryAttributes(*Entry.F);
  // Settings of clang's: what DXIL has of them is in the shader flags now, and
  // LLVM 3.7 does not know all their behaviours.
  if (NamedMDNode *Settings = M.getModuleFlagsMetadata())
    Settings->eraseFromParent();
  return PreservedAnalyses::none();
}

} // namespace dxil
