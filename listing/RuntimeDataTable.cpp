// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// RDAT: one line for each record, with field names; references as numbers or texts.
#include "Headers.h"

#include <dxil/container/parts/RuntimeData.h>
#include <dxil/generated/PartRows.h>

#include <cstdio>

namespace dxil::listing {

using namespace container;

using namespace detail;
using std::to_string;

// All elements of a list may be the same long text.
static constexpr size_t MaxFieldText = 1 << 16;

static std::string quoted(const RuntimeData &D, uint32_t Offset) {
  auto S = D.string(Offset);
  return S ? "'" + printable(*S) + "'" : "bad string " + to_string(Offset);
}

/// Returns a record's number and, if it has one, its name: "#2 'Albedo'".
static std::string recordName(const RuntimeData &D, uint32_t Table, uint32_t Row) {
  std::string Out = "#" + to_string(Row);
  const RuntimeTable *T = D.table(Table);
  const RuntimeLayout *L = T ? runtimeLayout(Table) : nullptr;
  if (!L)
    return Out;
  for (const RuntimeField &F : L->Fields)
    if (F.Name == "name")
      if (const auto V = D.value(*T, Row, F))
        return Out + " " + quoted(D, *V);
  return Out;
}

static std::string fieldText(const RuntimeData &D, const RuntimeField &F, uint32_t V,
                             uint32_t Next) {
  using Kind = RuntimeFieldKind;
  char Hex[16];
  switch (F.Kind) {
  case Kind::Hex: std::snprintf(Hex, sizeof Hex, "0x%x", V); return Hex;
  case Kind::String: return quoted(D, V);
  case Kind::Record: return V == RuntimeData::Null ? "none" : recordName(D, F.Table, V);
  case Kind::RawBytes: return D.rawBytes(V, Next) ? to_string(Next) + " bytes" : "bad range";
  case Kind::StringArray:
  case Kind::IndexArray:
  case Kind::RecordArray: {
    auto List = D.indices(V);
    if (!List)
      return "bad list " + to_string(V);
    std::string S = "[";
    for (uint32_t I : *List) {
      if (S.size() > MaxFieldText)
        return S + ", ...]";
      S += S.size() > 1 ? ", " : "";
      S += F.Kind == Kind::StringArray   ? quoted(D, I)
           : F.Kind == Kind::RecordArray ? recordName(D, F.Table, I)
                                         : to_string(I);
    }
    return S + "]";
  }
  default: return to_string(V);
  }
}

/// Returns true for empty flags, references and lists, and for properties that the function's kind
/// does not have.
static bool saysNothing(const RuntimeData &D, const RuntimeLayout &L, const RuntimeField &F,
                        uint32_t V) {
  using Kind = RuntimeFieldKind;
  switch (F.Kind) {
  case Kind::Hex: return V == 0;
  case Kind::Record: return V == RuntimeData::Null;
  case Kind::StringArray:
  case Kind::IndexArray:
  case Kind::RecordArray: {
    const auto List = D.indices(V);
    return List && List->empty();
  }
  default: return V == 0 && L.Type == uint32_t(rdat::Table::Functions) && F.Kind != Kind::String;
  }
}

static std::string record(const RuntimeData &D, const RuntimeTable &T, const RuntimeLayout &L,
                          uint32_t Row) {
  auto Kind = D.value(T, Row, {"", RuntimeFieldKind::U32, L.KindOffset});
  std::string Out = ";     #" + to_string(Row);
  for (const RuntimeField &F : L.Fields) {
    if (F.OnlyKind != ~0u && (!Kind || F.OnlyKind != *Kind))
      continue;
    auto V = D.value(T, Row, F);
    if (!V)
      continue;
    auto Next = F.Kind == RuntimeFieldKind::RawBytes
                    ? D.value(T, Row, {"", RuntimeFieldKind::U32, F.Offset + 4})
                    : std::optional<uint32_t>(0);
    std::string Name = runtimeFieldName(L.Name, F.Name, *V);
    if (Name.empty() && saysNothing(D, L, F, *V))
      continue;
    Out += " " + std::string(F.Name) + " " + (Name.empty() ? fieldText(D, F, *V, *Next) : Name);
  }
  return Out + "\n";
}

std::string runtimeData(Bytes Data) {
  auto D = readRuntimeData(Data);
  if (!D)
    return "; runtime data:\n; error: " + printable(D.error().str()) + "\n";
  std::string Out = "; runtime data:\n";
  // Records may share lists, so the text of a hostile part could be much longer than the part.
  const size_t Limit = (size_t(1) << 18) + Data.size() * 64;
  for (const RuntimeTable &T : D->tables()) {
    const RuntimeLayout *L = runtimeLayout(T.Type);
    Out += ";   " + (L ? std::string(L->Name) : "table " + to_string(T.Type)) + " (" +
           to_string(T.Count) + " of " + to_string(T.Stride) + " bytes)\n";
    for (uint32_t Row = 0; L && Row < T.Count; ++Row) {
      Out += record(*D, T, *L, Row);
      if (Out.size() > Limit)
        return Out + "; error: the text of the runtime data is too long\n";
    }
  }
  return Out;
}

} // namespace dxil::listing
