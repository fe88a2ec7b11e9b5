// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Pipeline.h"

#include "description/Description.h"
#include "description/ResourceReader.h"

#include <dxil/container/parts/RootSignature.h>
#include <dxil/listing/Reflection.h>
#include <dxil/ops/queries.h>

#include <algorithm>

namespace dxil::execution {
namespace {

using Json = nlohmann::ordered_json;

constexpr uint32_t TileBytes = 65536;

/// The declarations of all shaders, and the first root signature.
struct Declarations {
  std::vector<listing::ReflectedResource> Resources;
  std::optional<container::RootSignature> Root;

  const listing::ReflectedResource *find(ResourceClass Class, uint32_t Register,
                                         uint32_t Space) const {
    const auto Match = std::ranges::find_if(Resources, [&](const auto &R) {
      return R.Class == uint32_t(Class) && R.Space == Space && Register >= R.Register &&
             (R.Count == ~0u || Register - R.Register < R.Count);
    });
    return Match == Resources.end() ? nullptr : &*Match;
  }
};

Result<Declarations> readDeclarations(const std::vector<OffloadProgram> &Programs) {
  Declarations Out;
  for (const OffloadProgram &P : Programs) {
    const auto C = container::Container::parse(P.Container);
    if (!C)
      return failure(P.Path + ": " + C.error().str());
    const auto Reflected = listing::reflect(*C);
    if (!Reflected)
      return failure(P.Path + ": " + Reflected.error().str());
    Out.Resources.insert(Out.Resources.end(), Reflected->Resources.begin(),
                         Reflected->Resources.end());
    if (const container::Part *Root = C->find(container::part::RTS0); Root && !Out.Root)
      if (auto Read = container::readRootSignature(Root->Data))
        Out.Root = std::move(*Read);
  }
  return Out;
}

/// Returns the class and place of a parameter of the root signature.
Status placeRootParameter(const Declarations &D, OffloadResource &R) {
  if (!D.Root || *R.RootParameter >= D.Root->Parameters.size())
    return failure("the shader's root signature has no parameter " +
                   std::to_string(*R.RootParameter) + " for '" + R.Name + "'");
  const container::RootParameter &P = D.Root->Parameters[*R.RootParameter];
  R.Register = P.Register;
  R.Space = P.Space;
  return {};
}

/// Describes an element of a buffer, texture or constant buffer.
Json describeBuffer(const OffloadResource &R, const OffloadBuffer &B, size_t Element) {
  const std::string Format = R.IsTyped ? B.texelFormat() : "";
  const std::vector<uint8_t> &Bytes = B.Elements[Element];
  Json Out = {{"data", hexData(Format.empty() ? Bytes : B.widened(Bytes))}};
  if (R.IsTexture) {
    const OffloadExtent &E = B.Extent;
    Out["texture"] = {{"width", std::max(1u, E.Width)}, {"height", std::max(1u, E.Height)}};
    if (E.Mips > 1)
      Out["texture"]["mips"] = E.Mips;
  }
  if (!Format.empty())
    Out["format"] = Format;
  if (R.Tiles)
    Out["mapped"] = *R.Tiles * TileBytes;
  return Out;
}

/// Static samplers of the root signature are bound to no descriptor.
void describeStaticSamplers(const Declarations &D, Json &Resources) {
  // Numbers of D3D12_TEXTURE_ADDRESS_MODE and D3D12_COMPARISON_FUNC begin with 1.
  const auto Word = [](const auto &Words, uint32_t Number) {
    return Words[std::clamp<size_t>(Number, 1, std::size(Words)) - 1].first;
  };
  if (!D.Root)
    return;
  const auto Filter = [](uint32_t Bits, int Shift) {
    return Bits >> Shift & 1 ? "linear" : "point";
  };
  for (const container::StaticSampler &S : D.Root->Samplers)
    if (D.find(ResourceClass::Sampler, S.Register, S.Space))
      Resources[registerName(ResourceClass::Sampler, S.Register, S.Space)] = {
          {"sampler",
           {{"min", Filter(S.Filter, 4)},
            {"mag", Filter(S.Filter, 2)},
            {"mip", Filter(S.Filter, 0)},
            {"address",
             {Word(AddressModes, S.AddressU), Word(AddressModes, S.AddressV),
              Word(AddressModes, S.AddressW)}},
            {"compare", Word(Comparisons, S.Comparison)},
            {"bias", S.MipLodBias},
            {"minLod", S.MinLod},
            {"maxLod", std::min(S.MaxLod, 1000.0f)}}}};
}

} // namespace

Result<OffloadRun> describeOffload(const OffloadPipeline &P,
                                   const std::vector<OffloadProgram> &Programs) {
  const auto D = readDeclarations(Programs);
  if (!D)
    return D.error();
  OffloadRun Out;
  Json Resources = Json::object();
  describeStaticSamplers(*D, Resources);
  for (OffloadResource R : P.Resources) {
    if (R.RootParameter)
      if (Status Done = placeRootParameter(*D, R); !Done)
        return Done.error();
    const auto Buffer = std::ranges::find(P.Buffers, R.Name, &OffloadBuffer::Name);
    const bool IsBuffer = R.Class != ResourceClass::Sampler && Buffer != P.Buffers.end();
    const size_t Count = IsBuffer                    ? Buffer->Elements.size()
                         : P.Scenes.contains(R.Name) ? P.Scenes[R.Name].size()
                                                     : 1;
    for (uint32_t I = 0; I < Count; ++I) {
      std::string Key = registerName(R.Class, R.Register + I, R.Space);
      if (R.HeapIndex)
        Key = (R.Class == ResourceClass::Sampler ? "samplerHeap[" : "heap[") +
              std::to_string(*R.HeapIndex + I) + "]";
      else if (!D->find(R.Class, R.Register + I, R.Space))
        continue;
      Json &Each = Resources[Key];
      if (R.Class == ResourceClass::Sampler)
        Each = {{"sampler", P.Samplers[R.Name]}};
      else if (IsBuffer)
        Each = describeBuffer(R, *Buffer, I);
      else
        Each = {{"instances", P.Scenes[R.Name][I]}};
      if (R.HeapIndex && R.Class != ResourceClass::Sampler)
        Each["class"] = R.Class == ResourceClass::SRV   ? "srv"
                        : R.Class == ResourceClass::UAV ? "uav"
                                                        : "cbuffer";
      if (R.Class == ResourceClass::UAV)
        Out.Bindings.push_back({Key, size_t(Buffer - P.Buffers.begin()), I,
                                R.IsTyped && !Buffer->texelFormat().empty()});
    }
  }
  Out.Description = P.Launch;
  Out.Description["resources"] = std::move(Resources);
  if (Out.Description.contains("draw")) {
    Json &Shaders = Out.Description["draw"]["shaders"] = Json::object();
    for (size_t I = 1; I < Programs.size() && I < P.Shaders.size(); ++I)
      Shaders[std::string(name(P.Shaders[I].Kind))] = Programs[I].Path;
    const auto Target = std::ranges::find(P.Buffers, P.RenderTarget, &OffloadBuffer::Name);
    if (Target != P.Buffers.end())
      Out.Bindings.push_back({"target0", size_t(Target - P.Buffers.begin()), 0});
  } else if (Out.Description.contains("dispatch") && !P.Shaders.empty()) {
    Out.Description["entry"] = P.Shaders[0].Entry;
  }
  return Out;
}

} // namespace dxil::execution
