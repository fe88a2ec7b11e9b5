// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <dxil/container/derive/SignatureParts.h>

#include <dxil/container/parts/Signature.h>
#include <dxil/generated/MetadataNumbers.h>

#include <algorithm>
#include <map>
#include <string>
#include <tuple>

namespace dxil::container {
namespace {

// First validator versions whose parts have used components; and whose parts share equal names and
// are padded to four bytes.
constexpr unsigned UsageSince = 5, SharesNames = 7;

/// Returns the number of a system value in parts. Tessellation factors have different numbers for
/// each patch domain; the first row of an isoline's factors is the density.
uint32_t systemValueNumber(uint64_t Kind, uint64_t Domain, uint32_t Row) {
  switch (Kind) {
#define DXIL_SIGNATURE_NUMBER(Number, IsolineFirst, IsolineOther, OfTriangle, OfQuad)              \
  case Number:                                                                                     \
    return TessellatorDomain(Domain) == TessellatorDomain::Quad  ? OfQuad                          \
           : TessellatorDomain(Domain) == TessellatorDomain::Tri ? OfTriangle                      \
           : Row == 0                                            ? IsolineFirst                    \
                                                                 : IsolineOther;
#include <dxil/generated/SignatureNumbers.inc>
#undef DXIL_SIGNATURE_NUMBER
  default: return 0;
  }
}

RegisterPrecision minPrecision(const ModuleFacts &Info, uint64_t Component) {
  if (!Info.usesMinPrecision())
    return RegisterPrecision::Default;
  switch (ComponentType(Component)) {
  case ComponentType::F16: return RegisterPrecision::Float16;
  case ComponentType::I16: return RegisterPrecision::SInt16;
  case ComponentType::U16: return RegisterPrecision::UInt16;
  default: return RegisterPrecision::Default;
  }
}

uint8_t exclusiveMask(const ModuleFacts &Info, const SignatureElement &E, uint8_t Mask,
                      bool IsOutput) {
  if (!Info.validatorAtLeast(UsageSince)) // these versions have no use masks and write the
                                          // element's components instead
    return IsOutput ? uint8_t(~Mask) : 0;
  const unsigned Shift = E.isAllocated() ? unsigned(E.StartColumn & 3) : 0;
  const auto Used = uint8_t((E.UsageMask << Shift) & 15);
  return IsOutput ? uint8_t(~Used & 15) : Used;
}

/// The names after the elements.
class NameTable {
public:
  NameTable(uint32_t Start, bool IsShared) : Start(Start), IsShared(IsShared) {}

  uint32_t add(std::string_view Name) {
    const auto NewOffset = uint32_t(Start + Text.size());
    auto [Entry, IsNew] = Offsets.try_emplace(Name, NewOffset);
    if (IsNew || !IsShared) {
      Text.insert(Text.end(), Name.begin(), Name.end());
      Text.push_back(0);
      return NewOffset;
    }
    return Entry->second;
  }
  std::vector<uint8_t> Text;

private:
  uint32_t Start;
  bool IsShared;
  std::map<std::string_view, uint32_t> Offsets;
};

/// Names in parts end at the first zero.
std::string_view cText(std::string_view Text) {
  return Text.substr(0, Text.find('\0'));
}

// Sorts by stream, register and name. Elements with the same register and name compare equal, and
// dxv compares the part with the result of std::sort, so this must be std::sort too.
void sortRows(std::vector<SignaturePartElement> &Rows) {
  std::sort(Rows.begin(), Rows.end(), [](const auto &A, const auto &B) {
    return std::tuple(A.Stream, A.Register, A.Name) < std::tuple(B.Stream, B.Register, B.Name);
  });
}

} // namespace

RegisterComponent partComponentType(const ModuleFacts &Info, uint64_t Component) {
  using R = RegisterComponent;
  switch (ComponentType(Component)) {
  case ComponentType::I1: return Info.validatorAtLeast(UsageSince) ? R::UInt32 : R::Unknown;
  case ComponentType::U32: return R::UInt32;
  case ComponentType::I32: return R::SInt32;
  case ComponentType::F32: return R::Float32;
  case ComponentType::U16: return R::UInt16;
  case ComponentType::I16: return R::SInt16;
  case ComponentType::F16: return R::Float16;
  case ComponentType::U64: return R::UInt64;
  case ComponentType::I64: return R::SInt64;
  case ComponentType::F64: return R::Float64;
  default: return R::Unknown;
  }
}

bool hasPatchOrPrimitivePart(const EntryPoint &E) {
  return E.Kind == Stage::Hull || E.Kind == Stage::Domain || E.Kind == Stage::Mesh;
}

std::vector<uint8_t> deriveSignaturePart(const ModuleFacts &Info, const EntryPoint &E,
                                         SignatureKind K) {
  const Signature &S = signatureOf(E, K);
  const bool IsOutput = K == SignatureKind::Output ||
                        (K == SignatureKind::PatchOrPrimitive && E.Kind != Stage::Domain);
  size_t NumRows = 0;
  for (const SignatureElement &X : S)
    NumRows += X.Indices.size();
  const bool IsShared = Info.validatorAtLeast(SharesNames);
  NameTable Names(signatureNamesOffset(NumRows), IsShared);
  SignaturePart Part;
  for (const SignatureElement &X : S) {
    SignaturePartElement Row;
    Row.SemanticName = cText(X.Semantic);
    Row.Name = Names.add(Row.SemanticName);
    Row.Stream = uint32_t(X.Stream);
    Row.Component = uint32_t(partComponentType(Info, X.Component));
    const unsigned Shift = X.isAllocated() ? unsigned(X.StartColumn & 3) : 0;
    Row.Mask = uint8_t((((1u << std::min<uint64_t>(X.Columns, 4)) - 1) << Shift) & 15);
    Row.ExclusiveMask = exclusiveMask(Info, X, uint8_t(Row.Mask), IsOutput);
    Row.MinPrecision = uint32_t(minPrecision(Info, X.Component));
    for (uint32_t R = 0; R < X.Indices.size(); ++R) {
      Row.Index = uint32_t(X.Indices[R]);
      Row.SystemValue = systemValueNumber(X.Kind, E.Domain, R);
      Row.Register = X.isAllocated() ? uint32_t(X.StartRow) + R : uint32_t(X.StartRow);
      Part.Elements.push_back(Row);
    }
  }
  sortRows(Part.Elements);
  if (IsShared)
    Names.Text.resize((Names.Text.size() + 3) / 4 * 4);
  Part.Names = Names.Text;
  return writeSignature(Part);
}

} // namespace dxil::container
