// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ModuleMetadata.h"
#include "dxil/generated/Kinds.h"
#include "dxil/ops/ShaderModels.h"
#include "dxil/upgrade/MetadataOperands.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Metadata.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace {

using ::dxil::operand::first;
using ::dxil::operand::node;
using ::dxil::operand::number;
using ::dxil::operand::number32;
using ::dxil::operand::text;

::dxil::VersionPair readVersion(const MDNode *N, unsigned First) {
  return {number32(N, First), number32(N, First + 1)};
}

void readEntryProperties(const MDNode *Properties, ::dxil::EntryRecord &E) {
  if (!Properties)
    return;
  for (unsigned I = 0; I + 1 < Properties->getNumOperands(); I += 2) {
    const MDNode *List = node(Properties, I + 1);
    switch (static_cast<::dxil::EntryTag>(number32(Properties, I, UINT32_MAX))) {
    case ::dxil::EntryTag::ShaderFlags:
      E.ShaderFlags = number(Properties, I + 1).value_or(0);
      break;
    case ::dxil::EntryTag::NumThreads:
      for (unsigned D = 0; D < 3; ++D)
        E.Compute.NumThreads[D] = number32(List, D);
      break;
    case ::dxil::EntryTag::WaveSize:
    case ::dxil::EntryTag::WaveSizeRange:
      E.Compute.WaveMin = number32(List, 0);
      E.Compute.WaveMax = number32(List, 1);
      E.Compute.WavePreferred = number32(List, 2);
      break;
    case ::dxil::EntryTag::GroupSharedLimit:
      E.Compute.GroupSharedLimit = number32(Properties, I + 1);
      break;
    case ::dxil::EntryTag::ShaderKind: E.ShaderKind = number32(Properties, I + 1); break;
    default: // read where they are used
      break;
    }
  }
}

} // namespace

namespace dxil {

SmallVector<ResourceRecord, 8> readResources(const Module &M) {
  return readResources(first(M, "dx.resources"));
}

ModuleMetadata readModuleMetadata(const Module &M) {
  ModuleMetadata Result;
  Result.DXILVersion = readVersion(first(M, "dx.version"), 0);
  const MDNode *Validator = first(M, "dx.valver");
  Result.Validator = readVersion(Validator, 0);
  // 0.0 is for none: the newest that is known.
  if (Validator && Result.Validator == VersionPair{})
    Result.Validator = {1, NewestMinor};
  const MDNode *Model = first(M, "dx.shaderModel");
  Result.Stage = operand::stageOfProfile(text(Model, 0));
  Result.ShaderModel = readVersion(Model, 1);
  if (const NamedMDNode *Named = M.getNamedMetadata("dx.entryPoints"))
    for (const MDNode *N : Named->operands()) {
      EntryRecord E;
      if (N->getNumOperands() > 0)
        E.F = mdconst::dyn_extract_or_null<Function>(N->getOperand(0));
      E.Name = text(N, 1);
      E.Signatures = node(N, 2);
      E.Properties = node(N, 4);
      E.ShaderKind = shaderKindNumber(Result.Stage);
      readEntryProperties(E.Properties, E);
      Result.Entries.push_back(E);
    }
  return Result;
}

uint32_t shaderKindNumber(Triple::EnvironmentType Stage) {
  // LLVM lists the stages in the order of DXIL's numbers.
  return static_cast<uint32_t>(Stage) - static_cast<uint32_t>(Triple::Pixel);
}

StringRef stageProfile(Triple::EnvironmentType Stage) {
  // Stages that only libraries have are of no profile of their own.
  const uint32_t Kind = shaderKindNumber(Stage);
  const std::string_view Prefix = profilePrefix(Kind);
  const ProfileInfo *Found = findProfile(Prefix);
  return Found && uint32_t(Found->Kind) == Kind ? StringRef(Prefix) : StringRef();
}

Metadata *intMetadata(LLVMContext &Ctx, uint32_t Value) {
  return ConstantAsMetadata::get(ConstantInt::get(Type::getInt32Ty(Ctx), Value));
}

Metadata *boolMetadata(LLVMContext &Ctx, bool Value) {
  return ConstantAsMetadata::get(ConstantInt::getBool(Ctx, Value));
}

} // namespace dxil
