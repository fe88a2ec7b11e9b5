// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Info.h"

#include <dxil/contract_names.h>
#include <dxil/generated/Limits.h>
#include <dxil/generated/MetadataNodes.h>
#include <dxil/generated/ShaderFlags.h>

#include <algorithm>
#include <cctype>
#include <optional>

namespace dxil::execution {

using ir::None;

namespace {

constexpr uint32_t MaxElements = 256, MaxRows = 1024, MaxResources = 65536;

using Node = ir::NodeRef;

Status readElements(const md::NodeList<md::SignatureElement<Node>, Node> &List, ElementList &To) {
  if (List.size() > MaxElements)
    return failure("a signature has more than 256 elements");
  for (auto From : List) {
    SignatureEntry E;
    E.Id = uint32_t(From.id());
    E.Semantic = From.name();
    E.Type = From.component();
    E.System = From.semantic();
    for (uint32_t K = 0; K < std::min(From.indices().size(), MaxRows); ++K)
      E.Indices.push_back(uint32_t(From.indices()[K]));
    E.Mode = InterpolationMode(From.interpolation());
    E.Rows = uint32_t(From.rows(1));
    E.Columns = uint32_t(From.columns(1));
    E.Register = From.startRow();
    E.FirstComponent = uint32_t(From.startColumn()) & 3;
    E.Stream = uint32_t(From.properties().outputStream());
    if (!E.Rows || E.Rows > MaxRows || !E.Columns || E.Columns > 4 || E.Stream >= MaxStreams)
      return failure("a signature element has no or too many rows or columns");
    E.Start = To.Slots;
    To.Slots += E.slots();
    To.Elements.push_back(std::move(E));
  }
  return {};
}

/// Reads the fields that records of all classes have.
template <class Record> DeclaredResource declared(const Record &From, ResourceClass Class) {
  DeclaredResource R;
  R.Class = Class;
  R.Id = uint32_t(From.id());
  R.Name = From.name();
  R.Space = uint32_t(From.space());
  R.Lower = uint32_t(From.lowerBound());
  R.Count = uint32_t(From.rangeSize());
  return R;
}

void readElement(const md::ResourceProperties<Node> &Properties, DeclaredResource &R) {
  R.Stride = uint32_t(Properties.structureStride());
  R.Format.Type = Properties.elementType();
}

/// Calls Add(record) for the first MaxResources records of a list.
template <class List, class Fn> void forEachRecord(const List &Records, Fn Add) {
  for (uint32_t K = 0; K < std::min(Records.size(), MaxResources); ++K)
    Add(Records[K]);
}

void readResources(const ir::Module &M, ShaderInfo &Info) {
  const md::Resources Lists(ir::firstNode(M, md::ResourcesLayout::Named));
  forEachRecord(Lists.srvs(), [&](auto From) {
    DeclaredResource R = declared(From, ResourceClass::SRV);
    R.Kind = From.kind();
    readElement(From.properties(), R);
    Info.Resources.push_back(std::move(R));
  });
  forEachRecord(Lists.uavs(), [&](auto From) {
    DeclaredResource R = declared(From, ResourceClass::UAV);
    R.Kind = From.kind();
    R.HasCounter = From.hasCounter();
    readElement(From.properties(), R);
    Info.Resources.push_back(std::move(R));
  });
  forEachRecord(Lists.cbuffers(), [&](auto From) {
    DeclaredResource R = declared(From, ResourceClass::CBuffer);
    R.Kind = ResourceKind::CBuffer;
    R.ConstantBytes = uint32_t(From.size());
    Info.Resources.push_back(std::move(R));
  });
  forEachRecord(Lists.samplers(), [&](auto From) {
    DeclaredResource R = declared(From, ResourceClass::Sampler);
    R.Kind = ResourceKind::Sampler;
    Info.Resources.push_back(std::move(R));
  });
}

void readGroupSize(const md::Threads<Node> &Threads, ShaderInfo &Info) {
  if (Threads.numOperands())
    Info.GroupSize = {uint32_t(Threads.x(1)), uint32_t(Threads.y(1)), uint32_t(Threads.z(1))};
}

void readHullState(const ir::Module &M, const md::HullState<Node> &State, ShaderInfo &Info,
                   EntryFacts &Facts) {
  if (const ir::ValueId F = State.patchConstantFunction(); F != None)
    if (M.Values[F].Kind == ir::ValueKind::Function)
      Facts.PatchFunction = M.Values[F].Index;
  Info.InputControlPoints = uint32_t(State.inputControlPoints());
  Info.OutputControlPoints = uint32_t(State.outputControlPoints());
  Info.Domain = State.domain();
  Info.Partitioning = State.partitioning();
  Info.TessellatorOutput = State.outputPrimitive();
  if (const auto Factor = State.at().real(State.MaxTessFactor))
    Info.MaxTessFactor = float(*Factor);
}

void readWaveSize(const md::EntryProperties<Node> &Properties, ShaderInfo &Info) {
  if (const auto Size = Properties.waveSize(); Size.numOperands())
    Info.WaveSize = uint32_t(Size.size());
  if (const auto Range = Properties.waveSizeRange(); Range.numOperands())
    Info.WaveSize = uint32_t(Range.preferred() ? Range.preferred() : Range.min());
}

void readStageProperties(const ir::Module &M, const md::EntryProperties<Node> &Properties,
                         ShaderInfo &Info, EntryFacts &Facts) {
  readGroupSize(Properties.numThreads(), Info);
  readWaveSize(Properties, Info);
  Facts.PayloadBytes = uint32_t(Properties.rayPayloadSize());
  Facts.AttributeBytes = uint32_t(Properties.rayAttributeSize());
  if (const auto State = Properties.hullState(); State.numOperands())
    readHullState(M, State, Info, Facts);
  if (const auto State = Properties.domainState(); State.numOperands()) {
    Info.Domain = State.domain();
    Info.InputControlPoints = uint32_t(State.inputControlPoints());
  }
  if (const auto State = Properties.geometryState(); State.numOperands()) {
    Info.GeometryInput = State.inputPrimitive();
    Info.MaxOutputVertices = uint32_t(State.maxVertices());
    Info.StreamMask = uint32_t(State.streamMask());
    Info.StreamTopology = State.topology();
    Info.Instances = std::max(1u, uint32_t(State.instances(1)));
  }
  if (const auto State = Properties.meshState(); State.numOperands()) {
    readGroupSize(State.numThreads(), Info);
    Info.MaxVertices = uint32_t(State.maxVertices());
    Info.MaxPrimitives = uint32_t(State.maxPrimitives());
    Info.MeshPrimitives = State.topology();
    Info.PayloadBytes = uint32_t(State.payloadSize());
  }
  if (const auto State = Properties.amplificationState(); State.numOperands()) {
    readGroupSize(State.numThreads(), Info);
    Info.PayloadBytes = uint32_t(State.payloadSize());
  }
}

bool hasAttribute(const ir::Module &M, const ir::Function &F, std::string_view Key,
                  std::string_view Text) {
  if (F.Attributes == None)
    return false;
  for (uint32_t G : M.groups(M.AttributeLists[F.Attributes]))
    for (const ir::Attribute &A : M.attributes(M.AttributeGroups[G]))
      if (A.Key == Key && A.Text == Text)
        return true;
  return false;
}

void readPixelState(ShaderInfo &Info) {
  for (const SignatureEntry &E : Info.Inputs.Elements)
    Info.RunsPerSample |= infoOf(E.Mode).Sample || E.System == semantic::SampleIndex;
}

bool hasFunction(const ir::Module &M, const md::EntryPoint<Node> &E) {
  const ir::ValueId F = E.function();
  return F != None && M.Values[F].Kind == ir::ValueKind::Function;
}

/// Returns the entry with a name, or the first one with a function.
std::optional<md::EntryPoint<Node>> findEntry(const ir::Module &M, const std::string &Name) {
  for (const Node &N : ir::namedNodes(M, md::EntryPointLayout::Named)) {
    const md::EntryPoint E(N);
    if (hasFunction(M, E) && (Name.empty() || E.name() == Name || plainName(E.name()) == Name))
      return E;
  }
  return std::nullopt;
}

} // namespace

std::string plainName(std::string_view Name) {
  if (!Name.starts_with("\1?"))
    return std::string(Name);
  std::string_view Rest = Name.substr(2);
  std::string Plain(Rest.substr(0, Rest.find('@')));
  Rest.remove_prefix(std::min(Rest.size(), Plain.size() + 1));
  // Namespaces follow from the innermost out, and end with an empty one.
  while (!Rest.empty() && Rest[0] != '@') {
    const size_t End = std::min(Rest.size(), Rest.find('@'));
    Plain = std::string(Rest.substr(0, End)) + "::" + Plain;
    Rest.remove_prefix(std::min(Rest.size(), End + 1));
  }
  return Plain;
}

std::string outputName(const SignatureEntry &E, uint32_t Slot) {
  const uint32_t Row = Slot / E.Columns;
  const uint32_t Index = Row < E.Indices.size() ? E.Indices[Row] : Row;
  std::string Name = "output " + E.Semantic;
  if (Index || E.Rows > 1)
    Name += std::to_string(Index);
  return E.Columns > 1 ? Name + "." + "xyzw"[Slot % E.Columns] : Name;
}

const SignatureEntry *ElementList::find(uint64_t System) const {
  auto Match = std::ranges::find(Elements, System, &SignatureEntry::System);
  return Match == Elements.end() ? nullptr : &*Match;
}
const SignatureEntry *ElementList::find(std::string_view Semantic, uint32_t Index) const {
  for (const SignatureEntry &E : Elements)
    if (std::ranges::equal(
            E.Semantic, Semantic,
            [](char A, char B) { return std::tolower(uint8_t(A)) == std::tolower(uint8_t(B)); }) &&
        (E.Indices.empty() ? 0 : E.Indices[0]) == Index)
      return &E;
  return nullptr;
}

Status readEntry(const ir::Module &M, const std::string &Name, ShaderInfo &Info,
                 EntryFacts &Facts) {
  const auto Entry = findEntry(M, Name);
  if (!Entry)
    return failure("the program has no entry " + Name);
  Facts.Function = M.Values[Entry->function()].Index;
  const ir::Function &F = M.Functions[Facts.Function];
  Info.Entry = plainName(Entry->name());
  if (F.IsDeclaration || M.type(M.type(F.FunctionType).Element).Kind != ir::TypeKind::Void)
    return failure("the entry is not a function without a result");
  const auto Signatures = Entry->signatures();
  for (const auto &[List, To] : {std::pair(Signatures.inputs(), &Info.Inputs),
                                 {Signatures.outputs(), &Info.Outputs},
                                 {Signatures.patchOrPrimitive(), &Info.PatchConstants}})
    if (Status Done = readElements(List, *To); !Done)
      return Done;
  const auto Properties = Entry->properties();
  Facts.Properties = Properties.at();
  if (Info.Kind == Stage::Library)
    Info.Kind = Properties.shaderKind(Stage::Library);
  const uint64_t Flags = Properties.shaderFlags();
  Facts.NativeHalf |= has(Flags, ShaderFlag::NativeLowPrecision);
  Info.EarlyDepthStencil = has(Flags, ShaderFlag::ForceEarlyDepthStencil);
  Facts.KeepsDenormals = hasAttribute(
      M, F, DenormalAttribute, wordOf(FloatDenormalModes, uint64_t(FloatDenormalMode::Preserve)));
  Facts.HelpersInWaveOps = hasAttribute(M, F, contract::WaveOpsIncludeHelperLanes, "");
  readStageProperties(M, Properties, Info, Facts);
  readPixelState(Info);
  return {};
}

Status readInfo(const ir::Module &M, Stage ProgramStage, const std::string &Name, ShaderInfo &Info,
                EntryFacts &Facts) {
  Info.Kind = ProgramStage;
  readResources(M, Info);
  // A library records its 16-bit mode in the first entry, which has no function.
  for (const Node &N : ir::namedNodes(M, md::EntryPointLayout::Named)) {
    const md::EntryPoint E(N);
    if (!hasFunction(M, E)) {
      Facts.NativeHalf |= has(E.properties().shaderFlags(), ShaderFlag::NativeLowPrecision);
      continue;
    }
    if (ProgramStage == Stage::Library) {
      ShaderInfo::Function &Function = Info.Functions.emplace_back();
      Function.Name = plainName(E.name());
      Function.Kind = E.properties().shaderKind(Stage::Library);
    }
  }
  if (ProgramStage == Stage::Library && Name.empty())
    return {};
  return readEntry(M, Name, Info, Facts);
}

} // namespace dxil::execution
