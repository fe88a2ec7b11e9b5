// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "RuntimeDataBuilder.h"
#include "llvm/Support/EndianStream.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;

namespace dxil {
namespace {

constexpr uint32_t RuntimeDataVersion = 0x10;

// The order of the parts, which the reference validator compares.
constexpr RuntimeTableKind PartOrder[] = {
    RuntimeTableKind::Strings,          RuntimeTableKind::Resources,
    RuntimeTableKind::Functions,        RuntimeTableKind::IndexArrays,
    RuntimeTableKind::RawBytes,         RuntimeTableKind::Subobjects,
    RuntimeTableKind::NodeIDs,          RuntimeTableKind::NodeFunctionAttributes,
    RuntimeTableKind::NodeIOAttributes, RuntimeTableKind::NodeIOs,
    RuntimeTableKind::NodeShaders,      RuntimeTableKind::SignatureElements,
    RuntimeTableKind::VertexShaders,    RuntimeTableKind::PixelShaders,
    RuntimeTableKind::HullShaders,      RuntimeTableKind::DomainShaders,
    RuntimeTableKind::GeometryShaders,  RuntimeTableKind::ComputeShaders,
    RuntimeTableKind::MeshShaders,      RuntimeTableKind::AmplificationShaders};

void addWords(SmallVectorImpl<char> &Data, ArrayRef<uint32_t> Words) {
  raw_svector_ostream OS(Data);
  for (uint32_t Word : Words)
    support::endian::write(OS, Word, endianness::little);
}

} // namespace

uint32_t RuntimeDataBuilder::addString(StringRef Text) {
  auto [At, New] = KnownStrings.try_emplace(Text, uint32_t(Strings.size()));
  if (New)
    Strings.append(Text.begin(), Text.end()).push_back('\0');
  return At->second;
}

uint32_t RuntimeDataBuilder::addArray(ArrayRef<uint32_t> Values) {
  auto [At, New] = KnownArrays.try_emplace(Values.vec(), uint32_t(Indices.size()));
  if (New) {
    Indices.push_back(uint32_t(Values.size()));
    Indices.insert(Indices.end(), Values.begin(), Values.end());
  }
  return At->second;
}

uint32_t RuntimeDataBuilder::addBytes(StringRef Data) {
  auto [At, New] = KnownBytes.try_emplace(Data, uint32_t(Raw.size()));
  if (New)
    Raw.append(Data.begin(), Data.end());
  return At->second;
}

uint32_t RuntimeDataBuilder::addRecord(RuntimeTableKind Kind, ArrayRef<uint32_t> Words) {
  Table &T = Tables[Kind];
  auto [At, New] = T.Known.try_emplace(Words.vec(), uint32_t(T.Rows.size()));
  if (!New && ShareRecords)
    return At->second;
  T.Rows.push_back(Words.vec());
  return uint32_t(T.Rows.size() - 1);
}

SmallString<0> RuntimeDataBuilder::finish() const {
  std::vector<SmallString<0>> Parts;
  for (RuntimeTableKind Kind : PartOrder) {
    SmallString<0> Body;
    if (Kind == RuntimeTableKind::Strings)
      Body = Strings;
    else if (Kind == RuntimeTableKind::IndexArrays)
      addWords(Body, Indices);
    else if (Kind == RuntimeTableKind::RawBytes)
      Body = Raw;
    else if (auto Found = Tables.find(Kind); Found != Tables.end()) {
      const auto &Rows = Found->second.Rows;
      addWords(Body, {uint32_t(Rows.size()), uint32_t(Rows.front().size() * sizeof(uint32_t))});
      for (const auto &Row : Rows)
        addWords(Body, Row);
    }
    if (Body.empty())
      continue;
    Body.resize((Body.size() + 3) / 4 * 4);
    SmallString<0> Part;
    addWords(Part, {static_cast<uint32_t>(Kind), uint32_t(Body.size())});
    Part += Body;
    Parts.push_back(std::move(Part));
  }
  SmallString<0> Data;
  addWords(Data, {RuntimeDataVersion, uint32_t(Parts.size())});
  size_t Offset = Data.size() + Parts.size() * sizeof(uint32_t);
  for (const auto &Part : Parts) {
    addWords(Data, uint32_t(Offset));
    Offset += Part.size();
  }
  for (const auto &Part : Parts)
    Data += Part;
  return Data;
}

} // namespace dxil
