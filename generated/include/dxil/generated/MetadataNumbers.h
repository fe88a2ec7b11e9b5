// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The numbers of a module's metadata and of the pipeline state.
// Written by: dxil-tblgen DXIL.td -gen-metadata-numbers; edit the records, not this file.
#pragma once

#include <dxil/generated/Limits.h>

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace dxil {

/// Returns the row with a number in one of the tables below, or null.
template <class Info, size_t Size>
constexpr const Info *findNumber(const Info (&Table)[Size], uint64_t Number) {
  for (const Info &Row : Table)
    if (uint64_t(Row.Number) == Number)
      return &Row;
  return nullptr;
}

/// Returns the row with an HLSL word in one of the tables below, or null. Case counts.
template <class Info, size_t Size>
constexpr const Info *findWord(const Info (&Table)[Size], std::string_view Word) {
  for (const Info &Row : Table)
    if (!Word.empty() && Row.Word == Word)
      return &Row;
  return nullptr;
}

/// Returns the HLSL word of a number; "undefined" for a number without one.
template <class Info, size_t Size>
constexpr std::string_view wordOf(const Info (&Table)[Size], uint64_t Number) {
  const Info *Row = findNumber(Table, Number);
  return Row && !Row->Word.empty() ? Row->Word : "undefined";
}

/// What a geometry shader takes.
enum class InputPrimitive : uint32_t {
  Undefined = 0, ///< No primitive.
  Point = 1, ///< A point.
  Line = 2, ///< A line.
  Triangle = 3, ///< A triangle.
  LineAdjacency = 6, ///< A line and its two neighbours.
  TriangleAdjacency = 7, ///< A triangle and its three neighbours.
  FirstPatch = 8, ///< A patch of one control point.
  LastPatch = 39, ///< A patch of 32 control points.
};

/// A case of InputPrimitive, HLSL's word for it, empty where it has none, and its counts.
struct InputPrimitiveInfo {
  InputPrimitive Number;
  std::string_view Word;
  uint32_t Vertices = 0;
};
inline constexpr InputPrimitiveInfo InputPrimitives[] = {
    {InputPrimitive::Undefined, ""},
    {InputPrimitive::Point, "point", 1},
    {InputPrimitive::Line, "line", 2},
    {InputPrimitive::Triangle, "triangle", 3},
    {InputPrimitive::LineAdjacency, "lineadj", 4},
    {InputPrimitive::TriangleAdjacency, "triangleadj", 6},
    {InputPrimitive::FirstPatch, ""},
    {InputPrimitive::LastPatch, ""},
};

/// What a geometry shader's streams hold.
enum class OutputTopology : uint32_t {
  Undefined = 0, ///< No topology.
  PointList = 1, ///< Points.
  LineStrip = 3, ///< Strips of lines.
  TriangleStrip = 5, ///< Strips of triangles.
};

/// A case of OutputTopology, HLSL's word for it, empty where it has none.
struct OutputTopologyInfo {
  OutputTopology Number;
  std::string_view Word;
};
inline constexpr OutputTopologyInfo OutputTopologies[] = {
    {OutputTopology::Undefined, ""},
    {OutputTopology::PointList, "Point"},
    {OutputTopology::LineStrip, "Line"},
    {OutputTopology::TriangleStrip, "Triangle"},
};

/// The primitives of a mesh shader.
enum class MeshTopology : uint32_t {
  Undefined = 0, ///< No primitives.
  Line = 1, ///< Lines, two indices each.
  Triangle = 2, ///< Triangles, three indices each.
};

/// A case of MeshTopology, HLSL's word for it, empty where it has none, and its counts.
struct MeshTopologyInfo {
  MeshTopology Number;
  std::string_view Word;
  uint32_t Indices = 0;
};
inline constexpr MeshTopologyInfo MeshTopologies[] = {
    {MeshTopology::Undefined, ""},
    {MeshTopology::Line, "line", 2},
    {MeshTopology::Triangle, "triangle", 3},
};

/// The shape of a patch.
enum class TessellatorDomain : uint32_t {
  Undefined = 0, ///< No domain.
  Isoline = 1, ///< Lines.
  Tri = 2, ///< A triangle.
  Quad = 3, ///< A quadrangle.
};

/// A case of TessellatorDomain, HLSL's word for it, empty where it has none, and its counts.
struct TessellatorDomainInfo {
  TessellatorDomain Number;
  std::string_view Word;
  uint32_t Edges = 0;
  uint32_t Insides = 0;
  uint32_t Coordinates = 0;
};
inline constexpr TessellatorDomainInfo TessellatorDomains[] = {
    {TessellatorDomain::Undefined, "", 0, 0, 0},
    {TessellatorDomain::Isoline, "isoline", 2, 0, 3},
    {TessellatorDomain::Tri, "tri", 3, 1, 3},
    {TessellatorDomain::Quad, "quad", 4, 2, 2},
};

/// How factors are rounded.
enum class TessellatorPartitioning : uint32_t {
  Undefined = 0, ///< No partitioning.
  Integer = 1, ///< To whole numbers.
  Pow2 = 2, ///< To powers of two.
  FractionalOdd = 3, ///< To odd numbers, with transitions.
  FractionalEven = 4, ///< To even numbers, with transitions.
};

/// A case of TessellatorPartitioning, HLSL's word for it, empty where it has none.
struct TessellatorPartitioningInfo {
  TessellatorPartitioning Number;
  std::string_view Word;
};
inline constexpr TessellatorPartitioningInfo TessellatorPartitionings[] = {
    {TessellatorPartitioning::Undefined, ""},
    {TessellatorPartitioning::Integer, "integer"},
    {TessellatorPartitioning::Pow2, "pow2"},
    {TessellatorPartitioning::FractionalOdd, "fractional_odd"},
    {TessellatorPartitioning::FractionalEven, "fractional_even"},
};

/// What the tessellator gives.
enum class TessellatorPrimitive : uint32_t {
  Undefined = 0, ///< No primitives.
  Point = 1, ///< Points.
  Line = 2, ///< Lines.
  TriangleCW = 3, ///< Clockwise triangles.
  TriangleCCW = 4, ///< Counter-clockwise triangles.
};

/// A case of TessellatorPrimitive, HLSL's word for it, empty where it has none.
struct TessellatorPrimitiveInfo {
  TessellatorPrimitive Number;
  std::string_view Word;
};
inline constexpr TessellatorPrimitiveInfo TessellatorPrimitives[] = {
    {TessellatorPrimitive::Undefined, ""},
    {TessellatorPrimitive::Point, "point"},
    {TessellatorPrimitive::Line, "line"},
    {TessellatorPrimitive::TriangleCW, "triangle_cw"},
    {TessellatorPrimitive::TriangleCCW, "triangle_ccw"},
};

/// How a work graph launches a node.
enum class NodeLaunch : uint32_t {
  Invalid = 0, ///< It is no node.
  Broadcasting = 1, ///< A grid of groups for each record.
  Coalescing = 2, ///< A group for some records.
  Thread = 3, ///< A thread for each record.
};

/// A case of NodeLaunch, HLSL's word for it, empty where it has none.
struct NodeLaunchInfo {
  NodeLaunch Number;
  std::string_view Word;
};
inline constexpr NodeLaunchInfo NodeLaunches[] = {
    {NodeLaunch::Invalid, ""},
    {NodeLaunch::Broadcasting, "broadcasting"},
    {NodeLaunch::Coalescing, "coalescing"},
    {NodeLaunch::Thread, "thread"},
};

/// How arithmetic on 32-bit floats treats denormals.
enum class FloatDenormalMode : uint32_t {
  Any = 0, ///< It preserves or flushes them.
  Preserve = 1, ///< It preserves them.
  Flush = 2, ///< It flushes operands and results to zero.
};

/// A case of FloatDenormalMode, HLSL's word for it, empty where it has none.
struct FloatDenormalModeInfo {
  FloatDenormalMode Number;
  std::string_view Word;
};
inline constexpr FloatDenormalModeInfo FloatDenormalModes[] = {
    {FloatDenormalMode::Any, "any"},
    {FloatDenormalMode::Preserve, "preserve"},
    {FloatDenormalMode::Flush, "ftz"},
};

/// What a subobject of a state object is.
enum class SubobjectKind : uint32_t {
  StateObjectConfig = 0, ///< Flags of the state object.
  GlobalRootSignature = 1, ///< A root signature.
  LocalRootSignature = 2, ///< A root signature of some exports.
  ExportsAssociation = 8, ///< A subobject and the exports it goes with.
  RaytracingShaderConfig = 9, ///< Most bytes of payload and attributes.
  RaytracingPipelineConfig = 10, ///< Most levels of recursion.
  HitGroup = 11, ///< The shaders of a hit.
  RaytracingPipelineConfig1 = 12, ///< Most levels of recursion, and flags.
};

/// A case of SubobjectKind, HLSL's word for it, empty where it has none.
struct SubobjectKindInfo {
  SubobjectKind Number;
  std::string_view Word;
};
inline constexpr SubobjectKindInfo SubobjectKinds[] = {
    {SubobjectKind::StateObjectConfig, "StateObjectConfig"},
    {SubobjectKind::GlobalRootSignature, "GlobalRootSignature"},
    {SubobjectKind::LocalRootSignature, "LocalRootSignature"},
    {SubobjectKind::ExportsAssociation, "SubobjectToExportsAssociation"},
    {SubobjectKind::RaytracingShaderConfig, "RaytracingShaderConfig"},
    {SubobjectKind::RaytracingPipelineConfig, "RaytracingPipelineConfig"},
    {SubobjectKind::HitGroup, ""},
    {SubobjectKind::RaytracingPipelineConfig1, "RaytracingPipelineConfig1"},
};

/// What the shaders of a hit group are called for.
enum class HitGroupType : uint32_t {
  Triangles = 0, ///< Triangles.
  ProceduralPrimitive = 1, ///< Boxes, with an intersection shader.
};

/// A case of HitGroupType, HLSL's word for it, empty where it has none.
struct HitGroupTypeInfo {
  HitGroupType Number;
  std::string_view Word;
};
inline constexpr HitGroupTypeInfo HitGroupTypes[] = {
    {HitGroupType::Triangles, "TriangleHitGroup"},
    {HitGroupType::ProceduralPrimitive, "ProceduralPrimitiveHitGroup"},
};

/// Who has access to a field of a payload, in its mask.
enum class PayloadStage : uint32_t {
  Caller = 0, ///< Who traces the ray.
  ClosestHit = 4, ///< Closest-hit shaders.
  Miss = 8, ///< Miss shaders.
  AnyHit = 12, ///< Any-hit shaders.
};

/// A case of PayloadStage, HLSL's word for it, empty where it has none.
struct PayloadStageInfo {
  PayloadStage Number;
  std::string_view Word;
};
inline constexpr PayloadStageInfo PayloadStages[] = {
    {PayloadStage::Caller, "caller"},
    {PayloadStage::ClosestHit, "closesthit"},
    {PayloadStage::Miss, "miss"},
    {PayloadStage::AnyHit, "anyhit"},
};

/// Tags of the pairs in a resource's extended properties.
enum class ResourceTag : uint32_t {
  ElementType = 0, ///< Component type of a typed resource.
  StructureStride = 1, ///< Bytes of a structured buffer's element.
  SamplerFeedbackKind = 2, ///< What a feedback map records.
  Atomic64Use = 3, ///< Whether 64-bit atomics reach it.
  ReorderCoherent = 4, ///< Whether it is coherent across a reordering of threads.
};

/// Tags of the pairs in a signature element's extended properties.
enum class SignatureTag : uint32_t {
  OutputStream = 0, ///< Stream of a geometry shader's output.
  GlobalSymbol = 1, ///< Of an intermediate form; not in finished modules.
  DynamicIndexMask = 2, ///< Components that a dynamic index reaches.
  UsageMask = 3, ///< Components that the shader uses.
};

/// Tags of the pairs in the record type of a node's input or output.
enum class NodeRecordTag : uint32_t {
  Size = 0, ///< Bytes.
  DispatchGrid = 1, ///< Offset, component type and components of SV_DispatchGrid.
  Alignment = 2, ///< Bytes.
};

/// Tags of the pairs in a node's input or output.
enum class NodeTag : uint32_t {
  OutputID = 0, ///< Name and index of the node it goes to.
  Flags = 1, ///< NodeIOFlag bits.
  RecordType = 2, ///< Size and grid of the record.
  MaxRecords = 3, ///< Most records.
  MaxRecordsSharedWith = 4, ///< The output it shares its limit with.
  OutputArraySize = 5, ///< Nodes of an output array.
  AllowSparseNodes = 6, ///< Whether nodes of the array may be missing.
};

/// Tags of the pairs in an entry point's properties.
enum class EntryTag : uint32_t {
  ShaderFlags = 0, ///< Shader flags, 64 bits.
  GeometryState = 1, ///< Input primitive, most vertices, streams, topology, instances.
  DomainState = 2, ///< Domain and control points of the input.
  HullState = 3, ///< Patch constant function, control points, domain, partitioning, primitive, greatest factor.
  NumThreads = 4, ///< Threads of a group by dimension.
  AutoBindingSpace = 5, ///< Register space of resources without a binding.
  RayPayloadSize = 6, ///< Bytes of a ray's or a callable's payload.
  RayAttributeSize = 7, ///< Bytes of a hit's attributes.
  ShaderKind = 8, ///< The stage of a library's entry.
  MeshState = 9, ///< Threads, vertices, primitives, topology, payload bytes.
  AmplificationState = 10, ///< Threads and payload bytes.
  WaveSize = 11, ///< The one wave size, shader models 6.6 and 6.7.
  RootSignature = 12, ///< Serialized root signature of an entry.
  NodeLaunchType = 13, ///< How a node is launched.
  NodeIsProgramEntry = 14, ///< Whether the graph starts here.
  NodeID = 15, ///< A node's name and index.
  NodeLocalRootArguments = 16, ///< Index of the node's local root arguments.
  NodeShareInputOf = 17, ///< The node whose input it shares.
  NodeDispatchGrid = 18, ///< Thread groups by dimension.
  NodeMaxRecursionDepth = 19, ///< How often a node may launch itself.
  NodeInputs = 20, ///< The node's inputs.
  NodeOutputs = 21, ///< The node's outputs.
  NodeMaxDispatchGrid = 22, ///< Most thread groups by dimension.
  WaveSizeRange = 23, ///< Least, greatest and preferred wave size, from 6.8.
  GroupSharedLimit = 24, ///< Most bytes of group-shared memory.
};

/// Tags of the pairs in the annotation of a payload's field.
enum class PayloadTag : uint32_t {
  Access = 0, ///< A mask: two bits for each PayloadStage.
};

/// Which numbers of a matrix lie side by side.
enum class MatrixOrder : uint32_t {
  RowMajor = 1, ///< Those of a row.
  ColumnMajor = 2, ///< Those of a column.
};

/// Tags of the pairs in the annotation of a field or parameter.
enum class FieldTag : uint32_t {
  SNorm = 0, ///< Signed normalized.
  UNorm = 1, ///< Unsigned normalized.
  Matrix = 2, ///< Rows, columns and order of a matrix.
  CBufferOffset = 3, ///< Byte offset in a constant buffer.
  Semantic = 4, ///< The semantic's name.
  InterpolationMode = 5, ///< Number of an interpolation mode.
  Name = 6, ///< The field's name.
  ComponentType = 7, ///< Number of a component type.
  Precise = 8, ///< Whether the value is precise.
  CBufferUsed = 9, ///< Whether the shader reads it.
  ResourceProperties = 10, ///< The properties of a resource in a struct.
  BitFields = 11, ///< Annotations of the bit-fields that share it.
  BitFieldWidth = 12, ///< Bits of a bit-field.
  VectorSize = 13, ///< Components of a vector.
};

/// What a function does with a parameter.
enum class ParameterDirection : uint32_t {
  In = 0, ///< It reads it.
  Out = 1, ///< It writes it.
  InOut = 2, ///< Both.
};

/// Tags of the pair that is an argument of a template.
enum class ArgumentTag : uint32_t {
  Type = 0, ///< Undef of a type.
  Number = 1, ///< A number.
};

/// Tags of the pairs behind a struct's fields.
enum class TemplateTag : uint32_t {
  Arguments = 0, ///< Those of the template.
};

/// What a list of type annotations is of.
enum class AnnotatedKind : uint32_t {
  Structs = 0, ///< Structs: StructAnnotation nodes.
  Functions = 1, ///< Functions: nodes of ParameterAnnotation nodes.
};

/// Kinds of attributes of a node's input or output in RDAT.
enum class NodeIOAttribute : uint32_t {
  OutputID = 1, ///< The node it goes to.
  MaxRecords = 2, ///< Most records.
  MaxRecordsSharedWith = 3, ///< The output it shares its limit with.
  RecordSize = 4, ///< Bytes.
  RecordDispatchGrid = 5, ///< Where the record has SV_DispatchGrid.
  OutputArraySize = 6, ///< Nodes of an output array.
  AllowSparseNodes = 7, ///< Nodes of the array may be missing.
  RecordAlignment = 8, ///< Bytes.
};

/// Kinds of attributes of a node in RDAT.
enum class NodeFunctionAttribute : uint32_t {
  ID = 1, ///< Its name and index.
  NumThreads = 2, ///< Threads of a group.
  ShareInputOf = 3, ///< The node whose input it shares.
  DispatchGrid = 4, ///< Thread groups.
  MaxRecursionDepth = 5, ///< How often it may launch itself.
  LocalRootArguments = 6, ///< Index of its local root arguments.
  MaxDispatchGrid = 7, ///< Most thread groups.
};

/// Flags of a resource in RDAT.
enum class RuntimeResourceFlag : uint32_t {
  GloballyCoherent = 1, ///< Coherent among all threads.
  Counter = 2, ///< Has a hidden counter.
  RasterizerOrdered = 4, ///< Accesses are in the order of primitives.
  DynamicIndexing = 8, ///< Indexed by what is not constant.
  Atomic64 = 16, ///< 64-bit atomics reach it.
  ReorderCoherent = 32, ///< Coherent across a reordering of threads.
};

/// Flags of a function in RDAT.
enum class RuntimeFunctionFlag : uint32_t {
  NodeProgramEntry = 1, ///< The work graph starts here.
  OutputPositionPresent = 2, ///< It outputs SV_Position.
  DepthOutput = 4, ///< It outputs a depth.
  SampleFrequency = 8, ///< It runs for each sample.
  UsesViewID = 16, ///< It reads the view's number.
};

/// What PSV0 calls a resource.
enum class PipelineResourceType : uint32_t {
  Invalid = 0, ///< No resource.
  Sampler = 1, ///< Sampler.
  CBV = 2, ///< Constant buffer.
  SRVTyped = 3, ///< Texture or typed buffer that is read.
  SRVRaw = 4, ///< Byte-address buffer or acceleration structure.
  SRVStructured = 5, ///< Structured buffer.
  UAVTyped = 6, ///< Texture or typed buffer that is written.
  UAVRaw = 7, ///< Byte-address buffer that is written.
  UAVStructured = 8, ///< Structured buffer that is written.
  UAVStructuredWithCounter = 9, ///< The same with a hidden counter.
};

/// What the elements of signatures are, as metadata numbers it. No enumeration: files have other numbers too.
namespace semantic {
enum : uint64_t {
  Arbitrary = 0, ///< no system value
  VertexID = 1, ///< SV_VertexID
  InstanceID = 2, ///< SV_InstanceID
  Position = 3, ///< SV_Position
  RenderTargetArrayIndex = 4, ///< SV_RenderTargetArrayIndex
  ViewportArrayIndex = 5, ///< SV_ViewportArrayIndex
  ClipDistance = 6, ///< SV_ClipDistance
  CullDistance = 7, ///< SV_CullDistance
  OutputControlPointID = 8, ///< SV_OutputControlPointID
  DomainLocation = 9, ///< SV_DomainLocation
  PrimitiveID = 10, ///< SV_PrimitiveID
  GSInstanceID = 11, ///< SV_GSInstanceID
  SampleIndex = 12, ///< SV_SampleIndex
  IsFrontFace = 13, ///< SV_IsFrontFace
  Coverage = 14, ///< SV_Coverage
  InnerCoverage = 15, ///< SV_InnerCoverage
  Target = 16, ///< SV_Target
  Depth = 17, ///< SV_Depth
  DepthLessEqual = 18, ///< SV_DepthLessEqual
  DepthGreaterEqual = 19, ///< SV_DepthGreaterEqual
  StencilRef = 20, ///< SV_StencilRef
  DispatchThreadID = 21, ///< SV_DispatchThreadID
  GroupID = 22, ///< SV_GroupID
  GroupIndex = 23, ///< SV_GroupIndex
  GroupThreadID = 24, ///< SV_GroupThreadID
  TessFactor = 25, ///< SV_TessFactor
  InsideTessFactor = 26, ///< SV_InsideTessFactor
  ViewID = 27, ///< SV_ViewID
  Barycentrics = 28, ///< SV_Barycentrics
  ShadingRate = 29, ///< SV_ShadingRate
  CullPrimitive = 30, ///< SV_CullPrimitive
  StartVertexLocation = 31, ///< SV_StartVertexLocation
  StartInstanceLocation = 32, ///< SV_StartInstanceLocation
};
} // namespace semantic

enum class OpCode : uint32_t; // <dxil/generated/OpCodes.h>

/// The op that reads a system value where it is in no signature; nothing for others.
constexpr std::optional<OpCode> readerOf(uint64_t SystemValue) {
  switch (SystemValue) {
  case semantic::OutputControlPointID: return OpCode(107); // OutputControlPointID
  case semantic::DomainLocation: return OpCode(105); // DomainLocation
  case semantic::PrimitiveID: return OpCode(108); // PrimitiveID
  case semantic::GSInstanceID: return OpCode(100); // GSInstanceID
  case semantic::SampleIndex: return OpCode(90); // SampleIndex
  case semantic::Coverage: return OpCode(91); // Coverage
  case semantic::InnerCoverage: return OpCode(92); // InnerCoverage
  case semantic::DispatchThreadID: return OpCode(93); // ThreadId
  case semantic::GroupID: return OpCode(94); // GroupId
  case semantic::GroupIndex: return OpCode(96); // FlattenedThreadIdInGroup
  case semantic::GroupThreadID: return OpCode(95); // ThreadIdInGroup
  case semantic::ViewID: return OpCode(138); // ViewID
  case semantic::StartVertexLocation: return OpCode(256); // StartVertexLocation
  case semantic::StartInstanceLocation: return OpCode(257); // StartInstanceLocation
  default: return std::nullopt;
  }
}

} // namespace dxil
