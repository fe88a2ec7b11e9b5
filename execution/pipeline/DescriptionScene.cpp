// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Textures, samplers and acceleration structures in a description.
#include "DescriptionScene.h"

#include <map>

namespace dxil::execution {
namespace {

using nlohmann::json;

const std::map<std::string, Addressing> AddressNames = {{"wrap", Addressing::Wrap},
                                                        {"mirror", Addressing::Mirror},
                                                        {"clamp", Addressing::Clamp},
                                                        {"border", Addressing::Border},
                                                        {"mirrorOnce", Addressing::MirrorOnce}};
const std::map<std::string, Comparison> ComparisonNames = {
    {"never", Comparison::Never},     {"less", Comparison::Less},
    {"equal", Comparison::Equal},     {"lessEqual", Comparison::LessEqual},
    {"greater", Comparison::Greater}, {"notEqual", Comparison::NotEqual},
    {"greaterEqual", Comparison::GreaterEqual}, {"always", Comparison::Always}};

template <typename T> bool find(const std::map<std::string, T> &Names, const std::string &Name, T &To) {
  auto Found = Names.find(Name);
  if (Found == Names.end())
    return false;
  To = Found->second;
  return true;
}

bool isLinear(const json &J, const char *Key) { return J.value(Key, "point") == "linear"; }

} // namespace

std::string parseTexture(const json &J, TextureShape &T) {
  constexpr uint32_t Most = 16384, MostMips = 15, MostSamples = 32;
  T = {J.value("width", 1u), J.value("height", 1u), J.value("depth", 1u),
       J.value("layers", 1u), J.value("mips", 1u), J.value("samples", 1u)};
  for (uint32_t Size : {T.Width, T.Height, T.Depth, T.Layers})
    if (Size == 0 || Size > Most)
      return "a size of the texture is not from 1 to 16384";
  if (T.Mips == 0 || T.Mips > MostMips || T.Samples == 0 || T.Samples > MostSamples)
    return "\"mips\" is not from 1 to 15, or \"samples\" not from 1 to 32";
  return {};
}

std::string parseSampler(const json &J, SamplerState &S) {
  S.LinearMin = isLinear(J, "min");
  S.LinearMag = isLinear(J, "mag");
  S.LinearMip = isLinear(J, "mip");
  if (J.contains("address")) {
    const json &Each = J["address"];
    for (unsigned I = 0; I < 3; ++I)
      if (!find(AddressNames, Each.is_array() ? Each.at(I).get<std::string>() : Each.get<std::string>(),
                S.Address[I]))
        return "\"address\" is not one of wrap, mirror, clamp, border, mirrorOnce";
  }
  if (!find(ComparisonNames, J.value("compare", "never"), S.Compare))
    return "\"compare\" is not a comparison such as less";
  S.MipBias = J.value("bias", 0.0f);
  S.MinLod = J.value("minLod", S.MinLod);
  S.MaxLod = J.value("maxLod", S.MaxLod);
  S.Border = J.value("border", S.Border);
  return {};
}

void parseInstances(const json &J, std::vector<SceneInstance> &To) {
  for (const json &Each : J) {
    SceneInstance &I = To.emplace_back();
    I.ToWorld = Each.value("toWorld", I.ToWorld);
    I.Id = Each.value("id", 0u);
    I.Mask = Each.value("mask", 0xffu);
    I.Contribution = Each.value("contribution", 0u);
    I.Flags = Each.value("flags", 0u);
    for (const json &G : Each.value("geometries", json::array()))
      I.Geometries.push_back({G.value("opaque", false),
                              G.value("triangles", std::vector<std::array<float, 9>>{}),
                              G.value("boxes", std::vector<std::array<float, 6>>{})});
  }
}

} // namespace dxil::execution
