// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// One entry point of a container, ready to run: the interface for each stage of a pipeline.
//
//   auto Loaded = Shader::load(Container, "main");
//   if (!Loaded) return Loaded.error();
//   Resources Bound{&Buffers};
//   Status Done = (*Loaded)->runVertices(Batch, Bound, Limits, Found);
//
// The elements of a signature form a flat array of 32-bit slots, by element, row and component:
// component C of row R of an element is slot `Start + R * Columns + C`. The slot of a 16-bit or
// minimum-precision value has its 16 bits in the low half. A run never aborts: it returns an
// error that stops the program (an endless loop, a missing binding), and collects a Fault for each
// action that Direct3D allows (a read out of bounds).
#pragma once

#include <dxil/container/Container.h>
#include <dxil/execution/Faults.h>
#include <dxil/execution/Resources.h>
#include <dxil/generated/Kinds.h>
#include <dxil/generated/MetadataNumbers.h>

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace dxil::execution {

//===-- Facts about a program ---------------------------------------------===//

/// An element of a signature.
struct SignatureEntry {
  uint32_t Id = 0;
  std::string Semantic;                  ///< "SV_Position", "TEXCOORD"
  std::vector<uint32_t> Indices;         ///< semantic index of each row
  uint64_t System = semantic::Arbitrary; ///< a constant of namespace semantic
  ComponentType Type = ComponentType::F32;
  InterpolationMode Mode = InterpolationMode::Undefined;
  uint32_t Rows = 1, Columns = 1;
  uint32_t Start = 0;          ///< slot of row 0, component 0
  uint32_t Stream = 0;         ///< stream of a geometry shader's output
  int32_t Register = -1;       ///< row that the compiler assigned, or -1
  uint32_t FirstComponent = 0; ///< first component in the row

  uint32_t slots() const { return Rows * Columns; }
};

/// A signature: inputs, outputs, patch constants (hull and domain shaders) or primitives (mesh and
/// pixel shaders).
struct ElementList {
  std::vector<SignatureEntry> Elements;
  uint32_t Slots = 0; ///< number of slots of all elements
  /// Returns the element of a system value, or null.
  const SignatureEntry *find(uint64_t System) const;
  /// Returns the element that has a semantic, compared without case, and whose row 0 has `Index`.
  /// Returns null if there is none.
  const SignatureEntry *find(std::string_view Semantic, uint32_t Index) const;
};

/// A resource that the program declares.
struct DeclaredResource {
  ResourceClass Class = ResourceClass::SRV;
  ResourceKind Kind = ResourceKind::Invalid;
  uint32_t Id = 0, Space = 0, Lower = 0;
  uint32_t Count = 1;         ///< ~0u: unbounded
  std::string Name;           ///< name; empty if the compiler stripped it
  uint32_t Stride = 0;        ///< bytes of a structured buffer's element
  ElementFormat Format;       ///< format of a typed view
  uint32_t ConstantBytes = 0; ///< size of a constant buffer
  bool HasCounter = false;
};

struct ShaderInfo {
  Stage Kind = Stage::Compute;
  std::string Entry;
  std::array<uint32_t, 3> GroupSize = {1, 1, 1}; ///< compute, amplification, mesh, nodes
  uint32_t WaveSize = 0;                         ///< size that the program requires, or 0
  ElementList Inputs, Outputs;
  /// Patch constants of hull and domain shaders, primitive attributes of mesh shaders.
  ElementList PatchConstants;
  std::vector<DeclaredResource> Resources;

  // Hull and domain.
  TessellatorDomain Domain = TessellatorDomain::Undefined;
  TessellatorPartitioning Partitioning = TessellatorPartitioning::Undefined;
  TessellatorPrimitive TessellatorOutput = TessellatorPrimitive::Undefined;
  uint32_t InputControlPoints = 0, OutputControlPoints = 0;
  float MaxTessFactor = 64;

  // Geometry.
  InputPrimitive GeometryInput = InputPrimitive::Undefined;
  uint32_t MaxOutputVertices = 0, Instances = 1;
  OutputTopology StreamTopology = OutputTopology::Undefined; ///< topology of all streams
  uint32_t StreamMask = 1;

  // Mesh.
  MeshTopology MeshPrimitives = MeshTopology::Undefined;
  uint32_t MaxVertices = 0, MaxPrimitives = 0, PayloadBytes = 0;

  // Pixel.
  bool EarlyDepthStencil = false;
  bool RunsPerSample = false; ///< a sample-frequency input or SV_SampleIndex

  /// The entry points of a library, with their stages.
  struct Function {
    std::string Name;
    Stage Kind = Stage::Library;
    // Nodes: the name in a GraphLaunch, and the bytes of each of its records.
    std::string Node;
    uint32_t Index = 0, RecordBytes = 0;
    bool StartsGraph = false;
    /// Ray tracing: the bytes of the payload or callable data, and of the hit attributes.
    std::array<uint32_t, 2> ParameterBytes{};
  };
  std::vector<Function> Functions;
};

//===-- Inputs and results of a run ---------------------------------------===//

/// Bound resources. Several runs may use the same buffers, one after the other.
struct Resources {
  std::vector<Buffer> *Buffers = nullptr;
};

struct LoadOptions {
  /// Lanes of a wave, 4 to 128; a size that the program requires takes precedence. A program that
  /// cannot observe the size runs in waves that suit the processor.
  uint32_t WaveSize = 32;
  FaultOptions Faults;
  bool Trace = false; ///< allows tracing: slower
  bool Quick = false; ///< compiles faster and runs slower: for programs that run once
  /// Gives every NaN result the same bits, which Direct3D leaves open: for comparisons of programs.
  bool OneNaN = false;
};

/// Logs the instructions of one thread with their values and source lines. The program must be
/// loaded with LoadOptions::Trace. `Thread` selects the thread: in stages with groups its number in
/// the first group, or the group's one to three coordinates and that number; for rays the
/// coordinates in the dispatch; for pixel shaders the pixel; else the number of the invocation.
struct TraceLog {
  std::vector<uint32_t> Thread;
  std::vector<std::string> Lines;
};

struct RunOptions {
  uint64_t MaxIterations = uint64_t(1) << 26; ///< loop iterations of a wave
  uint64_t MaxSteps = uint64_t(1) << 33; ///< waves plus loop iterations of all waves of a launch
  unsigned Threads = 0;                  ///< threads of the host; 0: one for each processor
  TraceLog *Trace = nullptr;             ///< trace to append to; null: none
  /// Replaces a missing binding by another of its class and space (or heap), chosen by its number,
  /// if there is one: for tests with random numbers.
  bool WrapBindings = false;
};

/// Invocations of a vertex shader. `Inputs` has `Info.Inputs.Slots` slots for each vertex, with
/// SV_VertexID and SV_InstanceID as signature elements. `Outputs` receives `Info.Outputs.Slots`
/// slots for each.
struct VertexBatch {
  uint32_t Count = 0;
  std::vector<uint32_t> Inputs, Outputs;
  uint32_t ViewId = 0;
  int32_t BaseVertex = 0;
  uint32_t BaseInstance = 0;
};

/// A triangle (a line or point is a triangle that covers it) with the interpolation of a pixel
/// shader's inputs. At pixel position (X, Y), vertex I has the weight A[I] * X + B[I] * Y + C[I] in
/// screen space (the three weights sum to 1). For perspective, each weight is multiplied by
/// InverseW[I] and divided by the sum of these products.
struct PixelPrimitive {
  std::array<double, 3> A{}, B{}, C{};
  std::array<double, 3> InverseW = {1, 1, 1};
  std::array<double, 3> Z{};                  ///< depth at each vertex
  std::array<const uint32_t *, 3> Vertices{}; ///< each `Info.Inputs.Slots` slots
  unsigned Provoking = 0;                     ///< the vertex whose constant inputs count
  uint32_t PrimitiveId = 0, ViewId = 0;
  bool FrontFace = true;
};

/// A quad of two by two pixels; lane L is the pixel (X + (L & 1), Y + (L >> 1)).
struct PixelQuad {
  const PixelPrimitive *Primitive = nullptr;
  uint32_t X = 0, Y = 0;              ///< pixel of lane 0; both even
  std::array<uint32_t, 4> Coverage{}; ///< sample mask; 0: a helper lane
  uint32_t SampleIndex = 0;           ///< if the shader runs for each sample
};

/// The results of a lane of a quad.
struct PixelResult {
  bool Discarded = false; ///< true for helper lanes too
  uint32_t Coverage = 0;  ///< the lane's mask after the shader
  std::optional<float> Depth;
  std::optional<uint32_t> StencilRef;
};

struct PixelBatch {
  std::vector<PixelQuad> Quads;
  /// Positions of the samples in a pixel, relative to its upper left corner. Empty: one at (0.5,
  /// 0.5).
  std::vector<std::array<float, 2>> Samples;
  /// For each quad and lane: `Info.Outputs.Slots` slots, and the other results.
  std::vector<uint32_t> Outputs;
  std::vector<PixelResult> Results;
};

/// Patches of a hull shader. `Inputs`: the input slots of each input control point of each patch.
/// `Outputs` receives the output control points, `Constants` the constants of each patch.
struct HullBatch {
  uint32_t Patches = 0, InputControlPoints = 0;
  uint32_t FirstPrimitiveId = 0, ViewId = 0;
  std::vector<uint32_t> Inputs, Outputs, Constants;
};

/// Points of one patch of a domain shader.
struct DomainBatch {
  std::vector<std::array<float, 3>> Locations;
  uint32_t ControlPoints = 0;
  uint32_t PrimitiveId = 0, ViewId = 0;
  std::vector<uint32_t> Inputs;    ///< slots of each control point
  std::vector<uint32_t> Constants; ///< slots of the patch's constants
  std::vector<uint32_t> Outputs;   ///< outputs for each location
};

/// The vertices that an invocation of a geometry shader emits into one stream.
struct StreamOutput {
  std::vector<uint32_t> Vertices; ///< `Info.Outputs.Slots` slots each
  std::vector<uint32_t> Strips;   ///< number of vertices of each strip, in order
};
struct GeometryBatch {
  uint32_t Primitives = 0, VerticesPerPrimitive = 0;
  uint32_t FirstPrimitiveId = 0, ViewId = 0;
  std::vector<uint32_t> Inputs; ///< slots of each vertex of each primitive
  /// For each primitive, each shader instance and each of four streams.
  std::vector<StreamOutput> Outputs;
};

/// Thread groups of compute.
struct Dispatch {
  std::array<uint32_t, 3> Groups = {1, 1, 1};
};

/// The mesh dispatch of an amplification shader's group.
struct MeshLaunch {
  std::array<uint32_t, 3> Groups{};
  std::vector<uint8_t> Payload;
};
struct AmplificationBatch {
  std::array<uint32_t, 3> Groups = {1, 1, 1};
  std::vector<MeshLaunch> Launches; ///< one for each group, x first
};

/// The output of a mesh shader's group.
struct MeshOutput {
  uint32_t Vertices = 0, Primitives = 0;
  std::vector<uint32_t> VertexSlots;    ///< `Info.Outputs.Slots` for each vertex
  std::vector<uint32_t> PrimitiveSlots; ///< `Info.PatchConstants.Slots` for each primitive
  std::vector<std::array<uint32_t, 3>> Indices;
};
struct MeshBatch {
  std::array<uint32_t, 3> Groups = {1, 1, 1};
  std::vector<uint8_t> Payload; ///< payload of the amplification shader's launch
  uint32_t ViewId = 0;
  std::vector<MeshOutput> Outputs; ///< one for each group, x first
};

/// A record of a shader table: names of library functions (empty: none) and the bytes after the
/// identifier.
struct ShaderRecord {
  std::string General;                          ///< ray generation, miss, callable
  std::string ClosestHit, AnyHit, Intersection; ///< shaders of a hit group
  std::vector<uint8_t> LocalArguments;
};
struct RayDispatch {
  std::array<uint32_t, 3> Size = {1, 1, 1};
  ShaderRecord RayGeneration;
  std::vector<ShaderRecord> Misses, HitGroups, Callables;
  uint32_t MaxRecursion = 31;
};

/// The inputs and results of a ray tracing shader that the host calls directly, in each thread of a
/// grid.
struct RayCall {
  /// Payload or callable data of each thread, x first. The shader's changes are left here.
  std::vector<uint8_t> Parameters;
  std::vector<uint8_t> Attributes; ///< attributes of the hit, the same for all threads
  std::array<float, 3> Origin = {0, 0, 0}, Direction = {0, 0, 1};
  float Least = 0, Most = 1000, Distance = 1; ///< `Distance` of the hit; a ray that misses has none
  uint32_t Flags = 0, HitKind = 254;          ///< 254: the front of a triangle
  uint32_t Primitive = 0, Geometry = 0;
  SceneInstance Instance; ///< the instance that is hit

  /// The result of an any-hit or intersection shader.
  struct Result {
    bool Ignored = false, Ended = false;
    bool Reported = false; ///< reported a hit in range; the rest describes the nearest one
    float Distance = 0;
    uint32_t HitKind = 0;
    std::vector<uint8_t> Attributes;
  };
  std::vector<Result> Results; ///< results of each thread
};

/// A launch of a work graph: a node entry by name and index, and its records.
struct GraphLaunch {
  std::string Node;
  uint32_t Index = 0;
  std::vector<uint8_t> Records; ///< consecutive, of ShaderInfo::Function::RecordBytes each
  uint32_t Count = 1;           ///< number of records, also if they have no bytes
};
struct GraphDispatch {
  std::vector<GraphLaunch> Launches;
  uint64_t MaxLaunches = 1u << 15; ///< node launches by nodes; more is an error
};

/// Returns true for library stages that rays and shaders call, and for ray generation.
constexpr bool isRayShader(Stage Kind) {
  return Kind >= Stage::Raygeneration && Kind <= Stage::Callable;
}

/// Immutable once loaded. Several threads may run it on different resources.
class Shader {
public:
  /// Reads, checks and compiles an entry, or the only one if no name is given. A library needs no
  /// name: its entry is chosen when it runs.
  static Result<std::shared_ptr<const Shader>> load(Bytes Container, const std::string &Entry = {},
                                                    const LoadOptions &Options = {});
  ~Shader();
  Shader(const Shader &) = delete;
  Shader &operator=(const Shader &) = delete;

  const ShaderInfo &info() const;

  // Each runs to the end or to the first error.
  Status dispatch(const Dispatch &Work, const Resources &Bound, const RunOptions &Options,
                  FaultLog *Log = nullptr) const;
  Status runVertices(VertexBatch &Batch, const Resources &Bound, const RunOptions &Options,
                     FaultLog *Log = nullptr) const;
  Status runPixels(PixelBatch &Batch, const Resources &Bound, const RunOptions &Options,
                   FaultLog *Log = nullptr) const;
  Status runHull(HullBatch &Batch, const Resources &Bound, const RunOptions &Options,
                 FaultLog *Log = nullptr) const;
  Status runDomain(DomainBatch &Batch, const Resources &Bound, const RunOptions &Options,
                   FaultLog *Log = nullptr) const;
  Status runGeometry(GeometryBatch &Batch, const Resources &Bound, const RunOptions &Options,
                     FaultLog *Log = nullptr) const;
  Status runAmplification(AmplificationBatch &Batch, const Resources &Bound,
                          const RunOptions &Options, FaultLog *Log = nullptr) const;
  Status runMesh(MeshBatch &Batch, const Resources &Bound, const RunOptions &Options,
                 FaultLog *Log = nullptr) const;
  Status dispatchRays(const RayDispatch &Work, const Resources &Bound, const RunOptions &Options,
                      FaultLog *Log = nullptr) const;
  /// Calls `Work.RayGeneration.General`, a ray tracing shader of any kind, as a ray or shader
  /// would.
  Status callRayShader(const RayDispatch &Work, RayCall &Call, const Resources &Bound,
                       const RunOptions &Options, FaultLog *Log = nullptr) const;
  Status dispatchGraph(const GraphDispatch &Work, const Resources &Bound, const RunOptions &Options,
                       FaultLog *Log = nullptr) const;

  struct Implementation;

private:
  explicit Shader(std::unique_ptr<Implementation> I);
  std::unique_ptr<Implementation> Self;
};

} // namespace dxil::execution
