// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ModuleMetadata.h"
#include "dxil/contract/MetadataNode.h"
#include "dxil/generated/Kinds.h"
#include "dxil/ops/ShaderModels.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Function.h"
#include "llvm/IR/Metadata.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace {

/// Reads a layout with a major and a minor number.
template <class View>::dxil::lowering::VersionPair readVersion(const View &N) {
  return {uint32_t(N.major()), uint32_t(N.minor())};
}

void readTags(const ::dxil::md::EntryProperties<::dxil::contract::LLVMNode> &P,
              ::dxil::lowering::EntryRecord &E) {
  ::dxil::lowering::ComputeProperties &C = E.Compute;
  E.ShaderFlags = P.shaderFlags();
  const auto Threads = P.numThreads();
  C.NumThreads = {uint32_t(Threads.x()), uint32_t(Threads.y()), uint32_t(Threads.z())};
  if (const auto Range = P.waveSizeRange()) {
    C.WaveMin = uint32_t(Range.min());
    C.WaveMax = uint32_t(Range.max());
    C.WavePreferred = uint32_t(Range.preferred());
  } else {
    C.WaveMin = uint32_t(P.waveSize().size());
  }
  if (P.has(::dxil::EntryTag::GroupSharedLimit))
    C.GroupSharedLimit = uint32_t(P.groupSharedLimit());
  E.ShaderKind = uint32_t(P.shaderKind(::dxil::Stage(E.ShaderKind)));
}

} // namespace

namespace dxil::lowering {

SmallVector<contract::ResourceRecord, 8> readResources(const Module &M) {
  return contract::readResources(contract::firstNode(M, md::ResourcesLayout::Named).node());
}

ModuleMetadata readModuleMetadata(const Module &M) {
  ModuleMetadata Result;
  Result.DXILVersion = readVersion(md::Version(contract::firstNode(M, md::VersionLayout::Named)));
  const md::ValidatorVersion Validator(contract::firstNode(M, md::ValidatorVersionLayout::Named));
  Result.Validator = readVersion(Validator);
  // 0.0 means no validator; take the newest known version.
  if (Validator && Result.Validator == VersionPair{})
    Result.Validator = {1, NewestMinor};
  const md::ShaderModel Model(contract::firstNode(M, md::ShaderModelLayout::Named));
  if (const std::optional<Stage> S = stageOfPrefix(Model.profile()))
    Result.Stage = static_cast<Triple::EnvironmentType>(Triple::Pixel + unsigned(*S));
  Result.ShaderModel = readVersion(Model);
  if (const NamedMDNode *Named = M.getNamedMetadata(md::EntryPointLayout::Named))
    for (const MDNode *N : Named->operands()) {
      const md::EntryPoint Entry{contract::LLVMNode(N)};
      EntryRecord E;
      E.F = dyn_cast_or_null<Function>(Entry.function());
      E.Name = Entry.name();
      E.Signatures = Entry.signatures().at().node();
      E.Properties = Entry.properties().at().node();
      E.ShaderKind = shaderKindNumber(Result.Stage);
      readTags(Entry.properties(), E);
      Result.Entries.push_back(E);
    }
  return Result;
}

uint32_t shaderKindNumber(Triple::EnvironmentType Stage) {
  // LLVM lists the stages in the order of DXIL's numbers.
  return static_cast<uint32_t>(Stage) - static_cast<uint32_t>(Triple::Pixel);
}

StringRef stageProfile(Triple::EnvironmentType Stage) {
  // Stages that exist only in libraries have no profile of their own.
  const uint32_t Kind = shaderKindNumber(Stage);
  const std::string_view Prefix = profilePrefix(Kind);
  const ProfileInfo *Record = findProfile(Prefix);
  return Record && uint32_t(Record->Kind) == Kind ? StringRef(Prefix) : StringRef();
}

Metadata *intMetadata(LLVMContext &Ctx, uint32_t Value) {
  return ConstantAsMetadata::get(ConstantInt::get(Type::getInt32Ty(Ctx), Value));
}

} // namespace dxil::lowering
