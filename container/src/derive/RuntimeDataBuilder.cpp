// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "RuntimeDataBuilder.h"

#include "../parts/ByteWriter.h"

namespace dxil::container {
namespace {

constexpr uint32_t RuntimeDataVersion = 0x10;

// From validator version 1.N, equal records are merged.
constexpr unsigned SharesRecords = 7;

// The order of the parts, which the reference validator compares.
constexpr rdat::Table TableOrder[] = {
    rdat::Table::Strings,          rdat::Table::Resources,
    rdat::Table::Functions,        rdat::Table::IndexArrays,
    rdat::Table::RawBytes,         rdat::Table::Subobjects,
    rdat::Table::NodeIDs,          rdat::Table::NodeFunctionAttributes,
    rdat::Table::NodeIOAttributes, rdat::Table::NodeIOs,
    rdat::Table::NodeShaders,      rdat::Table::SignatureElements,
    rdat::Table::VertexShaders,    rdat::Table::PixelShaders,
    rdat::Table::HullShaders,      rdat::Table::DomainShaders,
    rdat::Table::GeometryShaders,  rdat::Table::ComputeShaders,
    rdat::Table::MeshShaders,      rdat::Table::AmplificationShaders};

} // namespace

uint32_t RuntimeDataBuilder::addString(std::string_view Text) {
  auto [Entry, New] = KnownStrings.try_emplace(std::string(Text), uint32_t(Strings.size()));
  if (New) {
    Strings.insert(Strings.end(), Text.begin(), Text.end());
    Strings.push_back(0);
  }
  return Entry->second;
}

uint32_t RuntimeDataBuilder::addArray(std::span<const uint32_t> Values) {
  auto [Entry, New] = KnownArrays.try_emplace(std::vector<uint32_t>(Values.begin(), Values.end()),
                                              uint32_t(Indices.size()));
  if (New) {
    Indices.push_back(uint32_t(Values.size()));
    Indices.insert(Indices.end(), Values.begin(), Values.end());
  }
  return Entry->second;
}

uint32_t RuntimeDataBuilder::addBytes(Bytes Data) {
  auto [Entry, New] =
      KnownBytes.try_emplace(std::string(Data.begin(), Data.end()), uint32_t(Raw.size()));
  if (New)
    Raw.insert(Raw.end(), Data.begin(), Data.end());
  return Entry->second;
}

uint32_t RuntimeDataBuilder::addRecord(rdat::Table Kind, std::vector<uint32_t> Row) {
  Table &T = Tables[Kind];
  if (ValidatorMinor >= SharesRecords) {
    auto [Entry, New] = T.Indices.try_emplace(Row, uint32_t(T.Rows.size()));
    if (!New)
      return Entry->second;
  }
  T.Rows.push_back(std::move(Row));
  return uint32_t(T.Rows.size() - 1);
}

std::vector<uint8_t> RuntimeDataBuilder::body(rdat::Table Kind) const {
  ByteWriter Out;
  if (Kind == rdat::Table::Strings)
    Out.bytes(Strings);
  else if (Kind == rdat::Table::IndexArrays)
    Out.words(Indices);
  else if (Kind == rdat::Table::RawBytes)
    Out.bytes(Raw);
  else if (auto Entry = Tables.find(Kind); Entry != Tables.end()) {
    const auto &Rows = Entry->second.Rows;
    Out.u32(uint32_t(Rows.size()));
    Out.u32(uint32_t(Rows.front().size() * sizeof(uint32_t)));
    for (const auto &Row : Rows)
      Out.words(Row);
  }
  Out.padTo((Out.position() + 3) / 4 * 4);
  return Out.finish();
}

std::vector<uint8_t> RuntimeDataBuilder::finish() const {
  std::vector<std::pair<rdat::Table, std::vector<uint8_t>>> Parts;
  for (rdat::Table Kind : TableOrder)
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
