// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Stages.h"

#include <algorithm>
#include <bit>
#include <cctype>

namespace dxil::differential {
namespace {

using namespace execution;

constexpr uint32_t Invocations = 8; ///< vertices, patches, points

std::string upper(std::string Text) {
  std::ranges::transform(Text, Text.begin(), [](unsigned char C) { return char(std::toupper(C)); });
  return Text;
}

/// Returns a name such as `TEXCOORD1.z`, which is the same for both compilers wherever they place
/// the component.
std::string nameOf(const SignatureEntry &E, uint32_t Row, uint32_t Column) {
  const uint32_t Index = Row < E.Indices.size() ? E.Indices[Row] : Row;
  return upper(E.Semantic) + std::to_string(Index) + "." + "xyzw"[Column & 3];
}

/// Returns the bits of a number as a slot of this type stores it.
uint32_t slotBits(ComponentType Type, uint32_t Random, Content Words) {
  const bool Half = Type == ComponentType::F16 || Type == ComponentType::SNormF16 ||
                    Type == ComponentType::UNormF16;
  return uint32_t(numberBits(Half ? Number::Half : numberOf(Type), Random, Words));
}

/// Returns the slots of \p Count invocations, points or primitives.
std::vector<uint32_t> slotsFor(const ElementList &List, uint32_t Count, Content Words) {
  std::vector<uint32_t> Slots(size_t(Count) * List.Slots);
  for (const SignatureEntry &E : List.Elements)
    for (uint32_t I = 0; I < Count; ++I)
      for (uint32_t Row = 0; Row < E.Rows; ++Row)
        for (uint32_t Column = 0; Column < E.Columns; ++Column) {
          const std::string Name = nameOf(E, Row, Column) + " " + std::to_string(I);
          uint32_t &Slot = Slots[size_t(I) * List.Slots + E.Start + Row * E.Columns + Column];
          Slot = slotBits(E.Type, hashOf(Name), Words);
          if (E.System == semantic::VertexID)
            Slot = I;
          else if (E.System == semantic::InstanceID)
            Slot = I & 1;
        }
  return Slots;
}

/// Runs one stage: makes its inputs and names its results.
class Runner {
public:
  Runner(const Runnable &What, Content Words, Outcome &To, uint64_t MaxTurns, FaultLog *Log)
      : What(What), Program(What.Program), Info(Program.info()), Words(Words),
        To(To), Bound{&To.Buffers}, Log(Log) {
    Options.MaxIterations = MaxTurns;
    Options.Threads = 1;
    Options.WrapBindings = true;
  }

  void run() {
    switch (Info.Kind) {
    case Stage::Compute:
      To.Error = Program.dispatch({{2, 1, 1}}, Bound, Options, Log).message();
      return;
    case Stage::Vertex: return runVertices();
    case Stage::Pixel: return runPixels();
    case Stage::Hull: return runHull();
    case Stage::Domain: return runDomain();
    case Stage::Geometry: return runGeometry();
    case Stage::Mesh: return runMesh();
    case Stage::Amplification: return runAmplification();
    case Stage::Library: return runLibrary(What, Words, Options, Log, To);
    default: To.Error = "no stage that runs by itself";
    }
  }

private:
  void keep(const ElementList &List, const std::vector<uint32_t> &Slots, size_t Position,
            const std::string &Label, int OfStream = -1) {
    for (const SignatureEntry &E : List.Elements)
      for (uint32_t Row = 0; Row < E.Rows && (OfStream < 0 || E.Stream == uint32_t(OfStream));
           ++Row)
        for (uint32_t Column = 0; Column < E.Columns; ++Column)
          To.Outputs[nameOf(E, Row, Column) + " of " + Label] = {
              E.Type, Slots[Position * List.Slots + E.Start + Row * E.Columns + Column]};
  }
  void keepNumber(const std::string &Name, uint32_t Value) {
    To.Outputs[Name] = {ComponentType::U32, Value};
  }

  void runVertices() {
    VertexBatch B;
    B.Count = Invocations;
    B.Inputs = slotsFor(Info.Inputs, Invocations, Words);
    To.Error = Program.runVertices(B, Bound, Options, Log).message();
    for (uint32_t I = 0; I < Invocations && To.Error.empty(); ++I)
      keep(Info.Outputs, B.Outputs, I, "vertex " + std::to_string(I));
  }

  /// Shades four quads inside a triangle that covers them.
  void runPixels() {
    const std::vector<uint32_t> Vertices = slotsFor(Info.Inputs, 3, Words);
    PixelPrimitive P;
    P.A = {-0.125, 0.125, 0};
    P.B = {-0.125, 0, 0.125};
    P.C = {1, 0, 0};
    P.InverseW = {1, 0.5, 0.25};
    P.Z = {0.25, 0.5, 0.75};
    for (size_t I = 0; I < 3; ++I)
      P.Vertices[I] = Vertices.data() + I * Info.Inputs.Slots;
    PixelBatch B;
    for (uint32_t Y = 0; Y < 4; Y += 2)
      for (uint32_t X = 0; X < 4; X += 2)
        B.Quads.push_back({&P, X, Y, {1, 1, 1, 1}, 0});
    To.Error = Program.runPixels(B, Bound, Options, Log).message();
    for (size_t I = 0; I < B.Results.size() && To.Error.empty(); ++I) {
      const std::string Label = "pixel " + std::to_string(I);
      const PixelResult &R = B.Results[I];
      keepNumber("discard of " + Label, R.Discarded);
      if (R.Discarded)
        continue;
      keepNumber("coverage of " + Label, R.Coverage);
      if (R.StencilRef)
        keepNumber("stencil of " + Label, *R.StencilRef);
      if (R.Depth)
        To.Outputs["depth of " + Label] = {ComponentType::F32, std::bit_cast<uint32_t>(*R.Depth)};
      keep(Info.Outputs, B.Outputs, I, Label);
    }
  }

  void runHull() {
    HullBatch B;
    B.Patches = 2;
    B.InputControlPoints = std::max(1u, Info.InputControlPoints);
    B.Inputs = slotsFor(Info.Inputs, B.Patches * B.InputControlPoints, Words);
    To.Error = Program.runHull(B, Bound, Options, Log).message();
    const uint32_t Points = Info.OutputControlPoints;
    for (uint32_t P = 0; P < B.Patches && To.Error.empty(); ++P) {
      const std::string Label = "patch " + std::to_string(P);
      keep(Info.PatchConstants, B.Constants, P, Label);
      for (uint32_t I = 0; I < Points && Info.Outputs.Slots; ++I)
        keep(Info.Outputs, B.Outputs, P * Points + I,
             "point " + std::to_string(I) + " of " + Label);
    }
  }

  void runDomain() {
    DomainBatch B;
    for (uint32_t I = 0; I < Invocations; ++I) {
      const float U = float(I) / Invocations, V = float(I & 3) / 8;
      B.Locations.push_back({U, V, 1 - U - V});
    }
    B.ControlPoints = std::max(1u, Info.InputControlPoints);
    B.Inputs = slotsFor(Info.Inputs, B.ControlPoints, Words);
    B.Constants = slotsFor(Info.PatchConstants, 1, Words);
    To.Error = Program.runDomain(B, Bound, Options, Log).message();
    for (uint32_t I = 0; I < Invocations && To.Error.empty(); ++I)
      keep(Info.Outputs, B.Outputs, I, "location " + std::to_string(I));
  }

  static uint32_t verticesOf(InputPrimitive Kind) {
    for (const InputPrimitiveInfo &Each : InputPrimitives)
      if (Each.Number == Kind && Each.Vertices)
        return Each.Vertices;
    return 1;
  }

  void runGeometry() {
    GeometryBatch B;
    B.Primitives = 2;
    B.VerticesPerPrimitive = verticesOf(Info.GeometryInput);
    B.Inputs = slotsFor(Info.Inputs, B.Primitives * B.VerticesPerPrimitive, Words);
    To.Error = Program.runGeometry(B, Bound, Options, Log).message();
    for (size_t I = 0; I < B.Outputs.size() && To.Error.empty(); ++I) {
      const std::string Label =
          "stream " + std::to_string(I % 4) + " of run " + std::to_string(I / 4);
      const StreamOutput &S = B.Outputs[I];
      const size_t Count = Info.Outputs.Slots ? S.Vertices.size() / Info.Outputs.Slots : 0;
      for (size_t K = 0; K < S.Strips.size(); ++K)
        keepNumber("strip " + std::to_string(K) + " of " + Label, S.Strips[K]);
      for (size_t K = 0; K < Count; ++K)
        keep(Info.Outputs, S.Vertices, K, "vertex " + std::to_string(K) + " of " + Label,
             int(I % 4));
    }
  }

  void runMesh() {
    MeshBatch B;
    B.Groups = {2, 1, 1};
    B.Payload.resize(Info.PayloadBytes);
    for (size_t I = 0; I < B.Payload.size(); I += 4)
      B.Payload[I] = uint8_t(I / 4 % 8);
    To.Error = Program.runMesh(B, Bound, Options, Log).message();
    for (size_t G = 0; G < B.Outputs.size() && To.Error.empty(); ++G) {
      const MeshOutput &M = B.Outputs[G];
      const std::string Group = "group " + std::to_string(G);
      keepNumber("vertices of " + Group, M.Vertices);
      keepNumber("primitives of " + Group, M.Primitives);
      for (uint32_t I = 0; I < M.Vertices && Info.Outputs.Slots; ++I)
        keep(Info.Outputs, M.VertexSlots, I, "vertex " + std::to_string(I) + " of " + Group);
      for (uint32_t I = 0; I < M.Primitives; ++I) {
        const std::string Label = "primitive " + std::to_string(I) + " of " + Group;
        if (Info.PatchConstants.Slots)
          keep(Info.PatchConstants, M.PrimitiveSlots, I, Label);
        for (size_t K = 0; K < 3 && I < M.Indices.size(); ++K)
          keepNumber("index " + std::to_string(K) + " of " + Label, M.Indices[I][K]);
      }
    }
  }

  void runAmplification() {
    AmplificationBatch B;
    B.Groups = {2, 1, 1};
    To.Error = Program.runAmplification(B, Bound, Options, Log).message();
    for (size_t G = 0; G < B.Launches.size() && To.Error.empty(); ++G) {
      const std::string Label = " of group " + std::to_string(G);
      for (size_t K = 0; K < 3; ++K)
        keepNumber("launch " + std::to_string(K) + Label, B.Launches[G].Groups[K]);
      for (size_t K = 0; K < B.Launches[G].Payload.size(); ++K)
        keepNumber("byte " + std::to_string(K) + " of payload" + Label, B.Launches[G].Payload[K]);
    }
  }

  const Runnable &What;
  const Shader &Program;
  const ShaderInfo &Info;
  const Content Words;
  Outcome &To;
  const Resources Bound;
  FaultLog *const Log;
  RunOptions Options;
};

} // namespace

uint32_t hashOf(const std::string &Text) {
  uint32_t Hash = 2166136261u;
  for (const unsigned char C : Text)
    Hash = (Hash ^ C) * 16777619u;
  return Hash ^ (Hash >> 15);
}

Outcome runProgram(const Runnable &What, const std::vector<Input> &Inputs, Content Words,
                   uint64_t MaxTurns, FaultLog *Log) {
  Outcome Result;
  for (const Input &Each : Inputs)
    Result.Buffers.push_back(Each.Resource);
  Runner(What, Words, Result, MaxTurns, Log).run();
  return Result;
}

} // namespace dxil::differential
