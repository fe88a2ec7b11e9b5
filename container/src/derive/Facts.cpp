// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <dxil/container/derive/Facts.h>

#include <dxil/generated/MetadataNumbers.h>

namespace dxil::container {

template <size_t N> static const char *nameIn(const char *const (&Names)[N], uint32_t I) {
  return I < N ? Names[I] : "unknown";
}

std::string_view stageName(Stage S) {
  std::string_view Name = dxil::name(S);
  return Name.empty() ? "unknown" : Name;
}

const char *className(ResourceClass C) {
  static constexpr const char *Names[] = {"SRV", "UAV", "constant buffer", "sampler"};
  return nameIn(Names, uint32_t(C));
}

const char *kindName(ResourceKind K) {
  static constexpr const char *Names[] = {"unknown resource",
                                          "Texture1D",
                                          "Texture2D",
                                          "Texture2DMS",
                                          "Texture3D",
                                          "TextureCube",
                                          "Texture1DArray",
                                          "Texture2DArray",
                                          "Texture2DMSArray",
                                          "TextureCubeArray",
                                          "typed buffer",
                                          "raw buffer",
                                          "structured buffer",
                                          "constant buffer",
                                          "sampler",
                                          "texture buffer",
                                          "acceleration structure",
                                          "FeedbackTexture2D",
                                          "FeedbackTexture2DArray"};
  return nameIn(Names, uint32_t(K));
}

const char *componentName(ComponentType T) {
  static constexpr const char *Names[] = {
      "invalid",   "i1",        "i16",       "u16",       "i32",       "u32",
      "i64",       "u64",       "f16",       "f32",       "f64",       "snorm_f16",
      "unorm_f16", "snorm_f32", "unorm_f32", "snorm_f64", "unorm_f64", "p32i8",
      "p32u8",     "i8",        "u8",        "f8_e4m3fn", "f8_e5m2",   "bf16"};
  return nameIn(Names, uint32_t(T));
}

ResourceClass ResourceProperties::resourceClass() const {
  if (!isKnown(kind()))
    return NoClass;
  switch (kind()) {
  case ResourceKind::CBuffer: return ResourceClass::CBuffer;
  case ResourceKind::Sampler: return ResourceClass::Sampler;
  default: return isUAV() ? ResourceClass::UAV : ResourceClass::SRV;
  }
}

std::string Resource::str() const {
  std::string Out = std::string(className(Class)) + " " + std::to_string(Id);
  if (Class == ResourceClass::SRV || Class == ResourceClass::UAV)
    Out += " " + std::string(kindName(Kind));
  if (!Name.empty())
    Out += " '" + std::string(Name) + "'";
  return Out;
}

ResourceProperties propertiesOf(const Resource &R) {
  ResourceProperties P;
  P.Word0 = uint32_t(R.Kind) & 0xff;
  if (R.Class == ResourceClass::UAV)
    P.Word0 |= 1u << 12 | uint32_t(R.ROV) << 13 | uint32_t(R.GloballyCoherent) << 14 |
               uint32_t(R.Counter) << 15 | uint32_t(R.ReorderCoherent) << 16;
  if (R.Class == ResourceClass::Sampler)
    P.Word0 = R.SamplerKind == 3 ? 0 : P.Word0 | uint32_t(R.SamplerKind == 1) << 15;
  if (R.Class == ResourceClass::CBuffer)
    P.Word1 = uint32_t(R.Size);
  else if (R.Kind == ResourceKind::StructuredBuffer)
    P.Word1 = uint32_t(R.Stride);
  else if (R.Class != ResourceClass::Sampler)
    P.Word1 = uint32_t(R.Component) & 0xff;
  return P;
}

const EntryPoint *ModuleFacts::entry(ir::FunctionId F) const {
  for (const EntryPoint &E : Entries)
    if (E.Function == F && F != ir::None)
      return &E;
  return nullptr;
}

const EntryPoint *ModuleFacts::patchConstantEntry(ir::FunctionId F) const {
  for (const EntryPoint &E : Entries)
    if (E.Kind == Stage::Hull && E.PatchConstant == F && F != ir::None)
      return &E;
  return nullptr;
}

const std::vector<Resource> &ModuleFacts::resources(ResourceClass C) const {
  switch (C) {
  case ResourceClass::SRV: return SRVs;
  case ResourceClass::UAV: return UAVs;
  case ResourceClass::CBuffer: return CBuffers;
  default: return Samplers;
  }
}

namespace {

using Reporter = std::function<void(const FactsProblem &)>;

class FactsReader {
public:
  FactsReader(const ir::Module &M, const Reporter &Report, ModuleFacts &Info)
      : M(M), Report(Report), Info(Info) {}

  void read() {
    readVersion("dx.version", Info.HasDxilVersion, Info.Dxil, true);
    readVersion("dx.valver", Info.HasValidatorVersion, Info.Validator, false);
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

  void readVersion(std::string_view Name, bool &Found, ModuleVersion &Version, bool Required) {
    const ir::NamedMetadata *N = M.findNamedMetadata(Name);
    if (!N) {
      if (Required)
        missing(Name);
      return;
    }
    uint64_t Major = 0, Minor = 0;
    if (M.nodes(*N).size() != 1 || M.nodeSize(M.nodes(*N)[0]) != 2 ||
        !M.metadataInt(M.nodeOperand(M.nodes(*N)[0], 0), Major) ||
        !M.metadataInt(M.nodeOperand(M.nodes(*N)[0], 1), Minor))
      return malformed(Name, "expected one node of two integers");
    Found = true;
    Version = {uint32_t(Major), uint32_t(Minor)};
  }

  void readShaderModel() {
    const ir::NamedMetadata *N = M.findNamedMetadata("dx.shaderModel");
    if (!N)
      return missing("dx.shaderModel");
    std::string_view Type;
    uint64_t Major = 0, Minor = 0;
    ir::MetadataId Node = M.nodes(*N).size() == 1 ? M.nodes(*N)[0] : ir::None;
    if (M.nodeSize(Node) != 3 || !M.metadataString(M.nodeOperand(Node, 0), Type) ||
        !M.metadataInt(M.nodeOperand(Node, 1), Major) ||
        !M.metadataInt(M.nodeOperand(Node, 2), Minor))
      return malformed("dx.shaderModel", "expected one node of a string and two integers");
    static constexpr std::pair<std::string_view, Stage> Types[] = {
        {"ps", Stage::Pixel},    {"vs", Stage::Vertex}, {"gs", Stage::Geometry},
        {"hs", Stage::Hull},     {"ds", Stage::Domain}, {"cs", Stage::Compute},
        {"lib", Stage::Library}, {"ms", Stage::Mesh},   {"as", Stage::Amplification}};
    for (const auto &[Name, Kind] : Types)
      if (Name == Type)
        Info.Kind = Kind;
    Info.HasShaderModel = true;
    Info.ShaderModel = {uint32_t(Major), uint32_t(Minor)};
    Info.ModelName = std::string(Type) + "_" + std::to_string(Major) + "_" + std::to_string(Minor);
  }

  /// Calls Visit(tag, value node) for each pair of a tag list. None is an empty list.
  template <typename Fn> void tags(ir::MetadataId List, std::string_view Name, Fn Visit) {
    uint32_t Size = M.nodeSize(List);
    if (Size % 2)
      malformed(Name, "a list of tags and values has an odd number of operands");
    for (uint32_t I = 0; I + 1 < Size; I += 2) {
      uint64_t Tag = 0;
      if (!M.metadataInt(M.nodeOperand(List, I), Tag)) {
        malformed(Name, "tag " + std::to_string(I / 2) + " is not an integer");
        continue;
      }
      Visit(Tag, M.nodeOperand(List, I + 1));
    }
  }

  uint64_t integer(ir::MetadataId Node, uint32_t I, std::string_view Name) {
    uint64_t Value = 0;
    if (!M.metadataInt(M.nodeOperand(Node, I), Value))
      malformed(Name, "operand " + std::to_string(I) + " is not an integer");
    return Value;
  }
  uint64_t integer(ir::MetadataId Value, std::string_view Name) {
    uint64_t Out = 0;
    if (!M.metadataInt(Value, Out))
      malformed(Name, "the value is not an integer");
    return Out;
  }

  /// A record's symbol may be cast to another pointer type.
  ir::ValueId withoutCasts(ir::ValueId V) const {
    for (unsigned Steps = 0; V != ir::None && Steps < 8; ++Steps) {
      const ir::Constant *C = M.constant(V);
      if (!C || C->Kind != ir::ConstantKind::Cast)
        break;
      V = M.operands(*C)[0];
    }
    return V;
  }

  ir::FunctionId function(ir::MetadataId Node) {
    ir::ValueId V = M.metadataValue(Node);
    return V != ir::None && M.Values[V].Kind == ir::ValueKind::Function ? M.Values[V].Index
                                                                        : ir::None;
  }

  // ---- Resources ----

  /// The resources of a module are those its first entry names; `!dx.resources` lists them too.
  void readResources(ir::MetadataId Lists) {
    if (Lists == ir::None)
      return;
    if (M.nodeSize(Lists) != 4)
      return malformed("dx.resources", "expected one node of four lists");
    std::vector<Resource> *Into[] = {&Info.SRVs, &Info.UAVs, &Info.CBuffers, &Info.Samplers};
    for (uint32_t C = 0; C < 4; ++C) {
      ir::MetadataId List = M.nodeOperand(Lists, C);
      for (uint32_t I = 0; I < M.nodeSize(List); ++I)
        Into[C]->push_back(readResource(ResourceClass(C), M.nodeOperand(List, I)));
    }
  }

  Resource readResource(ResourceClass Class, ir::MetadataId Node) {
    static constexpr uint32_t Sizes[] = {9, 11, 8, 8};
    static constexpr std::string_view Name = "dx.resources";
    Resource R;
    R.Class = Class;
    if (M.nodeSize(Node) != Sizes[uint32_t(Class)]) {
      malformed(Name, std::string(className(Class)) + " record has " +
                          std::to_string(M.nodeSize(Node)) + " operands, expected " +
                          std::to_string(Sizes[uint32_t(Class)]));
      return R;
    }
    R.Id = integer(Node, 0, Name);
    R.Symbol = withoutCasts(M.metadataValue(M.nodeOperand(Node, 1)));
    if (R.Symbol == ir::None)
      malformed(Name, std::string(className(Class)) + " record names no variable");
    M.metadataString(M.nodeOperand(Node, 2), R.Name);
    R.Space = integer(Node, 3, Name);
    R.LowerBound = integer(Node, 4, Name);
    R.RangeSize = integer(Node, 5, Name);
    uint64_t Shape = integer(Node, 6, Name);
    switch (Class) {
    case ResourceClass::SRV:
      R.Kind = ResourceKind(Shape);
      R.SampleCount = integer(Node, 7, Name);
      readExtended(R, M.nodeOperand(Node, 8));
      break;
    case ResourceClass::UAV:
      R.Kind = ResourceKind(Shape);
      R.GloballyCoherent = integer(Node, 7, Name);
      R.Counter = integer(Node, 8, Name);
      R.ROV = integer(Node, 9, Name);
      readExtended(R, M.nodeOperand(Node, 10));
      break;
    case ResourceClass::CBuffer:
      R.Kind = ResourceKind::CBuffer;
      R.Size = Shape;
      break;
    default:
      R.Kind = ResourceKind::Sampler;
      R.SamplerKind = Shape;
      break;
    }
    return R;
  }

  void readExtended(Resource &R, ir::MetadataId List) {
    tags(List, "dx.resources", [&](uint64_t Tag, ir::MetadataId Value) {
      constexpr auto Last = uint64_t(ResourceTag::ReorderCoherent);
      if (Tag > (R.Class == ResourceClass::SRV ? uint64_t(ResourceTag::StructureStride) : Last))
        return malformed("dx.resources", "tag " + std::to_string(Tag) + " is not known");
      uint64_t Number = integer(Value, "dx.resources");
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
    const ir::NamedMetadata *N = M.findNamedMetadata("dx.entryPoints");
    if (!N || M.nodes(*N).empty())
      return missing("dx.entryPoints");
    if (ir::MetadataId First = M.nodes(*N)[0]; M.nodeSize(First) == 5)
      readResources(M.nodeOperand(First, 3));
    for (ir::MetadataId Node : M.nodes(*N))
      readEntry(Node);
  }

  void readEntry(ir::MetadataId Node) {
    if (M.nodeSize(Node) != 5)
      return malformed("dx.entryPoints",
                       "entry has " + std::to_string(M.nodeSize(Node)) + " operands, expected 5");
    EntryPoint E;
    E.Kind = Info.Kind;
    ir::MetadataId Function = M.nodeOperand(Node, 0);
    E.Function = function(Function);
    if (Function != ir::None && E.Function == ir::None)
      malformed("dx.entryPoints", "operand 0 of an entry is not a function");
    M.metadataString(M.nodeOperand(Node, 1), E.Name);
    ir::MetadataId Signatures = M.nodeOperand(Node, 2);
    if (Signatures != ir::None) {
      if (M.nodeSize(Signatures) != 3)
        malformed("dx.entryPoints", "the signatures of an entry are not three lists");
      readSignature(E.Input, M.nodeOperand(Signatures, 0));
      readSignature(E.Output, M.nodeOperand(Signatures, 1));
      readSignature(E.PatchOrPrimitive, M.nodeOperand(Signatures, 2));
    }
    ir::MetadataId Properties = M.nodeOperand(Node, 4);
    E.HasProperties = Properties != ir::None;
    readProperties(E, Properties);
    if (!Info.isLibrary() || Function == ir::None)
      Info.Flags = E.Flags;
    if (E.Function != ir::None)
      Info.Entries.push_back(std::move(E));
    else if (!Info.isLibrary())
      noFunction(E.Name);
  }

  void readSignature(Signature &Into, ir::MetadataId List) {
    for (uint32_t I = 0; I < M.nodeSize(List); ++I)
      Into.push_back(readElement(M.nodeOperand(List, I)));
    // Operations name an element by its place, whatever number it gives itself.
    for (size_t I = 0; I < Into.size(); ++I)
      Into[I].Id = I;
  }

  SignatureElement readElement(ir::MetadataId Node) {
    static constexpr std::string_view Name = "signature element";
    SignatureElement E;
    if (M.nodeSize(Node) != 11) {
      malformed(Name, "has " + std::to_string(M.nodeSize(Node)) + " operands, expected 11");
      return E;
    }
    E.Id = integer(Node, 0, Name);
    E.Node = Node;
    if (!M.metadataString(M.nodeOperand(Node, 1), E.Name))
      malformed(Name, "operand 1 is not a string");
    E.Component = integer(Node, 2, Name);
    // Packed bytes are an unsigned integer to the pipeline.
    if (E.Component == uint64_t(ComponentType::PackedS8x32) ||
        E.Component == uint64_t(ComponentType::PackedU8x32))
      E.Component = uint64_t(ComponentType::U32);
    E.Kind = integer(Node, 3, Name);
    E.Semantic = semanticName(E);
    ir::MetadataId Indices = M.nodeOperand(Node, 4);
    // No element has more rows than this; many elements may share one list.
    constexpr uint32_t MostIndices = 256;
    for (uint32_t I = 0; I < std::min(M.nodeSize(Indices), MostIndices); ++I)
      E.Indices.push_back(integer(Indices, I, "semantic indices"));
    E.Interpolation = integer(Node, 5, Name);
    E.Rows = integer(Node, 6, Name);
    if (E.Indices.empty() && E.Rows == 1)
      E.Indices.push_back(0);
    E.Columns = integer(Node, 7, Name);
    E.StartRow = int32_t(integer(Node, 8, Name));
    E.StartColumn = int8_t(integer(Node, 9, Name));
    tags(M.nodeOperand(Node, 10), Name, [&](uint64_t Tag, ir::MetadataId Value) {
      if (SignatureTag(Tag) == SignatureTag::OutputStream)
        E.Stream = integer(Value, Name);
      if (SignatureTag(Tag) == SignatureTag::DynamicIndexMask)
        E.DynamicMask = integer(Value, Name);
      if (SignatureTag(Tag) == SignatureTag::UsageMask)
        E.UsageMask = integer(Value, Name);
      if (Tag > uint64_t(SignatureTag::UsageMask))
        malformed(Name, "tag " + std::to_string(Tag) + " is not known");
    });
    return E;
  }

  /// A system value's name follows from its kind.
  static std::string_view semanticName(const SignatureElement &E) {
    switch (E.Kind) {
#define DXIL_SYSTEM_VALUE(Number, Text, Points)                                                    \
  case Number:                                                                                     \
    return Number ? std::string_view(Text) : E.Name;
#include <dxil/generated/SystemValues.inc>
#undef DXIL_SYSTEM_VALUE
    default: return E.Name;
    }
  }

  void readProperties(EntryPoint &E, ir::MetadataId List) {
    tags(List, "entry properties", [&](uint64_t Tag, ir::MetadataId V) {
      static constexpr std::string_view Name = "entry properties";
      switch (EntryTag(Tag)) {
      case EntryTag::ShaderFlags: E.Flags = integer(V, Name); break;
      case EntryTag::GeometryState: readGeometry(E, V); break;
      case EntryTag::DomainState: readDomain(E, V); break;
      case EntryTag::HullState: readHull(E, V); break;
      case EntryTag::NumThreads: readThreads(E, V); break;
      case EntryTag::RayPayloadSize: E.RayPayloadSize = integer(V, Name); break;
      case EntryTag::RayAttributeSize: E.RayAttributeSize = integer(V, Name); break;
      case EntryTag::ShaderKind: E.Kind = Stage(integer(V, Name)); break;
      case EntryTag::MeshState: readMesh(E, V); break;
      case EntryTag::AmplificationState: readAmplification(E, V); break;
      case EntryTag::WaveSize: readWaveSize(E, V, 1); break;
      case EntryTag::NodeLaunchType:
        E.LaunchType = integer(V, Name);
        E.IsNode = true;
        break;
      case EntryTag::NodeInputs: readNodeInputs(E, V); break;
      case EntryTag::WaveSizeRange: readWaveSize(E, V, 3); break;
      case EntryTag::GroupSharedLimit: E.GroupSharedLimit = integer(V, Name); break;
      default: break;
      }
    });
  }

  bool shape(ir::MetadataId Node, uint32_t Size, std::string_view Name) {
    if (M.nodeSize(Node) == Size)
      return true;
    malformed(Name, "has " + std::to_string(M.nodeSize(Node)) + " operands, expected " +
                        std::to_string(Size));
    return false;
  }

  void readThreads(EntryPoint &E, ir::MetadataId Node) {
    // Operands past the third are not read.
    if (M.nodeSize(Node) > 3 || shape(Node, 3, "thread group size"))
      for (uint32_t I = 0; I < 3; ++I)
        E.Threads[I] = integer(Node, I, "thread group size");
  }

  /// Shape and values are judged in Metadata.cpp; here only what is well formed is taken.
  void readWaveSize(EntryPoint &E, ir::MetadataId Node, uint32_t Size) {
    E.HasWaveSize = true;
    uint64_t *Into[] = {&E.Wave.Min, &E.Wave.Max, &E.Wave.Preferred};
    for (uint32_t I = 0; I < Size; ++I)
      M.metadataInt(M.nodeOperand(Node, I), *Into[I]);
  }

  void readGeometry(EntryPoint &E, ir::MetadataId Node) {
    if (!shape(Node, 5, "geometry state"))
      return;
    uint64_t *Into[] = {&E.InputPrimitive, &E.MaxVertexCount, &E.StreamMask, &E.Topology,
                        &E.Instances};
    for (uint32_t I = 0; I < 5; ++I)
      *Into[I] = integer(Node, I, "geometry state");
  }

  void readDomain(EntryPoint &E, ir::MetadataId Node) {
    if (!shape(Node, 2, "domain state"))
      return;
    E.Domain = integer(Node, 0, "domain state");
    E.InputControlPoints = integer(Node, 1, "domain state");
  }

  void readHull(EntryPoint &E, ir::MetadataId Node) {
    if (!shape(Node, 7, "hull state"))
      return;
    E.PatchConstant = function(M.nodeOperand(Node, 0));
    uint64_t *Into[] = {&E.InputControlPoints, &E.OutputControlPoints, &E.Domain, &E.Partitioning,
                        &E.OutputPrimitive};
    for (uint32_t I = 0; I < 5; ++I)
      *Into[I] = integer(Node, I + 1, "hull state");
    ir::ValueId Factor = M.metadataValue(M.nodeOperand(Node, 6));
    double Value = 0;
    if (Factor == ir::None || !constantFloat(M, Factor, Value))
      malformed("hull state", "operand 6 is not a float");
    E.MaxTessFactor = float(Value);
  }

  void readMesh(EntryPoint &E, ir::MetadataId Node) {
    if (!shape(Node, 5, "mesh state"))
      return;
    readThreads(E, M.nodeOperand(Node, 0));
    E.MaxVertexCount = integer(Node, 1, "mesh state");
    E.MaxPrimitiveCount = integer(Node, 2, "mesh state");
    E.MeshTopology = integer(Node, 3, "mesh state");
    E.PayloadSize = integer(Node, 4, "mesh state");
  }

  void readAmplification(EntryPoint &E, ir::MetadataId Node) {
    if (!shape(Node, 2, "amplification state"))
      return;
    readThreads(E, M.nodeOperand(Node, 0));
    E.PayloadSize = integer(Node, 1, "amplification state");
  }

  void readNodeInputs(EntryPoint &E, ir::MetadataId List) {
    for (uint32_t I = 0; I < M.nodeSize(List); ++I) {
      NodeInput In;
      tags(M.nodeOperand(List, I), "node input", [&](uint64_t Tag, ir::MetadataId V) {
        if (NodeTag(Tag) == NodeTag::Flags)
          In.Flags = integer(V, "node input");
      });
      E.Inputs.push_back(In);
    }
  }
};

} // namespace

ModuleFacts readFacts(const ir::Module &M, const Reporter &Report) {
  ModuleFacts Info;
  FactsReader(M, Report, Info).read();
  return Info;
}

} // namespace dxil::container
