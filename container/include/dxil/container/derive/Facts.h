// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The metadata of a DXIL module in typed form: versions, entry points, signatures, resources. The
// DXIL specification has the layouts (docs/DXIL.rst of DirectXShaderCompiler).
#pragma once

#include <dxil/generated/Kinds.h>
#include <dxil/generated/ShaderFlags.h>
#include <dxil/generated/StructConstants.h>
#include <dxil/module/Module.h>
#include <dxil/ops/ShaderModels.h>
#include <dxil/ops/queries.h>

#include <climits>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace dxil::container {

/// The stage of a module without a known shader model.
inline constexpr Stage NoStage = Stage(31);
/// Returns the name of a stage, such as "compute"; "unknown" for NoStage.
std::string_view stageName(Stage S);

/// The class of a resource whose class is unknown.
inline constexpr ResourceClass NoClass = ResourceClass(4);
/// Returns the name of a class, such as "constant buffer"; "unknown" for NoClass.
std::string_view className(ResourceClass C);

/// Returns true if the kind is neither Invalid nor out of range.
constexpr bool isKnown(ResourceKind K) {
  return K > ResourceKind::Invalid && uint32_t(K) < ResourceKindCount;
}
/// Returns the name of a resource kind, such as "typed buffer".
constexpr std::string_view kindName(ResourceKind K) {
  return infoOf(K).Label;
}

/// Returns the name of a component type, as signature elements and resources show it.
constexpr std::string_view componentName(ComponentType T) {
  return infoOf(T).Label;
}

/// Returns the class of the resource behind a handle; NoClass if the kind is unknown.
ResourceClass classOf(const HandleProperties &P);

struct Resource {
  ResourceClass Class = NoClass;
  ResourceKind Kind = ResourceKind::Invalid;
  uint64_t Id = 0;
  ir::ValueId Symbol = ir::None;
  std::string_view Name;
  uint64_t Space = 0, LowerBound = 0, RangeSize = 0;
  uint64_t SampleCount = 0;
  bool GloballyCoherent = false, Counter = false, ROV = false, ReorderCoherent = false;
  uint64_t Component = 0; ///< a ComponentType, which may be out of range
  uint64_t Stride = 0;
  uint64_t Size = 0; ///< size in bytes of a constant buffer
  uint64_t SamplerKind = 0;
  uint64_t FeedbackType = 0;
  bool Atomic64 = false; ///< 64-bit atomics access the resource

  bool isUnbounded() const { return RangeSize >= 0xFFFFFFFFu; }
  bool isAllocated() const { return LowerBound != 0xFFFFFFFFu; }
  /// Returns the resource as messages show it: "SRV0 texture 'Albedo'".
  std::string str() const;
};

struct SignatureElement {
  uint64_t Id = 0;                ///< index of the element in the signature
  ir::MetadataId Node = ir::None; ///< metadata node of the element
  std::string_view Name;
  std::string_view Semantic; ///< name of the system value; Name if the element is no system value
  uint64_t Component = 0, Kind = 0, Interpolation = 0;
  std::vector<uint64_t> Indices;
  uint64_t Rows = 0, Columns = 0;
  int64_t StartRow = -1, StartColumn = -1;
  uint64_t Stream = 0;
  uint64_t UsageMask = 0, DynamicMask = 0;

  bool isAllocated() const { return StartRow >= 0 && StartColumn >= 0; }
};
using Signature = std::vector<SignatureElement>;

struct WaveSize {
  uint64_t Min = 0, Max = 0, Preferred = 0;
};

/// The name of a work graph node, and its index in an array of nodes.
struct NodeId {
  std::string_view Name;
  uint64_t Index = 0;
};

/// An input or output of a node.
struct NodeIO {
  uint64_t Flags = 0; ///< bits of NodeIOFlag
  NodeId Output;      ///< the node that receives this output
  uint64_t MaxRecords = 0;
  int64_t MaxRecordsSharedWith = -1; ///< index of the output that shares its limit; negative: none
  uint64_t ArraySize = 0;            ///< number of nodes in an output array
  bool AllowSparse = false;
  uint64_t RecordSize = 0, RecordAlignment = 0; ///< size and alignment in bytes
  /// The place of the grid size in a record.
  struct Grid {
    uint64_t Offset = 0, Component = 0, Count = 0;
  };
  std::optional<Grid> DispatchGrid;
};

struct EntryPoint {
  ir::FunctionId Function = ir::None;
  std::string_view Name;
  Stage Kind = NoStage;
  Signature Input, Output, PatchOrPrimitive;
  uint64_t Flags = 0;
  bool HasProperties = false;
  uint64_t Threads[3] = {0, 0, 0};
  bool HasWaveSize = false;
  WaveSize Wave;
  // Geometry shaders.
  uint64_t InputPrimitive = 0, MaxVertexCount = 0, StreamMask = 0, Topology = 0, Instances = 0;
  // Hull and domain shaders.
  ir::FunctionId PatchConstant = ir::None;
  uint64_t InputControlPoints = 0, OutputControlPoints = 0, Domain = 0, Partitioning = 0,
           OutputPrimitive = 0;
  float MaxTessFactor = 0;
  // Mesh and amplification shaders.
  uint64_t MaxPrimitiveCount = 0, MeshTopology = 0, PayloadSize = 0;
  // Ray tracing shaders.
  uint64_t RayPayloadSize = 0, RayAttributeSize = 0;
  // Work graph nodes.
  uint64_t LaunchType = 0;
  bool IsNode = false, IsProgramEntry = false;
  NodeId Node, ShareInputOf;       ///< their names are empty if absent
  int64_t LocalRootArguments = -1; ///< index of the local root arguments; negative: none
  uint64_t DispatchGrid[3] = {0, 0, 0}, MaxDispatchGrid[3] = {0, 0, 0};
  uint64_t MaxRecursionDepth = 0;
  std::vector<NodeIO> Inputs, Outputs;
  std::optional<uint64_t> GroupSharedLimit;

  bool isRay() const { return Kind >= Stage::Raygeneration && Kind <= Stage::Callable; }
  bool hasThreadGroup() const {
    return Kind == Stage::Compute || Kind == Stage::Mesh || Kind == Stage::Amplification ||
           Kind == Stage::Node;
  }
};

struct ModuleFacts {
  bool HasShaderModel = false;
  Stage Kind = NoStage;
  std::string ModelName; ///< name of the profile, such as "cs_6_6"
  ModuleVersion ShaderModel, Dxil, Validator;
  bool HasDxilVersion = false, HasValidatorVersion = false;
  /// The entry points; an entry without a function is an error and is left out.
  std::vector<EntryPoint> Entries;
  uint64_t Flags = 0; ///< shader flags of the entry, or of the library
  std::vector<Resource> SRVs, UAVs, CBuffers, Samplers;

  bool isLibrary() const { return Kind == Stage::Library; }
  bool atLeast(unsigned Minor) const {
    return ShaderModel.Major > 6 || (ShaderModel.Major == 6 && ShaderModel.Minor >= Minor);
  }
  bool isPreview() const { return isPreviewModel(ShaderModel.Major, ShaderModel.Minor); }
  /// Version 0.0 stands for no validator; it counts as the newest.
  bool validatorAtLeast(unsigned Minor) const {
    return Validator == ModuleVersion{} || Validator >= ModuleVersion{1, Minor};
  }
  /// Returns N of the validator version 1.N whose rules of counting apply.
  unsigned validatorMinor() const {
    return Validator == ModuleVersion{} || Validator.Major > 1 ? ~0u
           : Validator.Major == 1                              ? Validator.Minor
                                                               : 0;
  }
  bool usesMinPrecision() const { return !has(Flags, ShaderFlag::NativeLowPrecision); }

  /// Returns the first entry point of that function, or null.
  const EntryPoint *entry(ir::FunctionId F) const;
  /// Returns the hull entry with patch constant function `F`, or null.
  const EntryPoint *patchConstantEntry(ir::FunctionId F) const;
  const std::vector<Resource> &resources(ResourceClass C) const;

  /// Rebuilds the index of entry(); call it after each change of Entries.
  void indexEntries(size_t NumFunctions);

private:
  // Indexed by function: index in Entries plus one. Keeps look-ups fast in modules with many
  // functions and entries.
  std::vector<uint32_t> EntryOf, HullOf;
};

/// An error in the metadata from which facts are read.
struct FactsProblem {
  enum Kind : uint8_t {
    Malformed,    ///< `Node` is malformed; `What` tells why
    Missing,      ///< `Node` does not exist
    EntryFunction ///< entry `Node` names no function
  } Is = Malformed;
  std::string_view Node;
  std::string_view What;
};

/// Reads the facts of a module. Passes errors to `Report`, if there is one, in the order of
/// reading; malformed facts keep their defaults.
ModuleFacts readFacts(const ir::Module &M,
                      const std::function<void(const FactsProblem &)> &Report = nullptr);

/// Turns system values that have no meaning in their signature into ordinary elements, by their
/// names.
void settleSemantics(ModuleFacts &Info);

/// Sets `Out` to the value of a half, float or double constant, 0 for null. Returns false for any
/// other value.
bool constantFloat(const ir::Module &M, ir::ValueId V, double &Out);

HandleProperties propertiesOf(const Resource &R);

} // namespace dxil::container
