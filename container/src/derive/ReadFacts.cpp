// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reads the metadata of entry points, signatures and resources.
#include <dxil/container/derive/Facts.h>

#include <dxil/generated/MetadataNodes.h>
#include <dxil/module/NodeRef.h>
#include <dxil/ops/SystemValues.h>

namespace dxil::container {
namespace {

using Node = ir::NodeRef;
using Reporter = std::function<void(const FactsProblem &)>;

class FactsReader {
public:
  FactsReader(const ir::Module &M, const Reporter &Report, ModuleFacts &Info)
      : M(M), Report(Report), Info(Info) {}

  void read() {
    readVersion<md::Version<Node>>(Info.HasDxilVersion, Info.Dxil, true);
    readVersion<md::ValidatorVersion<Node>>(Info.HasValidatorVersion, Info.Validator, false);
    if (!Info.HasDxilVersion)
      Info.Dxil = {1, 0};
    if (!Info.HasValidatorVersion)
      Info.Validator = {1, 0};
    readShaderModel();
    readEntries();
  }

private:
  const ir::Module &M;
  const Reporter &Report;
  ModuleFacts &Info;

  void malformed(std::string_view Node, std::string_view What) {
    if (Report)
      Report({FactsProblem::Malformed, Node, What});
  }
  void noFunction(std::string_view Entry) {
    if (Report)
      Report({FactsProblem::EntryFunction, Entry, {}});
  }
  void missing(std::string_view Node) {
    if (Report)
      Report({FactsProblem::Missing, Node, {}});
  }

  /// Returns the only node of named metadata; a null node if there are none or several.
  Node onlyNode(std::string_view Name) const {
    const std::vector<Node> Nodes = ir::namedNodes(M, Name);
    return Nodes.size() == 1 ? Nodes[0] : Node();
  }

  /// Returns true if a node has the operands of its layout, with the expected kinds.
  template <class View> static bool fits(const View &V) {
    bool Fits = V.numOperands() == View::NumOperands;
    md::forEachMismatch(V, [&](uint32_t, const md::OperandInfo &) { Fits = false; });
    return Fits;
  }

  template <class View> void readVersion(bool &Exists, ModuleVersion &Version, bool Required) {
    constexpr std::string_view Name = View::Named;
    if (!M.findNamedMetadata(Name)) {
      if (Required)
        missing(Name);
      return;
    }
    const View V(onlyNode(Name));
    if (!fits(V))
      return malformed(Name, "expected one node of two integers");
    Exists = true;
    Version = {uint32_t(V.major()), uint32_t(V.minor())};
  }

  void readShaderModel() {
    constexpr std::string_view Name = md::ShaderModelLayout::Named;
    if (!M.findNamedMetadata(Name))
      return missing(Name);
    const md::ShaderModel Model(onlyNode(Name));
    if (!fits(Model))
      return malformed(Name, "expected one node of a string and two integers");
    const std::string_view Type = Model.profile();
    const uint64_t Major = Model.major(), Minor = Model.minor();
    if (std::optional<Stage> Kind = stageOfPrefix(Type))
      Info.Kind = *Kind;
    Info.HasShaderModel = true;
    Info.ShaderModel = {uint32_t(Major), uint32_t(Minor)};
    Info.ModelName = std::string(Type) + "_" + std::to_string(Major) + "_" + std::to_string(Minor);
  }

  /// Calls Visit(tag, index of the value) for each pair of a tag list.
  template <class List, class Fn> void tags(const List &Pairs, std::string_view Name, Fn Visit) {
    const uint32_t Size = Pairs.numOperands();
    if (Size % 2)
      malformed(Name, "a list of tags and values has an odd number of operands");
    for (uint32_t I = 0; I + 1 < Size; I += 2) {
      const std::optional<uint64_t> Tag = Pairs.at().number(I);
      if (Tag)
        Visit(*Tag, I + 1);
      else
        malformed(Name, "tag " + std::to_string(I / 2) + " is not an integer");
    }
  }

  /// Returns the number with this tag.
  template <class List> uint64_t number(const List &Pairs, uint32_t I, std::string_view Name) {
    const std::optional<uint64_t> Value = Pairs.at().number(I);
    if (!Value)
      malformed(Name, "the value is not an integer");
    return Value.value_or(0);
  }

  /// Reports operands that should be numbers but are not.
  template <class View> void checkNumbers(const View &V, std::string_view Name) {
    md::forEachMismatch(V, [&](uint32_t I, const md::OperandInfo &O) {
      if (O.Kind == md::OperandKind::Integer)
        malformed(Name, "operand " + std::to_string(I) + " is not an integer");
    });
  }

  /// Removes casts of a record's symbol to another pointer type.
  ir::ValueId withoutCasts(ir::ValueId V) const {
    for (unsigned Steps = 0; V != ir::None && Steps < 8; ++Steps) {
      const ir::Constant *C = M.constant(V);
      if (!C || C->Kind != ir::ConstantKind::Cast)
        break;
      V = M.operands(*C)[0];
    }
    return V;
  }

  ir::FunctionId function(ir::ValueId V) const {
    return V != ir::None && M.Values[V].Kind == ir::ValueKind::Function ? M.Values[V].Index
                                                                        : ir::None;
  }

  // ---- Resources ----

  /// Reads the resources of the first entry, which are those of the module. `!dx.resources` has the
  /// same lists.
  void readResources(const md::Resources<Node> &Lists) {
    if (Lists.at().id() == ir::None)
      return;
    if (Lists.numOperands() != Lists.NumOperands)
      return malformed(Lists.Named, "expected one node of four lists");
    for (auto From : Lists.srvs()) {
      Resource &R = Info.SRVs.emplace_back();
      if (!readRecord(From, ResourceClass::SRV, R))
        continue;
      R.Kind = From.kind();
      R.SampleCount = From.sampleCount();
      readExtended(R, From.properties());
    }
    for (auto From : Lists.uavs()) {
      Resource &R = Info.UAVs.emplace_back();
      if (!readRecord(From, ResourceClass::UAV, R))
        continue;
      R.Kind = From.kind();
      R.GloballyCoherent = From.globallyCoherent();
      R.Counter = From.hasCounter();
      R.ROV = From.isROV();
      readExtended(R, From.properties());
    }
    for (auto From : Lists.cbuffers()) {
      Resource &R = Info.CBuffers.emplace_back();
      if (!readRecord(From, ResourceClass::CBuffer, R))
        continue;
      R.Kind = ResourceKind::CBuffer;
      R.Size = From.size();
    }
    for (auto From : Lists.samplers()) {
      Resource &R = Info.Samplers.emplace_back();
      if (!readRecord(From, ResourceClass::Sampler, R))
        continue;
      R.Kind = ResourceKind::Sampler;
      R.SamplerKind = From.at().number(From.Kind).value_or(0);
    }
  }

  /// Reads the fields that all classes share. Returns false if the record is malformed.
  template <class View> bool readRecord(const View &From, ResourceClass Class, Resource &R) {
    static constexpr std::string_view Name = md::ResourcesLayout::Named;
    R.Class = Class;
    if (From.numOperands() != From.NumOperands) {
      malformed(Name, std::string(className(Class)) + " record has " +
                          std::to_string(From.numOperands()) + " operands, expected " +
                          std::to_string(From.NumOperands));
      return false;
    }
    checkNumbers(From, Name);
    R.Id = From.id();
    R.Symbol = withoutCasts(From.symbol());
    if (R.Symbol == ir::None)
      malformed(Name, std::string(className(Class)) + " record names no variable");
    R.Name = From.name();
    R.Space = From.space();
    R.LowerBound = From.lowerBound();
    R.RangeSize = From.rangeSize();
    return true;
  }

  void readExtended(Resource &R, const md::ResourceProperties<Node> &Properties) {
    static constexpr std::string_view Name = md::ResourcesLayout::Named;
    tags(Properties, Name, [&](uint64_t Tag, uint32_t I) {
      constexpr auto Last = uint64_t(ResourceTag::ReorderCoherent);
      if (Tag > (R.Class == ResourceClass::SRV ? uint64_t(ResourceTag::StructureStride) : Last))
        return malformed(Name, "tag " + std::to_string(Tag) + " is not known");
      uint64_t Number = number(Properties, I, Name);
      switch (ResourceTag(Tag)) {
      case ResourceTag::ElementType: R.Component = Number; break;
      case ResourceTag::StructureStride: R.Stride = Number; break;
      case ResourceTag::SamplerFeedbackKind: R.FeedbackType = Number; break;
      case ResourceTag::Atomic64Use: R.Atomic64 = Number != 0; break;
      case ResourceTag::ReorderCoherent: R.ReorderCoherent = Number != 0; break;
      }
    });
  }

  // ---- Entry points ----

  void readEntries() {
    const std::vector<Node> Nodes = ir::namedNodes(M, md::EntryPointLayout::Named);
    if (Nodes.empty())
      return missing(md::EntryPointLayout::Named);
    if (const md::EntryPoint First(Nodes[0]); First.numOperands() == First.NumOperands)
      readResources(First.resources());
    for (const Node &N : Nodes)
      readEntry(md::EntryPoint(N));
  }

  void readEntry(const md::EntryPoint<Node> &From) {
    if (From.numOperands() != From.NumOperands)
      return malformed(From.Named, "entry has " + std::to_string(From.numOperands()) +
                                       " operands, expected " + std::to_string(From.NumOperands));
    EntryPoint E;
    E.Kind = Info.Kind;
    const bool HasFunction = From.at().operand(From.Function) != ir::None;
    E.Function = function(From.function());
    if (HasFunction && E.Function == ir::None)
      malformed(From.Named, "operand 0 of an entry is not a function");
    E.Name = From.name();
    const auto Signatures = From.signatures();
    if (Signatures.at().id() != ir::None) {
      if (Signatures.numOperands() != Signatures.NumOperands)
        malformed(From.Named, "the signatures of an entry are not three lists");
      readSignature(E.Input, Signatures.inputs());
      readSignature(E.Output, Signatures.outputs());
      readSignature(E.PatchOrPrimitive, Signatures.patchOrPrimitive());
    }
    E.HasProperties = From.properties().at().id() != ir::None;
    readProperties(E, From.properties());
    if (E.IsNode)
      readNode(E, From.properties());
    if (!Info.isLibrary() || !HasFunction)
      Info.Flags = E.Flags;
    if (E.Function != ir::None)
      Info.Entries.push_back(std::move(E));
    else if (!Info.isLibrary())
      noFunction(E.Name);
  }

  void readSignature(Signature &Into, const md::NodeList<md::SignatureElement<Node>, Node> &List) {
    for (auto From : List)
      Into.push_back(readElement(From));
    // Ops refer to an element by its index, whatever its ID.
    for (size_t I = 0; I < Into.size(); ++I)
      Into[I].Id = I;
  }

  SignatureElement readElement(const md::SignatureElement<Node> &From) {
    static constexpr std::string_view Name = "signature element";
    SignatureElement E;
    if (!shape(From, Name))
      return E;
    checkNumbers(From, Name);
    if (!From.at().text(From.Name))
      malformed(Name, "operand " + std::to_string(From.Name) + " is not a string");
    E.Id = From.id();
    E.Node = From.at().id();
    E.Name = From.name();
    E.Component = From.at().number(From.Component).value_or(0);
    // Pipelines treat packed bytes as an unsigned integer.
    if (E.Component == uint64_t(ComponentType::PackedS8x32) ||
        E.Component == uint64_t(ComponentType::PackedU8x32))
      E.Component = uint64_t(ComponentType::U32);
    E.Kind = From.semantic();
    E.Semantic = semanticName(E);
    readIndices(E, From.indices());
    E.Interpolation = From.interpolation();
    E.Rows = From.rows();
    if (E.Indices.empty() && E.Rows == 1)
      E.Indices.push_back(0);
    E.Columns = From.columns();
    E.StartRow = From.startRow();
    E.StartColumn = From.startColumn();
    const auto Properties = From.properties();
    tags(Properties, Name, [&](uint64_t Tag, uint32_t I) {
      if (SignatureTag(Tag) == SignatureTag::OutputStream)
        E.Stream = number(Properties, I, Name);
      if (SignatureTag(Tag) == SignatureTag::DynamicIndexMask)
        E.DynamicMask = number(Properties, I, Name);
      if (SignatureTag(Tag) == SignatureTag::UsageMask)
        E.UsageMask = number(Properties, I, Name);
      if (Tag > uint64_t(SignatureTag::UsageMask))
        malformed(Name, "tag " + std::to_string(Tag) + " is not known");
    });
    return E;
  }

  void readIndices(SignatureElement &E, const md::NumberList<Node> &Indices) {
    // The maximum number of rows; many elements may share one list.
    constexpr uint32_t MostIndices = 256;
    for (uint32_t I = 0; I < std::min(Indices.size(), MostIndices); ++I) {
      if (!Indices.access().number(I))
        malformed("semantic indices", "operand " + std::to_string(I) + " is not an integer");
      E.Indices.push_back(Indices[I]);
    }
  }

  /// The name of a system value follows from its kind.
  static std::string_view semanticName(const SignatureElement &E) {
    const SystemValueInfo *V = systemValue(E.Kind);
    return V && !V->Name.empty() ? V->Name : std::string_view(E.Name);
  }

  void readProperties(EntryPoint &E, const md::EntryProperties<Node> &Pairs) {
    tags(Pairs, "entry properties", [&](uint64_t Tag, uint32_t I) {
      auto Number = [&] { return number(Pairs, I, "entry properties"); };
      const Node N = Pairs.at().node(I);
      switch (EntryTag(Tag)) {
      case EntryTag::ShaderFlags: E.Flags = Number(); break;
      case EntryTag::GeometryState: readGeometry(E, md::GeometryState(N)); break;
      case EntryTag::DomainState: readDomain(E, md::DomainState(N)); break;
      case EntryTag::HullState: readHull(E, md::HullState(N)); break;
      case EntryTag::NumThreads: readThreads(E, md::Threads(N)); break;
      case EntryTag::RayPayloadSize: E.RayPayloadSize = Number(); break;
      case EntryTag::RayAttributeSize: E.RayAttributeSize = Number(); break;
      case EntryTag::ShaderKind: E.Kind = Stage(Number()); break;
      case EntryTag::MeshState: readMesh(E, md::MeshState(N)); break;
      case EntryTag::AmplificationState: readAmplification(E, md::AmplificationState(N)); break;
      // The validator checks the form and the values; only well-formed values are read here.
      case EntryTag::WaveSize:
        E.HasWaveSize = true;
        E.Wave.Min = md::WaveSize(N).size(E.Wave.Min);
        break;
      case EntryTag::WaveSizeRange: readWaveSizes(E, md::WaveSizeRange(N)); break;
      case EntryTag::NodeLaunchType:
        E.LaunchType = Number();
        E.IsNode = true;
        break;
      case EntryTag::NodeInputs: readNodeInputs(E, N); break;
      case EntryTag::GroupSharedLimit: E.GroupSharedLimit = Number(); break;
      default: break;
      }
    });
  }

  template <class View> bool shape(const View &V, std::string_view Name) {
    if (V.numOperands() == V.NumOperands)
      return true;
    malformed(Name, "has " + std::to_string(V.numOperands()) + " operands, expected " +
                        std::to_string(V.NumOperands));
    return false;
  }

  void readThreads(EntryPoint &E, const md::Threads<Node> &Threads) {
    static constexpr std::string_view Name = "thread group size";
    // Ignores operands after the third.
    if (Threads.numOperands() <= Threads.NumOperands && !shape(Threads, Name))
      return;
    checkNumbers(Threads, Name);
    E.Threads[0] = Threads.x();
    E.Threads[1] = Threads.y();
    E.Threads[2] = Threads.z();
  }

  void readWaveSizes(EntryPoint &E, const md::WaveSizeRange<Node> &Range) {
    E.HasWaveSize = true;
    E.Wave.Min = Range.min(E.Wave.Min);
    E.Wave.Max = Range.max(E.Wave.Max);
    E.Wave.Preferred = Range.preferred(E.Wave.Preferred);
  }

  void readGeometry(EntryPoint &E, const md::GeometryState<Node> &State) {
    if (!shape(State, "geometry state"))
      return;
    checkNumbers(State, "geometry state");
    E.InputPrimitive = uint64_t(State.inputPrimitive());
    E.MaxVertexCount = State.maxVertices();
    E.StreamMask = State.streamMask();
    E.Topology = uint64_t(State.topology());
    E.Instances = State.instances();
  }

  void readDomain(EntryPoint &E, const md::DomainState<Node> &State) {
    if (!shape(State, "domain state"))
      return;
    checkNumbers(State, "domain state");
    E.Domain = uint64_t(State.domain());
    E.InputControlPoints = State.inputControlPoints();
  }

  void readHull(EntryPoint &E, const md::HullState<Node> &State) {
    if (!shape(State, "hull state"))
      return;
    E.PatchConstant = function(State.patchConstantFunction());
    checkNumbers(State, "hull state");
    E.InputControlPoints = State.inputControlPoints();
    E.OutputControlPoints = State.outputControlPoints();
    E.Domain = uint64_t(State.domain());
    E.Partitioning = uint64_t(State.partitioning());
    E.OutputPrimitive = uint64_t(State.outputPrimitive());
    if (!State.at().real(State.MaxTessFactor))
      malformed("hull state", "operand " + std::to_string(State.MaxTessFactor) + " is not a float");
    E.MaxTessFactor = float(State.maxTessFactor());
  }

  void readMesh(EntryPoint &E, const md::MeshState<Node> &State) {
    if (!shape(State, "mesh state"))
      return;
    readThreads(E, State.numThreads());
    checkNumbers(State, "mesh state");
    E.MaxVertexCount = State.maxVertices();
    E.MaxPrimitiveCount = State.maxPrimitives();
    E.MeshTopology = uint64_t(State.topology());
    E.PayloadSize = State.payloadSize();
  }

  void readAmplification(EntryPoint &E, const md::AmplificationState<Node> &State) {
    if (!shape(State, "amplification state"))
      return;
    readThreads(E, State.numThreads());
    checkNumbers(State, "amplification state");
    E.PayloadSize = State.payloadSize();
  }

  // ---- Nodes. Malformed values keep their defaults, except tags and flags of inputs ----

  static NodeId nodeId(const md::NodeID<Node> &Id) { return {Id.name(), Id.index()}; }

  static void readGrid(uint64_t (&Into)[3], const md::Threads<Node> &Grid) {
    Into[0] = Grid.x();
    Into[1] = Grid.y();
    Into[2] = Grid.z();
  }

  /// A 32-bit number; negative numbers mean that it is not set.
  static constexpr uint64_t NotGiven = 0xFFFFFFFFu;

  void readNode(EntryPoint &E, const md::EntryProperties<Node> &Pairs) {
    E.IsProgramEntry = Pairs.nodeIsProgramEntry();
    E.Node = nodeId(Pairs.nodeID());
    E.ShareInputOf = nodeId(Pairs.nodeShareInputOf());
    E.LocalRootArguments = int32_t(Pairs.nodeLocalRootArguments(NotGiven));
    E.MaxRecursionDepth = Pairs.nodeMaxRecursionDepth();
    readGrid(E.DispatchGrid, Pairs.nodeDispatchGrid());
    readGrid(E.MaxDispatchGrid, Pairs.nodeMaxDispatchGrid());
    for (auto Output : Pairs.nodeOutputs())
      if (NodeIOsLeft) {
        E.Outputs.push_back(nodeIO(Output));
        --NodeIOsLeft;
      }
  }

  static NodeIO nodeIO(const md::NodeIO<Node> &V) {
    NodeIO IO;
    IO.Flags = V.flags();
    IO.Output = nodeId(V.outputID());
    IO.MaxRecords = V.maxRecords();
    IO.MaxRecordsSharedWith = int32_t(V.maxRecordsSharedWith(NotGiven));
    IO.ArraySize = V.outputArraySize();
    IO.AllowSparse = V.allowSparseNodes();
    const auto Record = V.recordType();
    IO.RecordSize = Record.size();
    IO.RecordAlignment = Record.alignment();
    if (const auto Grid = Record.dispatchGrid())
      IO.DispatchGrid = {Grid.offset(), uint64_t(Grid.component()), Grid.components()};
    return IO;
  }

  /// Limit of inputs and outputs to read: many entries may share one list.
  uint32_t NodeIOsLeft = 1u << 16;

  void readNodeInputs(EntryPoint &E, const Node &List) {
    for (auto Input : md::NodeList<md::NodeIO<Node>, Node>(List)) {
      if (!NodeIOsLeft)
        return;
      --NodeIOsLeft;
      NodeIO In = nodeIO(Input);
      tags(Input, "node input", [&](uint64_t Tag, uint32_t I) {
        if (NodeTag(Tag) == NodeTag::Flags)
          In.Flags = number(Input, I, "node input");
      });
      E.Inputs.push_back(In);
    }
  }
};

} // namespace

ModuleFacts readFacts(const ir::Module &M, const Reporter &Report) {
  ModuleFacts Info;
  FactsReader(M, Report, Info).read();
  Info.indexEntries(M.Functions.size());
  return Info;
}

} // namespace dxil::container
