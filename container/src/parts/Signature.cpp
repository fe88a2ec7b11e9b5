// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <dxil/container/parts/Signature.h>

#include "ByteWriter.h"
#include "PartReader.h"

#include <dxil/generated/PartRows.h>

#include <algorithm>
#include <array>

namespace dxil::container {

Result<SignaturePart> readSignature(Bytes Data, FourCC Name) {
  bool HasPrecision = Name == part::ISG1 || Name == part::OSG1 || Name == part::PSG1;
  bool HasStream = HasPrecision || Name == part::OSG5;
  // A row of the longest form starts with the stream and ends with the precision.
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
    const Row From = Row::read(Whole);
    SignaturePartElement E;
    E.Stream = From.Stream;
    E.SemanticIndex = From.Index;
    E.SystemValue = From.SystemValue;
    E.ComponentType = From.Component;
    E.Register = From.Register;
    E.Mask = uint8_t(From.Mask);
    E.ExclusiveMask = uint8_t(From.ExclusiveMask);
    E.MinPrecision = From.MinPrecision;
    E.NameOffset = From.Name;
    if (!R.text(Data, From.Name, "a semantic name", E.SemanticName))
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
    Row{.Stream = E.Stream,
        .Name = E.NameOffset,
        .Index = E.SemanticIndex,
        .SystemValue = E.SystemValue,
        .Component = E.ComponentType,
        .Register = E.Register,
        .Mask = E.Mask,
        .ExclusiveMask = E.ExclusiveMask,
        .MinPrecision = E.MinPrecision}
        .write(Record);
    W.bytes(Record);
  }
  W.bytes(S.Names);
  return W.finish();
}

std::string_view systemValueName(uint32_t V) {
  switch (V) {
  case 0: return "NONE";
  case 1: return "POS";
  case 2: return "CLIPDST";
  case 3: return "CULLDST";
  case 4: return "RTINDEX";
  case 5: return "VPINDEX";
  case 6: return "VERTID";
  case 7: return "PRIMID";
  case 8: return "INSTID";
  case 9: return "FFACE";
  case 10: return "SAMPLE";
  case 11: return "QUADEDGE";
  case 12: return "QUADINT";
  case 13: return "TRIEDGE";
  case 14: return "TRIINT";
  case 15: return "LINEDET";
  case 16: return "LINEDEN";
  case 23: return "BARYCEN";
  case 24: return "SHDINGRATE";
  case 25: return "CULLPRIM";
  case 64: return "TARGET";
  case 65: return "DEPTH";
  case 66: return "COVERAGE";
  case 67: return "DEPTHGE";
  case 68: return "DEPTHLE";
  case 69: return "STENCILREF";
  case 70: return "INNERCOV";
  default: return {};
  }
}

std::string_view componentTypeName(uint32_t Type, uint32_t MinPrecision) {
  switch (MinPrecision) {
  case 1: return "min16f";
  case 2: return "min2_8f";
  case 4: return "min16i";
  case 5: return "min16u";
  default: break;
  }
  static constexpr std::string_view Names[] = {"unknown", "uint", "int",    "float", "uint16",
                                               "int16",   "fp16", "uint64", "int64", "double"};
  return Type < std::size(Names) ? Names[Type] : std::string_view();
}

} // namespace dxil::container
