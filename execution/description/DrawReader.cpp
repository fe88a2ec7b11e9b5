// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Reads draws and launches of mesh shaders.
#include "LaunchReader.h"
#include "ResourceReader.h"

#include <algorithm>
#include <bit>

namespace dxil::execution {
namespace {

constexpr std::pair<std::string_view, Topology> Topologies[] = {
    {"pointList", Topology::PointList},
    {"lineList", Topology::LineList},
    {"lineStrip", Topology::LineStrip},
    {"triangleList", Topology::TriangleList},
    {"triangleStrip", Topology::TriangleStrip},
    {"lineListAdjacency", Topology::LineListAdjacency},
    {"lineStripAdjacency", Topology::LineStripAdjacency},
    {"triangleListAdjacency", Topology::TriangleListAdjacency},
    {"triangleStripAdjacency", Topology::TriangleStripAdjacency},
    {"patchList", Topology::PatchList}};
constexpr std::pair<std::string_view, CullMode> CullModes[] = {
    {"none", CullMode::None}, {"front", CullMode::Front}, {"back", CullMode::Back}};

const Format *readFormat(JsonObject &O, std::string_view Default) {
  const auto V = O.find("format");
  const Format *Match = findFormat(V ? V->text() : Default);
  if (Match)
    return Match;
  std::vector<std::string> Names;
  for (const Format &F : formats())
    Names.emplace_back(F.Name);
  const std::string Near = nearestWord(V->text(), Names);
  V->error("unknown format" + (Near.empty() ? "" : ", did you mean '" + Near + "'?"));
  return findFormat(Default);
}

class DrawReader {
public:
  DrawReader(const JsonValue &V, DataSource &From, Description &D)
      : V(V), O(V), From(From), D(D), R(*D.Draw), P(D.Draw->State) {}

  void read() {
    O.find("shaders"); // already read, with the other programs
    targets();
    rasterizer();
    R.Mesh = programOf(D, Stage::Mesh) != nullptr;
    if (R.Mesh) {
      if (const auto Groups = O.find("groups"))
        R.Groups = readGroups(*Groups);
    } else if (programOf(D, Stage::Vertex)) {
      vertices();
    } else if (programOf(D, Stage::Pixel)) {
      corners();
    } else {
      V.error("no vertex, mesh or pixel shader among \"shaders\"");
    }
    streams();
    O.finish();
  }

private:
  void describeTarget(JsonObject &T, const Format &F, DescribedTarget &To, std::string Name) {
    To.Name = std::move(Name);
    To.Path = T.path();
    To.Save = T.text("save");
    From.Default = findScalar(F.isInteger() ? F.Kind == Encoding::SInt ? "int" : "uint" : "float");
    if (const auto Expect = T.find("expect"))
      readExpectations(*Expect, From, /*IsPicture=*/true, To.Expects);
  }

  std::array<double, 4> colour(JsonObject &T, std::array<double, 4> Default) {
    const auto Clear = T.find("clear");
    return Clear ? Clear->numbers<double, 4>() : Default;
  }

  void targets() {
    const uint32_t Width = O.whole("width", 64, 1, MaxTargetSize);
    const uint32_t Height = O.whole("height", 64, 1, MaxTargetSize);
    const uint32_t Samples = O.whole("samples", 1, 1, 4),
                   Layers = O.whole("layers", 1, 1, MaxTargetLayers);
    if (Samples != 1 && Samples != 4)
      O.find("samples")->error("expected 1 or 4");
    // Without "targets", each output of the pixel shader has a target.
    std::vector<JsonValue> List;
    static const JsonValue::Json Empty = JsonValue::Json::object();
    if (const auto Targets = O.find("targets"))
      List = Targets->elements();
    else if (const LoadedProgram *Pixel = programOf(D, Stage::Pixel)) {
      uint32_t Count = 0;
      for (const SignatureEntry &E : Pixel->info().Outputs.Elements)
        if (E.System == semantic::Target)
          for (const uint32_t Index : E.Indices)
            Count = std::max(Count, std::min(Index, 7u) + 1);
      for (uint32_t I = 0; I < Count; ++I)
        List.emplace_back(Empty, V.path() + ".targets[" + std::to_string(I) + "]", V.errors());
    }
    if (List.size() > 8)
      V.error("more than eight targets");
    R.Targets.resize(List.size());
    for (size_t I = 0; I < List.size() && I < 8; ++I) {
      JsonObject T(List[I]);
      Target &To = P.Targets.emplace_back();
      To = {readFormat(T, defaultFormat(uint32_t(I))), Width, Height, Layers, Samples, {}};
      if (Status Done = To.clear(colour(T, {0, 0, 0, 0})); !Done)
        List[I].error(Done.message());
      describeTarget(T, *To.In, R.Targets[I], "target" + std::to_string(I));
      T.finish();
    }
    if (const auto Depth = O.find("depth")) {
      JsonObject T(*Depth);
      P.Depth = Target{readFormat(T, "D32_FLOAT"), Width, Height, Layers, Samples, {}};
      if (Status Done = P.Depth->clear({T.number("clear", 1), 0, 0, 0}); !Done)
        Depth->error(Done.message());
      P.DepthTest.Enabled = true;
      P.DepthTest.Test = T.choice<Comparison>("test", Comparisons, Comparison::Less);
      P.DepthTest.Write = T.boolean("write", true);
      describeTarget(T, *P.Depth->In, R.Depth, "depth");
      T.finish();
    }
  }

  /// Returns a format that can represent the shader's output.
  std::string_view defaultFormat(uint32_t Number) {
    if (const LoadedProgram *Pixel = programOf(D, Stage::Pixel))
      for (const SignatureEntry &E : Pixel->info().Outputs.Elements)
        if (E.System == semantic::Target && std::ranges::count(E.Indices, Number)) {
          const ScalarType *Scalar = scalarOf(E.Type);
          if (!Scalar->isReal())
            return Scalar->How == ScalarType::Kind::Signed ? "R32G32B32A32_SINT"
                                                           : "R32G32B32A32_UINT";
        }
    return "R8G8B8A8_UNORM";
  }

  void rasterizer() {
    P.Raster.Cull = O.choice<CullMode>("cull", CullModes, CullMode::None);
    P.Raster.FrontCounterClockwise = O.boolean("frontCounterClockwise", false);
    P.Raster.DepthClip = O.boolean("depthClip", true);
    if (const auto Scissor = O.find("scissor"))
      P.Raster.Scissor = Scissor->numbers<uint32_t, 4>();
    if (const auto Viewports = O.find("viewports"))
      for (const JsonValue &Each : Viewports->elements()) {
        JsonObject T(Each);
        Viewport &W = P.Viewports.emplace_back();
        W = {float(T.number("x", 0)),        float(T.number("y", 0)),
             float(T.number("width", 64)),   float(T.number("height", 64)),
             float(T.number("minDepth", 0)), float(T.number("maxDepth", 1))};
        const auto IsInRange = [](float Value) { return Value >= -32768 && Value <= 32767; };
        if (!IsInRange(W.X) || !IsInRange(W.Y) || !IsInRange(W.X + W.Width) ||
            !IsInRange(W.Y + W.Height) || W.Width < 0 || W.Height < 0)
          Each.error("a viewport outside of -32768 to 32767");
        T.finish();
      }
    if (const auto Stream = O.find("rasterizedStream")) {
      if (Stream->json().is_null())
        P.RasterizedStream = std::nullopt;
      else
        P.RasterizedStream = Stream->whole(0, 3);
    }
  }

  void vertices() {
    const ElementList &Inputs = programOf(D, Stage::Vertex)->info().Inputs;
    P.Input.Kind = O.choice<Topology>("topology", Topologies,
                                      programOf(D, Stage::Hull) ? Topology::PatchList
                                                                : Topology::TriangleList);
    const LoadedProgram *Hull = programOf(D, Stage::Hull);
    P.Input.ControlPoints =
        O.whole("controlPoints", Hull ? std::max(1u, Hull->info().InputControlPoints) : 3, 1,
                MaxControlPoints);
    uint32_t InputCount = 0;
    if (const auto Values = O.find("inputs")) {
      InputCount = countOf(*Values);
      plainInputs(*Values, Inputs, InputCount);
    }
    buffers();
    indices();
    R.Call.Vertices = O.whole("vertices", P.Input.Indexed ? uint32_t(P.Input.Indices.size())
                                          : InputCount    ? InputCount
                                                          : 3);
    R.Call.Instances = O.whole("instances", 1);
    R.Call.First = O.whole(P.Input.Indexed ? "firstIndex" : "firstVertex", 0);
    R.Call.BaseVertex = int32_t(O.integer("baseVertex", 0, INT32_MIN, INT32_MAX));
    R.Call.FirstInstance = O.whole("firstInstance", 0);
  }

  /// Turns inputs in lists of numbers into buffers of 32-bit formats.
  void plainInputs(const JsonValue &Values, const ElementList &Inputs, uint32_t Count) {
    std::vector<uint32_t> Slots;
    readSlots(Values, From, Inputs, Count, Slots);
    for (const SignatureEntry &E : Inputs.Elements)
      for (uint32_t Row = 0; Row < E.Rows; ++Row) {
        if (E.System == semantic::VertexID || E.System == semantic::InstanceID ||
            (!Values.json().contains(semanticName(E, Row)) &&
             !Values.json().contains(E.Semantic + std::to_string(E.Indices[Row]))))
          continue;
        const ScalarType *Scalar = scalarOf(E.Type);
        const std::string_view Letters[] = {"", "R32", "R32G32", "R32G32B32", "R32G32B32A32"};
        const std::string Name = std::string(Letters[std::min(4u, E.Columns)]) +
                                 (Scalar->isReal()                          ? "_FLOAT"
                                  : Scalar->How == ScalarType::Kind::Signed ? "_SINT"
                                                                            : "_UINT");
        P.Input.Elements.push_back(
            {E.Semantic, E.Indices[Row], findFormat(Name), uint32_t(P.Input.Buffers.size()), 0, 0});
        VertexBuffer &B = P.Input.Buffers.emplace_back();
        B.Stride = E.Columns * 4;
        for (uint32_t I = 0; I < Count; ++I)
          for (uint32_t C = 0; C < E.Columns; ++C) {
            const uint32_t Word =
                fromSlot(E.Type, Slots[size_t(I) * Inputs.Slots + E.Start + Row * E.Columns + C]);
            for (unsigned Byte = 0; Byte < 4; ++Byte)
              B.Data.push_back(uint8_t(Word >> 8 * Byte));
          }
      }
  }

  void buffers() {
    const uint32_t First = uint32_t(P.Input.Buffers.size());
    if (const auto Buffers = O.find("vertexBuffers"))
      for (const JsonValue &Each : Buffers->elements()) {
        JsonObject B(Each);
        VertexBuffer &To = P.Input.Buffers.emplace_back();
        To.Stride = B.whole("stride", 0, 0, 2048);
        From.Default = nullptr;
        Numbers N;
        if (const auto Data = B.find("data"))
          readData(*Data, From, N);
        To.Data = std::move(N.Bytes);
        B.finish();
      }
    if (const auto Layout = O.find("inputLayout"))
      for (const JsonValue &Each : Layout->elements()) {
        JsonObject E(Each);
        InputElement &To = P.Input.Elements.emplace_back();
        To.Semantic = E.text("semantic");
        To.Index = E.whole("index", 0);
        To.In = readFormat(E, "R32G32B32A32_FLOAT");
        To.Buffer = First + E.whole("buffer", 0, 0, 31);
        To.Offset = E.whole("offset", 0, 0, 2048);
        To.StepRate = E.whole("stepRate", 0);
        E.finish();
      }
  }

  void indices() {
    const auto V = O.find("indices");
    if (!V)
      return;
    From.Default = findScalar("uint");
    Numbers N;
    readData(*V, From, N);
    const bool Short = V->json().is_object() && V->json().value("type", "") == "uint16_t";
    P.Input.Indexed = true;
    P.Input.RestartIndex = Short ? 0xffff : ~0u;
    const unsigned Size = Short ? 2 : 4;
    for (size_t I = 0; I + Size <= N.Bytes.size(); I += Size) {
      uint32_t Index = 0;
      for (unsigned Byte = 0; Byte < Size; ++Byte)
        Index |= uint32_t(N.Bytes[I + Byte]) << 8 * Byte;
      P.Input.Indices.push_back(Index);
    }
  }

  /// Makes a rectangle over the whole viewport: upper left, upper right, lower left, lower right.
  void corners() {
    const ElementList &Inputs = programOf(D, Stage::Pixel)->info().Inputs;
    R.Corners = true;
    R.CornerSlots.assign(size_t(4) * Inputs.Slots, 0);
    const auto Corners = O.find("corners");
    if (Corners)
      readSlots(*Corners, From, Inputs, 4, R.CornerSlots);
    // Default inputs are (0 to 1 to the right, 0 to 1 downwards, 0, 1), and 0 for integers.
    for (const SignatureEntry &E : Inputs.Elements)
      for (uint32_t Row = 0; Row < E.Rows; ++Row)
        for (uint32_t C = 0; C < E.Columns; ++C)
          for (uint32_t Corner = 0; Corner < 4; ++Corner) {
            uint32_t &Slot = R.CornerSlots[Corner * Inputs.Slots + E.Start + Row * E.Columns + C];
            const float Ramp[] = {float(Corner % 2), float(Corner / 2), 0, 1};
            const float Position[] = {Corner % 2 ? 1.f : -1.f, Corner / 2 ? -1.f : 1.f, 0, 1};
            if (E.System == semantic::Position)
              Slot = std::bit_cast<uint32_t>(Position[C % 4]);
            else if (E.System == semantic::Arbitrary && scalarOf(E.Type)->isReal() &&
                     !(Corners &&
                       (Corners->json().contains(semanticName(E, Row)) ||
                        Corners->json().contains(E.Semantic + std::to_string(E.Indices[Row])))))
              Slot = toSlot(E.Type, std::bit_cast<uint32_t>(Ramp[C % 4]));
          }
  }

  void streams() {
    const auto V = O.find("streamOutput");
    if (!V)
      return;
    for (const JsonValue &Each : V->elements()) {
      JsonObject S(Each);
      const uint32_t Stream = S.whole("stream", 0, 0, 3), Buffer = S.whole("buffer", Stream, 0, 3);
      DescribedTarget &To = R.Streams[Buffer];
      To.Name = "stream" + std::to_string(Buffer);
      To.Path = S.path();
      To.Save = S.text("save");
      if (const auto Elements = S.find("elements"))
        for (const JsonValue &E : Elements->elements()) {
          JsonObject EO(E);
          P.StreamOutput.push_back({EO.text("semantic"), EO.whole("index", 0),
                                    EO.whole("firstComponent", 0, 0, 3),
                                    EO.whole("components", 4, 1, 4), Stream, Buffer});
          EO.finish();
        }
      else
        allElements(Stream, Buffer);
      From.Default = findScalar("float");
      if (const auto Expect = S.find("expect"))
        readExpectations(*Expect, From, /*IsPicture=*/false, To.Expects);
      S.finish();
    }
  }

  /// Declares all outputs of a stream, in order.
  void allElements(uint32_t Stream, uint32_t Buffer) {
    const LoadedProgram *Last = nullptr;
    for (const Stage Kind : {Stage::Vertex, Stage::Domain, Stage::Geometry})
      if (const LoadedProgram *Match = programOf(D, Kind))
        Last = Match;
    if (!Last)
      return;
    for (const SignatureEntry &E : Last->info().Outputs.Elements)
      for (const uint32_t Index : E.Indices)
        if (E.Stream == Stream)
          P.StreamOutput.push_back({E.Semantic, Index, 0, E.Columns, Stream, Buffer});
  }

  const JsonValue &V;
  JsonObject O;
  DataSource &From;
  Description &D;
  DrawRun &R;
  Pipeline &P;
};

} // namespace

void readDraw(const JsonValue &V, DataSource &From, Description &To) {
  To.Draw = std::make_unique<DrawRun>();
  DrawReader(V, From, To).read();
}

} // namespace dxil::execution
