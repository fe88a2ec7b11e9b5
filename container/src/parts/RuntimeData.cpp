// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <dxil/container/parts/RuntimeData.h>

#include "PartReader.h"

#include <dxil/generated/PartRows.h>

namespace dxil::container {

namespace {

using K = RuntimeFieldKind;

#include <dxil/generated/RuntimeTables.inc>

} // namespace

const RuntimeLayout *runtimeLayout(uint32_t Type) {
  for (const RuntimeLayout &L : Layouts)
    if (L.Type == Type)
      return &L;
  return nullptr;
}

uint32_t RuntimeLayout::size(unsigned Minor) const {
  uint32_t Bytes = 0;
  for (const RuntimeRecordSize &S : Sizes)
    if (S.Minor <= Minor)
      Bytes = S.Bytes;
  return Bytes;
}

const RuntimeTable *RuntimeData::table(uint32_t Type) const {
  for (const RuntimeTable &T : Tables)
    if (T.Type == Type)
      return &T;
  return nullptr;
}

Bytes *RuntimeData::pool(rdat::Table Type) {
  switch (Type) {
  case rdat::Table::Strings: return &Strings;
  case rdat::Table::IndexArrays: return &Indices;
  case rdat::Table::RawBytes: return &Raw;
  default: return nullptr;
  }
}

std::optional<std::string_view> RuntimeData::string(uint32_t Offset) const {
  if (Offset >= Strings.size())
    return {};
  auto First = Strings.begin() + ptrdiff_t(Offset);
  auto End = std::find(First, Strings.end(), uint8_t(0));
  if (End == Strings.end())
    return {};
  return std::string_view(reinterpret_cast<const char *>(&*First), size_t(End - First));
}

std::optional<std::vector<uint32_t>> RuntimeData::indices(uint32_t Offset) const {
  std::vector<uint32_t> Out;
  if (Offset == Null)
    return Out;
  uint64_t Words = Indices.size() / 4;
  if (Offset >= Words)
    return {};
  uint32_t Count = load32(Indices.data() + uint64_t(Offset) * 4);
  if (Count > Words - Offset - 1)
    return {};
  for (uint32_t I = 0; I < Count; ++I)
    Out.push_back(load32(Indices.data() + (uint64_t(Offset) + 1 + I) * 4));
  return Out;
}

std::optional<Bytes> RuntimeData::rawBytes(uint32_t Offset, uint32_t Size) const {
  if (Offset > Raw.size() || Size > Raw.size() - Offset)
    return {};
  return Raw.subspan(Offset, Size);
}

std::optional<uint32_t> RuntimeData::value(const RuntimeTable &T, uint32_t Row,
                                           const RuntimeField &F) const {
  uint32_t Width = F.Kind == K::U8 ? 1 : F.Kind == K::U16 ? 2 : F.Kind == K::RawBytes ? 8 : 4;
  if (Row >= T.Count || F.Offset + Width > T.Stride)
    return {};
  const uint8_t *P = T.Rows.data() + uint64_t(Row) * T.Stride + F.Offset;
  const uint32_t V = Width == 1 ? *P : Width == 2 ? load16(P) : load32(P);
  return F.Bits ? V >> F.FirstBit & ((1u << F.Bits) - 1) : V;
}

Result<RuntimeData> readRuntimeData(Bytes Data) {
  PartReader R(Data, "RDAT");
  RuntimeData D;
  D.Version = R.u32("the version");
  if (R.ok() && D.Version != 16)
    R.fail(ErrorCode::PartVersion, 0, "version " + std::to_string(D.Version), "16");
  uint32_t Count = R.u32("the part count");
  std::vector<uint32_t> Offsets = R.words(Count, "the offsets");
  for (uint32_t Offset : Offsets) {
    if (!R.seek(Offset, "a table"))
      break;
    uint32_t Type = R.u32("a table's type"), Size = R.u32("a table's size");
    Bytes Body = R.take(Size, "a table");
    if (!R.ok())
      break;
    if (Bytes *Pool = D.pool(rdat::Table(Type))) {
      *Pool = Body;
      continue;
    }
    RuntimeTable T;
    T.Type = Type;
    if (Body.size() < 8) {
      R.fail(ErrorCode::PartTooSmall, Offset + 8, "a table has " + std::to_string(Size) + " bytes",
             "at least 8");
      break;
    }
    T.Count = load32(Body.data());
    T.Stride = load32(Body.data() + 4);
    if (uint64_t(T.Count) * T.Stride > Body.size() - 8 || (T.Count && !T.Stride)) {
      R.fail(ErrorCode::PartField, Offset + 8,
             std::to_string(T.Count) + " records of " + std::to_string(T.Stride) + " bytes",
             "at most " + std::to_string(Body.size() - 8) + " bytes");
      break;
    }
    T.Rows = Body.subspan(8);
    D.Tables.push_back(T);
  }
  if (!R.ok())
    return R.error();
  return D;
}

} // namespace dxil::container
