// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The IR contract: its enumerations, and attributes as structs.
// Written by: dxil-tblgen DXIL.td -gen-contract; edit the records, not this file.
#pragma once

#include <dxil/generated/HLSLDeclarations.h>
#include <dxil/generated/MetadataNumbers.h>

#include <array>
#include <optional>
#include <string>

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

} // namespace dxil::contract
