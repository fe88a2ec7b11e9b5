// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The records of RDAT as they are written, field by field in 32-bit words; references are offsets
// and indices that RuntimeDataBuilder has given. <dxil/container/parts/RuntimeData.h> has the
// frame.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace dxil::container {

/// Numbers of the parts of RDAT.
enum class RuntimeTableKind : uint32_t {
  Strings = 1,
  IndexArrays = 2,
  Resources = 3,
  Functions = 4,
  RawBytes = 5,
  Subobjects = 6,
  NodeIds = 7,
  NodeIOAttributes = 8,
  NodeFunctionAttributes = 9,
  NodeIOs = 10,
  NodeShaders = 11,
  SignatureElements = 13,
  VertexShaders = 14,
  PixelShaders = 15,
  HullShaders = 16,
  DomainShaders = 17,
  GeometryShaders = 18,
  ComputeShaders = 19,
  MeshShaders = 20,
  AmplificationShaders = 21
};

/// A reference to nothing.
inline constexpr uint32_t NoReference = ~0u;

/// Four bytes of a word, the first one lowest.
constexpr uint32_t packBytes(uint64_t A, uint64_t B = 0, uint64_t C = 0, uint64_t D = 0) {
  return uint32_t((A & 0xff) | (B & 0xff) << 8 | (C & 0xff) << 16 | (D & 0xff) << 24);
}
/// Two halves of a word, the first one lowest.
constexpr uint32_t packHalves(uint64_t Low, uint64_t High) {
  return uint32_t((Low & 0xffff) | (High & 0xffff) << 16);
}

/// Raw bytes: offset and size.
struct RawReference {
  uint32_t Offset = 0, Size = 0;
};

enum class ResourceFlag : uint32_t {
  GloballyCoherent = 1,
  Counter = 2,
  RasterizerOrdered = 4,
  Atomic64 = 16,
  ReorderCoherent = 32
};

struct ResourceRow {
  static constexpr auto Table = RuntimeTableKind::Resources;
  uint32_t Class, Kind, Id, Space, LowerBound, UpperBound, Name, Flags;
};

enum class FunctionFlag : uint32_t {
  NodeProgramEntry = 1,
  OutputPositionPresent = 2,
  DepthOutput = 4,
  SampleFrequency = 8,
  UsesViewId = 16
};

/// Until validator version 1.8.
struct FunctionRow {
  static constexpr auto Table = RuntimeTableKind::Functions;
  uint32_t Name, Unmangled, Resources, Dependencies, Kind, PayloadBytes, AttributeBytes, Features1,
      Features2, Stages, Target;
};
struct FunctionRow2 {
  static constexpr auto Table = RuntimeTableKind::Functions;
  FunctionRow Base;
  uint32_t LanesAndFlags; ///< least and most lanes of a wave, FunctionFlag bits
  uint32_t Shader;        ///< a row of the table of its stage
};

struct SubobjectRow {
  static constexpr auto Table = RuntimeTableKind::Subobjects;
  uint32_t Kind, Name;
  std::array<uint32_t, 4> Words; ///< by kind
};

struct NodeIdRow {
  static constexpr auto Table = RuntimeTableKind::NodeIds;
  uint32_t Name, Index;
};

enum class NodeIOAttribute : uint32_t {
  OutputId = 1,
  MaxRecords,
  MaxRecordsSharedWith,
  RecordSize,
  RecordDispatchGrid,
  OutputArraySize,
  AllowSparseNodes,
  RecordAlignment
};
struct NodeIOAttributeRow {
  static constexpr auto Table = RuntimeTableKind::NodeIOAttributes;
  NodeIOAttribute Kind;
  uint32_t Value;
};

enum class NodeFunctionAttribute : uint32_t {
  Id = 1,
  NumThreads,
  ShareInputOf,
  DispatchGrid,
  MaxRecursionDepth,
  LocalRootArguments,
  MaxDispatchGrid
};
struct NodeFunctionAttributeRow {
  static constexpr auto Table = RuntimeTableKind::NodeFunctionAttributes;
  NodeFunctionAttribute Kind;
  uint32_t Value;
};

struct NodeIORow {
  static constexpr auto Table = RuntimeTableKind::NodeIOs;
  uint32_t Flags, Attributes;
};

struct NodeShaderRow {
  static constexpr auto Table = RuntimeTableKind::NodeShaders;
  uint32_t Launch, GroupSharedBytes, Attributes, Outputs, Inputs;
};

struct SignatureElementRow {
  static constexpr auto Table = RuntimeTableKind::SignatureElements;
  uint32_t Name, Indices;
  uint32_t SemanticToRow; ///< system value, component, interpolation, first row
  uint32_t PlaceAndUse;   ///< columns, first column and stream; masks of use and dynamic index
};

struct VertexShaderRow {
  static constexpr auto Table = RuntimeTableKind::VertexShaders;
  uint32_t Inputs, Outputs;
  RawReference ViewIdOutputs = {};
};
struct PixelShaderRow {
  static constexpr auto Table = RuntimeTableKind::PixelShaders;
  uint32_t Inputs, Outputs;
};
struct HullShaderRow {
  static constexpr auto Table = RuntimeTableKind::HullShaders;
  uint32_t Inputs, Outputs, Patch;
  RawReference ViewIdOutputs = {}, ViewIdPatch = {}, InputToOutput = {}, InputToPatch = {};
  uint32_t State; ///< control points in and out, domain, primitive
};
struct DomainShaderRow {
  static constexpr auto Table = RuntimeTableKind::DomainShaders;
  uint32_t Inputs, Outputs, Patch;
  RawReference ViewIdOutputs = {}, InputToOutput = {}, PatchToOutput = {};
  uint32_t State; ///< control points, domain
};
struct GeometryShaderRow {
  static constexpr auto Table = RuntimeTableKind::GeometryShaders;
  uint32_t Inputs, Outputs;
  RawReference ViewIdOutputs = {}, InputToOutput = {};
  uint32_t State; ///< input primitive, topology, most vertices, streams
};
struct ComputeShaderRow {
  static constexpr auto Table = RuntimeTableKind::ComputeShaders;
  uint32_t Threads, GroupSharedBytes;
};
struct MeshShaderRow {
  static constexpr auto Table = RuntimeTableKind::MeshShaders;
  uint32_t Outputs, Primitives;
  RawReference ViewIdOutputs = {}, ViewIdPrimitives = {};
  uint32_t Threads, GroupSharedBytes, GroupSharedBytesOfViewId, PayloadBytes;
  uint32_t Limits; ///< vertices, primitives
  uint32_t Topology;
};
struct AmplificationShaderRow {
  static constexpr auto Table = RuntimeTableKind::AmplificationShaders;
  uint32_t Threads, GroupSharedBytes, PayloadBytes;
};

/// The words of a row, in their order.
template <typename RowT> auto wordsOf(const RowT &Row) {
  return std::bit_cast<std::array<uint32_t, sizeof(RowT) / sizeof(uint32_t)>>(Row);
}

} // namespace dxil::container
