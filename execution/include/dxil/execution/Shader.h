// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// One entry point of a container, ready to run: what a pipeline calls for each of its stages.
//
//   auto Loaded = Shader::load(Container, "main");
//   if (!Loaded.Program) return Loaded.Error;
//   Resources Bound{&Buffers};
//   std::string Error = Loaded.Program->runVertices(Batch, Bound, Limits, Found);
//
// A signature's elements lie one after the other in a flat array of 32-bit slots, row by row,
// component by component: component C of row R of an element is slot `Start + R * Columns + C`. A
// slot of a 16-bit type has the value's 16 bits in its low half, one of a minimum precision type
// too. A run never aborts on what a program does: it returns a text for what stops it (an endless
// loop, a missing binding) and collects a Fault for what Direct3D lets pass (a read out of bounds).
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

//===-- What a program says of itself -------------------------------------===//

/// An element of a signature.
struct SignatureEntry {
  uint32_t Id = 0;
  std::string Semantic;                  ///< "SV_Position", "TEXCOORD"
  std::vector<uint32_t> Indices;         ///< semantic index of each row
  uint64_t System = semantic::Arbitrary; ///< a number of namespace semantic
  ComponentType Type = ComponentType::F32;
  InterpolationMode Mode = InterpolationMode::Undefined;
  uint32_t Rows = 1, Columns = 1;
  uint32_t Start = 0;          ///< slot of row 0, component 0
  uint32_t Stream = 0;         ///< of a geometry shader's output
  int32_t Register = -1;       ///< row that the compiler packed it into, -1 for none
  uint32_t FirstComponent = 0; ///< of that row

  uint32_t slots() const { return Rows * Columns; }
};

/// A signature: inputs, outputs, or patch constants (of hull and domain shaders) and primitives (of
/// mesh and pixel shaders).
struct ElementList {
  std::vector<SignatureEntry> Elements;
  uint32_t Slots = 0; ///< of all elements
  /// The element of a system value, or null.
  const SignatureEntry *find(uint64_t System) const;
  /// The element of a semantic, whose name is compared without case, and index of row 0; or null.
  const SignatureEntry *find(std::string_view Semantic, uint32_t Index) const;
};

/// A resource that the program declares.
struct DeclaredResource {
  ResourceClass Class = ResourceClass::SRV;
  ResourceKind Kind = ResourceKind::Invalid;
  uint32_t Id = 0, Space = 0, Lower = 0;
  uint32_t Count = 1;         ///< ~0u for an array without end
  std::string Name;           ///< empty if the compiler stripped it
  uint32_t Stride = 0;        ///< bytes of a structured buffer's element
  ElementFormat Format;       ///< of a typed view
  uint32_t ConstantBytes = 0; ///< of a constant buffer
  bool HasCounter = false;
};

struct ShaderInfo {
  Stage Kind = Stage::Compute;
  std::string Entry;
  std::array<uint32_t, 3> GroupSize = {1, 1, 1}; ///< compute, amplification, mesh, nodes
  uint32_t WaveSize = 0;                         ///< that the program demands, or 0
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
  OutputTopology StreamTopology = OutputTopology::Undefined; ///< of all streams
  uint32_t StreamMask = 1;

  // Mesh.
  MeshTopology MeshPrimitives = MeshTopology::Undefined;
  uint32_t MaxVertices = 0, MaxPrimitives = 0, PayloadBytes = 0;

  // Pixel.
  bool EarlyDepthStencil = false;
  bool RunsPerSample = false; ///< a sample-frequency input or SV_SampleIndex

  /// Names of a library's entry points, with their stages.
  struct Function {
    std::string Name;
    Stage Kind = Stage::Library;
    // Nodes: what a GraphLaunch names, and the bytes of each record that it gives.
    std::string Node;
    uint32_t Index = 0, RecordBytes = 0;
    bool StartsGraph = false;
    /// Ray tracing: bytes of the payload or callable data, and of the attributes of a hit.
    std::array<uint32_t, 2> ParameterBytes{};
  };
  std::vector<Function> Functions;
};

//===-- What a run is given and gives back --------------------------------===//

/// What is bound. The same buffers may be used by several runs, one after the other.
struct Resources {
  std::vector<Buffer> *Buffers = nullptr;
};

struct LoadOptions {
  /// Lanes of a wave, 4 to 128; a size that the program demands wins. A program that cannot tell is
  /// run in waves that suit the processor.
  uint32_t WaveSize = 32;
  FaultOptions Faults;
  bool Trace = false; ///< the program can be traced: slower
  bool Quick = false; ///< loads sooner and runs slower: for programs that run once
  /// Every operation that gives a NaN gives the same, where Direct3D leaves open which: for
  /// programs that are compared.
  bool OneNaN = false;
};

/// The instructions of one thread, with their values and source lines, of a program that is loaded
/// with LoadOptions::Trace. `Thread` names it: of a stage with groups its number in the first
/// group, or the group's one to three coordinates and that number; of rays the coordinates of the
/// dispatch; of a pixel shader the pixel; else the number of the invocation.
struct TraceLog {
  std::vector<uint32_t> Thread;
  std::vector<std::string> Lines;
};

struct RunOptions {
  uint64_t MaxIterations = uint64_t(1) << 26; ///< turns of loops of a wave
  uint64_t MaxSteps = uint64_t(1) << 33;      ///< waves, and turns of loops of all, of a launch
  unsigned Threads = 0;                       ///< of the host; 0: one for each processor
  TraceLog *Trace = nullptr;                  ///< null: nothing is traced
  /// What is not bound stands for another of its class and space (of its heap) by its number, if
  /// there is one: tests with generated numbers find something at any place.
  bool WrapBindings = false;
};

/// Invocations of a vertex shader. `Inputs` has `Info.Inputs.Slots` slots for each, SV_VertexID and
/// SV_InstanceID among them as elements of the signature; `Outputs` gets as many as the outputs
/// have.
struct VertexBatch {
  uint32_t Count = 0;
  std::vector<uint32_t> Inputs, Outputs;
  uint32_t ViewId = 0;
  int32_t BaseVertex = 0;
  uint32_t BaseInstance = 0;
};

/// A triangle (or a line or point, as a triangle that covers it) as a pixel shader's inputs are
/// interpolated over it: at pixel position (X, Y), vertex I weighs A[I] * X + B[I] * Y + C[I] in
/// the screen's plane (the three weights sum to 1), and that times InverseW[I] before the division
/// by their sum for perspective.
struct PixelPrimitive {
  std::array<double, 3> A{}, B{}, C{};
  std::array<double, 3> InverseW = {1, 1, 1};
  std::array<double, 3> Z{};                  ///< depth at each vertex
  std::array<const uint32_t *, 3> Vertices{}; ///< each `Info.Inputs.Slots` slots
  unsigned Provoking = 0;                     ///< the vertex that constant inputs are taken of
  uint32_t PrimitiveId = 0, ViewId = 0;
  bool FrontFace = true;
};

/// Two by two pixels; lane L is the pixel (X + (L & 1), Y + (L >> 1)).
struct PixelQuad {
  const PixelPrimitive *Primitive = nullptr;
  uint32_t X = 0, Y = 0;              ///< of lane 0; even
  std::array<uint32_t, 4> Coverage{}; ///< mask of samples; 0: a helper lane
  uint32_t SampleIndex = 0;           ///< when the shader runs for each sample
};

/// What a lane of a quad leaves behind.
struct PixelResult {
  bool Discarded = false; ///< also each helper lane
  uint32_t Coverage = 0;  ///< what the shader left of the lane's mask
  std::optional<float> Depth;
  std::optional<uint32_t> StencilRef;
};

struct PixelBatch {
  std::vector<PixelQuad> Quads;
  /// Positions of the samples in a pixel, from its upper left corner; one at (0.5, 0.5) if empty.
  std::vector<std::array<float, 2>> Samples;
  /// For each quad and lane: `Info.Outputs.Slots` slots, and what else it leaves.
  std::vector<uint32_t> Outputs;
  std::vector<PixelResult> Results;
};

/// Patches of a hull shader. `Inputs`: for each patch, for each input control point, the slots of
/// the inputs. `Outputs` gets the output control points, `Constants` each patch's constants.
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
  std::vector<uint32_t> Outputs;   ///< for each location
};

/// What a geometry shader's invocation emitted into one stream.
struct StreamOutput {
  std::vector<uint32_t> Vertices; ///< `Info.Outputs.Slots` slots each
  std::vector<uint32_t> Strips;   ///< number of vertices of each strip, in order
};
struct GeometryBatch {
  uint32_t Primitives = 0, VerticesPerPrimitive = 0;
  uint32_t FirstPrimitiveId = 0, ViewId = 0;
  std::vector<uint32_t> Inputs; ///< for each primitive, for each vertex, its slots
  /// For each primitive, each instance of the shader and each of four streams.
  std::vector<StreamOutput> Outputs;
};

/// Thread groups of compute.
struct Dispatch {
  std::array<uint32_t, 3> Groups = {1, 1, 1};
};

/// What a group of an amplification shader dispatches.
struct MeshLaunch {
  std::array<uint32_t, 3> Groups{};
  std::vector<uint8_t> Payload;
};
struct AmplificationBatch {
  std::array<uint32_t, 3> Groups = {1, 1, 1};
  std::vector<MeshLaunch> Launches; ///< one for each group, x first
};

/// What a group of a mesh shader makes.
struct MeshOutput {
  uint32_t Vertices = 0, Primitives = 0;
  std::vector<uint32_t> VertexSlots;    ///< `Info.Outputs.Slots` for each vertex
  std::vector<uint32_t> PrimitiveSlots; ///< `Info.PatchConstants.Slots` for each primitive
  std::vector<std::array<uint32_t, 3>> Indices;
};
struct MeshBatch {
  std::array<uint32_t, 3> Groups = {1, 1, 1};
  std::vector<uint8_t> Payload; ///< of the amplification shader's launch
  uint32_t ViewId = 0;
  std::vector<MeshOutput> Outputs; ///< one for each group, x first
};

/// A record of a shader table: functions of the library by name (empty for none) and the bytes that
/// follow the identifier.
struct ShaderRecord {
  std::string General;                          ///< ray generation, miss, callable
  std::string ClosestHit, AnyHit, Intersection; ///< of a hit group
  std::vector<uint8_t> LocalArguments;
};
struct RayDispatch {
  std::array<uint32_t, 3> Size = {1, 1, 1};
  ShaderRecord RayGeneration;
  std::vector<ShaderRecord> Misses, HitGroups, Callables;
  uint32_t MaxRecursion = 31;
};

/// What a ray tracing shader gets that the host calls by itself, in each thread of a grid, and what
/// it leaves.
struct RayCall {
  /// Payload or callable data of each thread, x first; afterwards what the shader left there.
  std::vector<uint8_t> Parameters;
  std::vector<uint8_t> Attributes; ///< of the hit, the same for all threads
  std::array<float, 3> Origin = {0, 0, 0}, Direction = {0, 0, 1};
  float Least = 0, Most = 1000, Distance = 1; ///< `Distance` of the hit; a ray that misses has none
  uint32_t Flags = 0, HitKind = 254;          ///< 254: the front of a triangle
  uint32_t Primitive = 0, Geometry = 0;
  SceneInstance Instance; ///< that is hit

  /// What a shader says of the hit: any-hit and intersection shaders.
  struct Result {
    bool Ignored = false, Ended = false;
    bool Reported = false; ///< a hit in range; the rest is of the nearest one
    float Distance = 0;
    uint32_t HitKind = 0;
    std::vector<uint8_t> Attributes;
  };
  std::vector<Result> Results; ///< of each thread
};

/// A start of a work graph: a node's entry by name, with an index, and the records for it.
struct GraphLaunch {
  std::string Node;
  uint32_t Index = 0;
  std::vector<uint8_t> Records; ///< one after the other, ShaderInfo::Function::RecordBytes each
  uint32_t Count = 1;           ///< of records; also when they are empty
};
struct GraphDispatch {
  std::vector<GraphLaunch> Launches;
  uint64_t MaxLaunches = 1u << 15; ///< of nodes by nodes; more is an error
};

/// Stages that rays and other shaders of a library call, ray generation among them.
constexpr bool isRayShader(Stage Kind) {
  return Kind >= Stage::Raygeneration && Kind <= Stage::Callable;
}

class Shader;

struct LoadedShader {
  std::shared_ptr<const Shader> Program; ///< null if it cannot be run
  std::string Error;
};

/// Immutable once loaded; may be run from several threads, on different resources.
class Shader {
public:
  /// Reads, checks and compiles an entry; the only one if no name is given. A library's entry is
  /// chosen when it is run, and the name may be left out. Any bytes get a value or an error text.
  static LoadedShader load(Bytes Container, const std::string &Entry = {},
                           const LoadOptions &Options = {});
  ~Shader();
  Shader(const Shader &) = delete;
  Shader &operator=(const Shader &) = delete;

  const ShaderInfo &info() const;

  // Each runs to its end or to the first error, which it returns; empty if all is well.
  std::string dispatch(const Dispatch &Work, const Resources &Bound, const RunOptions &Options,
                       FaultLog *Log = nullptr) const;
  std::string runVertices(VertexBatch &Batch, const Resources &Bound, const RunOptions &Options,
                          FaultLog *Log = nullptr) const;
  std::string runPixels(PixelBatch &Batch, const Resources &Bound, const RunOptions &Options,
                        FaultLog *Log = nullptr) const;
  std::string runHull(HullBatch &Batch, const Resources &Bound, const RunOptions &Options,
                      FaultLog *Log = nullptr) const;
  std::string runDomain(DomainBatch &Batch, const Resources &Bound, const RunOptions &Options,
                        FaultLog *Log = nullptr) const;
  std::string runGeometry(GeometryBatch &Batch, const Resources &Bound, const RunOptions &Options,
                          FaultLog *Log = nullptr) const;
  std::string runAmplification(AmplificationBatch &Batch, const Resources &Bound,
                               const RunOptions &Options, FaultLog *Log = nullptr) const;
  std::string runMesh(MeshBatch &Batch, const Resources &Bound, const RunOptions &Options,
                      FaultLog *Log = nullptr) const;
  std::string dispatchRays(const RayDispatch &Work, const Resources &Bound,
                           const RunOptions &Options, FaultLog *Log = nullptr) const;
  /// Calls `Work.RayGeneration.General`, a ray tracing shader of any kind, as a ray or another
  /// shader would.
  std::string callRayShader(const RayDispatch &Work, RayCall &Call, const Resources &Bound,
                            const RunOptions &Options, FaultLog *Log = nullptr) const;
  std::string dispatchGraph(const GraphDispatch &Work, const Resources &Bound,
                            const RunOptions &Options, FaultLog *Log = nullptr) const;

  struct Implementation;

private:
  explicit Shader(std::unique_ptr<Implementation> I);
  std::unique_ptr<Implementation> Self;
};

} // namespace dxil::execution
