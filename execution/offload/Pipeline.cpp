// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Pipeline.h"

#include <algorithm>
#include <cstring>

namespace dxil::execution {
namespace {

using Json = nlohmann::ordered_json;

constexpr std::pair<std::string_view, Stage> Stages[] = {{"Compute", Stage::Compute},
                                                         {"Vertex", Stage::Vertex},
                                                         {"Hull", Stage::Hull},
                                                         {"Domain", Stage::Domain},
                                                         {"Geometry", Stage::Geometry},
                                                         {"Pixel", Stage::Pixel},
                                                         {"Amplification", Stage::Amplification},
                                                         {"Mesh", Stage::Mesh},
                                                         {"RayGeneration", Stage::Raygeneration},
                                                         {"Miss", Stage::Miss},
                                                         {"ClosestHit", Stage::Closesthit},
                                                         {"AnyHit", Stage::Anyhit},
                                                         {"Intersection", Stage::Intersection},
                                                         {"Callable", Stage::Callable}};

/// The class of a kind of resource, and whether it is a texture or a typed view.
struct KindInfo {
  ResourceClass Class;
  bool IsTexture = false, IsTyped = false;
};

constexpr std::pair<std::string_view, KindInfo> Kinds[] = {
    {"Buffer", {ResourceClass::SRV, false, true}},
    {"StructuredBuffer", {ResourceClass::SRV}},
    {"ByteAddressBuffer", {ResourceClass::SRV}},
    {"Texture2D", {ResourceClass::SRV, true, true}},
    {"RWBuffer", {ResourceClass::UAV, false, true}},
    {"RWStructuredBuffer", {ResourceClass::UAV}},
    {"RWByteAddressBuffer", {ResourceClass::UAV}},
    {"RWTexture2D", {ResourceClass::UAV, true, true}},
    {"ConstantBuffer", {ResourceClass::CBuffer}},
    {"Sampler", {ResourceClass::Sampler}},
    {"AccelerationStructure", {ResourceClass::SRV}}};

using Word = std::pair<std::string_view, std::string_view>;

constexpr Word Filters[] = {{"Nearest", "point"}, {"Linear", "linear"}};
constexpr Word AddressWords[] = {{"Clamp", "clamp"},
                                 {"Repeat", "wrap"},
                                 {"Mirror", "mirror"},
                                 {"Border", "border"},
                                 {"MirrorOnce", "mirrorOnce"}};
constexpr Word ComparisonWords[] = {{"Never", "never"},
                                    {"Less", "less"},
                                    {"Equal", "equal"},
                                    {"LessEqual", "lessEqual"},
                                    {"Greater", "greater"},
                                    {"NotEqual", "notEqual"},
                                    {"GreaterEqual", "greaterEqual"},
                                    {"Always", "always"}};
constexpr Word Topologies[] = {{"TriangleList", "triangleList"},
                               {"PointList", "pointList"},
                               {"LineList", "lineList"},
                               {"PatchList", "patchList"}};

/// Returns the number of a float, which YAML may give as a text.
double real(const JsonValue &V) {
  static constexpr OffloadFormat Double = {"Float64", ScalarType::Kind::Double, 8};
  const Json One = Json::array({V.json()});
  const auto Bytes = readOffloadNumbers({One, V.path(), V.errors()}, Double);
  double Value = 0;
  std::memcpy(&Value, Bytes.data(), sizeof Value);
  return Value;
}

class PipelineReader {
public:
  PipelineReader(const JsonValue &Root) : O(Root) {}

  void read(OffloadPipeline &To) {
    each("Shaders", [&](const JsonValue &V) { To.Shaders.push_back(shader(V)); });
    uint64_t BytesLeft = uint64_t(1) << 30;
    each("Buffers",
         [&](const JsonValue &V) { To.Buffers.push_back(readOffloadBuffer(V, BytesLeft)); });
    each("Results", [&](const JsonValue &V) { To.Checks.push_back(readOffloadCheck(V)); });
    each("Samplers", [&](const JsonValue &V) { sampler(V, To.Samplers); });
    each("DescriptorSets", [&](const JsonValue &V) {
      JsonObject Set(V);
      if (const auto Each = Set.find("Resources"))
        for (const JsonValue &R : Each->elements())
          To.Resources.push_back(resource(R));
      Set.finish();
    });
    if (const auto Settings = O.find("RuntimeSettings"))
      rootParameters(*Settings, To);
    if (const auto V = O.find("PushConstants"); V && !V->elements().empty())
      V->error("push constants are Vulkan's");
    if (const auto Structures = O.find("AccelerationStructures"))
      scenes(*Structures, To);
    launch(To);
    O.finish();
    if (To.Shaders.empty())
      O.error("no Shaders");
    references(To);
  }

private:
  template <typename Visit> void each(const char *Key, Visit V) {
    if (const auto Match = O.find(Key))
      for (const JsonValue &Each : Match->elements())
        V(Each);
  }

  static OffloadShader shader(const JsonValue &V) {
    JsonObject S(V);
    OffloadShader Out{S.choice<Stage>("Stage", Stages, Stage::Compute), S.text("Entry")};
    if (const auto Constants = S.find("SpecializationConstants");
        Constants && !Constants->elements().empty())
      Constants->error("specialization constants are Vulkan's");
    S.finish();
    return Out;
  }

  static void sampler(const JsonValue &V, Json &To) {
    JsonObject S(V);
    const std::string Name = S.text("Name");
    S.find("Kind");
    const auto Real = [&](const char *Key, double Default) {
      const auto Entry = S.find(Key);
      return Entry ? real(*Entry) : Default;
    };
    // The suite's samplers take the nearest mip level.
    To[Name] = {{"min", S.choice<std::string_view>("MinFilter", Filters, "linear")},
                {"mag", S.choice<std::string_view>("MagFilter", Filters, "linear")},
                {"mip", "point"},
                {"address", S.choice<std::string_view>("Address", AddressWords, "clamp")},
                {"compare", S.choice<std::string_view>("ComparisonOp", ComparisonWords, "never")},
                {"bias", Real("MipLODBias", 0)},
                {"minLod", Real("MinLOD", 0)},
                {"maxLod", Real("MaxLOD", 1000)}};
    S.finish();
  }

  static OffloadResource resource(const JsonValue &V) {
    JsonObject S(V);
    OffloadResource R;
    R.Name = S.text("Name");
    const KindInfo Info = S.choice<KindInfo>("Kind", Kinds, {ResourceClass::SRV});
    R.Class = Info.Class;
    R.IsTexture = Info.IsTexture;
    R.IsTyped = Info.IsTyped;
    // The program says which resources have counters.
    for (const char *Key : {"HasCounter", "IsReserved", "VulkanBinding"})
      S.find(Key);
    if (const auto Tiles = S.find("TilesMapped"))
      R.Tiles = Tiles->whole(0, 16384);
    if (const auto Heap = S.find("HeapIndex"))
      R.HeapIndex = Heap->whole();
    if (const auto Place = S.find("DirectXBinding")) {
      JsonObject P(*Place);
      R.Register = P.whole("Register", 0);
      R.Space = P.whole("Space", 0);
      P.finish();
    }
    S.finish();
    return R;
  }

  static void rootParameters(const JsonValue &V, OffloadPipeline &To) {
    JsonObject Settings(V);
    if (const auto DirectX = Settings.find("DirectX")) {
      JsonObject D(*DirectX);
      uint32_t Index = 0;
      if (const auto All = D.find("RootParameters"))
        for (const JsonValue &Each : All->elements())
          rootParameter(Each, Index++, To);
      D.finish();
    }
    Settings.finish();
  }

  static void rootParameter(const JsonValue &V, uint32_t Index, OffloadPipeline &To) {
    enum class Kind : uint8_t { Constant, Table, Descriptor };
    static constexpr std::pair<std::string_view, Kind> Words[] = {
        {"Constant", Kind::Constant},
        {"DescriptorTable", Kind::Table},
        {"RootDescriptor", Kind::Descriptor}};
    JsonObject P(V);
    const Kind How = P.choice<Kind>("Kind", Words, Kind::Table);
    OffloadResource R;
    R.Class = ResourceClass::CBuffer;
    if (How == Kind::Constant)
      R.Name = P.text("Name");
    else if (const auto Entry = P.find("Resource"))
      R = resource(*Entry);
    P.finish();
    R.RootParameter = Index;
    if (How != Kind::Table)
      To.Resources.push_back(std::move(R));
  }

  /// Returns rows of floats of a buffer, as JSON.
  static Json rows(const OffloadBuffer *B, size_t Index, uint32_t Stride, uint32_t Count) {
    Json Out = Json::array();
    for (uint32_t I = 0; I < Count; ++I) {
      float Value = 0;
      const size_t Offset = Index * Stride + I * sizeof Value;
      if (B && Offset + sizeof Value <= B->Elements[0].size())
        std::memcpy(&Value, B->Elements[0].data() + Offset, sizeof Value);
      Out.push_back(Value);
    }
    return Out;
  }

  struct GeometryInput {
    const OffloadBuffer *Vertices = nullptr, *Indices = nullptr;
    uint32_t Stride = 12, Count = 0, IndexCount = 0, IndexBytes = 4;
    std::optional<std::array<float, 12>> Transform;
  };

  static Json triangles(const GeometryInput &G) {
    Json Out = Json::array();
    const uint32_t Count = G.Indices ? G.IndexCount : G.Count;
    for (uint32_t T = 0; T + 3 <= Count; T += 3) {
      Json Triangle = Json::array();
      for (uint32_t Corner = T; Corner < T + 3; ++Corner) {
        uint32_t Index = Corner;
        if (G.Indices) {
          Index = 0;
          const size_t Offset = size_t(Corner) * G.IndexBytes;
          if (Offset + G.IndexBytes <= G.Indices->Elements[0].size())
            std::memcpy(&Index, G.Indices->Elements[0].data() + Offset, G.IndexBytes);
        }
        Json Point = rows(G.Vertices, Index, G.Stride, 3);
        for (int Row = 0; Row < 3; ++Row) {
          double Value = Point[Row].get<double>();
          if (G.Transform) {
            const float *M = G.Transform->data() + size_t(Row) * 4;
            Value = M[0] * Point[0].get<double>() + M[1] * Point[1].get<double>() +
                    M[2] * Point[2].get<double>() + M[3];
          }
          Triangle.push_back(Value);
        }
      }
      Out.push_back(std::move(Triangle));
    }
    return Out;
  }

  static std::array<float, 12> transform(const JsonValue &V) {
    std::array<float, 12> Out{};
    const auto All = V.elements();
    if (All.size() != Out.size())
      V.error("expected 12 numbers");
    for (size_t I = 0; I < Out.size() && I < All.size(); ++I)
      Out[I] = float(real(All[I]));
    return Out;
  }

  static Json triangleGeometry(const JsonValue &V, OffloadPipeline &To) {
    static constexpr std::pair<std::string_view, uint32_t> Sizes[] = {{"Uint16", 2}, {"Uint32", 4}};
    JsonObject T(V);
    GeometryInput G;
    G.Vertices = To.find(T.text("VertexBuffer"));
    if (const std::string Format = T.text("VertexFormat", "RGB32Float"); Format != "RGB32Float")
      T.error("VertexFormat " + Format + " is not supported (expected RGB32Float)");
    G.Stride = T.whole("VertexStride", 12, 4, 1024);
    G.Count = T.whole("VertexCount", 0, 0, 1 << 20);
    if (const auto Indices = T.find("IndexBuffer"))
      G.Indices = To.find(Indices->text());
    G.IndexBytes = T.choice<uint32_t>("IndexFormat", Sizes, 4);
    G.IndexCount = T.whole("IndexCount", 0, 0, 1 << 20);
    if (const auto M = T.find("Transform"))
      G.Transform = transform(*M);
    const bool Opaque = T.boolean("Opaque", true);
    T.finish();
    return {{"opaque", Opaque}, {"triangles", triangles(G)}};
  }

  static Json boxGeometry(const JsonValue &V, OffloadPipeline &To) {
    JsonObject A(V);
    const OffloadBuffer *From = To.find(A.text("AABBBuffer"));
    const uint32_t Count = A.whole("AABBCount", 0, 0, 1 << 20);
    const uint32_t Stride = A.whole("AABBStride", 24, 4, 1024);
    Json Boxes = Json::array();
    for (uint32_t I = 0; I < Count; ++I)
      Boxes.push_back(rows(From, I, Stride, 6));
    const bool Opaque = A.boolean("Opaque", true);
    A.finish();
    return {{"opaque", Opaque}, {"boxes", std::move(Boxes)}};
  }

  static Json instance(const JsonValue &V, const Json &Geometries) {
    static constexpr std::pair<std::string_view, uint32_t> Flags[] = {
        {"TriangleCullDisable", 1},
        {"TriangleFrontCounterclockwise", 2},
        {"ForceOpaque", 4},
        {"ForceNonOpaque", 8}};
    JsonObject I(V);
    const std::string Name = I.text("BLAS");
    Json Out = Json::object();
    if (const auto M = I.find("Transform"))
      Out["toWorld"] = transform(*M);
    Out["id"] = I.whole("InstanceID", 0);
    Out["mask"] = I.whole("InstanceMask", 255, 0, 255);
    Out["contribution"] = I.whole("InstanceContributionToHitGroupIndex", 0);
    uint32_t Bits = 0;
    if (const auto Entry = I.find("InstanceFlags"))
      for (const JsonValue &Each : Entry->elements()) {
        const Json One = {{"InstanceFlags", Each.json()}};
        JsonObject Word({One, V.path(), V.errors()});
        Bits |= Word.choice<uint32_t>("InstanceFlags", Flags, 0);
      }
    Out["flags"] = Bits;
    I.finish();
    if (Geometries.contains(Name))
      Out["geometries"] = Geometries[Name];
    else
      I.error("no BLAS '" + Name + "'");
    return Out;
  }

  static void scenes(const JsonValue &V, OffloadPipeline &To) {
    JsonObject S(V);
    Json Geometries = Json::object();
    if (const auto All = S.find("BLAS"))
      for (const JsonValue &Each : All->elements()) {
        JsonObject B(Each);
        Json &List = Geometries[B.text("Name")] = Json::array();
        if (const auto Triangles = B.find("Triangles"))
          for (const JsonValue &T : Triangles->elements())
            List.push_back(triangleGeometry(T, To));
        if (const auto Boxes = B.find("AABBs"))
          for (const JsonValue &A : Boxes->elements())
            List.push_back(boxGeometry(A, To));
        B.finish();
      }
    if (const auto All = S.find("TLAS"))
      for (const JsonValue &Each : All->elements()) {
        JsonObject T(Each);
        Json &Elements = To.Scenes[T.text("Name")] = Json::array();
        const bool IsArray = T.whole("ArraySize", 1, 1, 4096) > 1;
        if (const auto Entry = T.find("Instances")) {
          Json One = Json::array();
          for (const JsonValue &I : Entry->elements()) {
            if (IsArray) {
              Json List = Json::array();
              for (const JsonValue &Inner : I.elements())
                List.push_back(instance(Inner, Geometries));
              Elements.push_back(std::move(List));
            } else {
              One.push_back(instance(I, Geometries));
            }
          }
          if (!IsArray)
            Elements.push_back(std::move(One));
        }
        T.finish();
      }
    S.finish();
  }

  void launch(OffloadPipeline &To) {
    std::array<uint32_t, 3> Groups = {1, 1, 1};
    std::optional<uint32_t> Vertices;
    if (const auto Parameters = O.find("DispatchParameters")) {
      JsonObject P(*Parameters);
      if (const auto Count = P.find("DispatchGroupCount"))
        Groups = Count->numbers<uint32_t, 3>();
      if (const auto Count = P.find("VertexCount"))
        Vertices = Count->whole(0, 1 << 20);
      P.finish();
    }
    const auto Bindings = O.find("Bindings");
    const auto Config = O.find("RayTracingPipelineConfig"), HitGroups = O.find("HitGroups"),
               Table = O.find("ShaderBindingTable");
    const auto Has = [&](Stage Kind) {
      return std::ranges::any_of(To.Shaders,
                                 [&](const OffloadShader &S) { return S.Kind == Kind; });
    };
    if (Has(Stage::Compute))
      To.Launch = {{"dispatch", Groups}};
    else if (Has(Stage::Vertex) || Has(Stage::Mesh))
      draw(Bindings, Groups, Vertices, Has(Stage::Mesh), To);
    else
      rays(Config, HitGroups, Table, Groups, To);
  }

  static void attributes(const JsonValue &V, Json &Layout, uint32_t &Stride) {
    for (const JsonValue &Each : V.elements()) {
      JsonObject A(Each);
      OffloadBuffer Like;
      Like.Format = readOffloadFormat(A);
      Like.Channels = A.whole("Channels", 1, 1, 4);
      Layout.push_back({{"semantic", A.text("Name")},
                        {"format", Like.texelFormat()},
                        {"offset", A.whole("Offset", 0)}});
      Stride += Like.type().Size * Like.Channels;
      A.finish();
    }
  }

  static void draw(const std::optional<JsonValue> &Bindings, std::array<uint32_t, 3> Groups,
                   std::optional<uint32_t> Vertices, bool IsMesh, OffloadPipeline &To) {
    Json Draw = {{"depth", {{"test", "less"}}}, {"frontCounterClockwise", true}};
    if (Bindings) {
      JsonObject B(*Bindings);
      To.RenderTarget = B.text("RenderTarget");
      const std::string VertexBuffer = B.text("VertexBuffer");
      const auto Topology = B.choice<std::string_view>("Topology", Topologies, "triangleList");
      if (!IsMesh)
        Draw["topology"] = Topology;
      if (const auto Points = B.find("PatchControlPoints"))
        Draw["controlPoints"] = Points->whole(1, 32);
      Json Layout = Json::array();
      uint32_t Stride = 0;
      if (const auto All = B.find("VertexAttributes"))
        attributes(*All, Layout, Stride);
      if (const OffloadBuffer *From = To.find(VertexBuffer)) {
        Draw["vertexBuffers"] = {{{"stride", Stride}, {"data", hexData(From->Elements[0])}}};
        Draw["inputLayout"] = std::move(Layout);
        if (!Vertices && Stride)
          Vertices = uint32_t(From->Elements[0].size() / Stride);
      } else if (!VertexBuffer.empty()) {
        B.error("no buffer '" + VertexBuffer + "'");
      }
      B.finish();
    }
    if (IsMesh)
      Draw["groups"] = Groups;
    else if (Vertices)
      Draw["vertices"] = *Vertices;
    if (const OffloadBuffer *Target = To.find(To.RenderTarget)) {
      Draw["width"] = std::max(1u, Target->Extent.Width);
      Draw["height"] = std::max(1u, Target->Extent.Height);
      Draw["targets"] = {{{"format", Target->texelFormat()}}};
    }
    To.Launch = {{"draw", std::move(Draw)}};
  }

  /// Returns an entry of the shader table. `Groups` gives the shaders of hit groups by name.
  static Json tableEntry(const JsonValue &V, const Json &Groups) {
    static constexpr OffloadFormat Byte = {"Hex8", ScalarType::Kind::Unsigned, 1, true};
    JsonObject E(V);
    const std::string Name = E.text("ShaderName");
    Json Out = Groups.contains(Name) ? Groups[Name] : Json{{"shader", Name}};
    if (const auto Data = E.find("LocalRootData"))
      Out["localArguments"] = hexData(readOffloadNumbers(*Data, Byte));
    E.finish();
    return Out;
  }

  static void rays(const std::optional<JsonValue> &Config,
                   const std::optional<JsonValue> &HitGroups, const std::optional<JsonValue> &Table,
                   std::array<uint32_t, 3> Size, OffloadPipeline &To) {
    Json Rays = {{"size", Size}};
    if (Config) {
      JsonObject C(*Config);
      Rays["maxRecursion"] = C.whole("MaxTraceRecursionDepth", 1, 0, 31);
      for (const char *Key : {"MaxPayloadSizeInBytes", "MaxAttributeSizeInBytes", "PipelineFlags"})
        C.find(Key);
      C.finish();
    }
    Json Groups = Json::object();
    if (HitGroups)
      for (const JsonValue &Each : HitGroups->elements()) {
        JsonObject G(Each);
        Json &Group = Groups[G.text("Name")] = Json::object();
        G.find("Type");
        for (const auto &[From, Key] : {Word{"ClosestHit", "closestHit"}, Word{"AnyHit", "anyHit"},
                                        Word{"Intersection", "intersection"}})
          if (const auto Name = G.find(std::string(From)))
            Group[Key] = Name->text();
        G.finish();
      }
    if (Table) {
      JsonObject T(*Table);
      if (const auto Generation = T.find("RayGen"))
        Rays["rayGeneration"] = tableEntry(*Generation, Groups);
      for (const auto &[From, Key] :
           {Word{"Miss", "misses"}, Word{"HitGroup", "hitGroups"}, Word{"Callable", "callables"}})
        if (const auto All = T.find(std::string(From)))
          for (const JsonValue &Each : All->elements())
            Rays[Key].push_back(tableEntry(Each, Groups));
      T.finish();
    }
    To.Launch = {{"rays", std::move(Rays)}};
  }

  /// Reports names that denote nothing.
  void references(OffloadPipeline &P) {
    for (const OffloadResource &R : P.Resources) {
      const bool IsKnown = R.Class == ResourceClass::Sampler
                               ? P.Samplers.contains(R.Name)
                               : P.find(R.Name) || P.Scenes.contains(R.Name);
      if (!IsKnown)
        O.error("no buffer, sampler or acceleration structure '" + R.Name + "'");
    }
    for (const OffloadCheck &C : P.Checks)
      for (const std::string &Name : {C.Actual, C.Expected})
        if (!P.find(Name))
          O.error("Results: no buffer '" + Name + "'");
    if (!P.RenderTarget.empty() && !P.find(P.RenderTarget))
      O.error("Bindings: no buffer '" + P.RenderTarget + "'");
  }

  JsonObject O;
};

} // namespace

OffloadBuffer *OffloadPipeline::find(std::string_view Name) {
  const auto Match = std::ranges::find(Buffers, Name, &OffloadBuffer::Name);
  return Match == Buffers.end() ? nullptr : &*Match;
}

Result<OffloadPipeline> readOffloadPipeline(const Json &Document) {
  JsonErrors Errors;
  OffloadPipeline P;
  P.Samplers = P.Scenes = Json::object();
  PipelineReader({Document, "", Errors}).read(P);
  if (Errors.any())
    return failure(Errors.text());
  return P;
}

} // namespace dxil::execution
