// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <dxil/container/derive/Subobject.h>

#include <dxil/container/parts/RuntimeData.h>

#include <dxil/generated/PartRows.h>

#include <algorithm>

namespace dxil::container {
namespace {

class SubobjectReader {
public:
  SubobjectReader(const RuntimeData &D, const RuntimeTable &T, uint32_t Row, size_t &Left)
      : D(D), T(T), Row(Row), Left(Left) {}

  Subobject read() {
    Subobject S;
    S.Kind = SubobjectKind(word("kind"));
    S.Name = text(word("name"));
    S.Flags = word("flags");
    S.Associated = text(word("subobject", NoText));
    S.MaxPayloadBytes = word("maxPayload");
    S.MaxAttributeBytes = word("maxAttributes");
    S.MaxRecursion = word("maxRecursion");
    S.Group = HitGroupType(word("type"));
    S.AnyHit = text(word("anyHit", NoText));
    S.ClosestHit = text(word("closestHit", NoText));
    S.Intersection = text(word("intersection", NoText));
    auto Names = D.indices(word("exports", RuntimeData::Null)).value_or(std::vector<uint32_t>());
    for (uint32_t Offset : Names)
      if (Left)
        S.Exports.push_back(text(Offset));
    if (const RuntimeField *F = field("rootSignature")) {
      uint32_t Size = wordAt(F->Offset + 4);
      if (auto Raw = D.rawBytes(wordAt(F->Offset), Size); Raw && spend(Size))
        S.RootSignature.assign(Raw->begin(), Raw->end());
    }
    return S;
  }

private:
  static constexpr uint32_t NoText = ~0u; ///< index that stands for no text

  const RuntimeData &D;
  const RuntimeTable &T;
  uint32_t Row;
  size_t &Left; ///< bytes left to copy: records may share long texts

  bool spend(size_t Size) {
    bool Enough = Size < Left;
    Left -= std::min(Left, Size + 1);
    return Enough;
  }

  uint32_t wordAt(uint32_t Offset) const {
    return D.value(T, Row, {"", RuntimeFieldKind::U32, Offset}).value_or(0);
  }
  /// Returns the field of that name in subobjects of this kind, or null.
  const RuntimeField *field(std::string_view Name) const {
    for (const RuntimeField &F : runtimeLayout(T.Type)->Fields)
      if (F.Name == Name && (F.OnlyKind == ~0u || F.OnlyKind == wordAt(0)))
        return &F;
    return nullptr;
  }
  uint32_t word(std::string_view Name, uint32_t Default = 0) const {
    const RuntimeField *F = field(Name);
    return F ? D.value(T, Row, *F).value_or(Default) : Default;
  }
  std::string text(uint32_t Offset) {
    std::string_view Text = D.string(Offset).value_or("");
    return spend(Text.size()) ? std::string(Text) : std::string();
  }
};

} // namespace

Result<std::vector<Subobject>> readSubobjects(Bytes Part) {
  auto D = readRuntimeData(Part);
  if (!D)
    return D.error();
  std::vector<Subobject> Out;
  size_t Left = 16 * Part.size() + 4096;
  if (const RuntimeTable *T = D->table(uint32_t(rdat::Table::Subobjects)))
    for (uint32_t Row = 0; Row < T->Count && Left; ++Row)
      Out.push_back(SubobjectReader(*D, *T, Row, Left).read());
  return Out;
}

bool needsRaytracingTier1_1(std::span<const Subobject> Subobjects) {
  constexpr uint32_t AllowAdditions = 4; ///< flag: the state object may be extended
  return std::any_of(Subobjects.begin(), Subobjects.end(), [](const Subobject &S) {
    return S.Kind == SubobjectKind::RaytracingPipelineConfig1 ||
           (S.Kind == SubobjectKind::StateObjectConfig && (S.Flags & AllowAdditions));
  });
}

} // namespace dxil::container
