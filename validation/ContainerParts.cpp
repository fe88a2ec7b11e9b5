// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Which parts a container has, and whether each says what the module says. PSV0 is in
// PipelineState.cpp, RDAT in RuntimeDataPart.cpp.
#include "ContainerParts.h"

#include "Groups.h"

#include <dxil/container/derive/ShaderFlags.h>
#include <dxil/container/parts/RootSignature.h>
#include <dxil/container/parts/Signature.h>
#include <dxil/container/parts/SmallParts.h>

#include <algorithm>
#include <map>

namespace dxil::validation {
namespace {

/// The system value number of a signature part, for one row of an element.
uint32_t systemValueOf(uint64_t Kind, uint64_t Domain, uint32_t Row) {
  enum : uint64_t { Triangle = 2, Quad = 3 };
  switch (Kind) {
#define DXIL_SIGNATURE_NUMBER(Number, IsolineFirst, IsolineOther, OfTriangle, OfQuad)              \
  case Number:                                                                                     \
    return Domain == Quad       ? OfQuad                                                           \
           : Domain == Triangle ? OfTriangle                                                       \
           : Row == 0           ? IsolineFirst                                                     \
                                : IsolineOther;
#include <dxil/generated/SignatureNumbers.inc>
#undef DXIL_SIGNATURE_NUMBER
  default: return 0;
  }
}

class PartChecker {
public:
  PartChecker(Context &Ctx, const Container &C) : Ctx(Ctx), C(C), Info(Ctx.Info) {}

  void check() {
    checkOccurrences();
    for (const Part &P : C.parts())
      if (C.find(P.Name) == &P)
        checkPart(P);
    checkMissing();
    if (C.digestState() == DigestState::Mismatching)
      Ctx.reportDigest();
  }

  /// Besides the root signature there may be private data.
  void checkRootSignatureAlone() {
    checkOccurrences();
    for (const Part &P : C.parts()) {
      if (P.Name == part::RTS0) {
        if (auto RS = readRootSignature(P.Data); !RS)
          Ctx.reportPart(rule::ContainerRootSignatureIncompatible(RS.error().Message), "RTS0");
      } else if (P.Name != part::PRIV) {
        misplaced(P, "a container of a root signature has no program that it could belong to");
      }
    }
    if (C.digestState() == DigestState::Mismatching)
      Ctx.reportDigest();
  }

private:
  Context &Ctx;
  const Container &C;
  const ModuleFacts &Info;

  void misplaced(const Part &P, std::string_view Why) {
    Ctx.reportPart(rule::ContainerPartInvalid(P.Name.str(), Why), P.Name.str());
  }

  void checkOccurrences() {
    std::map<uint32_t, int64_t> Count;
    for (const Part &P : C.parts())
      ++Count[P.Name.Value];
    for (auto [Name, N] : Count)
      if (N > 1)
        Ctx.reportPart(rule::ContainerPartRepeated(FourCC(Name).str(), N), FourCC(Name).str());
  }

  bool isTessellationOrMesh() const {
    return Info.Kind == Stage::Hull || Info.Kind == Stage::Domain || Info.Kind == Stage::Mesh;
  }

  void checkPart(const Part &P) {
    bool Library = Info.isLibrary();
    static constexpr FourCC NotInLibrary[] = {part::ISG1, part::OSG1, part::PSG1, part::RTS0,
                                              part::PSV0};
    if (Library && std::find(std::begin(NotInLibrary), std::end(NotInLibrary), P.Name) !=
                       std::end(NotInLibrary))
      return misplaced(P, "libraries do not have it");
    const EntryPoint *E = Info.Entries.empty() ? nullptr : &Info.Entries[0];
    if (P.Name == part::ISG1 && E)
      checkSignature(P, *E, E->Input, true);
    else if (P.Name == part::OSG1 && E)
      checkSignature(P, *E, E->Output, false);
    else if (P.Name == part::PSG1 && E)
      checkPatchSignature(P, *E);
    else if (P.Name == part::SFI0)
      checkFeatures(P);
    else if (P.Name == part::PSV0 && E)
      checkPipelineState(Ctx, P, C.find(part::RTS0), *E);
    else if (P.Name == part::HASH)
      checkHash(P);
    else if (P.Name == part::DXIL || P.Name == part::ILDB)
      checkProgram(P);
    else if (P.Name == part::RDAT || P.Name == part::VERS)
      Library ? checkLibraryPart(P) : misplaced(P, "only libraries have it");
    else
      checkKnown(P);
  }

  void checkKnown(const Part &P) {
    static constexpr FourCC Known[] = {part::ISG1, part::OSG1, part::PSG1, part::PSV0, part::RTS0,
                                       part::RDEF, part::STAT, part::PRIV, part::ILDN};
    if (std::find(std::begin(Known), std::end(Known), P.Name) == std::end(Known))
      misplaced(P, "it is not a part of a shader container");
  }

  void checkLibraryPart(const Part &P) {
    if (P.Name == part::VERS && !readCompilerVersion(P.Data))
      misplaced(P, "it is not well formed");
    if (P.Name == part::RDAT)
      checkRuntimeData(Ctx, P);
  }

  void checkHash(const Part &P) {
    constexpr size_t HashSize = 20;
    if (P.Data.size() != HashSize)
      misplaced(P, "it has " + std::to_string(P.Data.size()) + " bytes, expected 20");
  }

  void checkProgram(const Part &P) {
    Result<ProgramHeader> H = readProgramHeader(P.Data, P.Name.str());
    if (!H)
      return Ctx.reportPart(
          rule::ContainerContentInvalid(P.Name.str(), "program header", H.error().Message),
          P.Name.str());
    if (Info.HasShaderModel &&
        (H->ShaderMajor != Info.ShaderModel.Major || H->ShaderMinor != Info.ShaderModel.Minor))
      Ctx.reportPart(rule::SmProgramVersion({H->ShaderMajor, H->ShaderMinor}, Info.ShaderModel),
                     P.Name.str());
    if (Info.Kind != NoStage && H->ShaderKind != uint32_t(Info.Kind))
      Ctx.reportPart(rule::ContainerContentMatches(P.Name.str(), "ShaderKind",
                                                   std::to_string(H->ShaderKind),
                                                   std::to_string(uint32_t(Info.Kind))),
                     P.Name.str());
  }

  void checkFeatures(const Part &P) {
    Result<uint64_t> Found = readFeatureFlags(P.Data);
    uint64_t Expected = featureInfo(Info.Flags);
    if (!Found)
      return Ctx.reportPart(rule::ContainerPartMatches("SFI0", Found.error().Message), "SFI0");
    if (*Found == Expected)
      return;
    std::string What;
    for (uint32_t Bit = 0; Bit < 64; ++Bit) {
      if (!((*Found ^ Expected) >> Bit & 1))
        continue;
      std::string_view Name = featureName(Bit);
      What += (What.empty() ? "" : "; ") +
              (Name.empty() ? "bit " + std::to_string(Bit) : std::string(Name)) +
              (*Found >> Bit & 1 ? ": set, module says not" : ": not set, module says it is");
    }
    Ctx.reportPart(rule::ContainerPartMatches("SFI0", What), "SFI0");
  }

  void checkMissing() {
    auto need = [&](FourCC Name, std::string_view Why) {
      if (!C.find(Name))
        Ctx.reportPart(rule::ContainerPartMissing(Name.str(), Why), Name.str());
    };
    if (Info.isLibrary())
      return need(part::RDAT, "a library describes its functions in it");
    need(part::ISG1, "every shader has an input signature");
    need(part::OSG1, "every shader has an output signature");
    need(part::SFI0, "it says which features a device must have");
    need(part::PSV0, "the runtime checks pipelines by it");
    if (isTessellationOrMesh() && !Info.Entries.empty() &&
        !Info.Entries[0].PatchOrPrimitive.empty())
      need(part::PSG1, "the shader has patch constants or primitive outputs");
  }

  // ---- Signatures ----

  void checkPatchSignature(const Part &P, const EntryPoint &E) {
    if (!isTessellationOrMesh())
      return Ctx.reportPart(
          rule::ContainerPartMatches("PSG1", "only hull, domain and mesh shaders have one"),
          "PSG1");
    checkSignature(P, E, E.PatchOrPrimitive, Info.Kind == Stage::Domain);
  }

  uint32_t minPrecision(const SignatureElement &M) const {
    if (!Info.usesMinPrecision())
      return 0;
    auto T = ComponentType(M.Component);
    return T == ComponentType::F16   ? 1
           : T == ComponentType::I16 ? 4
           : T == ComponentType::U16 ? 5
                                     : 0;
  }

  struct Row {
    const SignatureElement *Element;
    uint32_t Number;
  };

  /// Two bytes of each element, and what follows the last name, are zero.
  void checkPadding(const std::string &Name, Bytes Data, const SignaturePart &S) {
    constexpr size_t Header = 8, ElementSize = 32, Unused = 26;
    size_t End = Header + S.Elements.size() * ElementSize;
    for (size_t I = 0; I < S.Elements.size(); ++I) {
      std::string_view Semantic = S.Elements[I].SemanticName;
      if (auto *Text = reinterpret_cast<const uint8_t *>(Semantic.data());
          !Semantic.empty() && Text >= Data.data() && Text < Data.data() + Data.size())
        End = std::max(End, size_t(Text - Data.data()) + Semantic.size() + 1);
      size_t At = Header + I * ElementSize + Unused;
      if (At + 2 <= Data.size() && (Data[At] || Data[At + 1]))
        Ctx.reportPart(
            rule::ContainerPartMatches(Name, std::string(Semantic) + ": unused bytes are not 0"),
            Name);
    }
    for (; End < Data.size(); ++End)
      if (Data[End])
        return Ctx.reportPart(rule::ContainerPartMatches(Name, "byte " + std::to_string(End) +
                                                                   " behind the names is not 0"),
                              Name);
  }

  void checkSignature(const Part &P, const EntryPoint &E, const Signature &Module, bool Input) {
    std::string Name = P.Name.str();
    Result<SignaturePart> Found = readSignature(P.Data, P.Name);
    if (!Found)
      return Ctx.reportPart(rule::ContainerPartMatches(Name, Found.error().Message), Name);
    constexpr uint32_t HeaderSize = 8;
    if (P.Data[4] != HeaderSize || P.Data[5] || P.Data[6] || P.Data[7])
      Ctx.reportPart(rule::ContainerPartMatches(Name, "elements do not follow the header"), Name);
    checkPadding(Name, P.Data, *Found);
    std::vector<Row> Expected;
    for (const SignatureElement &X : Module)
      for (uint32_t R = 0; R < X.Indices.size(); ++R)
        Expected.push_back({&X, R});
    if (Found->Elements.size() != Expected.size())
      return Ctx.reportPart(
          rule::ContainerPartMatches(Name, std::to_string(Found->Elements.size()) +
                                               " elements, module says " +
                                               std::to_string(Expected.size())),
          Name);
    for (const SignaturePartElement &X : Found->Elements)
      checkElement(Name, X, Expected, E, Input);
  }

  void checkElement(const std::string &Part, const SignaturePartElement &X,
                    const std::vector<Row> &Expected, const EntryPoint &E, bool Input) {
    std::string Label = std::string(X.SemanticName) + std::to_string(X.SemanticIndex);
    auto At = std::find_if(Expected.begin(), Expected.end(), [&](const Row &R) {
      return R.Element->Semantic == X.SemanticName &&
             R.Element->Indices[R.Number] == X.SemanticIndex && R.Element->Stream == X.Stream;
    });
    if (At == Expected.end())
      return Ctx.reportPart(rule::ContainerPartMatches(Part, Label + " is not in the module"),
                            Part);
    const SignatureElement &M = *At->Element;
    auto compare = [&](const char *Field, uint64_t Found, uint64_t Wanted) {
      if (Found != Wanted)
        Ctx.reportPart(
            rule::ContainerPartMatches(Part, Label + "." + Field + ": " + std::to_string(Found) +
                                                 ", module says " + std::to_string(Wanted)),
            Part);
    };
    uint32_t Column =
        M.isAllocated() && M.StartColumn > 0 ? uint32_t(std::min<int64_t>(M.StartColumn, 4)) : 0;
    compare("Register", X.Register,
            M.isAllocated() ? uint32_t(M.StartRow) + At->Number : uint32_t(M.StartRow));
    if (M.Columns) // an element of none has been reported
      compare("Mask", X.Mask, ((1u << std::min<uint64_t>(M.Columns, 4)) - 1) << Column);
    compare("ComponentType", X.ComponentType, partComponentType(Ctx, M.Component));
    compare("MinPrecision", X.MinPrecision, minPrecision(M));
    compare("SystemValue", X.SystemValue, systemValueOf(M.Kind, E.Domain, At->Number));
    if (!Info.validatorAtLeast(5)) // which knew no use, and wrote what components there are
      return compare(Input ? "AlwaysReadsMask" : "NeverWritesMask", X.ExclusiveMask,
                     Input ? 0u : ~uint32_t(X.Mask) & 0xff);
    uint64_t Usage = (M.UsageMask << (M.isAllocated() ? Column : 0)) & 0xff;
    compare(Input ? "AlwaysReadsMask" : "NeverWritesMask", X.ExclusiveMask,
            Input ? Usage : (Usage ^ 0xf) & 0xf);
  }
};

} // namespace

void checkRootSignatureAlone(Context &Ctx, const Container &C) {
  PartChecker(Ctx, C).checkRootSignatureAlone();
}

void checkParts(Context &Ctx, const Container &C, const ProgramHeader &) {
  PartChecker(Ctx, C).check();
}

} // namespace dxil::validation
