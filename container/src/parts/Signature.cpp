// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <dxil/container/parts/Signature.h>

#include "ByteWriter.h"
#include "PartReader.h"

#include <dxil/generated/PartRows.h>
#include <dxil/generated/PartWords.h>

#include <algorithm>
#include <array>

namespace dxil::container {

Result<SignaturePart> readSignature(Bytes Data, FourCC Name) {
  bool HasPrecision = Name == part::ISG1 || Name == part::OSG1 || Name == part::PSG1;
  bool HasStream = HasPrecision || Name == part::OSG5;
  // A record in its longest form starts with the stream and ends with the precision.
  using Row = part_row::SignaturePartRow;
  const uint32_t Before = HasStream ? 0 : 4;
  const uint32_t ElementSize = Row::size() - Before - (HasPrecision ? 0 : 4);
  PartReader R(Data, Name.str());
  uint32_t Count = R.u32("the element count");
  uint32_t Offset = R.u32("the offset of the elements");
  if (!R.seek(Offset, "the elements") || !R.need(uint64_t(Count) * ElementSize, "the elements"))
    return R.error();
  SignaturePart S;
  S.Elements.reserve(Count);
  for (uint32_t I = 0; I < Count; ++I) {
    std::array<uint8_t, Row::size()> Whole = {};
    std::ranges::copy(R.take(ElementSize, "an element"), Whole.begin() + Before);
    SignaturePartElement E{Row::read(Whole), {}};
    if (!R.text(Data, E.Name, "a semantic name", E.SemanticName))
      return R.error();
    S.Elements.push_back(E);
  }
  if (R.ok())
    S.Names = R.take(R.size() - R.position(), "the names");
  return S;
}

uint32_t signatureNamesOffset(size_t NumElements) {
  constexpr uint32_t HeaderSize = 8;
  return HeaderSize + uint32_t(NumElements) * part_row::SignaturePartRow::size();
}

std::vector<uint8_t> writeSignature(const SignaturePart &S) {
  using Row = part_row::SignaturePartRow;
  ByteWriter W;
  W.u32(uint32_t(S.Elements.size()));
  W.u32(signatureNamesOffset(0));
  for (const SignaturePartElement &E : S.Elements) {
    std::array<uint8_t, Row::size()> Record = {};
    E.write(Record);
    W.bytes(Record);
  }
  W.bytes(S.Names);
  return W.finish();
}

std::string_view componentTypeName(uint32_t Type, uint32_t MinPrecision) {
  if (const auto *P = findNumber(RegisterPrecisions, MinPrecision); P && !P->Word.empty())
    return P->Word;
  const auto *Component = findNumber(RegisterComponents, Type);
  return Component ? Component->Word : std::string_view();
}

} // namespace dxil::container
