// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The parts that a container must have, and their agreement with the module. PSV0 is in
// PipelineState.cpp, RDAT in RuntimeDataPart.cpp.
#include "ContainerParts.h"

#include "Groups.h"

#include <dxil/container/derive/ShaderFlags.h>
#include <dxil/container/derive/SignatureParts.h>
#include <dxil/container/parts/RootSignature.h>
#include <dxil/container/parts/Signature.h>
#include <dxil/container/parts/SmallParts.h>

#include <algorithm>
#include <map>

namespace dxil::validation {
namespace {

class PartChecker {
public:
  PartChecker(Context &Ctx, const container::Container &C) : Ctx(Ctx), C(C), Info(Ctx.Info) {}

  void check() {
    checkOccurrences();
    for (const container::Part &P : C.parts())
      if (C.find(P.Name) == &P)
        checkPart(P);
    checkMissing();
    if (C.digestState() == container::DigestState::Mismatching)
      Ctx.reportDigest();
  }

  /// Checks a container without a program: only a root signature and private data are allowed.
  void checkRootSignatureAlone() {
    checkOccurrences();
    for (const container::Part &P : C.parts()) {
      if (P.Name == container::part::RTS0) {
        if (auto RS = container::readRootSignature(P.Data); !RS)
          Ctx.reportPart(rule::ContainerRootSignatureIncompatible(RS.error().Message), "RTS0");
      } else if (P.Name != container::part::PRIV) {
        misplaced(P, "a container of a root signature has no program that it could belong to");
      }
    }
    if (C.digestState() == container::DigestState::Mismatching)
      Ctx.reportDigest();
  }

private:
  Context &Ctx;
  const container::Container &C;
  const ModuleFacts &Info;

  void misplaced(const container::Part &P, std::string_view Why) {
    Ctx.reportPart(rule::ContainerPartInvalid(P.Name.str(), Why), P.Name.str());
  }

  void checkOccurrences() {
    std::map<uint32_t, int64_t> Count;
    for (const container::Part &P : C.parts())
      ++Count[P.Name.Value];
    for (auto [Name, N] : Count)
      if (N > 1)
        Ctx.reportPart(rule::ContainerPartRepeated(container::FourCC(Name).str(), N),
                       container::FourCC(Name).str());
  }

  bool isTessellationOrMesh() const {
    return Info.Kind == Stage::Hull || Info.Kind == Stage::Domain || Info.Kind == Stage::Mesh;
  }

  void checkPart(const container::Part &P) {
    bool Library = Info.isLibrary();
    static constexpr container::FourCC NotInLibrary[] = {
        container::part::ISG1, container::part::OSG1, container::part::PSG1, container::part::RTS0,
        container::part::PSV0};
    if (Library && std::find(std::begin(NotInLibrary), std::end(NotInLibrary), P.Name) !=
                       std::end(NotInLibrary))
      return misplaced(P, "libraries do not have it");
    const EntryPoint *E = Info.Entries.empty() ? nullptr : &Info.Entries[0];
    if (P.Name == container::part::ISG1 && E)
      checkSignature(P, *E, SignatureKind::Input);
    else if (P.Name == container::part::OSG1 && E)
      checkSignature(P, *E, SignatureKind::Output);
    else if (P.Name == container::part::PSG1 && E)
      checkPatchSignature(P, *E);
    else if (P.Name == container::part::SFI0)
      checkFeatures(P);
    else if (P.Name == container::part::PSV0 && E)
      checkPipelineState(Ctx, P, C.find(container::part::RTS0), *E);
    else if (P.Name == container::part::HASH)
      checkHash(P);
    else if (P.Name == container::part::DXIL || P.Name == container::part::ILDB)
      checkProgram(P);
    else if (P.Name == container::part::RDAT || P.Name == container::part::VERS)
      Library ? checkLibraryPart(P) : misplaced(P, "only libraries have it");
    else
      checkKnown(P);
  }

  void checkKnown(const container::Part &P) {
    static constexpr container::FourCC KnownParts[] = {
        container::part::ISG1, container::part::OSG1, container::part::PSG1,
        container::part::PSV0, container::part::RTS0, container::part::RDEF,
        container::part::STAT, container::part::PRIV, container::part::ILDN};
    if (std::find(std::begin(KnownParts), std::end(KnownParts), P.Name) == std::end(KnownParts))
      misplaced(P, "it is not a part of a shader container");
  }

  void checkLibraryPart(const container::Part &P) {
    if (P.Name == container::part::VERS && !container::readCompilerVersion(P.Data))
      misplaced(P, "it is not well formed");
    if (P.Name == container::part::RDAT)
      checkRuntimeData(Ctx, P);
  }

  void checkHash(const container::Part &P) {
    constexpr size_t HashSize = 20;
    if (P.Data.size() != HashSize)
      misplaced(P, "it has " + std::to_string(P.Data.size()) + " bytes, expected 20");
  }

  void checkProgram(const container::Part &P) {
    Result<container::ProgramHeader> H = container::readProgramHeader(P.Data, P.Name.str());
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

  void checkFeatures(const container::Part &P) {
    Result<uint64_t> Stored = container::readFeatureFlags(P.Data);
    uint64_t Expected = featureInfo(Info.Flags);
    if (!Stored)
      return Ctx.reportPart(rule::ContainerPartMatches("SFI0", Stored.error().Message), "SFI0");
    if (*Stored == Expected)
      return;
    std::string Differences;
    for (uint32_t Bit = 0; Bit < 64; ++Bit) {
      if (!((*Stored ^ Expected) >> Bit & 1))
        continue;
      std::string_view Name = container::featureName(Bit);
      Differences +=
          (Differences.empty() ? "" : "; ") +
          (Name.empty() ? "bit " + std::to_string(Bit) : std::string(Name)) +
          (*Stored >> Bit & 1 ? ": set, module says not" : ": not set, module says it is");
    }
    Ctx.reportPart(rule::ContainerPartMatches("SFI0", Differences), "SFI0");
  }

  void checkMissing() {
    auto need = [&](container::FourCC Name, std::string_view Why) {
      if (!C.find(Name))
        Ctx.reportPart(rule::ContainerPartMissing(Name.str(), Why), Name.str());
    };
    if (Info.isLibrary())
      return need(container::part::RDAT, "a library describes its functions in it");
    need(container::part::ISG1, "every shader has an input signature");
    need(container::part::OSG1, "every shader has an output signature");
    need(container::part::SFI0, "it says which features a device must have");
    need(container::part::PSV0, "the runtime checks pipelines by it");
    if (isTessellationOrMesh() && !Info.Entries.empty() &&
        !Info.Entries[0].PatchOrPrimitive.empty())
      need(container::part::PSG1, "the shader has patch constants or primitive outputs");
  }

  // ---- Signatures ----

  void checkPatchSignature(const container::Part &P, const EntryPoint &E) {
    if (!isTessellationOrMesh())
      return Ctx.reportPart(
          rule::ContainerPartMatches("PSG1", "only hull, domain and mesh shaders have one"),
          "PSG1");
    checkSignature(P, E, SignatureKind::PatchOrPrimitive);
  }

  /// Two bytes of each element, and the bytes after the last name, must be zero.
  void checkPadding(const std::string &Name, Bytes Data, const container::SignaturePart &S) {
    constexpr size_t Header = 8, ElementSize = 32, Unused = 26;
    size_t End = Header + S.Elements.size() * ElementSize;
    for (size_t I = 0; I < S.Elements.size(); ++I) {
      std::string_view Semantic = S.Elements[I].SemanticName;
      if (auto *Text = reinterpret_cast<const uint8_t *>(Semantic.data());
          !Semantic.empty() && Text >= Data.data() && Text < Data.data() + Data.size())
        End = std::max(End, size_t(Text - Data.data()) + Semantic.size() + 1);
      size_t Offset = Header + I * ElementSize + Unused;
      if (Offset + 2 <= Data.size() && (Data[Offset] || Data[Offset + 1]))
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

  void checkSignature(const container::Part &P, const EntryPoint &E, SignatureKind K) {
    std::string Name = P.Name.str();
    Result<container::SignaturePart> Stored = container::readSignature(P.Data, P.Name);
    if (!Stored)
      return Ctx.reportPart(rule::ContainerPartMatches(Name, Stored.error().Message), Name);
    constexpr uint32_t HeaderSize = 8;
    if (P.Data[4] != HeaderSize || P.Data[5] || P.Data[6] || P.Data[7])
      Ctx.reportPart(rule::ContainerPartMatches(Name, "elements do not follow the header"), Name);
    checkPadding(Name, P.Data, *Stored);
    const std::vector<uint8_t> Bytes = deriveSignaturePart(Info, E, K);
    if (std::ranges::equal(Bytes, P.Data))
      return;
    Result<container::SignaturePart> Derived = container::readSignature(Bytes, P.Name);
    if (!Derived)
      return Ctx.reportPart(rule::ContainerPartMatches(Name, Derived.error().Message), Name);
    if (Stored->Elements.size() != Derived->Elements.size())
      return Ctx.reportPart(
          rule::ContainerPartMatches(Name, std::to_string(Stored->Elements.size()) +
                                               " elements, module says " +
                                               std::to_string(Derived->Elements.size())),
          Name);
    for (const container::SignaturePartElement &X : Stored->Elements)
      checkElement(Name, X, *Derived);
  }

  void checkElement(const std::string &Part, const container::SignaturePartElement &X,
                    const container::SignaturePart &Derived) {
    std::string Label = std::string(X.SemanticName) + std::to_string(X.Index);
    auto Entry = std::find_if(Derived.Elements.begin(), Derived.Elements.end(), [&](const auto &M) {
      return M.SemanticName == X.SemanticName && M.Index == X.Index && M.Stream == X.Stream;
    });
    if (Entry == Derived.Elements.end())
      return Ctx.reportPart(rule::ContainerPartMatches(Part, Label + " is not in the module"),
                            Part);
    auto compare = [&](const char *Field, uint64_t Actual, uint64_t Expected) {
      if (Actual != Expected)
        Ctx.reportPart(
            rule::ContainerPartMatches(Part, Label + "." + Field + ": " + std::to_string(Actual) +
                                                 ", module says " + std::to_string(Expected)),
            Part);
    };
    compare("Register", X.Register, Entry->Register);
    if (Entry->Mask) // otherwise an element without columns has been reported
      compare("Mask", X.Mask, Entry->Mask);
    compare("ComponentType", X.Component, Entry->Component);
    compare("MinPrecision", X.MinPrecision, Entry->MinPrecision);
    compare("SystemValue", X.SystemValue, Entry->SystemValue);
    const bool IsRead = Part == "ISG1" || (Part == "PSG1" && Info.Kind == Stage::Domain);
    compare(IsRead ? "AlwaysReadsMask" : "NeverWritesMask", X.ExclusiveMask, Entry->ExclusiveMask);
  }
};

} // namespace

void checkRootSignatureAlone(Context &Ctx, const container::Container &C) {
  PartChecker(Ctx, C).checkRootSignatureAlone();
}

void checkParts(Context &Ctx, const container::Container &C, const container::ProgramHeader &) {
  PartChecker(Ctx, C).check();
}

} // namespace dxil::validation
