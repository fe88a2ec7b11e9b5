// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <dxil/container/derive/SignatureParts.h>
#include <dxil/container/parts/PipelineState.h>
#include <dxil/generated/MetadataNodes.h>
#include <dxil/generated/MetadataNumbers.h>
#include <dxil/generated/PartRows.h>
#include <dxil/module/NodeRef.h>
#include <dxil/module/TypeLayout.h>

#include <algorithm>

namespace dxil::container {
namespace {

/// Returns the part's version for the module's validator version. Validators compare the whole part
/// with the one that they derive.
uint32_t partVersion(const ModuleFacts &Info) {
  uint32_t Version = 0;
  for (uint32_t Minor : std::span(part_row::PipelineInfo::Validators).subspan(1))
    Version += Info.validatorAtLeast(Minor);
  return Version;
}

// N of the first validators 1.N whose parts have signatures, and the entry's name.
constexpr uint32_t HasSignatures = 1, HasEntryName = 3;

bool hasKind(const Signature &S, uint64_t First, uint64_t Last) {
  return std::any_of(S.begin(), S.end(),
                     [&](const SignatureElement &X) { return X.Kind >= First && X.Kind <= Last; });
}
bool hasPosition(const EntryPoint &E) {
  return hasKind(E.Output, semantic::Position, semantic::Position);
}

/// Returns true if a pixel shader runs once per sample.
bool runsPerSample(const EntryPoint &E) {
  return std::any_of(E.Input.begin(), E.Input.end(), [](const SignatureElement &X) {
    return X.Kind == semantic::SampleIndex || dxil::runsPerSample(X.Interpolation);
  });
}

uint8_t vectors(const Signature &S, uint32_t Stream = 0) {
  return uint8_t((numScalars(S, Stream) + NumColumns - 1) / NumColumns);
}

/// Reads numbers of `dx.viewIdState` in order. Returns zeros after the end.
class StateReader {
public:
  explicit StateReader(std::span<const uint32_t> Words) : Rest(Words) {}
  uint32_t next() {
    const std::span<const uint32_t> One = take(1);
    return One.empty() ? 0 : One[0];
  }
  std::span<const uint32_t> take(uint64_t Count) {
    const auto N = size_t(std::min<uint64_t>(Count, Rest.size()));
    const std::span<const uint32_t> Out = Rest.first(N);
    Rest = Rest.subspan(N);
    return Out;
  }

private:
  std::span<const uint32_t> Rest;
};

class PipelineStateBuilder {
public:
  PipelineStateBuilder(const Analysis &A, const EntryPoint &E,
                       std::span<const uint32_t> ViewIdState)
      : A(A), Info(A.Info), E(E), State(ViewIdState) {}

  std::vector<uint8_t> build() {
    P.Version = partVersion(Info);
    P.Stage = Info.Kind;
    setStage();
    setWaves();
    setResources();
    if (P.Version >= HasSignatures)
      setSignatures();
    P.Strings = Strings;
    return writePipelineState(P);
  }

private:
  const Analysis &A;
  const ModuleFacts &Info;
  const EntryPoint &E;
  StateReader State;
  PipelineState P;
  std::vector<uint8_t> Strings;

  void setStage();
  void setWaves();
  void setResources();
  void setSignatures();
  uint32_t groupSharedBytes() const;
  uint32_t addString(std::string_view Text);
  uint32_t addIndices(std::span<const uint32_t> Wanted);
  void addElements(const Signature &S, std::vector<PipelineElement> &To);
  void setDependencies();
  void setMask(uint32_t Components, uint32_t Vectors, std::vector<uint32_t> &To);
  void setTable(uint32_t Inputs, uint32_t Outputs, uint32_t InputVectors, uint32_t OutputVectors,
                DependencyTable &To);
};

uint32_t PipelineStateBuilder::groupSharedBytes() const {
  std::optional<ir::TypeLayout> Layout; // most shaders need none
  uint64_t Total = 0;
  for (const ir::Global &G : A.M.Globals)
    if (G.AddressSpace == 3)
      Total += (Layout ? *Layout : Layout.emplace(A.M)).allocSize(G.ValueType).value_or(0);
  return uint32_t(Total);
}

void PipelineStateBuilder::setStage() {
  switch (Info.Kind) {
  case Stage::Vertex: P.OutputPositionPresent = hasPosition(E); break;
  case Stage::Hull:
    P.InputControlPoints = uint32_t(E.InputControlPoints);
    P.OutputControlPoints = uint32_t(E.OutputControlPoints);
    P.TessellatorDomain = TessellatorDomain(E.Domain);
    P.TessellatorOutputPrimitive = TessellatorPrimitive(E.OutputPrimitive);
    break;
  case Stage::Domain:
    P.InputControlPoints = uint32_t(E.InputControlPoints);
    P.OutputPositionPresent = hasPosition(E);
    P.TessellatorDomain = TessellatorDomain(E.Domain);
    break;
  case Stage::Geometry:
    P.InputPrimitive = InputPrimitive(E.InputPrimitive);
    P.OutputTopology = OutputTopology(E.Topology);
    P.OutputStreamMask = E.StreamMask ? uint32_t(E.StreamMask) : 1;
    P.OutputPositionPresent = hasPosition(E);
    P.MaxVertexCount = uint16_t(E.MaxVertexCount);
    break;
  case Stage::Pixel:
    P.DepthOutput = hasKind(E.Output, semantic::Depth, semantic::DepthGreaterEqual);
    P.SampleFrequency = runsPerSample(E);
    break;
  case Stage::Mesh:
    P.GroupSharedBytes = groupSharedBytes();
    P.PayloadBytes = uint32_t(E.PayloadSize);
    P.MaxOutputVertices = uint16_t(E.MaxVertexCount);
    P.MaxOutputPrimitives = uint16_t(E.MaxPrimitiveCount);
    P.MeshOutputTopology = MeshTopology(uint8_t(E.MeshTopology));
    break;
  case Stage::Amplification: P.PayloadBytes = uint32_t(E.PayloadSize); break;
  default: break;
  }
  const bool HasGroups =
      Info.Kind == Stage::Compute || Info.Kind == Stage::Mesh || Info.Kind == Stage::Amplification;
  for (unsigned I = 0; I < 3 && HasGroups; ++I)
    P.NumThreads[I] = uint32_t(E.Threads[I]);
  if (HasGroups)
    P.NumBytesGroupShared = groupSharedBytes();
}

/// Without a wave size, any number of lanes is allowed.
void PipelineStateBuilder::setWaves() {
  P.MaxWaveLanes = ~0u;
  if (Info.Kind != Stage::Compute || !E.Wave.Min)
    return;
  P.MinWaveLanes = uint32_t(E.Wave.Min);
  P.MaxWaveLanes = uint32_t(E.Wave.Max ? E.Wave.Max : E.Wave.Min);
}

PipelineResourceType resourceType(const Resource &R) {
  using T = PipelineResourceType;
  const bool IsUAV = R.Class == ResourceClass::UAV;
  if (R.Class == ResourceClass::Sampler || R.Class == ResourceClass::CBuffer)
    return R.Class == ResourceClass::Sampler ? T::Sampler : T::CBV;
  switch (R.Kind) {
  case ResourceKind::StructuredBuffer:
    return !IsUAV ? T::SRVStructured : R.Counter ? T::UAVStructuredWithCounter : T::UAVStructured;
  case ResourceKind::RTAccelerationStructure: return T::SRVRaw;
  case ResourceKind::RawBuffer: return IsUAV ? T::UAVRaw : T::SRVRaw;
  default: return IsUAV ? T::UAVTyped : T::SRVTyped;
  }
}

/// The order of PSV0 differs from that of dx.resources.
void PipelineStateBuilder::setResources() {
  for (ResourceClass C :
       {ResourceClass::CBuffer, ResourceClass::Sampler, ResourceClass::SRV, ResourceClass::UAV})
    for (const Resource &R : Info.resources(C)) {
      PipelineResource X;
      X.Type = uint32_t(resourceType(R));
      X.Space = uint32_t(R.Space);
      X.LowerBound = uint32_t(R.LowerBound);
      X.UpperBound = R.isUnbounded() ? ~0u : uint32_t(R.LowerBound + R.RangeSize - 1);
      X.Kind = uint32_t(R.Kind);
      X.Flags = R.Atomic64;
      P.Resources.push_back(X);
    }
}

uint32_t PipelineStateBuilder::addString(std::string_view Text) {
  Text = Text.substr(0, Text.find('\0'));
  if (Text.empty())
    return 0;
  const auto Offset = uint32_t(Strings.size());
  Strings.insert(Strings.end(), Text.begin(), Text.end());
  Strings.push_back(0);
  return Offset;
}

/// Returns the offset of consecutive numbers in the table of semantic indices. Adds them if they
/// are missing.
uint32_t PipelineStateBuilder::addIndices(std::span<const uint32_t> Wanted) {
  std::vector<uint32_t> &All = P.SemanticIndices;
  const auto Match = std::search(All.begin(), All.end(), Wanted.begin(), Wanted.end());
  const auto Offset = uint32_t(Match - All.begin());
  if (Match == All.end())
    All.insert(All.end(), Wanted.begin(), Wanted.end());
  return Offset;
}

void PipelineStateBuilder::addElements(const Signature &S, std::vector<PipelineElement> &To) {
  constexpr size_t MostElements = 255; // the count is a byte
  for (const SignatureElement &X : std::span(S).first(std::min(S.size(), MostElements))) {
    PipelineElement Out;
    // The kind determines the name of a system value.
    Out.Name = X.Kind == semantic::Arbitrary ? addString(X.Name) : 0;
    const size_t Rows = std::min<size_t>(X.Indices.size(), NumRegisters);
    const std::vector<uint32_t> Indices(X.Indices.begin(), X.Indices.begin() + ptrdiff_t(Rows));
    Out.Indices = addIndices(Indices);
    Out.Rows = uint32_t(Rows);
    Out.Columns = uint8_t(X.Columns);
    Out.Allocated = X.isAllocated();
    Out.StartRow = X.isAllocated() ? uint8_t(X.StartRow) : 0;
    Out.StartColumn = X.isAllocated() ? uint8_t(X.StartColumn) : 0;
    Out.Semantic = uint8_t(X.Kind);
    Out.Component = uint32_t(partComponentType(Info, X.Component));
    Out.Interpolation = uint8_t(X.Interpolation);
    Out.DynamicIndexMask = uint8_t(X.DynamicMask);
    Out.Stream = uint8_t(X.Stream);
    To.push_back(std::move(Out));
  }
}

void PipelineStateBuilder::setSignatures() {
  Strings.push_back(0); // the empty name
  addElements(E.Input, P.Inputs);
  addElements(E.Output, P.Outputs);
  addElements(E.PatchOrPrimitive, P.PatchOrPrims);
  if (P.Version >= HasEntryName)
    P.EntryNameOffset = addString(E.Name);
  P.UsesViewId = has(Info.Flags, ShaderFlag::ViewID);
  P.InputVectors = vectors(E.Input);
  for (uint32_t S = 0; S < NumStreams; ++S)
    P.OutputVectors[S] = vectors(E.Output, S);
  if (hasPatchOrPrimitivePart(E))
    P.PatchOrPrimVectors = vectors(E.PatchOrPrimitive);
  setDependencies();
}

/// Reads a mask of `Components` bits and pads it to `Vectors` vectors.
void PipelineStateBuilder::setMask(uint32_t Components, uint32_t Vectors,
                                   std::vector<uint32_t> &To) {
  if (!P.UsesViewId)
    return;
  const std::span<const uint32_t> Words = State.take((uint64_t(Components) + 31) / 32);
  To.assign(Words.begin(), Words.end());
  To.resize(maskWords(Vectors));
}

void PipelineStateBuilder::setTable(uint32_t Inputs, uint32_t Outputs, uint32_t InputVectors,
                                    uint32_t OutputVectors, DependencyTable &To) {
  const uint64_t Width = (uint64_t(Outputs) + 31) / 32;
  const std::span<const uint32_t> Words = State.take(Inputs * Width);
  if (!InputVectors || !OutputVectors)
    return;
  To.InputVectors = InputVectors;
  To.OutputVectors = OutputVectors;
  To.Words.resize(size_t(InputVectors) * NumColumns * maskWords(OutputVectors));
  for (size_t I = 0; I < Words.size(); ++I) {
    const size_t Row = I / Width, Word = I % Width;
    if (Word < maskWords(OutputVectors) && Row < size_t(InputVectors) * NumColumns)
      To.Words[Row * maskWords(OutputVectors) + Word] = Words[I];
  }
}

void PipelineStateBuilder::setDependencies() {
  const uint32_t Inputs = State.next();
  uint32_t FirstOutputs = 0;
  for (uint32_t S = 0; S < (Info.Kind == Stage::Geometry ? NumStreams : 1); ++S) {
    const uint32_t Outputs = State.next();
    if (S == 0)
      FirstOutputs = Outputs;
    setMask(Outputs, P.OutputVectors[S], P.ViewIdOutputs[S]);
    DependencyTable Table;
    setTable(Inputs, Outputs, P.InputVectors, P.OutputVectors[S], Table);
    if (Info.Kind != Stage::Mesh)
      P.InputToOutput[S] = std::move(Table);
  }
  if (Info.Kind == Stage::Domain)
    return setTable(State.next(), FirstOutputs, P.PatchOrPrimVectors, P.OutputVectors[0],
                    P.PatchToOutput);
  if (Info.Kind != Stage::Hull && Info.Kind != Stage::Mesh)
    return;
  const uint32_t Patch = State.next();
  setMask(Patch, P.PatchOrPrimVectors, P.ViewIdPatchOrPrim);
  if (Info.Kind == Stage::Hull)
    setTable(Inputs, Patch, P.InputVectors, P.PatchOrPrimVectors, P.InputToPatch);
}

} // namespace

std::vector<uint32_t> storedViewIdState(const ir::Module &M) {
  const md::ViewIdState State(ir::firstNode(M, md::ViewIdStateLayout::Named));
  const ir::ValueId V = State.numbers();
  const ir::Constant *C = M.constant(V);
  if (!C || M.typeOf(V).Kind != ir::TypeKind::Array)
    return {};
  // no shader has as many components
  constexpr uint64_t Most = 4096;
  if (C->Kind == ir::ConstantKind::Null)
    return std::vector<uint32_t>(size_t(std::min(M.typeOf(V).Count, Most)));
  if (C->Kind != ir::ConstantKind::Data)
    return {};
  const std::span<const uint64_t> Words = M.words(*C);
  return std::vector<uint32_t>(Words.begin(), Words.end());
}

std::vector<uint8_t> derivePipelineState(const Analysis &A, const EntryPoint &E,
                                         std::span<const uint32_t> ViewIdState) {
  return PipelineStateBuilder(A, E, ViewIdState).build();
}

} // namespace dxil::container
