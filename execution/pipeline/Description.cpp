// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <dxil/execution/Description.h>
#include "DescriptionScene.h"

#include <nlohmann/json.hpp>

#include <map>

namespace dxil::execution {
namespace {

using nlohmann::json;

constexpr size_t MaxBufferSize = size_t(1) << 30;

const std::map<std::string, ResourceClass> ClassNames = {
    {"SRV", ResourceClass::SRV},
    {"UAV", ResourceClass::UAV},
    {"CBuffer", ResourceClass::CBuffer},
    {"Sampler", ResourceClass::Sampler}};
const std::map<std::string, ComponentType> TypeNames = {
    {"I16", ComponentType::I16}, {"U16", ComponentType::U16}, {"I32", ComponentType::I32},
    {"U32", ComponentType::U32}, {"I64", ComponentType::I64}, {"U64", ComponentType::U64},
    {"F16", ComponentType::F16}, {"F32", ComponentType::F32}, {"F64", ComponentType::F64}};

template <typename T>
std::string nameOf(const std::map<std::string, T> &Names, T Value) {
  for (auto &[Name, Known] : Names)
    if (Known == Value)
      return Name;
  return {};
}

bool parseHex(const std::string &Text, std::vector<uint8_t> &To) {
  auto Digit = [](char C) {
    return C >= '0' && C <= '9'   ? C - '0'
           : C >= 'a' && C <= 'f' ? C - 'a' + 10
           : C >= 'A' && C <= 'F' ? C - 'A' + 10
                                  : -1;
  };
  if (Text.size() % 2)
    return false;
  for (size_t I = 0; I < Text.size(); I += 2) {
    const int High = Digit(Text[I]), Low = Digit(Text[I + 1]);
    if (High < 0 || Low < 0)
      return false;
    To.push_back(uint8_t(High << 4 | Low));
  }
  return true;
}

std::string parseBuffer(const json &J, Buffer &B) {
  auto Class = ClassNames.find(J.value("class", "UAV"));
  if (Class == ClassNames.end())
    return "\"class\" is not one of SRV, UAV, CBuffer, Sampler";
  B.Class = Class->second;
  B.Space = J.value("space", 0u);
  B.Register = J.value("register", 0u);
  if (J.contains("heap"))
    B.HeapIndex = J.value("heap", 0u);
  if (J.contains("format")) {
    auto Type = TypeNames.find(J.value("format", ""));
    if (Type == TypeNames.end())
      return "\"format\" is not a component type such as F32";
    B.Format.Type = Type->second;
  }
  B.Format.Channels = J.value("channels", 0u);
  if (B.Format.Channels > 4)
    return "\"channels\" is above 4";
  B.Counter = J.value("counter", 0u);
  if (!parseHex(J.value("hex", ""), B.Data))
    return "\"hex\" is not pairs of hexadecimal digits";
  const size_t Size = J.value("size", B.Data.size());
  if (Size > MaxBufferSize)
    return "\"size\" is above 1 GiB";
  B.Data.resize(std::max(Size, B.Data.size()));
  if (J.contains("mapped"))
    B.Mapped = J.value("mapped", uint64_t(0));
  parseInstances(J.value("instances", json::array()), B.Instances);
  if (J.contains("sampler"))
    if (std::string Error = parseSampler(J["sampler"], B.Sampler); !Error.empty())
      return Error;
  return J.contains("texture") ? parseTexture(J["texture"], B.Texture) : "";
}

std::string parse(const json &J, Description &To) {
  To.Start.Entry = J.value("entry", "");
  To.Start.WaveSize = J.value("waveSize", 32u);
  To.Start.Groups = J.value("groups", std::array<uint32_t, 3>{1, 1, 1});
  for (const json &B : J.value("buffers", json::array()))
    if (std::string Error = parseBuffer(B, To.Buffers.emplace_back()); !Error.empty())
      return "buffer " + std::to_string(To.Buffers.size() - 1) + ": " + Error;
  return {};
}

} // namespace

std::string parseDescription(std::string_view Text, Description &To) {
  try {
    return parse(json::parse(Text), To);
  } catch (const json::exception &E) {
    return E.what();
  }
}

std::string describeBuffers(const std::vector<Buffer> &Buffers) {
  json All = json::array();
  for (const Buffer &B : Buffers) {
    std::string Hex;
    for (uint8_t Byte : B.Data) {
      Hex += "0123456789abcdef"[Byte >> 4];
      Hex += "0123456789abcdef"[Byte & 15];
    }
    json J = {{"class", nameOf(ClassNames, B.Class)}, {"counter", B.Counter}, {"hex", Hex}};
    if (B.HeapIndex)
      J["heap"] = *B.HeapIndex;
    else
      J.update({{"space", B.Space}, {"register", B.Register}});
    All.push_back(std::move(J));
  }
  return json{{"buffers", All}}.dump(1) + "\n";
}

} // namespace dxil::execution
