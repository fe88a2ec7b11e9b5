// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <dxil/container/derive/Facts.h>

#include <dxil/ops/SystemValues.h>

namespace dxil::container {

std::string_view stageName(Stage S) {
  std::string_view Name = dxil::name(S);
  return Name.empty() ? "unknown" : Name;
}

std::string_view className(ResourceClass C) {
  const ResourceClassInfo *Info = resourceClassInfo(uint64_t(C));
  return Info ? Info->Label : "unknown";
}

ResourceClass classOf(const HandleProperties &P) {
  if (!isKnown(P.kind()))
    return NoClass;
  switch (P.kind()) {
  case ResourceKind::CBuffer: return ResourceClass::CBuffer;
  case ResourceKind::Sampler: return ResourceClass::Sampler;
  default: return P.isUAV() ? ResourceClass::UAV : ResourceClass::SRV;
  }
}

std::string Resource::str() const {
  std::string Out = std::string(className(Class)) + " " + std::to_string(Id);
  if (Class == ResourceClass::SRV || Class == ResourceClass::UAV)
    Out += " " + std::string(kindName(Kind));
  if (!Name.empty())
    Out += " '" + std::string(Name) + "'";
  return Out;
}

HandleProperties propertiesOf(const Resource &R) {
  HandleProperties P;
  if (R.Class == ResourceClass::Sampler && R.SamplerKind > uint64_t(SamplerKind::Mono))
    return P;
  P.setKind(R.Kind);
  P.setIsUAV(R.Class == ResourceClass::UAV);
  if (P.isUAV()) {
    P.setIsROV(R.ROV);
    P.setIsGloballyCoherent(R.GloballyCoherent);
    P.setComparesOrCounts(R.Counter);
    P.setIsReorderCoherent(R.ReorderCoherent);
  }
  if (R.Class == ResourceClass::Sampler)
    P.setComparesOrCounts(R.SamplerKind == uint64_t(SamplerKind::Comparison));
  else if (R.Class == ResourceClass::CBuffer)
    P.setSize(uint32_t(R.Size));
  else if (R.Kind == ResourceKind::StructuredBuffer)
    P.setStride(uint32_t(R.Stride));
  else
    P.setComponent(ComponentType(R.Component));
  return P;
}

static const EntryPoint *at(const std::vector<uint32_t> &Places, ir::FunctionId F,
                            const std::vector<EntryPoint> &Entries) {
  return F < Places.size() && Places[F] ? &Entries[Places[F] - 1] : nullptr;
}

const EntryPoint *ModuleFacts::entry(ir::FunctionId F) const {
  return at(EntryOf, F, Entries);
}

const EntryPoint *ModuleFacts::patchConstantEntry(ir::FunctionId F) const {
  return at(HullOf, F, Entries);
}

void ModuleFacts::indexEntries(size_t NumFunctions) {
  EntryOf.assign(NumFunctions, 0);
  HullOf.assign(NumFunctions, 0);
  auto note = [&](std::vector<uint32_t> &Places, ir::FunctionId F, size_t Entry) {
    if (F < NumFunctions && !Places[F])
      Places[F] = uint32_t(Entry + 1);
  };
  for (size_t I = 0; I < Entries.size(); ++I) {
    note(EntryOf, Entries[I].Function, I);
    if (Entries[I].Kind == Stage::Hull)
      note(HullOf, Entries[I].PatchConstant, I);
  }
}

const std::vector<Resource> &ModuleFacts::resources(ResourceClass C) const {
  switch (C) {
  case ResourceClass::SRV: return SRVs;
  case ResourceClass::UAV: return UAVs;
  case ResourceClass::CBuffer: return CBuffers;
  default: return Samplers;
  }
}

void settleSemantics(ModuleFacts &Info) {
  auto settle = [&](Signature &S, Stage Where, SignatureList List) {
    const SignaturePoint Point = signaturePoint(Where, List);
    for (SignatureElement &X : S)
      if (X.Kind != semantic::Arbitrary &&
          signatureRole(X.Kind, Point, Info.ShaderModel.Minor) == SignatureRole::Arbitrary) {
        X.Kind = semantic::Arbitrary;
        X.Semantic = X.Name;
      }
  };
  for (EntryPoint &E : Info.Entries) {
    settle(E.Input, E.Kind, SignatureList::Input);
    settle(E.Output, E.Kind, SignatureList::Output);
    settle(E.PatchOrPrimitive, E.Kind, SignatureList::PatchOrPrimitive);
  }
}

} // namespace dxil::container
