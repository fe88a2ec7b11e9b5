// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "SignatureParts.h"
#include "StageDependencies.h"
#include "dxil/generated/MetadataNumbers.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/BinaryFormat/DXContainer.h"
#include "llvm/MC/DXContainerPSVInfo.h"
#include "llvm/Support/EndianStream.h"
#include "llvm/Support/raw_ostream.h"

#include <algorithm>
#include <tuple>

using namespace llvm;

namespace dxil {
namespace {

// The validator versions from which on parts say which components are used, and from which on a
// name stands in a part once and the part's size is a multiple of four.
constexpr VersionPair HasUsage = {1, 5}, SharesNames = {1, 7};

bool isType(const SignatureElement &E, StringRef Name) {
  return E.Type == componentTypeNumber(Name);
}

// Numbers of component types in containers, by DXIL's numbers less one.
// Truth values had none before validator 1.5.
uint32_t containerType(const SignatureElement &E, VersionPair Validator) {
  if (isType(E, "i1") && Validator < HasUsage)
    return 0;
  //                                   i1 i16 u16 i32 u32 i64 u64 f16 f32 f64
  static constexpr uint8_t Numbers[] = {1, 5, 4, 2, 1, 8, 7, 6, 3, 9};
  return E.Type >= 1 && E.Type <= std::size(Numbers) ? Numbers[E.Type - 1] : 0;
}

dxbc::SigMinPrecision minPrecision(const SignatureElement &E) {
  if (isType(E, "f16"))
    return dxbc::SigMinPrecision::Float16;
  if (isType(E, "i16"))
    return dxbc::SigMinPrecision::SInt16;
  return isType(E, "u16") ? dxbc::SigMinPrecision::UInt16 : dxbc::SigMinPrecision::Default;
}

// What parts call a system value, by the domain of the patch that it is a factor of.
struct PartNumbers {
  uint8_t Kind, Isoline, IsolineRest, Tri, Quad;
};
constexpr PartNumbers Numbers[] = {
#define DXIL_SIGNATURE_NUMBER(Kind, ...) {Kind, __VA_ARGS__},
#include <dxil/generated/SignatureNumbers.inc>
#undef DXIL_SIGNATURE_NUMBER
};

// The first row of an isoline's factors is the density. A value that is no factor has one number.
dxbc::D3DSystemValue systemValue(uint8_t Kind, uint32_t Domain, uint32_t Row) {
  const auto *N = find_if(Numbers, [&](const PartNumbers &N) { return N.Kind == Kind; });
  if (N == std::end(Numbers))
    return dxbc::D3DSystemValue::Undefined;
  bool OneForAll = N->Isoline == N->Quad && N->Tri == N->Quad;
  uint8_t Number = OneForAll ? N->Quad : 0;
  if (!OneForAll)
    switch (TessellatorDomain(Domain)) {
    case TessellatorDomain::Undefined: break;
    case TessellatorDomain::Isoline: Number = Row ? N->IsolineRest : N->Isoline; break;
    case TessellatorDomain::Tri: Number = N->Tri; break;
    case TessellatorDomain::Quad: Number = N->Quad; break;
    }
  return dxbc::D3DSystemValue(Number);
}

mcdxbc::PSVSignatureElement psvElement(const SignatureElement &E, VersionPair Validator) {
  mcdxbc::PSVSignatureElement P;
  // The number says what a system value is called.
  P.Name = E.Kind ? StringRef() : StringRef(E.Name);
  P.Indices.append(E.Indices.begin(), E.Indices.end());
  P.Allocated = E.isAllocated();
  P.StartRow = E.isAllocated() ? uint8_t(E.StartRow) : 0;
  P.StartCol = E.isAllocated() ? uint8_t(E.StartColumn) : 0;
  P.Cols = E.Columns;
  P.Kind = static_cast<dxbc::PSV::SemanticKind>(E.Kind);
  P.Type = static_cast<dxbc::PSV::ComponentType>(containerType(E, Validator));
  P.Mode = static_cast<dxbc::PSV::InterpolationMode>(E.Mode);
  P.DynamicMask = E.DynamicMask;
  P.Stream = uint8_t(E.Stream);
  return P;
}

uint8_t vectors(uint32_t Scalars) {
  return uint8_t((Scalars + 3) / 4);
}

void setStageInfo(const EntrySignatures &S, Triple::EnvironmentType Stage,
                  dxbc::PSV::v3::RuntimeInfo &Info) {
  if (Stage == Triple::Vertex) {
    Info.StageInfo.VS.OutputPositionPresent = hasSystemValue(S.Outputs, semantic::Position);
  } else if (Stage == Triple::Pixel) {
    Info.StageInfo.PS.DepthOutput = hasSystemValue(S.Outputs, semantic::Depth) ||
                                    hasSystemValue(S.Outputs, semantic::DepthLessEqual) ||
                                    hasSystemValue(S.Outputs, semantic::DepthGreaterEqual);
    bool PerSample = any_of(S.Inputs, [](const SignatureElement &E) {
      return E.Mode == Interpolation::LinearSample ||
             E.Mode == Interpolation::LinearNoperspectiveSample;
    });
    Info.StageInfo.PS.SampleFrequency =
        PerSample || hasSystemValue(S.Inputs, semantic::SampleIndex);
  }
}

uint8_t exclusiveMask(const SignatureElement &E, uint8_t Mask, bool IsOutput,
                      VersionPair Validator) {
  if (Validator < HasUsage)
    return IsOutput ? uint8_t(~Mask) : 0;
  unsigned Shift = E.isAllocated() ? unsigned(E.StartColumn) : 0;
  auto Used = uint8_t((unsigned(E.UsageMask) << Shift) & 15);
  return IsOutput ? uint8_t(~Used & 15) : Used;
}

/// A row of a signature part.
struct SignatureRow {
  const SignatureElement *E;
  uint32_t Register, Index, Name;
  dxbc::D3DSystemValue Value;
};

// By stream, register and name. Elements that share a register and a name are equal, and dxv
// compares the part with what std::sort makes of it, so that this has to be std::sort too.
void sortRows(MutableArrayRef<SignatureRow> Rows) {
  std::sort(Rows.begin(), Rows.end(), [](const SignatureRow &A, const SignatureRow &B) {
    return std::tuple(A.E->Stream, A.Register, A.Name) <
           std::tuple(B.E->Stream, B.Register, B.Name);
  });
}

} // namespace

SmallString<64> signaturePart(const Signature &S, bool IsOutput, bool Native16Bit,
                              VersionPair Validator, uint32_t TessellatorDomain) {
  constexpr uint32_t HeaderSize = 8, RowSize = 32;
  size_t NumRows = 0;
  for (const SignatureElement &E : S)
    NumRows += std::min<size_t>(E.Rows, E.Indices.size());
  // Names stand behind the rows in the order of the elements, each once.
  StringMap<uint32_t> Known;
  std::string Names;
  SmallVector<SignatureRow, 16> Rows;
  for (const SignatureElement &E : S) {
    auto Here = uint32_t(HeaderSize + NumRows * RowSize + Names.size());
    auto [Name, New] = Known.try_emplace(E.Name, Here);
    if (New || Validator < SharesNames) {
      Names.append(E.Name).push_back('\0');
      Name->second = Here;
    }
    for (uint32_t R = 0; R < E.Rows && R < E.Indices.size(); ++R)
      Rows.push_back({&E, E.isAllocated() ? uint32_t(E.StartRow) + R : UINT32_MAX, E.Indices[R],
                      Name->second, systemValue(E.Kind, TessellatorDomain, R)});
  }
  sortRows(Rows);
  SmallString<64> Data;
  raw_svector_ostream OS(Data);
  support::endian::Writer W(OS, endianness::little);
  W.write(uint32_t(NumRows));
  W.write(HeaderSize);
  for (const SignatureRow &R : Rows) {
    const SignatureElement &E = *R.E;
    unsigned Shift = E.isAllocated() ? unsigned(E.StartColumn) : 0;
    auto Mask = uint8_t((((1u << E.Columns) - 1) << Shift) & 15);
    W.write(E.Stream);
    W.write(R.Name);
    W.write(R.Index);
    W.write(static_cast<uint32_t>(R.Value));
    W.write(containerType(E, Validator));
    W.write(R.Register);
    W.write(Mask);
    W.write(exclusiveMask(E, Mask, IsOutput, Validator));
    W.write(uint16_t(0));
    W.write(static_cast<uint32_t>(Native16Bit ? dxbc::SigMinPrecision::Default : minPrecision(E)));
  }
  Data += Names;
  if (Validator >= SharesNames)
    Data.resize((Data.size() + 3) / 4 * 4);
  return Data;
}

void addSignatureState(const EntrySignatures &S, ArrayRef<uint32_t> ViewIdState,
                       Triple::EnvironmentType Stage, VersionPair Validator,
                       mcdxbc::PSVRuntimeInfo &Info) {
  for (const SignatureElement &E : S.Inputs)
    Info.InputElements.push_back(psvElement(E, Validator));
  for (const SignatureElement &E : S.Outputs)
    Info.OutputElements.push_back(psvElement(E, Validator));
  for (const SignatureElement &E : S.PatchOrPrimitive)
    Info.PatchOrPrimElements.push_back(psvElement(E, Validator));
  Info.BaseData.SigInputVectors = vectors(numScalars(S.Inputs));
  Info.BaseData.SigOutputVectors[0] = vectors(numScalars(S.Outputs));
  setStageInfo(S, Stage, Info.BaseData);
  addDependencyTables(ViewIdState, Stage, Info);
}

} // namespace dxil
