// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "RuntimeDataBuilder.h"

#include "../parts/ByteWriter.h"

namespace dxil::container {
namespace {

constexpr uint32_t RuntimeDataVersion = 0x10;

// The order of the parts, which the reference validator compares.
constexpr RuntimeTableKind PartOrder[] = {
    RuntimeTableKind::Strings,          RuntimeTableKind::Resources,
    RuntimeTableKind::Functions,        RuntimeTableKind::IndexArrays,
    RuntimeTableKind::RawBytes,         RuntimeTableKind::Subobjects,
    RuntimeTableKind::NodeIds,          RuntimeTableKind::NodeFunctionAttributes,
    RuntimeTableKind::NodeIOAttributes, RuntimeTableKind::NodeIOs,
    RuntimeTableKind::NodeShaders,      RuntimeTableKind::SignatureElements,
    RuntimeTableKind::VertexShaders,    RuntimeTableKind::PixelShaders,
    RuntimeTableKind::HullShaders,      RuntimeTableKind::DomainShaders,
    RuntimeTableKind::GeometryShaders,  RuntimeTableKind::ComputeShaders,
    RuntimeTableKind::MeshShaders,      RuntimeTableKind::AmplificationShaders};

} // namespace

uint32_t RuntimeDataBuilder::addString(std::string_view Text) {
  auto [At, New] = KnownStrings.try_emplace(std::string(Text), uint32_t(Strings.size()));
  if (New) {
    Strings.insert(Strings.end(), Text.begin(), Text.end());
    Strings.push_back(0);
  }
  return At->second;
}

uint32_t RuntimeDataBuilder::addArray(std::span<const uint32_t> Values) {
  auto [At, New] = KnownArrays.try_emplace(std::vector<uint32_t>(Values.begin(), Values.end()),
                                           uint32_t(Indices.size()));
  if (New) {
    Indices.push_back(uint32_t(Values.size()));
    Indices.insert(Indices.end(), Values.begin(), Values.end());
  }
  return At->second;
}

uint32_t RuntimeDataBuilder::addBytes(Bytes Data) {
  auto [At, New] =
      KnownBytes.try_emplace(std::string(Data.begin(), Data.end()), uint32_t(Raw.size()));
  if (New)
    Raw.insert(Raw.end(), Data.begin(), Data.end());
  return At->second;
}

uint32_t RuntimeDataBuilder::addRecord(RuntimeTableKind Kind, std::span<const uint32_t> Words) {
  Table &T = Tables[Kind];
  std::vector<uint32_t> Row(Words.begin(), Words.end());
  if (ShareRecords) {
    auto [At, New] = T.Known.try_emplace(Row, uint32_t(T.Rows.size()));
    if (!New)
      return At->second;
  }
  T.Rows.push_back(std::move(Row));
  return uint32_t(T.Rows.size() - 1);
}

std::vector<uint8_t> RuntimeDataBuilder::body(RuntimeTableKind Kind) const {
  ByteWriter Out;
  if (Kind == RuntimeTableKind::Strings)
    Out.bytes(Strings);
  else if (Kind == RuntimeTableKind::IndexArrays)
    Out.words(Indices);
  else if (Kind == RuntimeTableKind::RawBytes)
    Out.bytes(Raw);
  else if (auto Found = Tables.find(Kind); Found != Tables.end()) {
    const auto &Rows = Found->second.Rows;
    Out.u32(uint32_t(Rows.size()));
    Out.u32(uint32_t(Rows.front().size() * sizeof(uint32_t)));
    for (const auto &Row : Rows)
      Out.words(Row);
  }
  Out.padTo((Out.position() + 3) / 4 * 4);
  return Out.finish();
}

std::vector<uint8_t> RuntimeDataBuilder::finish() const {
  std::vector<std::pair<RuntimeTableKind, std::vector<uint8_t>>> Parts;
  for (RuntimeTableKind Kind : PartOrder)
    if (std::vector<uint8_t> Body = body(Kind); !Body.empty())
      Parts.emplace_back(Kind, std::move(Body));
  ByteWriter Out;
  Out.u32(RuntimeDataVersion);
  Out.u32(uint32_t(Parts.size()));
  size_t Offset = Out.position() + Parts.size() * sizeof(uint32_t);
  for (const auto &[Kind, Body] : Parts) {
    Out.u32(uint32_t(Offset));
    Offset += 2 * sizeof(uint32_t) + Body.size();
  }
  for (const auto &[Kind, Body] : Parts) {
    Out.u32(uint32_t(Kind));
    Out.u32(uint32_t(Body.size()));
    Out.bytes(Body);
  }
  return Out.finish();
}

} // namespace dxil::container
