// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <dxil/container/parts/PipelineState.h>

#include "ContainerParts.h"

#include <dxil/container/parts/RootSignature.h>

#include <algorithm>

namespace dxil::validation {
namespace {

constexpr uint64_t Position = 3, SampleIndex = 12;

std::string quoted(std::string_view Text) {
  return "'" + std::string(Text) + "'";
}

/// The version of the part that a validator version writes.
uint32_t partVersion(ModuleVersion V) {
  if (V.Major > 1)
    return 4;
  return V.Minor < 1 ? 0 : V.Minor < 6 ? 1 : V.Minor < 8 ? 2 : V.Minor < 10 ? 3 : 4;
}

class PipelineChecker {
public:
  PipelineChecker(Context &Ctx, const EntryPoint &E, const PipelineState &P)
      : Ctx(Ctx), Info(Ctx.Info), E(E), P(P) {}

  /// Whether everything agrees.
  bool check() {
    compare("Version", P.Version, partVersion(Info.Validator));
    checkStage();
    if (P.Version >= 1)
      checkVersion1();
    bool Threads = Info.Kind == Stage::Compute || Info.Kind == Stage::Mesh ||
                   Info.Kind == Stage::Amplification;
    static constexpr const char *Axis[] = {"NumThreadsX", "NumThreadsY", "NumThreadsZ"};
    for (unsigned I = 0; I < 3 && P.Version >= 2; ++I)
      compare(Axis[I], P.NumThreads[I], Threads ? E.Threads[I] : 0);
    if (P.Version >= 3 && P.EntryName != E.Name)
      mismatch("EntryFunctionName", quoted(P.EntryName), quoted(E.Name));
    if (P.Version >= 4)
      compare("NumBytesGroupSharedMemory", P.NumBytesGroupShared, Threads ? groupShared() : 0);
    checkResources();
    if (Good) // all fields agree: what is left are bytes that no field of the stage has
      checkUnusedBytes();
    if (Good) // the tables' shapes follow from the fields above
      Good = checkDependencies(Ctx, P);
    checkUnusedItems(Ctx, P);
    return Good;
  }

private:
  Context &Ctx;
  const ModuleFacts &Info;
  const EntryPoint &E;
  const PipelineState &P;
  bool Good = true;

  void mismatch(std::string_view Field, std::string_view Found, std::string_view Expected) {
    Ctx.reportPart(rule::ContainerContentMatches("PSV0", Field, Found, Expected), "PSV0");
    Good = false;
  }
  void compare(std::string_view Field, uint64_t Found, uint64_t Expected) {
    if (Found != Expected)
      mismatch(Field, std::to_string(Found), std::to_string(Expected));
  }

  static bool has(const Signature &S, uint64_t First, uint64_t Last) {
    return std::any_of(S.begin(), S.end(), [&](const SignatureElement &X) {
      return X.Kind >= First && X.Kind <= Last;
    });
  }

  uint64_t groupShared() const {
    uint64_t Total = 0;
    for (const ir::Global &G : Ctx.M.Globals)
      if (G.AddressSpace == 3)
        Total += Ctx.Layout.allocSize(G.ValueType).value_or(0);
    return Total;
  }

  void checkStage() {
    switch (Info.Kind) {
    case Stage::Vertex:
      compare("OutputPositionPresent", P.OutputPositionPresent, has(E.Output, Position, Position));
      break;
    case Stage::Hull:
      compare("InputControlPointCount", P.InputControlPoints, E.InputControlPoints);
      compare("OutputControlPointCount", P.OutputControlPoints, E.OutputControlPoints);
      compare("TessellatorDomain", P.TessellatorDomain, E.Domain);
      compare("TessellatorOutputPrimitive", P.TessellatorOutputPrimitive, E.OutputPrimitive);
      break;
    case Stage::Domain:
      compare("InputControlPointCount", P.InputControlPoints, E.InputControlPoints);
      compare("OutputPositionPresent", P.OutputPositionPresent, has(E.Output, Position, Position));
      compare("TessellatorDomain", P.TessellatorDomain, E.Domain);
      break;
    case Stage::Geometry:
      compare("InputPrimitive", P.InputPrimitive, E.InputPrimitive);
      compare("OutputTopology", P.OutputTopology, E.Topology);
      compare("OutputStreamMask", P.OutputStreamMask, E.StreamMask ? E.StreamMask : 1);
      compare("OutputPositionPresent", P.OutputPositionPresent, has(E.Output, Position, Position));
      break;
    case Stage::Pixel: {
      bool Sample = std::any_of(E.Input.begin(), E.Input.end(), [](const SignatureElement &X) {
        return X.Kind == SampleIndex || X.Interpolation == 6 || X.Interpolation == 7;
      });
      compare("DepthOutput", P.DepthOutput, has(E.Output, 17, 19));
      compare("SampleFrequency", P.SampleFrequency, Sample);
      break;
    }
    case Stage::Mesh:
      compare("GroupSharedBytesUsed", P.GroupSharedBytes, groupShared());
      compare("PayloadSizeInBytes", P.PayloadBytes, E.PayloadSize);
      compare("MaxOutputVertices", P.MaxOutputVertices, E.MaxVertexCount);
      compare("MaxOutputPrimitives", P.MaxOutputPrimitives, E.MaxPrimitiveCount);
      break;
    case Stage::Amplification: compare("PayloadSizeInBytes", P.PayloadBytes, E.PayloadSize); break;
    default: break;
    }
    uint64_t Min = Info.Kind == Stage::Compute ? E.Wave.Min : 0;
    uint64_t Max = !Min ? 0xFFFFFFFFu : E.Wave.Max ? E.Wave.Max : Min;
    compare("MinimumExpectedWaveLaneCount", P.MinWaveLanes, Min);
    compare("MaximumExpectedWaveLaneCount", P.MaxWaveLanes, Max);
  }

  /// Rows of registers that a signature (or one of its streams) uses.
  static uint64_t vectors(const Signature &S, uint64_t Stream) {
    int64_t Count = 0;
    for (const SignatureElement &X : S)
      if (X.isAllocated() && X.Stream == Stream)
        Count = std::max(Count, X.StartRow + int64_t(X.Rows));
    return uint64_t(Count);
  }

  void checkVersion1() {
    compare("ShaderStage", P.Stage, uint32_t(Info.Kind));
    compare("UsesViewID", P.UsesViewId, container::has(Info.Flags, ShaderFlag::ViewID));
    if (Info.Kind == Stage::Geometry)
      compare("MaxVertexCount", P.MaxVertexCount, E.MaxVertexCount);
    if (Info.Kind == Stage::Mesh)
      compare("MeshOutputTopology", P.MeshOutputTopology, E.MeshTopology);
    compare("SigInputVectors", P.InputVectors, vectors(E.Input, 0));
    static constexpr const char *Streams[] = {"SigOutputVectors[0]", "SigOutputVectors[1]",
                                              "SigOutputVectors[2]", "SigOutputVectors[3]"};
    for (unsigned I = 0; I < 4; ++I)
      compare(Streams[I], P.OutputVectors[I], vectors(E.Output, I));
    if (Info.Kind == Stage::Hull || Info.Kind == Stage::Domain || Info.Kind == Stage::Mesh)
      compare("SigPatchConstOrPrimVectors", P.PatchOrPrimVectors, vectors(E.PatchOrPrimitive, 0));
    checkElements("SigInput", P.Inputs, E.Input);
    checkElements("SigOutput", P.Outputs, E.Output);
    checkElements("SigPatchConstOrPrim", P.PatchOrPrims, E.PatchOrPrimitive);
  }

  void checkElements(const std::string &Name, const std::vector<PipelineElement> &Found,
                     const Signature &Module) {
    if (Found.size() != Module.size())
      return compare(Name + "Elements", Found.size(), Module.size());
    for (size_t I = 0; I < Found.size(); ++I) {
      const PipelineElement &X = Found[I];
      const SignatureElement &M = Module[I];
      std::string Field = Name + "Element[" + std::to_string(I) + "].";
      if (M.Kind == 0 && X.SemanticName != M.Name)
        mismatch(Field + "SemanticName", quoted(X.SemanticName), quoted(M.Name));
      bool SameIndices = std::equal(X.SemanticIndices.begin(), X.SemanticIndices.end(),
                                    M.Indices.begin(), M.Indices.end());
      if (!SameIndices)
        mismatch(Field + "SemanticIndexes", "others", "those of the element");
      compare(Field + "SemanticKind", X.SemanticKind, M.Kind);
      compare(Field + "Rows", X.Rows, M.Rows);
      compare(Field + "Cols", X.Columns, M.Columns);
      compare(Field + "Allocated", X.Allocated, M.isAllocated());
      compare(Field + "StartRow", X.StartRow, M.isAllocated() ? uint64_t(M.StartRow) : 0);
      compare(Field + "StartCol", X.StartColumn, M.isAllocated() ? uint64_t(M.StartColumn) : 0);
      compare(Field + "Reserved", X.Unused, 0);
      compare(Field + "ComponentType", X.ComponentType, partComponentType(Ctx, M.Component));
      compare(Field + "InterpolationMode", X.InterpolationMode, M.Interpolation);
      compare(Field + "OutputStream", X.Stream, M.Stream);
      compare(Field + "DynamicIndexMask", X.DynamicIndexMask, M.DynamicMask);
    }
  }

  /// The bytes of the runtime info that have a meaning in this stage, a bit each.
  uint64_t usedBytes() const {
    auto bytes = [](unsigned First, unsigned Count) {
      return ((uint64_t(1) << Count) - 1) << First;
    };
    constexpr unsigned Waves = 16, Version1 = 24, Counts = 28;
    uint64_t Used = bytes(Waves, 8) | bytes(Version1, 2) | bytes(Counts, 8) | bytes(36, 20);
    switch (Info.Kind) {
    case Stage::Vertex: return Used | bytes(0, 1);
    case Stage::Hull: return Used | bytes(0, 16) | bytes(Version1 + 2, 1);
    case Stage::Domain: return Used | bytes(0, 5) | bytes(8, 4) | bytes(Version1 + 2, 1);
    case Stage::Geometry: return Used | bytes(0, 13) | bytes(Version1 + 2, 2);
    case Stage::Pixel: return Used | bytes(0, 2);
    case Stage::Mesh: return Used | bytes(0, 4) | bytes(8, 8) | bytes(Version1 + 2, 2);
    case Stage::Amplification: return Used | bytes(0, 4);
    default: return Used;
    }
  }

  void checkUnusedBytes() {
    uint64_t Used = usedBytes();
    for (size_t I = 0; I < P.Info.size() && I < 56; ++I)
      if (P.Info[I] && !(Used >> I & 1))
        compare("byte " + std::to_string(I) + ", which this stage does not use", P.Info[I], 0);
  }

  // ---- Resources ----

  static uint32_t bindType(const Resource &R) {
    bool Structured = R.Kind == ResourceKind::StructuredBuffer,
         Raw = R.Kind == ResourceKind::RawBuffer;
    switch (R.Class) {
    case ResourceClass::Sampler: return 1;
    case ResourceClass::CBuffer: return 2;
    case ResourceClass::SRV:
      return R.Kind == ResourceKind::RTAccelerationStructure || Raw ? 4 : Structured ? 5 : 3;
    default: return Raw ? 7 : Structured ? (R.Counter ? 9 : 8) : 6;
    }
  }

  void checkResources() {
    std::vector<const Resource *> Module;
    for (ResourceClass C :
         {ResourceClass::CBuffer, ResourceClass::Sampler, ResourceClass::SRV, ResourceClass::UAV})
      for (const Resource &R : Info.resources(C))
        Module.push_back(&R);
    if (P.Resources.size() != Module.size())
      return compare("ResourceCount", P.Resources.size(), Module.size());
    for (size_t I = 0; I < Module.size(); ++I) {
      const PipelineResource &X = P.Resources[I];
      const Resource &R = *Module[I];
      std::string Field = "Resource[" + std::to_string(I) + "].";
      compare(Field + "ResType", X.Type, bindType(R));
      compare(Field + "Space", X.Space, R.Space);
      compare(Field + "LowerBound", X.LowerBound, R.LowerBound);
      uint64_t Upper = R.isUnbounded() ? 0xFFFFFFFFu : R.LowerBound + R.RangeSize - 1;
      compare(Field + "UpperBound", X.UpperBound, Upper & 0xFFFFFFFFu);
      if (X.Kind)
        compare(Field + "ResKind", *X.Kind, uint32_t(R.Kind));
      if (X.Flags)
        compare(Field + "ResFlags", *X.Flags, R.Atomic64);
    }
  }
};

// ---- Root signature -----------------------------------------------------------------------------

/// Visibility of a stage in root parameters; 0 is "all".
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

/// Registers of a type and space that a root signature gives a stage.
std::vector<Registers> bound(const RootSignature &RS, uint32_t Visibility, RangeType Type,
                             uint64_t Space) {
  std::vector<Registers> Out;
  auto add = [&](uint64_t Base, uint64_t Count) { Out.push_back({Base, Base + Count - 1}); };
  for (const RootParameter &P : RS.Parameters) {
    if (P.Visibility && Visibility && P.Visibility != Visibility)
      continue;
    static constexpr uint32_t TypeOf[] = {~0u, CBVRange, CBVRange, SRVRange, UAVRange};
    for (const DescriptorRange &R : P.Ranges)
      if (P.Type == 0 && R.Type == Type && R.Space == Space)
        add(R.BaseRegister, R.Count == ~0u ? 0x100000000ull : std::max(R.Count, 1u));
    if (P.Type > 0 && P.Type < 5 && TypeOf[P.Type] == Type && P.Space == Space)
      add(P.Register, 1);
  }
  if (Type == SamplerRange)
    for (const StaticSampler &S : RS.Samplers)
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

void checkRootSignature(Context &Ctx, const RootSignature &RS, const PipelineState &P) {
  static constexpr const char *Letters[] = {"t", "u", "b", "s"};
  for (const PipelineResource &R : P.Resources) {
    if (R.Type < 1 || R.Type > 9)
      continue;
    RangeType Type = R.Type == 1   ? SamplerRange
                     : R.Type == 2 ? CBVRange
                     : R.Type <= 5 ? SRVRange
                                   : UAVRange;
    uint64_t End = R.UpperBound == ~0u ? 0xFFFFFFFFull : R.UpperBound;
    if (!covers(bound(RS, visibilityOf(Ctx.Info.Kind), Type, R.Space), R.LowerBound, End))
      Ctx.reportPart(rule::ContainerRootSignatureIncompatible(
                         std::string(Letters[Type]) + std::to_string(R.LowerBound) + " in space " +
                         std::to_string(R.Space) + " is not bound for this stage"),
                     "RTS0");
  }
}

} // namespace

void checkPipelineState(Context &Ctx, const Part &PSV, const Part *Root, const EntryPoint &E) {
  Result<PipelineState> P = readPipelineState(PSV.Data, uint32_t(Ctx.Info.Kind));
  if (!P)
    return Ctx.reportPart(rule::ContainerContentInvalid("PSV0", "part", P.error().str()), "PSV0");
  if (!PipelineChecker(Ctx, E, *P).check())
    Ctx.reportPart(rule::ContainerPartMatches("PSV0", "fields differ, see above"), "PSV0");
  if (!Root)
    return;
  Result<RootSignature> RS = readRootSignature(Root->Data);
  if (!RS)
    return Ctx.reportPart(rule::ContainerRootSignatureIncompatible(RS.error().Message), "RTS0");
  checkRootSignature(Ctx, *RS, *P);
}

} // namespace dxil::validation
