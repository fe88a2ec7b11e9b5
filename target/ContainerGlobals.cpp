// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The parts of a container that repeat, for the runtime, what the module says:
// features, signatures, pipeline state, root signature and hash.
#include "MetadataFields.h"
#include "ModuleMetadata.h"
#include "PartGlobals.h"
#include "PipelineState.h"
#include "RuntimeData.h"
#include "ShaderFlags.h"
#include "SignatureParts.h"
#include "dxil/lowering/Diagnostics.h"
#include "dxil/target/Passes.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/BinaryFormat/DXContainer.h"
#include "llvm/Frontend/HLSL/RootSignatureMetadata.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Metadata.h"
#include "llvm/IR/Module.h"
#include "llvm/MC/DXContainerPSVInfo.h"
#include "llvm/Support/EndianStream.h"
#include "llvm/Support/MD5.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace dxil {
namespace {

void addFeatureInfo(Module &M, const ModuleMetadata &MD) {
  uint64_t Flags = 0;
  for (const EntryRecord &E : MD.Entries)
    Flags |= E.ShaderFlags;
  SmallString<8> Data;
  raw_svector_ostream OS(Data);
  support::endian::write(OS, featureInfo(Flags), endianness::little);
  addPartGlobal(M, "dx.sfi0", "SFI0", Data);
}

// A stage without inputs or outputs has an empty table for each.
void addSignatures(Module &M, const EntryRecord &Entry, const ModuleMetadata &MD) {
  Triple::EnvironmentType Stage = MD.Stage;
  EntrySignatures S = readSignatures(Entry.Signatures);
  bool Native16Bit = Entry.ShaderFlags & static_cast<uint64_t>(ShaderFlag::NativeLowPrecision);
  addPartGlobal(M, "dx.isg1", "ISG1",
                signaturePart(S.Inputs, /*IsOutput=*/false, Native16Bit, MD.Validator));
  addPartGlobal(M, "dx.osg1", "OSG1",
                signaturePart(S.Outputs, /*IsOutput=*/true, Native16Bit, MD.Validator));
  bool IsHull = Stage == Triple::Hull, IsDomain = Stage == Triple::Domain;
  if (S.PatchOrPrimitive.empty() || (!IsHull && !IsDomain && Stage != Triple::Mesh))
    return;
  // The domain is operand 3 of a hull shader's state and operand 0 of a domain shader's.
  EntryTag Tag = IsHull ? EntryTag::HullState : EntryTag::DomainState;
  const MDNode *State = mdTaggedNode(Entry.Properties, Tag);
  uint32_t Domain = mdNumber(State, IsHull ? 3 : 0);
  addPartGlobal(
      M, "dx.psg1", "PSG1",
      signaturePart(S.PatchOrPrimitive, /*IsOutput=*/!IsDomain, Native16Bit, MD.Validator, Domain));
}

// The name of the file that has the debug information: two 16-bit fields, flags
// and length, then the name, ended by at least one zero.
void addDebugName(Module &M, StringRef Name) {
  SmallString<64> Data;
  raw_svector_ostream OS(Data);
  support::endian::write<uint16_t>(OS, 0, endianness::little);
  support::endian::write<uint16_t>(OS, Name.size(), endianness::little);
  OS << Name;
  OS.write_zeros(4 - Data.size() % 4);
  addPartGlobal(M, "dx.ildn", "ILDN", Data);
}

// MD5 of the bitcode alone, so that the program header's version does not
// count. The first word says whether the hash covers the source; it does not.
void addHash(Module &M, StringRef Program) {
  constexpr size_t HeaderSize = sizeof(dxbc::ProgramHeader);
  if (Program.size() < HeaderSize)
    return;
  dxbc::ProgramHeader Header;
  memcpy(&Header, Program.data(), HeaderSize);
  if (sys::IsBigEndianHost)
    Header.swapBytes();
  MD5 Hash;
  Hash.update(Program.drop_front(HeaderSize).take_front(Header.Bitcode.Size));
  MD5::MD5Result Digest = Hash.final();

  SmallString<20> Data;
  raw_svector_ostream OS(Data);
  support::endian::write<uint32_t>(OS, 0, endianness::little);
  OS.write(reinterpret_cast<const char *>(Digest.data()), Digest.size());
  addPartGlobal(M, "dx.hash", "HASH", Data);
  if (findPartGlobal(M, "ILDB"))
    addDebugName(M, (Digest.digest() + ".pdb").str());
}

// clang leaves a root signature as (function, elements, version) in
// `dx.rootsignatures`; the entry's own one becomes the part.
void addRootSignature(Module &M, const ModuleMetadata &MD) {
  const NamedMDNode *Named = M.getNamedMetadata("dx.rootsignatures");
  if (!Named)
    return;
  for (const MDNode *N : Named->operands()) {
    if (N->getNumOperands() != 3)
      continue;
    auto *F = mdconst::dyn_extract_or_null<Function>(N->getOperand(0));
    if (!F || none_of(MD.Entries, [&](const EntryRecord &E) { return E.F == F; }))
      continue;
    auto *Elements = dyn_cast_or_null<MDNode>(N->getOperand(1));
    auto *Version = mdconst::dyn_extract_or_null<ConstantInt>(N->getOperand(2));
    if (!Elements || !Version) {
      reportEntryError(*F, "malformed root signature metadata");
      return;
    }
    hlsl::rootsig::MetadataParser Parser(Elements);
    Expected<mcdxbc::RootSignatureDesc> Desc = Parser.ParseRootSignature(Version->getZExtValue());
    if (!Desc) {
      reportEntryError(*F, "invalid root signature: " + toString(Desc.takeError()));
      return;
    }
    Desc->RootParameterOffset = Desc->computeRootParametersOffset();
    Desc->StaticSamplersOffset = Desc->computeStaticSamplersOffset();
    Desc->NumStaticSamplers = Desc->StaticSamplers.size();
    SmallString<128> Data;
    raw_svector_ostream OS(Data);
    Desc->write(OS);
    addPartGlobal(M, "dx.rts0", "RTS0", Data);
    return;
  }
}

void dropPart(Module &M, StringRef Part) {
  if (auto *Old = const_cast<GlobalVariable *>(findPartGlobal(M, Part)))
    Old->eraseFromParent();
}

void addRuntimeData(Module &M, const ModuleMetadata &MD) {
  // A library's resources are globals, by which functions share them.
  for (const ResourceRecord &R : readResources(M))
    if (!isa_and_nonnull<GlobalValue>(R.Symbol)) {
      reportModuleError(M, "resource '" + R.Name +
                               "' of a library has no global (expected one in operand 1 of its "
                               "entry in dx.resources; library targets of HLSL with resources are "
                               "not supported yet)");
      return;
    }
  const GlobalVariable *Carried = findPartGlobal(M, "RDAT");
  SmallString<0> Data = runtimeData(M, MD, Carried ? partData(*Carried) : std::string());
  dropPart(M, "RDAT");
  addPartGlobal(M, "dx.rdat", "RDAT", Data);
}

void addInterface(Module &M, const ModuleMetadata &MD) {
  for (StringRef Part : {"ISG1", "OSG1", "PSG1", "PSV0"})
    dropPart(M, Part);
  addSignatures(M, MD.Entries.front(), MD);
  addPartGlobal(M, "dx.psv0", "PSV0", pipelineStateValidation(M, MD));
}

} // namespace

PreservedAnalyses DXContainerGlobalsPass::run(Module &M, ModuleAnalysisManager &) {
  const GlobalVariable *Global = findPartGlobal(M, "DXIL");
  std::string Program = Global ? partData(*Global) : std::string();
  if (Program.empty()) {
    reportModuleError(M, "there is no program to describe (expected a global in "
                         "the section \"DXIL\", which dxil-embed writes)");
    return PreservedAnalyses::all();
  }
  ModuleMetadata MD = readModuleMetadata(M);
  if (MD.Stage == Triple::UnknownEnvironment || MD.Entries.empty()) {
    reportModuleError(M, "dx.shaderModel or dx.entryPoints is missing (expected "
                         "both, which dxil-translate-metadata writes)");
    return PreservedAnalyses::all();
  }
  addFeatureInfo(M, MD);
  if (MD.Stage == Triple::Library)
    addRuntimeData(M, MD);
  else
    addInterface(M, MD);
  addRootSignature(M, MD);
  addHash(M, Program);
  return PreservedAnalyses::none();
}

} // namespace dxil
