// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The IR contract: its enumerations and structs.
// Written by: dxil-tblgen DXIL.td -gen-contract; edit the records, not this file.
#pragma once

#include <dxil/generated/HLSLDeclarations.h>
#include <dxil/generated/MetadataNumbers.h>

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace llvm {
class Type;
class Value;
namespace dxil {
enum class ResourceClass : uint8_t;
}
} // namespace llvm

namespace dxil::contract {

/// Which elements a parameter of an entry point holds.
enum class EntryArray : uint32_t {
  None = 0, ///< It is one value in memory.
  Input = 1, ///< The vertices of an input primitive.
  Stream = 2, ///< The vertices of an output stream.
  Vertices = 3, ///< The output vertices of a mesh shader.
  Indices = 4, ///< The output indices of a mesh shader.
  Primitives = 5, ///< The output primitives of a mesh shader.
  InputPatch = 6, ///< The input control points of a patch.
  OutputPatch = 7, ///< The output control points of a patch.
};

/// A case of EntryArray, HLSL's word for it, empty where it has none.
struct EntryArrayInfo {
  EntryArray Number;
  std::string_view Word;
};
inline constexpr EntryArrayInfo EntryArrays[] = {
    {EntryArray::None, ""},
    {EntryArray::Input, "input"},
    {EntryArray::Stream, "stream"},
    {EntryArray::Vertices, "vertices"},
    {EntryArray::Indices, "indices"},
    {EntryArray::Primitives, "primitives"},
    {EntryArray::InputPatch, "InputPatch"},
    {EntryArray::OutputPatch, "OutputPatch"},
};

/// A bit of an element's interpolation modifiers.
enum class InterpolationModifier : uint32_t {
  Linear = 1, ///< `linear`
  NoInterpolation = 2, ///< `nointerpolation`
  NoPerspective = 4, ///< `noperspective`
  Centroid = 8, ///< `centroid`
  Sample = 16, ///< `sample`
};

using frontend::AttributeId;

/// A name and an index, which identify a node.
struct NamedIndex {
  std::string Name;
  uint32_t Index = 0;
};

// The cases of an enumeration, with their words.
constexpr auto &wordsOf(::dxil::MeshTopology) { return MeshTopologies; }
constexpr auto &wordsOf(::dxil::NodeLaunch) { return NodeLaunches; }
constexpr auto &wordsOf(::dxil::TessellatorDomain) { return TessellatorDomains; }
constexpr auto &wordsOf(::dxil::TessellatorPartitioning) { return TessellatorPartitionings; }
constexpr auto &wordsOf(::dxil::TessellatorPrimitive) { return TessellatorPrimitives; }

/// Attributes of an entry point.
struct EntryAttributes {
  std::optional<::dxil::TessellatorDomain> Domain;
  bool EarlyDepthStencil = false;
  std::optional<uint32_t> Instance;
  std::optional<float> MaxTessFactor;
  std::optional<uint32_t> MaxVertexCount;
  std::optional<std::array<uint32_t, 3>> NodeDispatchGrid;
  std::optional<NamedIndex> NodeId;
  bool NodeIsProgramEntry = false;
  std::optional<::dxil::NodeLaunch> NodeLaunch;
  std::optional<uint32_t> NodeLocalRootArgumentsTableIndex;
  std::optional<std::array<uint32_t, 3>> NodeMaxDispatchGrid;
  std::optional<uint32_t> NodeMaxRecursionDepth;
  std::optional<NamedIndex> NodeShareInputOf;
  std::optional<uint32_t> OutputControlPoints;
  std::optional<::dxil::TessellatorPrimitive> TessellatorPrimitive;
  std::optional<::dxil::MeshTopology> MeshTopology;
  std::optional<::dxil::TessellatorPartitioning> Partitioning;
};

/// Calls Visit with each attribute and its fields.
template <class Visitor> void visitAttributes(Visitor &Visit, EntryAttributes &A) {
  Visit(AttributeId::Domain, A.Domain);
  Visit(AttributeId::EarlyDepthStencil, A.EarlyDepthStencil);
  Visit(AttributeId::Instance, A.Instance);
  Visit(AttributeId::MaxTessFactor, A.MaxTessFactor);
  Visit(AttributeId::MaxVertexCount, A.MaxVertexCount);
  Visit(AttributeId::NodeDispatchGrid, A.NodeDispatchGrid);
  Visit(AttributeId::NodeId, A.NodeId);
  Visit(AttributeId::NodeIsProgramEntry, A.NodeIsProgramEntry);
  Visit(AttributeId::NodeLaunch, A.NodeLaunch);
  Visit(AttributeId::NodeLocalRootArgumentsTableIndex, A.NodeLocalRootArgumentsTableIndex);
  Visit(AttributeId::NodeMaxDispatchGrid, A.NodeMaxDispatchGrid);
  Visit(AttributeId::NodeMaxRecursionDepth, A.NodeMaxRecursionDepth);
  Visit(AttributeId::NodeShareInputOf, A.NodeShareInputOf);
  Visit(AttributeId::OutputControlPoints, A.OutputControlPoints);
  Visit(AttributeId::OutputTopology, A.TessellatorPrimitive, A.MeshTopology);
  Visit(AttributeId::Partitioning, A.Partitioning);
}

/// Attributes of a parameter of an entry point.
struct ParameterAttributes {
  bool AllowSparseNodes = false;
  std::optional<uint32_t> MaxRecords;
  std::optional<std::string> MaxRecordsSharedWith;
  std::optional<uint32_t> NodeArraySize;
  std::optional<NamedIndex> NodeId;
  bool UnboundedSparseNodes = false;
};

/// Calls Visit with each attribute and its fields.
template <class Visitor> void visitAttributes(Visitor &Visit, ParameterAttributes &A) {
  Visit(AttributeId::AllowSparseNodes, A.AllowSparseNodes);
  Visit(AttributeId::MaxRecords, A.MaxRecords);
  Visit(AttributeId::MaxRecordsSharedWith, A.MaxRecordsSharedWith);
  Visit(AttributeId::NodeArraySize, A.NodeArraySize);
  Visit(AttributeId::NodeId, A.NodeId);
  Visit(AttributeId::UnboundedSparseNodes, A.UnboundedSparseNodes);
}

/// An array of structs around a member. Element I of the array is `I * Size` bytes further, and its semantic indices are greater by `I * Indices`.
struct MemberArray {
  uint32_t Count = 1; ///< number of elements
  uint64_t Size = 0; ///< bytes from element to element
  uint32_t Indices = 0; ///< semantic indices of one element
};

/// A scalar, vector or matrix, or an array of them, with a semantic. A member of an array of structs is one leaf with rows for all elements of the array.
struct EntryLeaf {
  std::string Semantic; ///< semantic without its index
  uint32_t Index = 0; ///< semantic index of the first row
  ComponentType Type = ComponentType::F32; ///< component type; at most `f64`, and an `i1` is an `i32` in memory
  uint32_t Rows = 1; ///< rows in the signature
  uint32_t Columns = 1; ///< columns in the signature
  uint32_t Modifiers = 0; ///< a mask: 1 linear, 2 nointerpolation, 4 noperspective, 8 centroid, 16 sample
  uint64_t Offset = 0; ///< offset of the first component in bytes
  uint64_t RowSize = 0; ///< bytes from row to row
  uint64_t ColumnSize = 4; ///< bytes from column to column
  uint64_t ComponentSize = 4; ///< size of a component in memory in bytes
  uint64_t MatrixRows = 1; ///< rows of one matrix
  uint64_t MatrixSize = 0; ///< bytes from matrix to matrix
  std::vector<MemberArray> Arrays; ///< arrays of structs around the member, the outermost first
  std::string File; ///< source file of the semantic, for messages
  uint32_t Line = 0; ///< line in `file`
  uint32_t SourceColumn = 0; ///< column in `file`
};

/// The position of the launch grid in a node record.
struct GridFacts {
  uint32_t Offset = 0; ///< offset in the record in bytes
  ComponentType Type = ComponentType::U32; ///< component type: `u16` or `u32`
  uint32_t Count = 1; ///< number of components
};

/// An input or output of a node.
struct NodeFacts {
  std::string Name; ///< name of the parameter
  uint32_t Flags = 0; ///< `NodeIOFlag`s
  uint32_t RecordSize = 0; ///< size of the record in bytes; 0 for a node without records
  uint32_t Alignment = 4; ///< alignment of the record in bytes
  std::optional<GridFacts> Grid; ///< the record's `SV_DispatchGrid`
  ParameterAttributes Attributes; ///< lists of arguments by the attribute's name
};

/// A parameter, or the result of the entry point.
struct EntryValue {
  bool IsInput = false; ///< the direction is `in` or `inout`
  bool IsOutput = false; ///< the direction is `out` or `inout`
  bool IsReturn = false; ///< the result
  bool IsObject = false; ///< a payload, attributes or callable data: in no signature
  llvm::Type *ObjectType = nullptr; ///< type of an object
  EntryArray Array = EntryArray::None; ///< kind of an array parameter
  InputPrimitive Primitive = InputPrimitive::Undefined; ///< primitive of an `input`
  OutputTopology Topology = OutputTopology::Undefined; ///< topology of a `stream`
  uint64_t Count = 0; ///< number of array elements
  uint64_t Size = 0; ///< size in memory in bytes, of one element for an array
  std::vector<EntryLeaf> Leaves; ///< members with a semantic
  std::optional<NodeFacts> Node; ///< an input or output of a node, which has no leaves
  std::vector<uint32_t> Elements; ///< for an array: index of the signature element of each leaf
  llvm::Value *Memory = nullptr; ///< set by the pass that builds the shader
};

/// A range of registers.
struct BoundRange {
  llvm::dxil::ResourceClass Class = {}; ///< class of the registers
  uint32_t Space = 0; ///< register space
  uint32_t Register = 0; ///< first register
  uint32_t Size = 1; ///< number of registers; 4294967295: unbounded
};

/// A row of a binding table: the registers of a resource.
struct NamedBinding {
  std::string Name; ///< name of the resource
  BoundRange Range; ///< registers of the resource
};

/// Rules for resources without a register.
struct BindingRules {
  std::optional<uint32_t> Space; ///< space of resources without one
  std::vector<std::string> FixedSpaces; ///< names of resources that declare a space and no register
  std::vector<NamedBinding> Table; ///< bindings that override the declarations
  std::vector<BoundRange> Reserved; ///< registers that are taken even without a resource
};

/// A subobject of a state object.
struct SubobjectFacts {
  std::string Name; ///< name of the variable
  SubobjectKind Kind = SubobjectKind::StateObjectConfig; ///< kind of the subobject
  uint32_t Flags = 0; ///< flags of a state object or pipeline
  uint32_t MaxPayloadBytes = 0; ///< largest payload in bytes
  uint32_t MaxAttributeBytes = 0; ///< largest hit attributes in bytes
  uint32_t MaxRecursion = 0; ///< recursion depth of rays
  std::string RootSignature; ///< bytes of the part
  std::string Associated; ///< name of the subobject that is associated with `exports`
  std::vector<std::string> Exports; ///< exports of an association; none: all
  HitGroupType Group = HitGroupType::Triangles; ///< type of a hit group
  std::string AnyHit; ///< any-hit shader of a hit group
  std::string ClosestHit; ///< closest-hit shader of a hit group
  std::string Intersection; ///< intersection shader of a hit group
};

/// A payload without its type.
struct PayloadText {
  std::vector<uint32_t> Access; ///< mask of each field: who reads and writes it
};

/// An exported function without its types.
struct ExportText {
  std::string Symbol; ///< symbol of the function
  uint32_t Pointees = 0; ///< number of parameters that are pointers to types of their own
};

/// LibraryFacts without the types.
struct LibraryFactsText {
  std::vector<PayloadText> Payloads; ///< structs with access qualifiers
  std::vector<SubobjectFacts> Subobjects; ///< subobjects in the order of the source
  std::vector<ExportText> Exports; ///< functions that others may link
};

} // namespace dxil::contract
