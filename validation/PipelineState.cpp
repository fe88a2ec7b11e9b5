// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <dxil/container/parts/PipelineState.h>

#include "ContainerParts.h"

#include <dxil/container/derive/SignatureParts.h>
#include <dxil/container/parts/RootSignature.h>

#include <algorithm>
#include <cstdio>

namespace dxil::validation {
namespace {

std::string quoted(std::string_view Text) {
  return "'" + std::string(Text) + "'";
}

/// A numeric field, and the part version that introduced it.
struct Field {
  const char *Name;
  uint64_t (*Get)(const container::PipelineState &);
  uint32_t Since = 0;
};

template <auto Member> uint64_t get(const container::PipelineState &P) {
  return uint64_t(P.*Member);
}
template <auto Member, size_t I> uint64_t get(const container::PipelineState &P) {
  return (P.*Member)[I];
}

constexpr Field Fields[] = {
    {"OutputPositionPresent", get<&container::PipelineState::OutputPositionPresent>},
    {"InputControlPointCount", get<&container::PipelineState::InputControlPoints>},
    {"OutputControlPointCount", get<&container::PipelineState::OutputControlPoints>},
    {"TessellatorDomain", get<&container::PipelineState::TessellatorDomain>},
    {"TessellatorOutputPrimitive", get<&container::PipelineState::TessellatorOutputPrimitive>},
    {"InputPrimitive", get<&container::PipelineState::InputPrimitive>},
    {"OutputTopology", get<&container::PipelineState::OutputTopology>},
    {"OutputStreamMask", get<&container::PipelineState::OutputStreamMask>},
    {"DepthOutput", get<&container::PipelineState::DepthOutput>},
    {"SampleFrequency", get<&container::PipelineState::SampleFrequency>},
    {"GroupSharedBytesUsed", get<&container::PipelineState::GroupSharedBytes>},
    {"PayloadSizeInBytes", get<&container::PipelineState::PayloadBytes>},
    {"MaxOutputVertices", get<&container::PipelineState::MaxOutputVertices>},
    {"MaxOutputPrimitives", get<&container::PipelineState::MaxOutputPrimitives>},
    {"MinimumExpectedWaveLaneCount", get<&container::PipelineState::MinWaveLanes>},
    {"MaximumExpectedWaveLaneCount", get<&container::PipelineState::MaxWaveLanes>},
    {"UsesViewID", get<&container::PipelineState::UsesViewId>, 1},
    {"MaxVertexCount", get<&container::PipelineState::MaxVertexCount>, 1},
    {"MeshOutputTopology", get<&container::PipelineState::MeshOutputTopology>, 1},
    {"SigInputVectors", get<&container::PipelineState::InputVectors>, 1},
    {"SigOutputVectors[0]", get<&container::PipelineState::OutputVectors, 0>, 1},
    {"SigOutputVectors[1]", get<&container::PipelineState::OutputVectors, 1>, 1},
    {"SigOutputVectors[2]", get<&container::PipelineState::OutputVectors, 2>, 1},
    {"SigOutputVectors[3]", get<&container::PipelineState::OutputVectors, 3>, 1},
    {"SigPatchConstOrPrimVectors", get<&container::PipelineState::PatchOrPrimVectors>, 1},
    {"NumThreadsX", get<&container::PipelineState::NumThreads, 0>, 2},
    {"NumThreadsY", get<&container::PipelineState::NumThreads, 1>, 2},
    {"NumThreadsZ", get<&container::PipelineState::NumThreads, 2>, 2},
    {"NumBytesGroupSharedMemory", get<&container::PipelineState::NumBytesGroupShared>, 4},
};

/// A row of one of the part's tables. Builds its text only for a finding.
struct TableRow {
  std::string_view Table;
  size_t Number;
  std::string field(std::string_view Name) const {
    return std::string(Table) + "[" + std::to_string(Number) + "]." + std::string(Name);
  }
};

/// Returns true if both lists are equal, zeros at their ends excepted.
bool isSameState(std::span<const uint32_t> A, std::span<const uint32_t> B) {
  if (A.size() < B.size())
    std::swap(A, B);
  return std::ranges::equal(A.first(B.size()), B) &&
         std::ranges::all_of(A.subspan(B.size()), [](uint32_t Word) { return Word == 0; });
}

/// Compares a part with the one derived from the module: the part itself if all bytes are the same.
class PipelineChecker {
public:
  PipelineChecker(Context &Ctx, const EntryPoint &E, const container::PipelineState &P,
                  const container::PipelineState &Derived)
      : Ctx(Ctx), E(E), P(P), Derived(Derived), Version(std::min(P.Version, Derived.Version)) {}

  /// Returns true if the parts agree.
  bool check() {
    if (&P != &Derived && !checkFields())
      return false;
    if (Good && Version >= 1)
      checkDependencies();
    checkUnusedItems(Ctx, P);
    return Good;
  }

private:
  Context &Ctx;
  const EntryPoint &E;
  const container::PipelineState &P, &Derived;
  const uint32_t Version;
  bool Good = true;

  /// Returns false if the version or stage differs: they determine the meaning of the fields.
  bool checkFields() {
    compare("Version", P.Version, Derived.Version);
    if (Version >= 1)
      compare("ShaderStage", uint64_t(P.Stage), uint64_t(Derived.Stage));
    if (!Good)
      return false;
    for (const Field &F : Fields)
      if (F.Since <= Version)
        compare(F.Name, F.Get(P), F.Get(Derived));
    if (Version >= 3 && P.EntryName != Derived.EntryName)
      mismatch("EntryFunctionName", quoted(P.EntryName), quoted(Derived.EntryName));
    compare("SigInputElements", P.Inputs.size(), Derived.Inputs.size());
    checkElements("SigInputElement", P.Inputs, Derived.Inputs);
    compare("SigOutputElements", P.Outputs.size(), Derived.Outputs.size());
    checkElements("SigOutputElement", P.Outputs, Derived.Outputs);
    compare("SigPatchConstOrPrimElements", P.PatchOrPrims.size(), Derived.PatchOrPrims.size());
    checkElements("SigPatchConstOrPrimElement", P.PatchOrPrims, Derived.PatchOrPrims);
    checkResources();
    if (Good) // all fields agree: the remaining bytes belong to no field of the stage
      checkUnusedBytes();
    // The fields above determine the shape of the tables. A difference to `dx.viewIdState` is an
    // error, as in the reference validator.
    if (Good)
      compareDependencies(P, Derived,
                          [&](const std::string &Name, uint32_t Actual, uint32_t Stored) {
                            mismatch(Name, hex(Actual), hex(Stored));
                          });
    return true;
  }

  void mismatch(std::string_view Field, std::string_view Actual, std::string_view Expected) {
    Ctx.reportPart(rule::ContainerContentMatches("PSV0", Field, Actual, Expected), "PSV0");
    Good = false;
  }
  void compare(std::string_view Field, uint64_t Actual, uint64_t Expected) {
    if (Actual != Expected)
      mismatch(Field, std::to_string(Actual), std::to_string(Expected));
  }

  void compare(TableRow Row, std::string_view Field, uint64_t Actual, uint64_t Expected) {
    if (Actual != Expected)
      compare(Row.field(Field), Actual, Expected);
  }

  void checkElements(std::string_view Table, const std::vector<container::PipelineElement> &Matches,
                     const std::vector<container::PipelineElement> &Expected) {
    if (Matches.size() != Expected.size())
      return;
    for (size_t I = 0; I < Matches.size(); ++I) {
      const container::PipelineElement &X = Matches[I], &M = Expected[I];
      const TableRow Row{Table, I};
      if (M.Semantic == 0 && X.SemanticName != M.SemanticName)
        mismatch(Row.field("SemanticName"), quoted(X.SemanticName), quoted(M.SemanticName));
      if (X.SemanticIndices != M.SemanticIndices)
        mismatch(Row.field("SemanticIndexes"), "others", "those of the element");
      compare(Row, "SemanticKind", X.Semantic, M.Semantic);
      compare(Row, "Rows", X.Rows, M.Rows);
      compare(Row, "Cols", X.Columns, M.Columns);
      compare(Row, "Allocated", X.Allocated, M.Allocated);
      compare(Row, "StartRow", X.StartRow, M.StartRow);
      compare(Row, "StartCol", X.StartColumn, M.StartColumn);
      compare(Row, "Reserved", X.Unused, 0);
      compare(Row, "ComponentType", X.Component, M.Component);
      compare(Row, "InterpolationMode", X.Interpolation, M.Interpolation);
      compare(Row, "OutputStream", X.Stream, M.Stream);
      compare(Row, "DynamicIndexMask", X.DynamicIndexMask, M.DynamicIndexMask);
    }
  }

  void checkUnusedBytes() {
    // The field with the offset of the entry point's name.
    constexpr size_t NameOffset = 48, NameOffsetEnd = 52;
    for (size_t I = 0; I < P.Info.size() && I < Derived.Info.size(); ++I)
      if (P.Info[I] && !Derived.Info[I] && (I < NameOffset || I >= NameOffsetEnd))
        compare("byte " + std::to_string(I) + ", which this stage does not use", P.Info[I], 0);
  }

  void checkResources() {
    if (P.Resources.size() != Derived.Resources.size())
      return compare("ResourceCount", P.Resources.size(), Derived.Resources.size());
    for (size_t I = 0; I < P.Resources.size(); ++I) {
      const container::PipelineResource &X = P.Resources[I], &M = Derived.Resources[I];
      const TableRow Row{"Resource", I};
      compare(Row, "ResType", X.Type, M.Type);
      compare(Row, "Space", X.Space, M.Space);
      compare(Row, "LowerBound", X.LowerBound, M.LowerBound);
      compare(Row, "UpperBound", X.UpperBound, M.UpperBound);
      if (X.Kind && M.Kind)
        compare(Row, "ResKind", *X.Kind, *M.Kind);
      if (X.Flags && M.Flags)
        compare(Row, "ResFlags", *X.Flags, *M.Flags);
    }
  }

  static std::string hex(uint32_t Mask) {
    char Text[16];
    std::snprintf(Text, sizeof Text, "0x%x", unsigned(Mask));
    return Text;
  }

  /// Compares the part, which agrees with `dx.viewIdState`, with the dependencies of the program
  /// itself. The reference validator does not compare these.
  void checkDependencies() {
    const auto State = viewIdState(Ctx, E, P.UsesViewId);
    if (!State || isSameState(*State, storedViewIdState(Ctx.M)))
      return;
    const std::vector<uint8_t> Bytes = derivePipelineState(Ctx, E, *State);
    Result<container::PipelineState> Computed =
        container::readPipelineState(Bytes, uint32_t(P.Stage));
    if (!Computed)
      return;
    compareDependencies(
        P, *Computed, [&](const std::string &Name, uint32_t Actual, uint32_t Expected) {
          Ctx.reportStrictPart(
              rule::ContainerDependencyMatches("PSV0", Name, hex(Actual), hex(Expected)), "PSV0");
        });
  }
};

// ---- Root signature -----------------------------------------------------------------------------

/// Returns the number of a stage in root parameter visibilities; 0 is "all".
uint32_t visibilityOf(Stage S) {
  switch (S) {
  case Stage::Vertex: return 1;
  case Stage::Hull: return 2;
  case Stage::Domain: return 3;
  case Stage::Geometry: return 4;
  case Stage::Pixel: return 5;
  case Stage::Amplification: return 6;
  case Stage::Mesh: return 7;
  default: return 0;
  }
}

enum RangeType : uint32_t { SRVRange, UAVRange, CBVRange, SamplerRange };

struct Registers {
  uint64_t Begin, End;
};

/// Returns the registers of a type and space that a root signature makes visible to a stage.
std::vector<Registers> bound(const container::RootSignature &RS, uint32_t Visibility,
                             RangeType Type, uint64_t Space) {
  std::vector<Registers> Out;
  auto add = [&](uint64_t Base, uint64_t Count) { Out.push_back({Base, Base + Count - 1}); };
  for (const container::RootParameter &P : RS.Parameters) {
    if (P.Visibility && Visibility && P.Visibility != Visibility)
      continue;
    static constexpr uint32_t TypeOf[] = {~0u, CBVRange, CBVRange, SRVRange, UAVRange};
    for (const container::DescriptorRange &R : P.Ranges)
      if (P.Type == 0 && R.Type == Type && R.Space == Space)
        add(R.BaseRegister, R.Count == ~0u ? 0x100000000ull : std::max(R.Count, 1u));
    if (P.Type > 0 && P.Type < 5 && TypeOf[P.Type] == Type && P.Space == Space)
      add(P.Register, 1);
  }
  if (Type == SamplerRange)
    for (const container::StaticSampler &S : RS.Samplers)
      if (S.Space == Space && (!S.Visibility || !Visibility || S.Visibility == Visibility))
        add(S.Register, 1);
  std::sort(Out.begin(), Out.end(),
            [](const Registers &A, const Registers &B) { return A.Begin < B.Begin; });
  return Out;
}

bool covers(const std::vector<Registers> &Bound, uint64_t Begin, uint64_t End) {
  for (const Registers &R : Bound) {
    if (R.Begin > Begin)
      return false;
    if (R.End >= End)
      return true;
    Begin = std::max(Begin, R.End + 1);
  }
  return false;
}

void checkRootSignature(Context &Ctx, const container::RootSignature &RS,
                        const container::PipelineState &P) {
  for (const container::PipelineResource &R : P.Resources) {
    if (R.Type < 1 || R.Type > 9)
      continue;
    RangeType Type = R.Type == 1   ? SamplerRange
                     : R.Type == 2 ? CBVRange
                     : R.Type <= 5 ? SRVRange
                                   : UAVRange;
    uint64_t End = R.UpperBound == ~0u ? 0xFFFFFFFFull : R.UpperBound;
    if (!covers(bound(RS, visibilityOf(Ctx.Info.Kind), Type, R.Space), R.LowerBound, End))
      Ctx.reportPart(rule::ContainerRootSignatureIncompatible(
                         std::string(1, registerLetter(ResourceClass(Type))) +
                         std::to_string(R.LowerBound) + " in space " + std::to_string(R.Space) +
                         " is not bound for this stage"),
                     "RTS0");
  }
}

} // namespace

void checkPipelineState(Context &Ctx, const container::Part &PSV, const container::Part *Root,
                        const EntryPoint &E) {
  Result<container::PipelineState> P =
      container::readPipelineState(PSV.Data, uint32_t(Ctx.Info.Kind));
  if (!P)
    return Ctx.reportPart(rule::ContainerContentInvalid("PSV0", "part", P.error().str()), "PSV0");
  const std::vector<uint8_t> Bytes = derivePipelineState(Ctx, E, storedViewIdState(Ctx.M));
  const bool IsSame = std::ranges::equal(Bytes, PSV.Data);
  Result<container::PipelineState> Derived =
      IsSame ? container::PipelineState()
             : container::readPipelineState(Bytes, uint32_t(Ctx.Info.Kind));
  if (!Derived)
    return Ctx.reportPart(rule::ContainerPartMatches("PSV0", Derived.error().Message), "PSV0");
  if (!PipelineChecker(Ctx, E, *P, IsSame ? *P : *Derived).check())
    Ctx.reportPart(rule::ContainerPartMatches("PSV0", "fields differ, see above"), "PSV0");
  if (!Root)
    return;
  Result<container::RootSignature> RS = container::readRootSignature(Root->Data);
  if (!RS)
    return Ctx.reportPart(rule::ContainerRootSignatureIncompatible(RS.error().Message), "RTS0");
  checkRootSignature(Ctx, *RS, *P);
}

} // namespace dxil::validation
