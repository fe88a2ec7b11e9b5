// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Run.h"
#include "LaunchReader.h"

#include <algorithm>
#include <bit>
#include <cstring>

namespace dxil::execution {
namespace {

constexpr size_t MostListed = 16; ///< limit of listed differences of one expectation

/// Lends the resources' memory to one program after the other.
class Runner {
public:
  Runner(Description &D, const RunOptions &Options) : D(D), Options(Options) {}

  RunOutcome run() {
    switch (D.Launch) {
    case LaunchKind::Dispatch:
      Outcome.Done = bound(0, [&](const Resources &R) {
        return D.Programs[0].Program->dispatch(D.Groups, R, Options, &Log);
      });
      break;
    case LaunchKind::Draw: Outcome.Done = drawAll(); break;
    case LaunchKind::Stage: Outcome.Done = stage(); break;
    case LaunchKind::Rays:
      Outcome.Done = bound(0, [&](const Resources &R) {
        return D.Programs[0].Program->dispatchRays(D.Rays, R, Options, &Log);
      });
      break;
    case LaunchKind::Graph:
      Outcome.Done = bound(0, [&](const Resources &R) {
        return D.Programs[0].Program->dispatchGraph(D.Graph, R, Options, &Log);
      });
      break;
    }
    Outcome.Faults = Log.take();
    if (Outcome.Done)
      resources();
    return std::move(Outcome);
  }

private:
  /// Runs a part of a program with the resources in that program's bindings.
  template <typename Part> Status bound(size_t Program, const Part &Run) {
    std::vector<Buffer> Buffers;
    std::vector<Buffer *> Owners;
    for (DescribedResource &R : D.Resources)
      for (const BindingPlace &P : R.Places)
        if (P.Program == Program) {
          Buffers.push_back(std::move(R.Memory));
          Owners.push_back(&R.Memory);
          Buffers.back().Space = P.Space;
          Buffers.back().Register = P.Register;
          break;
        }
    Resources Bound;
    Bound.Buffers = &Buffers;
    Status Done = Run(Bound);
    for (size_t I = 0; I < Owners.size(); ++I)
      *Owners[I] = std::move(Buffers[I]);
    return Done;
  }

  template <typename Batch, typename Method>
  void setStage(StageOf<Batch> &To, Stage Kind, Method Run) {
    for (size_t I = 0; I < D.Programs.size(); ++I)
      if (D.Programs[I].info().Kind == Kind)
        To = {&D.Programs[I].info(), [this, I, Run](Batch &B) {
                RunOptions Own = Options;
                if (I > 0)
                  Own.Trace = nullptr; // the trace is of the command line's program
                return bound(I, [&](const Resources &R) {
                  return ((*D.Programs[I].Program).*Run)(B, R, Own, &Log);
                });
              }};
  }

  //===--- Draws ------------------------------------------------------------===//

  Status drawAll() {
    DrawRun &R = *D.Draw;
    Stages &S = R.State.Shaders;
    setStage(S.Vertex, Stage::Vertex, &Shader::runVertices);
    setStage(S.Hull, Stage::Hull, &Shader::runHull);
    setStage(S.Domain, Stage::Domain, &Shader::runDomain);
    setStage(S.Geometry, Stage::Geometry, &Shader::runGeometry);
    setStage(S.Amplification, Stage::Amplification, &Shader::runAmplification);
    setStage(S.Mesh, Stage::Mesh, &Shader::runMesh);
    setStage(S.Pixel, Stage::Pixel, &Shader::runPixels);
    if (R.Corners)
      setCorners();
    if (Status Done = R.Mesh ? dispatchMesh(R.State, R.Groups) : draw(R.State, R.Call); !Done)
      return Done;
    for (size_t I = 0; I < R.State.Targets.size(); ++I)
      target(R.State.Targets[I], R.Targets[I]);
    if (R.State.Depth)
      target(*R.State.Depth, R.Depth);
    for (size_t I = 0; I < R.Streams.size(); ++I)
      if (!R.Streams[I].Name.empty()) {
        RunResult Result{R.Streams[I].Name, findScalar("float"), 1, R.State.Streams[I], {}, {}};
        for (const StreamElement &E : R.State.StreamOutput)
          if (E.Buffer == I)
            Result.Columns = E.Components;
        add(std::move(Result), R.Streams[I].Expects);
      }
    return {};
  }

  /// Sets a vertex shader that outputs the inputs at the four corners of a rectangle.
  void setCorners() {
    DrawRun &R = *D.Draw;
    const ElementList &Inputs = programOf(D, Stage::Pixel)->info().Inputs;
    Corners.Kind = Stage::Vertex;
    bool Positioned = false;
    for (const SignatureEntry &E : Inputs.Elements)
      if (E.System == semantic::Arbitrary || E.System == semantic::Position ||
          E.System == semantic::ClipDistance || E.System == semantic::CullDistance) {
        Corners.Outputs.Elements.push_back(E);
        Positioned |= E.System == semantic::Position;
      }
    Corners.Outputs.Slots = Inputs.Slots;
    if (!Positioned) {
      SignatureEntry E;
      E.Semantic = "SV_Position";
      E.Indices = {0};
      E.System = semantic::Position;
      E.Columns = 4;
      E.Start = Inputs.Slots;
      Corners.Outputs.Elements.push_back(E);
      Corners.Outputs.Slots += 4;
    }
    R.State.Input.Kind = Topology::TriangleStrip;
    R.Call = {4};
    R.State.Shaders.Vertex = {
        &Corners, [this, &R, &Inputs, Positioned](VertexBatch &B) {
          for (uint32_t I = 0; I < B.Count; ++I) {
            const auto From = R.CornerSlots.begin() + ptrdiff_t(size_t(I) * Inputs.Slots);
            B.Outputs.insert(B.Outputs.end(), From, From + Inputs.Slots);
            if (!Positioned)
              for (const float C : {I % 2 ? 1.f : -1.f, I / 2 ? -1.f : 1.f, 0.f, 1.f})
                B.Outputs.push_back(std::bit_cast<uint32_t>(C));
          }
          return Status();
        }};
  }

  void target(const Target &T, const DescribedTarget &Described) {
    RunResult Result;
    Result.Name = Described.Name;
    Result.Picture = T.resolved();
    Result.IsTarget = true;
    const Format &F = *T.In;
    Result.Type = findScalar(F.isInteger() ? F.Kind == Encoding::SInt ? "int" : "uint" : "float");
    Result.Columns = F.channels();
    const std::vector<uint8_t> &Texels = Result.Picture->Data;
    for (size_t Offset = 0; Offset + F.bytes() <= Texels.size(); Offset += F.bytes()) {
      const auto Channels = decode(F, Texels.data() + Offset);
      const auto *Bytes = reinterpret_cast<const uint8_t *>(Channels.data());
      Result.Bytes.insert(Result.Bytes.end(), Bytes, Bytes + size_t(F.channels()) * 4);
    }
    add(std::move(Result), Described.Expects);
  }

  //===--- Single stages ----------------------------------------------------===//

  Status stage() {
    const Shader &Program = *D.Programs[0].Program;
    const ShaderInfo &Info = Program.info();
    StageRun &S = D.Stage;
    return bound(0, [&](const Resources &R) -> Status {
      switch (Info.Kind) {
      case Stage::Vertex: {
        VertexBatch B;
        B.Count = S.Count;
        B.Inputs = S.Inputs;
        Status Done = Program.runVertices(B, R, Options, &Log);
        outputs(Info.Outputs, B.Outputs, "");
        return Done;
      }
      case Stage::Hull: {
        HullBatch B;
        B.Patches = S.Count;
        B.InputControlPoints = std::max(1u, Info.InputControlPoints);
        B.Inputs = S.Inputs;
        Status Done = Program.runHull(B, R, Options, &Log);
        outputs(Info.Outputs, B.Outputs, "");
        outputs(Info.PatchConstants, B.Constants, "");
        return Done;
      }
      case Stage::Domain: {
        DomainBatch B;
        B.Locations = S.Locations;
        B.ControlPoints = std::max(1u, Info.InputControlPoints);
        B.Inputs = S.Inputs;
        B.Constants = S.Constants;
        Status Done = Program.runDomain(B, R, Options, &Log);
        outputs(Info.Outputs, B.Outputs, "");
        return Done;
      }
      case Stage::Geometry: return geometry(R);
      case Stage::Amplification: return amplification(R);
      case Stage::Mesh: return mesh(R);
      case Stage::Intersection:
      case Stage::Anyhit:
      case Stage::Closesthit:
      case Stage::Miss:
      case Stage::Callable: return rayShader(R);
      default:
        return failure(
            "this kind of shader does not run as a \"stage\"; use dispatch, draw, rays or graph");
      }
    });
  }

  Status geometry(const Resources &R) {
    const ShaderInfo &Info = D.Programs[0].info();
    GeometryBatch B;
    B.Primitives = D.Stage.Count;
    B.VerticesPerPrimitive = D.Stage.VerticesPerPrimitive;
    B.Inputs = D.Stage.Inputs;
    Status Done = D.Programs[0].Program->runGeometry(B, R, Options, &Log);
    for (uint32_t Stream = 0; Stream < MaxStreams; ++Stream) {
      if (!(Info.StreamMask >> Stream & 1))
        continue;
      std::vector<uint32_t> Slots, Strips;
      for (size_t I = Stream; I < B.Outputs.size(); I += MaxStreams) {
        Slots.insert(Slots.end(), B.Outputs[I].Vertices.begin(), B.Outputs[I].Vertices.end());
        Strips.insert(Strips.end(), B.Outputs[I].Strips.begin(), B.Outputs[I].Strips.end());
      }
      const std::string Prefix = Stream ? "stream" + std::to_string(Stream) + "." : "";
      outputs(Info.Outputs, Slots, Prefix, Stream);
      addWords(Prefix + "strips", Strips, 1);
    }
    return Done;
  }

  Status amplification(const Resources &R) {
    AmplificationBatch B;
    B.Groups = D.Stage.Groups;
    Status Done = D.Programs[0].Program->runAmplification(B, R, Options, &Log);
    std::vector<uint32_t> Groups;
    RunResult Payload{"payload", findScalar("uint"), 1, {}, {}, {}};
    for (const MeshLaunch &L : B.Launches) {
      Groups.insert(Groups.end(), L.Groups.begin(), L.Groups.end());
      Payload.Bytes.insert(Payload.Bytes.end(), L.Payload.begin(), L.Payload.end());
    }
    addWords("groups", Groups, 3);
    add(std::move(Payload), expectsOf("payload"));
    return Done;
  }

  Status mesh(const Resources &R) {
    const ShaderInfo &Info = D.Programs[0].info();
    MeshBatch B;
    B.Groups = D.Stage.Groups;
    B.Payload = D.Stage.Payload;
    B.Payload.resize(std::max<size_t>(B.Payload.size(), Info.PayloadBytes));
    Status Done = D.Programs[0].Program->runMesh(B, R, Options, &Log);
    std::vector<uint32_t> Vertices, Primitives, Indices, Counts;
    for (const MeshOutput &O : B.Outputs) {
      Vertices.insert(Vertices.end(), O.VertexSlots.begin(), O.VertexSlots.end());
      Primitives.insert(Primitives.end(), O.PrimitiveSlots.begin(), O.PrimitiveSlots.end());
      Counts.insert(Counts.end(), {O.Vertices, O.Primitives});
      for (const auto &Corners : O.Indices)
        Indices.insert(Indices.end(), Corners.begin(),
                       Corners.end() - (Info.MeshPrimitives == MeshTopology::Line));
    }
    outputs(Info.Outputs, Vertices, "");
    outputs(Info.PatchConstants, Primitives, "");
    addWords("indices", Indices, Info.MeshPrimitives == MeshTopology::Line ? 2 : 3);
    addWords("counts", Counts, 2);
    return Done;
  }

  Status rayShader(const Resources &R) {
    const ShaderInfo &Info = D.Programs[0].info();
    RayDispatch Work;
    Work.Size = {D.Stage.Count, 1, 1};
    Work.RayGeneration.General = Info.Entry;
    RayCall &Call = D.Stage.Call;
    Status Done = D.Programs[0].Program->callRayShader(Work, Call, R, Options, &Log);
    if (!Call.Parameters.empty())
      add({"payload", findScalar("uint"), 1, Call.Parameters, {}, {}}, expectsOf("payload"));
    std::vector<uint32_t> Accepted, Reported, Distances;
    for (const RayCall::Result &Each : Call.Results) {
      Accepted.push_back(!Each.Ignored);
      Reported.push_back(Each.Reported);
      Distances.push_back(std::bit_cast<uint32_t>(Each.Distance));
    }
    if (Info.Kind == Stage::Anyhit)
      addWords("accepted", Accepted, 1);
    if (Info.Kind == Stage::Intersection) {
      addWords("reported", Reported, 1);
      addWords("distance", Distances, 1, "float");
    }
    return Done;
  }

  const Expectations &expectsOf(const std::string &Name) {
    static const Expectations None;
    for (auto &[Semantic, Expects] : D.OutputExpects)
      if (Semantic == Name)
        return Expects;
    return None;
  }

  void addWords(const std::string &Name, const std::vector<uint32_t> &Words, uint32_t Columns,
                const char *Type = "uint") {
    RunResult R{Name, findScalar(Type), Columns, {}, {}, {}};
    const auto *Bytes = reinterpret_cast<const uint8_t *>(Words.data());
    R.Bytes.assign(Bytes, Bytes + Words.size() * 4);
    add(std::move(R), expectsOf(Name));
  }

  /// Adds one result for each row of a signature.
  void outputs(const ElementList &List, const std::vector<uint32_t> &Slots,
               const std::string &Prefix, uint32_t Stream = 0) {
    for (const SignatureEntry &E : List.Elements)
      for (uint32_t Row = 0; Row < E.Rows; ++Row) {
        if (E.Stream != Stream)
          continue;
        RunResult R{Prefix + semanticName(E, Row), scalarOf(E.Type), E.Columns, {}, {}, {}};
        for (size_t Offset = 0; Offset + List.Slots <= Slots.size() && List.Slots;
             Offset += List.Slots)
          for (uint32_t C = 0; C < E.Columns; ++C)
            for (unsigned Byte = 0; Byte < std::min(4u, R.Type->Size); ++Byte)
              R.Bytes.push_back(uint8_t(Slots[Offset + E.Start + Row * E.Columns + C] >> 8 * Byte));
        const Expectations &Expects = expectsOf(R.Name);
        add(std::move(R), Expects);
      }
  }

  //===--- Results ----------------------------------------------------------===//

  void add(RunResult R, const Expectations &Expects) {
    for (const ExpectedPicture &E : Expects.Pictures) {
      Outcome.Compared += E.Wanted ? E.Wanted->Pixels.size() : 0;
      if (auto M = comparePictures(E, R.Name, R.Picture))
        Outcome.PictureMismatches.push_back(std::move(*M));
    }
    for (const ExpectedNumbers &E : Expects.Numbers) {
      size_t Count = 0;
      const auto All = compare(E.Values, R.Bytes, E.Start, MostListed, Count);
      Outcome.Compared += E.Values.Each.size();
      for (const Difference &Each : All)
        Outcome.Mismatches.push_back({R.Name, E.Path, Each, 0});
      if (Count > All.size())
        Outcome.Mismatches.back().More = Count - All.size();
    }
    Outcome.Results.push_back(std::move(R));
  }

  /// Rounds memory with a format to it.
  static void round(DescribedResource &R) {
    if (!R.Texels || R.Memory.Class != ResourceClass::UAV)
      return;
    const size_t Bytes = size_t(R.Texels->channels()) * 4;
    for (size_t Offset = 0; Offset + Bytes <= R.Memory.Data.size(); Offset += Bytes) {
      std::array<uint32_t, 4> C{};
      std::array<uint8_t, 16> Texel{};
      std::memcpy(C.data(), R.Memory.Data.data() + Offset, Bytes);
      encode(*R.Texels, C, Texel.data());
      C = decode(*R.Texels, Texel.data());
      std::memcpy(R.Memory.Data.data() + Offset, C.data(), Bytes);
    }
  }

  void resources() {
    for (DescribedResource &R : D.Resources) {
      if (R.Memory.Class == ResourceClass::Sampler ||
          (R.Memory.Data.empty() && R.Expects.Numbers.empty()))
        continue;
      round(R);
      RunResult Result{R.Name, R.Show, R.Columns, R.Memory.Data, {}, {}};
      if (R.IsTexture)
        Result.Picture =
            targetOfTexture(R.Memory.Texture, R.Memory.Data, R.Show, R.Columns, R.Texels);
      Result.IsWritten = R.Memory.Class == ResourceClass::UAV;
      const bool Counts = std::ranges::any_of(R.Places, [&](const BindingPlace &P) {
        return std::ranges::any_of(
            D.Programs[P.Program].info().Resources, [&](const DeclaredResource &Each) {
              return Each.HasCounter && Each.Class == R.Memory.Class && Each.Space == P.Space &&
                     P.Register >= Each.Lower && P.Register - Each.Lower < Each.Count;
            });
      });
      if (Counts || R.ExpectedCounter)
        Result.Counter = R.Memory.Counter;
      if (R.ExpectedCounter) {
        ++Outcome.Compared;
        if (R.Memory.Counter != *R.ExpectedCounter)
          Outcome.Mismatches.push_back(
              {R.Name + " (counter)",
               R.Path + ".expectCounter",
               {0, 0, findScalar("uint"), R.Memory.Counter, *R.ExpectedCounter},
               0});
      }
      add(std::move(Result), R.Expects);
    }
  }

  Description &D;
  const RunOptions &Options;
  FaultLog Log;
  ShaderInfo Corners;
  RunOutcome Outcome;
};

} // namespace

RunOutcome runDescription(Description &D, const RunOptions &Options) {
  return Runner(D, Options).run();
}

} // namespace dxil::execution
