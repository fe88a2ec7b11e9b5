// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Translates a module's description from LLVM 22's terms (triple, function attributes) to DXIL's
// terms (named metadata).
#include "ModuleMetadata.h"
#include "ShaderFlags.h"
#include "dxil/contract/MetadataNode.h"
#include "dxil/contract_names.h"
#include "dxil/lowering/Diagnostics.h"
#include "dxil/lowering/passes/Metadata.h"
#include "dxil/ops/ShaderModels.h"
#include "entry/EntryProperties.h"
#include "entry/RootSignatures.h"
#include "entry/Signature.h"
#include "entry/StageProperties.h"
#include "entry/UnsetOutputs.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Metadata.h"
#include "llvm/IR/Module.h"
#include "llvm/TargetParser/Triple.h"

using namespace llvm;

namespace dxil::lowering {
namespace {

// The validator version if the front end names none: the one that clang 22 assumes, or the first
// that knows the program's DXIL version.
constexpr VersionPair OldestDefaultValidator = {1, 8};
constexpr VersionPair FirstLibraries = {1, FirstMinorWithLibraries};
// The first validator that accepts root signatures of a library's entries.
constexpr VersionPair FirstEntryRootSignatures = {1, 7};

// Shader model 6.n is DXIL 1.n; DXIL 1.0 is the oldest.
VersionPair dxilVersionOf(VersionPair ShaderModel) {
  return {1, ShaderModel.Major == 6 ? ShaderModel.Minor : 0};
}

/// Returns the default validator version. Libraries of shader models 6.1 and 6.2 get 0.0, since no
/// validator knows them.
VersionPair defaultValidator(StringRef Profile, VersionPair DXIL) {
  if (Profile == "lib" && DXIL < FirstLibraries)
    return {0, 0};
  return std::max(OldestDefaultValidator, DXIL);
}

void writeVersions(Module &M, StringRef Profile, VersionPair ShaderModel) {
  contract::LLVMNodeWriter W(M.getContext());
  VersionPair DXIL = dxilVersionOf(ShaderModel);
  contract::setNamed(
      M, md::VersionLayout::Named,
      md::VersionFields<Metadata *>{.Major = DXIL.Major, .Minor = DXIL.Minor}.write(W));
  if (!contract::firstNode(M, md::ValidatorVersionLayout::Named).isNode()) {
    VersionPair Default = defaultValidator(Profile, DXIL);
    contract::setNamed(
        M, md::ValidatorVersionLayout::Named,
        md::ValidatorVersionFields<Metadata *>{.Major = Default.Major, .Minor = Default.Minor}
            .write(W));
  }
  contract::setNamed(M, md::ShaderModelLayout::Named,
                     md::ShaderModelFields<Metadata *>{
                         .Profile = Profile, .Major = ShaderModel.Major, .Minor = ShaderModel.Minor}
                         .write(W));
}

Metadata *entryPropertyList(contract::LLVMNodeWriter &W, const EntryRecord &E,
                            const ModuleMetadata &MD, std::optional<Stage> LibraryKind) {
  md::EntryPropertiesWriter Out(W);
  if (E.ShaderFlags)
    Out.shaderFlags(E.ShaderFlags);
  if (E.PayloadSize)
    Out.rayPayloadSize(E.PayloadSize);
  if (E.AttributeSize)
    Out.rayAttributeSize(E.AttributeSize);
  if (LibraryKind)
    Out.shaderKind(*LibraryKind);
  const ComputeProperties &C = E.Compute;
  if (MDNode *Stage = E.F ? stageProperties(*E.F) : nullptr)
    Out.append(Stage->operands());
  else if (C.NumThreads[0])
    Out.numThreads(md::ThreadsFields<Metadata *>{
        .X = C.NumThreads[0], .Y = C.NumThreads[1], .Z = C.NumThreads[2]}
                       .write(W));
  // Shader model 6.8 added ranges, and always writes one.
  if (C.WaveMin && MD.ShaderModel >= VersionPair{6, 8})
    Out.waveSizeRange(md::WaveSizeRangeFields<Metadata *>{
        .Min = C.WaveMin, .Max = C.WaveMax, .Preferred = C.WavePreferred}
                          .write(W));
  else if (C.WaveMin)
    Out.waveSize(md::WaveSizeFields<Metadata *>{.Size = C.WaveMin}.write(W));
  if (C.GroupSharedLimit)
    Out.groupSharedLimit(*C.GroupSharedLimit);
  if (!E.RootSignature.empty()) {
    auto *Bytes =
        ConstantDataArray::getString(E.F->getContext(), E.RootSignature, /*AddNull=*/false);
    Out.rootSignature(md::RootSignatureFields<Metadata *>{.Bytes = W.value(Bytes)}.write(W));
  }
  return Out.finish();
}

// Writes the signatures as the shader's builder describes them. Their use by ops is derived from
// the finished module.
Metadata *entrySignatures(Module &M, const EntryRecord &E) {
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

void addEntryPoint(Module &M, const EntryRecord &E, const MDNode *Resources, Metadata *Properties) {
  contract::LLVMNodeWriter W(M.getContext());
  contract::addNamed(M, md::EntryPointLayout::Named,
                     md::EntryPointFields<Metadata *>{.Function = W.value(E.F),
                                                      .Name = E.Name,
                                                      .Signatures = entrySignatures(M, E),
                                                      .Resources = const_cast<MDNode *>(Resources),
                                                      .Properties = Properties}
                         .write(W));
}

// Writes one entry for the shader. A library gets one for the module, with the resources, and one
// for each entry function. Returns false after a diagnostic if a root signature is malformed.
bool writeEntryPoints(Module &M, ArrayRef<EntryProperties> Entries, const ModuleMetadata &MD) {
  contract::LLVMNodeWriter W(M.getContext());
  const uint64_t Flags = optionFlags(M, MD);
  const MDNode *Resources = contract::firstNode(M, md::ResourcesLayout::Named).node();
  if (NamedMDNode *Old = M.getNamedMetadata(md::EntryPointLayout::Named))
    Old->clearOperands();
  bool IsLibrary = MD.Stage == Triple::Library;
  if (IsLibrary) {
    EntryRecord Library;
    Library.ShaderFlags = Flags;
    addEntryPoint(M, Library, Resources, entryPropertyList(W, Library, MD, std::nullopt));
  }
  for (const EntryProperties &Entry : Entries) {
    EntryRecord E;
    E.F = Entry.F;
    E.Name = Entry.F->getName();
    E.Compute = Entry.Compute;
    E.PayloadSize = Entry.PayloadSize;
    E.AttributeSize = Entry.AttributeSize;
    std::optional<Stage> Kind;
    if (IsLibrary) {
      Kind = Stage(Entry.Kind);
      std::optional<std::string> RootSignature = rootSignatureBytes(*Entry.F);
      if (!RootSignature)
        return false;
      if (MD.Validator >= FirstEntryRootSignatures)
        E.RootSignature = std::move(*RootSignature);
    } else {
      E.ShaderFlags = Flags;
    }
    addEntryPoint(M, E, IsLibrary ? nullptr : Resources, entryPropertyList(W, E, MD, Kind));
  }
  if (NamedMDNode *Listed = M.getNamedMetadata(contract::RootSignatures); Listed && IsLibrary)
    Listed->eraseFromParent();
  return true;
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
  if (!writeEntryPoints(M, Entries, readModuleMetadata(M)))
    return PreservedAnalyses::none();
  for (const EntryProperties &Entry : Entries)
    dropEntryAttributes(*Entry.F);
  // clang's module flags: the shader flags now hold those that DXIL has, and LLVM 3.7 does not know
  // all their behaviors.
  if (NamedMDNode *Settings = M.getModuleFlagsMetadata())
    Settings->eraseFromParent();
  return PreservedAnalyses::none();
}

} // namespace dxil::lowering
