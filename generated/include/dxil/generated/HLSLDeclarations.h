// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// HLSL's attributes and modifiers: where they stand and what they take.
// Written by: dxil-tblgen DXIL.td -gen-declarations; edit the records, not this file.
#pragma once

#include <dxil/generated/OpCodes.h>

#include <cstdint>
#include <span>
#include <string_view>

namespace dxil::frontend {

/// A construct that an attribute may stand at.
enum class AttributePlace : uint8_t {
  If,
  Switch,
  Loop,
  Function,
  Parameter,
  Struct,
};

/// What an attribute is at a declaration that is none of its places.
enum class AttributeMisuse : uint8_t {
  Refused,
  Warned,
  Accepted,
};

/// What an argument of an attribute must be.
enum class AttributeSort : uint8_t {
  Integer,
  Stage,
  Text,
  PowerOfTwo,
  Constant,
  Word,
  Float,
  Parameter,
};

enum class AttributeId : uint8_t {
  None,
  AllowUAVCondition,
  AllowSparseNodes,
  Branch,
  Call,
  ClipPlanes,
  Domain,
  EarlyDepthStencil,
  Experimental,
  FastOpt,
  Flatten,
  ForceCase,
  GroupSharedLimit,
  Instance,
  Loop,
  MaxRecords,
  MaxRecordsSharedWith,
  MaxTessFactor,
  MaxVertexCount,
  NodeArraySize,
  NodeDispatchGrid,
  NodeId,
  NodeIsProgramEntry,
  NodeLaunch,
  NodeLocalRootArgumentsTableIndex,
  NodeMaxDispatchGrid,
  NodeMaxRecursionDepth,
  NodeShareInputOf,
  NodeTrackRWInputSharing,
  NoInline,
  NumThreads,
  OutputControlPoints,
  OutputTopology,
  Partitioning,
  PatchConstantFunc,
  RayPayload,
  RootSignature,
  Shader,
  UnboundedSparseNodes,
  Unroll,
  WaveOpsIncludeHelperLanes,
  WaveSize,
};

struct AttributeArgument {
  AttributeSort Sort;
  int64_t Least = 0, Most = 0;                  ///< range of a number
  std::span<const std::string_view> Words = {}; ///< legal words of a text
};

/// An attribute: the places where it has an effect, and its arguments.
struct AttributeInfo {
  AttributeId Id;
  std::string_view Word;   ///< name in lower case
  uint32_t Places;         ///< set of AttributePlace
  AttributeMisuse Misuse;  ///< diagnostic at other declarations
  std::span<const AttributeArgument> Arguments = {};
  uint8_t Required = 0;    ///< number of required arguments
  int64_t ProductMost = 0; ///< limit of the product of the numbers; 0: no limit
  uint32_t InStages = 0;   ///< set of Stage: entry points that may have the attribute; 0: all
  uint32_t NeededIn = 0;   ///< set of Stage: entry points that must have it
  bool NeverCalled = false;      ///< with arguments it is an unknown attribute
  bool IgnoresArguments = false;
  bool TakesName = false;        ///< the first argument may be a name that is not looked up
  bool OtherStageWarns = false;  ///< at an entry point of another stage: a warning, else an error
  bool Agrees = false;           ///< two of them must be equal

  constexpr bool isFor(AttributePlace P) const { return Places >> unsigned(P) & 1; }
};

inline constexpr AttributeArgument ClipPlanesArguments[] = {
    {AttributeSort::Constant, 0, 2147483647, {}},
    {AttributeSort::Constant, 0, 2147483647, {}},
    {AttributeSort::Constant, 0, 2147483647, {}},
    {AttributeSort::Constant, 0, 2147483647, {}},
    {AttributeSort::Constant, 0, 2147483647, {}},
    {AttributeSort::Constant, 0, 2147483647, {}},
};
inline constexpr std::string_view DomainWords[] = {"isoline", "tri", "quad"};
inline constexpr AttributeArgument DomainArguments[] = {
    {AttributeSort::Word, 0, 2147483647, DomainWords},
};
inline constexpr AttributeArgument ExperimentalArguments[] = {
    {AttributeSort::Text, 0, 2147483647, {}},
    {AttributeSort::Text, 0, 2147483647, {}},
};
inline constexpr AttributeArgument GroupSharedLimitArguments[] = {
    {AttributeSort::Integer, 0, 2147483647, {}},
};
inline constexpr AttributeArgument InstanceArguments[] = {
    {AttributeSort::Integer, -2147483648, 2147483647, {}},
};
inline constexpr AttributeArgument MaxRecordsArguments[] = {
    {AttributeSort::Integer, -2147483648, 2147483647, {}},
};
inline constexpr AttributeArgument MaxRecordsSharedWithArguments[] = {
    {AttributeSort::Parameter, 0, 2147483647, {}},
};
inline constexpr AttributeArgument MaxTessFactorArguments[] = {
    {AttributeSort::Float, 0, 2147483647, {}},
};
inline constexpr AttributeArgument MaxVertexCountArguments[] = {
    {AttributeSort::Integer, -2147483648, 2147483647, {}},
};
inline constexpr AttributeArgument NodeArraySizeArguments[] = {
    {AttributeSort::Integer, -2147483648, 2147483647, {}},
};
inline constexpr AttributeArgument NodeDispatchGridArguments[] = {
    {AttributeSort::Integer, 1, 65535, {}},
    {AttributeSort::Integer, 1, 65535, {}},
    {AttributeSort::Integer, 1, 65535, {}},
};
inline constexpr AttributeArgument NodeIdArguments[] = {
    {AttributeSort::Text, 0, 2147483647, {}},
    {AttributeSort::Integer, -2147483648, 2147483647, {}},
};
inline constexpr std::string_view NodeLaunchWords[] = {"broadcasting", "coalescing", "thread"};
inline constexpr AttributeArgument NodeLaunchArguments[] = {
    {AttributeSort::Word, 0, 2147483647, NodeLaunchWords},
};
inline constexpr AttributeArgument NodeLocalRootArgumentsTableIndexArguments[] = {
    {AttributeSort::Integer, -2147483648, 2147483647, {}},
};
inline constexpr AttributeArgument NodeMaxDispatchGridArguments[] = {
    {AttributeSort::Integer, 1, 65535, {}},
    {AttributeSort::Integer, 1, 65535, {}},
    {AttributeSort::Integer, 1, 65535, {}},
};
inline constexpr AttributeArgument NodeMaxRecursionDepthArguments[] = {
    {AttributeSort::Integer, 0, 32, {}},
};
inline constexpr AttributeArgument NodeShareInputOfArguments[] = {
    {AttributeSort::Text, 0, 2147483647, {}},
    {AttributeSort::Integer, -2147483648, 2147483647, {}},
};
inline constexpr AttributeArgument NumThreadsArguments[] = {
    {AttributeSort::Integer, 1, 1024, {}},
    {AttributeSort::Integer, 1, 1024, {}},
    {AttributeSort::Integer, 1, 64, {}},
};
inline constexpr AttributeArgument OutputControlPointsArguments[] = {
    {AttributeSort::Integer, 1, 32, {}},
};
inline constexpr std::string_view OutputTopologyWords[] = {"point", "line", "triangle_cw", "triangle_ccw", "triangle"};
inline constexpr AttributeArgument OutputTopologyArguments[] = {
    {AttributeSort::Word, 0, 2147483647, OutputTopologyWords},
};
inline constexpr std::string_view PartitioningWords[] = {"integer", "pow2", "fractional_odd", "fractional_even"};
inline constexpr AttributeArgument PartitioningArguments[] = {
    {AttributeSort::Word, 0, 2147483647, PartitioningWords},
};
inline constexpr AttributeArgument PatchConstantFuncArguments[] = {
    {AttributeSort::Text, 0, 2147483647, {}},
};
inline constexpr AttributeArgument RootSignatureArguments[] = {
    {AttributeSort::Text, 0, 2147483647, {}},
};
inline constexpr std::string_view ShaderWords[] = {"pixel", "vertex", "geometry", "hull", "domain", "compute", "raygeneration", "intersection", "anyhit", "closesthit", "miss", "callable", "mesh", "amplification", "node"};
inline constexpr AttributeArgument ShaderArguments[] = {
    {AttributeSort::Stage, 0, 2147483647, ShaderWords},
};
inline constexpr AttributeArgument UnrollArguments[] = {
    {AttributeSort::Integer, 0, 2147483647, {}},
};
inline constexpr AttributeArgument WaveSizeArguments[] = {
    {AttributeSort::PowerOfTwo, 4, 128, {}},
    {AttributeSort::PowerOfTwo, 4, 128, {}},
    {AttributeSort::PowerOfTwo, 4, 128, {}},
};

/// By word.
inline constexpr AttributeInfo AllAttributes[] = {
    {.Id = AttributeId::AllowUAVCondition,
     .Word = "allow_uav_condition",
     .Places = 1u << unsigned(AttributePlace::Loop),
     .Misuse = AttributeMisuse::Warned,
     .IgnoresArguments = true},
    {.Id = AttributeId::AllowSparseNodes,
     .Word = "allowsparsenodes",
     .Places = 1u << unsigned(AttributePlace::Parameter),
     .Misuse = AttributeMisuse::Warned,
     .NeverCalled = true},
    {.Id = AttributeId::Branch,
     .Word = "branch",
     .Places = 1u << unsigned(AttributePlace::If) | 1u << unsigned(AttributePlace::Switch),
     .Misuse = AttributeMisuse::Warned,
     .IgnoresArguments = true},
    {.Id = AttributeId::Call,
     .Word = "call",
     .Places = 1u << unsigned(AttributePlace::Switch),
     .Misuse = AttributeMisuse::Warned,
     .IgnoresArguments = true},
    {.Id = AttributeId::ClipPlanes,
     .Word = "clipplanes",
     .Places = 1u << unsigned(AttributePlace::Function),
     .Misuse = AttributeMisuse::Refused,
     .Arguments = ClipPlanesArguments,
     .Required = 1,
     .InStages = 1u << unsigned(Stage::Vertex)},
    {.Id = AttributeId::Domain,
     .Word = "domain",
     .Places = 1u << unsigned(AttributePlace::Function),
     .Misuse = AttributeMisuse::Refused,
     .Arguments = DomainArguments,
     .Required = 1,
     .InStages = 1u << unsigned(Stage::Hull) | 1u << unsigned(Stage::Domain),
     .NeededIn = 1u << unsigned(Stage::Hull) | 1u << unsigned(Stage::Domain)},
    {.Id = AttributeId::EarlyDepthStencil,
     .Word = "earlydepthstencil",
     .Places = 1u << unsigned(AttributePlace::Function),
     .Misuse = AttributeMisuse::Refused,
     .InStages = 1u << unsigned(Stage::Pixel)},
    {.Id = AttributeId::Experimental,
     .Word = "experimental",
     .Places = 1u << unsigned(AttributePlace::Function),
     .Misuse = AttributeMisuse::Refused,
     .Arguments = ExperimentalArguments,
     .Required = 2},
    {.Id = AttributeId::FastOpt,
     .Word = "fastopt",
     .Places = 1u << unsigned(AttributePlace::Loop),
     .Misuse = AttributeMisuse::Warned,
     .IgnoresArguments = true},
    {.Id = AttributeId::Flatten,
     .Word = "flatten",
     .Places = 1u << unsigned(AttributePlace::If) | 1u << unsigned(AttributePlace::Switch),
     .Misuse = AttributeMisuse::Warned,
     .IgnoresArguments = true},
    {.Id = AttributeId::ForceCase,
     .Word = "forcecase",
     .Places = 1u << unsigned(AttributePlace::Switch),
     .Misuse = AttributeMisuse::Warned,
     .IgnoresArguments = true},
    {.Id = AttributeId::GroupSharedLimit,
     .Word = "groupsharedlimit",
     .Places = 1u << unsigned(AttributePlace::Function),
     .Misuse = AttributeMisuse::Accepted,
     .Arguments = GroupSharedLimitArguments,
     .Required = 1,
     .InStages = 1u << unsigned(Stage::Compute) | 1u << unsigned(Stage::Mesh) | 1u << unsigned(Stage::Amplification) | 1u << unsigned(Stage::Node)},
    {.Id = AttributeId::Instance,
     .Word = "instance",
     .Places = 1u << unsigned(AttributePlace::Function),
     .Misuse = AttributeMisuse::Refused,
     .Arguments = InstanceArguments,
     .Required = 1,
     .InStages = 1u << unsigned(Stage::Geometry)},
    {.Id = AttributeId::Loop,
     .Word = "loop",
     .Places = 1u << unsigned(AttributePlace::Loop),
     .Misuse = AttributeMisuse::Warned,
     .IgnoresArguments = true,
     .TakesName = true},
    {.Id = AttributeId::MaxRecords,
     .Word = "maxrecords",
     .Places = 1u << unsigned(AttributePlace::Parameter),
     .Misuse = AttributeMisuse::Accepted,
     .Arguments = MaxRecordsArguments,
     .Required = 1},
    {.Id = AttributeId::MaxRecordsSharedWith,
     .Word = "maxrecordssharedwith",
     .Places = 1u << unsigned(AttributePlace::Parameter),
     .Misuse = AttributeMisuse::Warned,
     .Arguments = MaxRecordsSharedWithArguments,
     .Required = 1},
    {.Id = AttributeId::MaxTessFactor,
     .Word = "maxtessfactor",
     .Places = 1u << unsigned(AttributePlace::Function),
     .Misuse = AttributeMisuse::Refused,
     .Arguments = MaxTessFactorArguments,
     .Required = 1,
     .InStages = 1u << unsigned(Stage::Hull)},
    {.Id = AttributeId::MaxVertexCount,
     .Word = "maxvertexcount",
     .Places = 1u << unsigned(AttributePlace::Function),
     .Misuse = AttributeMisuse::Refused,
     .Arguments = MaxVertexCountArguments,
     .Required = 1,
     .InStages = 1u << unsigned(Stage::Geometry),
     .NeededIn = 1u << unsigned(Stage::Geometry)},
    {.Id = AttributeId::NodeArraySize,
     .Word = "nodearraysize",
     .Places = 1u << unsigned(AttributePlace::Parameter),
     .Misuse = AttributeMisuse::Accepted,
     .Arguments = NodeArraySizeArguments,
     .Required = 1},
    {.Id = AttributeId::NodeDispatchGrid,
     .Word = "nodedispatchgrid",
     .Places = 1u << unsigned(AttributePlace::Function),
     .Misuse = AttributeMisuse::Refused,
     .Arguments = NodeDispatchGridArguments,
     .Required = 3,
     .ProductMost = 16777215,
     .InStages = 1u << unsigned(Stage::Node)},
    {.Id = AttributeId::NodeId,
     .Word = "nodeid",
     .Places = 1u << unsigned(AttributePlace::Function) | 1u << unsigned(AttributePlace::Parameter),
     .Misuse = AttributeMisuse::Accepted,
     .Arguments = NodeIdArguments,
     .Required = 1,
     .InStages = 1u << unsigned(Stage::Node)},
    {.Id = AttributeId::NodeIsProgramEntry,
     .Word = "nodeisprogramentry",
     .Places = 1u << unsigned(AttributePlace::Function),
     .Misuse = AttributeMisuse::Refused,
     .InStages = 1u << unsigned(Stage::Node)},
    {.Id = AttributeId::NodeLaunch,
     .Word = "nodelaunch",
     .Places = 1u << unsigned(AttributePlace::Function),
     .Misuse = AttributeMisuse::Refused,
     .Arguments = NodeLaunchArguments,
     .Required = 1,
     .InStages = 1u << unsigned(Stage::Node)},
    {.Id = AttributeId::NodeLocalRootArgumentsTableIndex,
     .Word = "nodelocalrootargumentstableindex",
     .Places = 1u << unsigned(AttributePlace::Function),
     .Misuse = AttributeMisuse::Refused,
     .Arguments = NodeLocalRootArgumentsTableIndexArguments,
     .Required = 1,
     .InStages = 1u << unsigned(Stage::Node)},
    {.Id = AttributeId::NodeMaxDispatchGrid,
     .Word = "nodemaxdispatchgrid",
     .Places = 1u << unsigned(AttributePlace::Function),
     .Misuse = AttributeMisuse::Refused,
     .Arguments = NodeMaxDispatchGridArguments,
     .Required = 3,
     .ProductMost = 16777215,
     .InStages = 1u << unsigned(Stage::Node)},
    {.Id = AttributeId::NodeMaxRecursionDepth,
     .Word = "nodemaxrecursiondepth",
     .Places = 1u << unsigned(AttributePlace::Function),
     .Misuse = AttributeMisuse::Refused,
     .Arguments = NodeMaxRecursionDepthArguments,
     .Required = 1,
     .InStages = 1u << unsigned(Stage::Node)},
    {.Id = AttributeId::NodeShareInputOf,
     .Word = "nodeshareinputof",
     .Places = 1u << unsigned(AttributePlace::Function),
     .Misuse = AttributeMisuse::Refused,
     .Arguments = NodeShareInputOfArguments,
     .Required = 1,
     .InStages = 1u << unsigned(Stage::Node)},
    {.Id = AttributeId::NodeTrackRWInputSharing,
     .Word = "nodetrackrwinputsharing",
     .Places = 1u << unsigned(AttributePlace::Struct),
     .Misuse = AttributeMisuse::Warned,
     .NeverCalled = true},
    {.Id = AttributeId::NoInline,
     .Word = "noinline",
     .Places = 1u << unsigned(AttributePlace::Function),
     .Misuse = AttributeMisuse::Warned},
    {.Id = AttributeId::NumThreads,
     .Word = "numthreads",
     .Places = 1u << unsigned(AttributePlace::Function),
     .Misuse = AttributeMisuse::Refused,
     .Arguments = NumThreadsArguments,
     .Required = 3,
     .ProductMost = 1024,
     .InStages = 1u << unsigned(Stage::Compute) | 1u << unsigned(Stage::Mesh) | 1u << unsigned(Stage::Amplification) | 1u << unsigned(Stage::Node),
     .NeededIn = 1u << unsigned(Stage::Compute) | 1u << unsigned(Stage::Mesh) | 1u << unsigned(Stage::Amplification)},
    {.Id = AttributeId::OutputControlPoints,
     .Word = "outputcontrolpoints",
     .Places = 1u << unsigned(AttributePlace::Function),
     .Misuse = AttributeMisuse::Refused,
     .Arguments = OutputControlPointsArguments,
     .Required = 1,
     .InStages = 1u << unsigned(Stage::Hull),
     .NeededIn = 1u << unsigned(Stage::Hull)},
    {.Id = AttributeId::OutputTopology,
     .Word = "outputtopology",
     .Places = 1u << unsigned(AttributePlace::Function),
     .Misuse = AttributeMisuse::Refused,
     .Arguments = OutputTopologyArguments,
     .Required = 1,
     .InStages = 1u << unsigned(Stage::Hull) | 1u << unsigned(Stage::Mesh),
     .NeededIn = 1u << unsigned(Stage::Hull) | 1u << unsigned(Stage::Mesh),
     .OtherStageWarns = true},
    {.Id = AttributeId::Partitioning,
     .Word = "partitioning",
     .Places = 1u << unsigned(AttributePlace::Function),
     .Misuse = AttributeMisuse::Refused,
     .Arguments = PartitioningArguments,
     .Required = 1,
     .InStages = 1u << unsigned(Stage::Hull),
     .NeededIn = 1u << unsigned(Stage::Hull),
     .OtherStageWarns = true},
    {.Id = AttributeId::PatchConstantFunc,
     .Word = "patchconstantfunc",
     .Places = 1u << unsigned(AttributePlace::Function),
     .Misuse = AttributeMisuse::Refused,
     .Arguments = PatchConstantFuncArguments,
     .Required = 1,
     .InStages = 1u << unsigned(Stage::Hull),
     .NeededIn = 1u << unsigned(Stage::Hull)},
    {.Id = AttributeId::RayPayload,
     .Word = "raypayload",
     .Places = 1u << unsigned(AttributePlace::Struct),
     .Misuse = AttributeMisuse::Accepted,
     .NeverCalled = true},
    {.Id = AttributeId::RootSignature,
     .Word = "rootsignature",
     .Places = 1u << unsigned(AttributePlace::Function),
     .Misuse = AttributeMisuse::Refused,
     .Arguments = RootSignatureArguments,
     .Required = 1,
     .InStages = 1u << unsigned(Stage::Vertex) | 1u << unsigned(Stage::Pixel) | 1u << unsigned(Stage::Hull) | 1u << unsigned(Stage::Domain) | 1u << unsigned(Stage::Geometry) | 1u << unsigned(Stage::Compute) | 1u << unsigned(Stage::Mesh) | 1u << unsigned(Stage::Amplification) | 1u << unsigned(Stage::Node)},
    {.Id = AttributeId::Shader,
     .Word = "shader",
     .Places = 1u << unsigned(AttributePlace::Function),
     .Misuse = AttributeMisuse::Refused,
     .Arguments = ShaderArguments,
     .Required = 1},
    {.Id = AttributeId::UnboundedSparseNodes,
     .Word = "unboundedsparsenodes",
     .Places = 1u << unsigned(AttributePlace::Parameter),
     .Misuse = AttributeMisuse::Warned,
     .NeverCalled = true},
    {.Id = AttributeId::Unroll,
     .Word = "unroll",
     .Places = 1u << unsigned(AttributePlace::Loop),
     .Misuse = AttributeMisuse::Warned,
     .Arguments = UnrollArguments,
     .Required = 0,
     .IgnoresArguments = true},
    {.Id = AttributeId::WaveOpsIncludeHelperLanes,
     .Word = "waveopsincludehelperlanes",
     .Places = 1u << unsigned(AttributePlace::Function),
     .Misuse = AttributeMisuse::Refused,
     .NeverCalled = true},
    {.Id = AttributeId::WaveSize,
     .Word = "wavesize",
     .Places = 1u << unsigned(AttributePlace::Function),
     .Misuse = AttributeMisuse::Refused,
     .Arguments = WaveSizeArguments,
     .Required = 1,
     .InStages = 1u << unsigned(Stage::Compute) | 1u << unsigned(Stage::Node),
     .Agrees = true},
};

/// Returns the attribute with the name \p Word, in any case, or null.
constexpr const AttributeInfo *findAttribute(std::string_view Word) {
  auto IsWord = [&](const AttributeInfo &A) {
    if (A.Word.size() != Word.size())
      return false;
    for (size_t I = 0; I < Word.size(); ++I)
      if (A.Word[I] != (Word[I] >= 'A' && Word[I] <= 'Z' ? Word[I] - 'A' + 'a' : Word[I]))
        return false;
    return true;
  };
  for (const AttributeInfo &A : AllAttributes)
    if (IsWord(A))
      return &A;
  return nullptr;
}

/// A construct that a modifier may stand at.
enum class ModifierPlace : uint8_t {
  Global,
  Local,
  Parameter,
  Field,
  StaticField,
  Function,
  Method,
  Typedef,
  TypeName,
  Struct,
};

/// By ModifierPlace, for messages.
inline constexpr std::string_view ModifierPlaceWords[] = {
    "global variables",
    "local variables",
    "parameters",
    "members",
    "members",
    "functions",
    "methods",
    "a typedef",
    "a type",
    "a type",
};

/// What a second modifier is.
enum class ModifierRepeat : uint8_t {
  Accepted,
  Warned,
  Refused,
};

/// Storage classes, modifiers and qualifiers.
enum class Specifier : uint8_t {
  Static,
  Extern,
  Const,
  Inline,
  Uniform,
  GroupShared,
  Shared,
  Export,
  Precise,
  GloballyCoherent,
  ReorderCoherent,
  RowMajor,
  ColumnMajor,
  UNorm,
  SNorm,
  In,
  Out,
  Linear,
  NoInterpolation,
  NoPerspective,
  Centroid,
  Sample,
  Center,
  Point,
  Line,
  Triangle,
  LineAdj,
  TriangleAdj,
  Vertices,
  Indices,
  Primitives,
  Payload,
  PragmaRowMajor,
  PragmaColumnMajor,
};

struct ModifierInfo {
  Specifier Is;
  std::string_view Word;
  uint32_t Places;        ///< set of ModifierPlace where it has an effect
  uint32_t IgnoredAt;     ///< places where it is ignored; anywhere else it is an error
  ModifierRepeat Repeat;  ///< diagnostic of a repeated modifier
  bool AfterType;         ///< it may follow the type
  Specifier Needs;        ///< modifier that it requires; itself: none

  constexpr bool isFor(ModifierPlace P) const { return Places >> unsigned(P) & 1; }
  constexpr bool isIgnoredAt(ModifierPlace P) const { return IgnoredAt >> unsigned(P) & 1; }
};

struct ModifierPair {
  Specifier A, B;
};

/// By Specifier.
inline constexpr ModifierInfo AllModifiers[] = {
    {.Is = Specifier::Static,
     .Word = "static",
     .Places = 1u << unsigned(ModifierPlace::Global) | 1u << unsigned(ModifierPlace::Local) | 1u << unsigned(ModifierPlace::StaticField) | 1u << unsigned(ModifierPlace::Function) | 1u << unsigned(ModifierPlace::Method),
     .IgnoredAt = 1u << unsigned(ModifierPlace::Struct),
     .Repeat = ModifierRepeat::Warned,
     .AfterType = true,
     .Needs = Specifier::Static},
    {.Is = Specifier::Extern,
     .Word = "extern",
     .Places = 1u << unsigned(ModifierPlace::Global),
     .IgnoredAt = 1u << unsigned(ModifierPlace::Struct),
     .Repeat = ModifierRepeat::Warned,
     .AfterType = true,
     .Needs = Specifier::Extern},
    {.Is = Specifier::Const,
     .Word = "const",
     .Places = 1u << unsigned(ModifierPlace::Global) | 1u << unsigned(ModifierPlace::Local) | 1u << unsigned(ModifierPlace::Parameter) | 1u << unsigned(ModifierPlace::StaticField) | 1u << unsigned(ModifierPlace::Function) | 1u << unsigned(ModifierPlace::Method) | 1u << unsigned(ModifierPlace::Typedef) | 1u << unsigned(ModifierPlace::TypeName),
     .IgnoredAt = 1u << unsigned(ModifierPlace::Struct),
     .Repeat = ModifierRepeat::Warned,
     .AfterType = true,
     .Needs = Specifier::Const},
    {.Is = Specifier::Inline,
     .Word = "inline",
     .Places = 1u << unsigned(ModifierPlace::Function) | 1u << unsigned(ModifierPlace::Method),
     .IgnoredAt = 0,
     .Repeat = ModifierRepeat::Warned,
     .AfterType = true,
     .Needs = Specifier::Inline},
    {.Is = Specifier::Uniform,
     .Word = "uniform",
     .Places = 1u << unsigned(ModifierPlace::Global) | 1u << unsigned(ModifierPlace::Parameter),
     .IgnoredAt = 1u << unsigned(ModifierPlace::Struct) | 1u << unsigned(ModifierPlace::TypeName),
     .Repeat = ModifierRepeat::Accepted,
     .AfterType = false,
     .Needs = Specifier::Uniform},
    {.Is = Specifier::GroupShared,
     .Word = "groupshared",
     .Places = 1u << unsigned(ModifierPlace::Global) | 1u << unsigned(ModifierPlace::Parameter),
     .IgnoredAt = 1u << unsigned(ModifierPlace::Struct) | 1u << unsigned(ModifierPlace::TypeName),
     .Repeat = ModifierRepeat::Accepted,
     .AfterType = false,
     .Needs = Specifier::GroupShared},
    {.Is = Specifier::Shared,
     .Word = "shared",
     .Places = 1u << unsigned(ModifierPlace::Global),
     .IgnoredAt = 1u << unsigned(ModifierPlace::Struct) | 1u << unsigned(ModifierPlace::TypeName),
     .Repeat = ModifierRepeat::Accepted,
     .AfterType = false,
     .Needs = Specifier::Shared},
    {.Is = Specifier::Export,
     .Word = "export",
     .Places = 1u << unsigned(ModifierPlace::Function),
     .IgnoredAt = 1u << unsigned(ModifierPlace::Struct) | 1u << unsigned(ModifierPlace::TypeName),
     .Repeat = ModifierRepeat::Accepted,
     .AfterType = false,
     .Needs = Specifier::Export},
    {.Is = Specifier::Precise,
     .Word = "precise",
     .Places = 1u << unsigned(ModifierPlace::Global) | 1u << unsigned(ModifierPlace::Local) | 1u << unsigned(ModifierPlace::Parameter) | 1u << unsigned(ModifierPlace::Field) | 1u << unsigned(ModifierPlace::StaticField) | 1u << unsigned(ModifierPlace::Function) | 1u << unsigned(ModifierPlace::Method) | 1u << unsigned(ModifierPlace::Typedef) | 1u << unsigned(ModifierPlace::TypeName),
     .IgnoredAt = 1u << unsigned(ModifierPlace::Struct),
     .Repeat = ModifierRepeat::Accepted,
     .AfterType = false,
     .Needs = Specifier::Precise},
    {.Is = Specifier::GloballyCoherent,
     .Word = "globallycoherent",
     .Places = 1u << unsigned(ModifierPlace::Global) | 1u << unsigned(ModifierPlace::Local) | 1u << unsigned(ModifierPlace::Parameter) | 1u << unsigned(ModifierPlace::StaticField) | 1u << unsigned(ModifierPlace::Function) | 1u << unsigned(ModifierPlace::Method),
     .IgnoredAt = 1u << unsigned(ModifierPlace::Field) | 1u << unsigned(ModifierPlace::Typedef) | 1u << unsigned(ModifierPlace::TypeName) | 1u << unsigned(ModifierPlace::Struct),
     .Repeat = ModifierRepeat::Warned,
     .AfterType = false,
     .Needs = Specifier::GloballyCoherent},
    {.Is = Specifier::ReorderCoherent,
     .Word = "reordercoherent",
     .Places = 1u << unsigned(ModifierPlace::Global) | 1u << unsigned(ModifierPlace::Local) | 1u << unsigned(ModifierPlace::Parameter) | 1u << unsigned(ModifierPlace::StaticField) | 1u << unsigned(ModifierPlace::Function) | 1u << unsigned(ModifierPlace::Method),
     .IgnoredAt = 1u << unsigned(ModifierPlace::Field) | 1u << unsigned(ModifierPlace::Typedef) | 1u << unsigned(ModifierPlace::TypeName) | 1u << unsigned(ModifierPlace::Struct),
     .Repeat = ModifierRepeat::Warned,
     .AfterType = false,
     .Needs = Specifier::ReorderCoherent},
    {.Is = Specifier::RowMajor,
     .Word = "row_major",
     .Places = 1u << unsigned(ModifierPlace::Global) | 1u << unsigned(ModifierPlace::Local) | 1u << unsigned(ModifierPlace::Parameter) | 1u << unsigned(ModifierPlace::Field) | 1u << unsigned(ModifierPlace::StaticField) | 1u << unsigned(ModifierPlace::Function) | 1u << unsigned(ModifierPlace::Method) | 1u << unsigned(ModifierPlace::Typedef) | 1u << unsigned(ModifierPlace::TypeName),
     .IgnoredAt = 1u << unsigned(ModifierPlace::Struct),
     .Repeat = ModifierRepeat::Warned,
     .AfterType = false,
     .Needs = Specifier::RowMajor},
    {.Is = Specifier::ColumnMajor,
     .Word = "column_major",
     .Places = 1u << unsigned(ModifierPlace::Global) | 1u << unsigned(ModifierPlace::Local) | 1u << unsigned(ModifierPlace::Parameter) | 1u << unsigned(ModifierPlace::Field) | 1u << unsigned(ModifierPlace::StaticField) | 1u << unsigned(ModifierPlace::Function) | 1u << unsigned(ModifierPlace::Method) | 1u << unsigned(ModifierPlace::Typedef) | 1u << unsigned(ModifierPlace::TypeName),
     .IgnoredAt = 1u << unsigned(ModifierPlace::Struct),
     .Repeat = ModifierRepeat::Warned,
     .AfterType = false,
     .Needs = Specifier::ColumnMajor},
    {.Is = Specifier::UNorm,
     .Word = "unorm",
     .Places = 1u << unsigned(ModifierPlace::Global) | 1u << unsigned(ModifierPlace::Local) | 1u << unsigned(ModifierPlace::Parameter) | 1u << unsigned(ModifierPlace::Field) | 1u << unsigned(ModifierPlace::StaticField) | 1u << unsigned(ModifierPlace::Function) | 1u << unsigned(ModifierPlace::Method) | 1u << unsigned(ModifierPlace::Typedef) | 1u << unsigned(ModifierPlace::TypeName),
     .IgnoredAt = 1u << unsigned(ModifierPlace::Struct),
     .Repeat = ModifierRepeat::Warned,
     .AfterType = false,
     .Needs = Specifier::UNorm},
    {.Is = Specifier::SNorm,
     .Word = "snorm",
     .Places = 1u << unsigned(ModifierPlace::Global) | 1u << unsigned(ModifierPlace::Local) | 1u << unsigned(ModifierPlace::Parameter) | 1u << unsigned(ModifierPlace::Field) | 1u << unsigned(ModifierPlace::StaticField) | 1u << unsigned(ModifierPlace::Function) | 1u << unsigned(ModifierPlace::Method) | 1u << unsigned(ModifierPlace::Typedef) | 1u << unsigned(ModifierPlace::TypeName),
     .IgnoredAt = 1u << unsigned(ModifierPlace::Struct),
     .Repeat = ModifierRepeat::Warned,
     .AfterType = false,
     .Needs = Specifier::SNorm},
    {.Is = Specifier::In,
     .Word = "in",
     .Places = 1u << unsigned(ModifierPlace::Parameter),
     .IgnoredAt = 1u << unsigned(ModifierPlace::Struct) | 1u << unsigned(ModifierPlace::TypeName),
     .Repeat = ModifierRepeat::Refused,
     .AfterType = false,
     .Needs = Specifier::In},
    {.Is = Specifier::Out,
     .Word = "out",
     .Places = 1u << unsigned(ModifierPlace::Parameter),
     .IgnoredAt = 1u << unsigned(ModifierPlace::Struct) | 1u << unsigned(ModifierPlace::TypeName),
     .Repeat = ModifierRepeat::Refused,
     .AfterType = false,
     .Needs = Specifier::Out},
    {.Is = Specifier::Linear,
     .Word = "linear",
     .Places = 1u << unsigned(ModifierPlace::Parameter) | 1u << unsigned(ModifierPlace::Field) | 1u << unsigned(ModifierPlace::Function),
     .IgnoredAt = 1u << unsigned(ModifierPlace::StaticField) | 1u << unsigned(ModifierPlace::Struct) | 1u << unsigned(ModifierPlace::TypeName),
     .Repeat = ModifierRepeat::Warned,
     .AfterType = false,
     .Needs = Specifier::Linear},
    {.Is = Specifier::NoInterpolation,
     .Word = "nointerpolation",
     .Places = 1u << unsigned(ModifierPlace::Parameter) | 1u << unsigned(ModifierPlace::Field) | 1u << unsigned(ModifierPlace::Function),
     .IgnoredAt = 1u << unsigned(ModifierPlace::StaticField) | 1u << unsigned(ModifierPlace::Struct) | 1u << unsigned(ModifierPlace::TypeName),
     .Repeat = ModifierRepeat::Warned,
     .AfterType = false,
     .Needs = Specifier::NoInterpolation},
    {.Is = Specifier::NoPerspective,
     .Word = "noperspective",
     .Places = 1u << unsigned(ModifierPlace::Parameter) | 1u << unsigned(ModifierPlace::Field) | 1u << unsigned(ModifierPlace::Function),
     .IgnoredAt = 1u << unsigned(ModifierPlace::StaticField) | 1u << unsigned(ModifierPlace::Struct) | 1u << unsigned(ModifierPlace::TypeName),
     .Repeat = ModifierRepeat::Warned,
     .AfterType = false,
     .Needs = Specifier::NoPerspective},
    {.Is = Specifier::Centroid,
     .Word = "centroid",
     .Places = 1u << unsigned(ModifierPlace::Parameter) | 1u << unsigned(ModifierPlace::Field) | 1u << unsigned(ModifierPlace::Function),
     .IgnoredAt = 1u << unsigned(ModifierPlace::StaticField) | 1u << unsigned(ModifierPlace::Struct) | 1u << unsigned(ModifierPlace::TypeName),
     .Repeat = ModifierRepeat::Warned,
     .AfterType = false,
     .Needs = Specifier::Centroid},
    {.Is = Specifier::Sample,
     .Word = "sample",
     .Places = 1u << unsigned(ModifierPlace::Parameter) | 1u << unsigned(ModifierPlace::Field) | 1u << unsigned(ModifierPlace::Function),
     .IgnoredAt = 1u << unsigned(ModifierPlace::StaticField) | 1u << unsigned(ModifierPlace::Struct) | 1u << unsigned(ModifierPlace::TypeName),
     .Repeat = ModifierRepeat::Warned,
     .AfterType = false,
     .Needs = Specifier::Sample},
    {.Is = Specifier::Center,
     .Word = "center",
     .Places = 1u << unsigned(ModifierPlace::Parameter) | 1u << unsigned(ModifierPlace::Field) | 1u << unsigned(ModifierPlace::Function),
     .IgnoredAt = 1u << unsigned(ModifierPlace::StaticField) | 1u << unsigned(ModifierPlace::Struct) | 1u << unsigned(ModifierPlace::TypeName),
     .Repeat = ModifierRepeat::Warned,
     .AfterType = false,
     .Needs = Specifier::Center},
    {.Is = Specifier::Point,
     .Word = "point",
     .Places = 1u << unsigned(ModifierPlace::Parameter),
     .IgnoredAt = 1u << unsigned(ModifierPlace::Struct) | 1u << unsigned(ModifierPlace::TypeName),
     .Repeat = ModifierRepeat::Warned,
     .AfterType = false,
     .Needs = Specifier::Point},
    {.Is = Specifier::Line,
     .Word = "line",
     .Places = 1u << unsigned(ModifierPlace::Parameter),
     .IgnoredAt = 1u << unsigned(ModifierPlace::Struct) | 1u << unsigned(ModifierPlace::TypeName),
     .Repeat = ModifierRepeat::Warned,
     .AfterType = false,
     .Needs = Specifier::Line},
    {.Is = Specifier::Triangle,
     .Word = "triangle",
     .Places = 1u << unsigned(ModifierPlace::Parameter),
     .IgnoredAt = 1u << unsigned(ModifierPlace::Struct) | 1u << unsigned(ModifierPlace::TypeName),
     .Repeat = ModifierRepeat::Warned,
     .AfterType = false,
     .Needs = Specifier::Triangle},
    {.Is = Specifier::LineAdj,
     .Word = "lineadj",
     .Places = 1u << unsigned(ModifierPlace::Parameter),
     .IgnoredAt = 1u << unsigned(ModifierPlace::Struct) | 1u << unsigned(ModifierPlace::TypeName),
     .Repeat = ModifierRepeat::Warned,
     .AfterType = false,
     .Needs = Specifier::LineAdj},
    {.Is = Specifier::TriangleAdj,
     .Word = "triangleadj",
     .Places = 1u << unsigned(ModifierPlace::Parameter),
     .IgnoredAt = 1u << unsigned(ModifierPlace::Struct) | 1u << unsigned(ModifierPlace::TypeName),
     .Repeat = ModifierRepeat::Warned,
     .AfterType = false,
     .Needs = Specifier::TriangleAdj},
    {.Is = Specifier::Vertices,
     .Word = "vertices",
     .Places = 1u << unsigned(ModifierPlace::Parameter),
     .IgnoredAt = 1u << unsigned(ModifierPlace::Struct) | 1u << unsigned(ModifierPlace::TypeName),
     .Repeat = ModifierRepeat::Warned,
     .AfterType = false,
     .Needs = Specifier::Out},
    {.Is = Specifier::Indices,
     .Word = "indices",
     .Places = 1u << unsigned(ModifierPlace::Parameter),
     .IgnoredAt = 1u << unsigned(ModifierPlace::Struct) | 1u << unsigned(ModifierPlace::TypeName),
     .Repeat = ModifierRepeat::Warned,
     .AfterType = false,
     .Needs = Specifier::Out},
    {.Is = Specifier::Primitives,
     .Word = "primitives",
     .Places = 1u << unsigned(ModifierPlace::Parameter),
     .IgnoredAt = 1u << unsigned(ModifierPlace::Struct) | 1u << unsigned(ModifierPlace::TypeName),
     .Repeat = ModifierRepeat::Warned,
     .AfterType = false,
     .Needs = Specifier::Out},
    {.Is = Specifier::Payload,
     .Word = "payload",
     .Places = 1u << unsigned(ModifierPlace::Parameter),
     .IgnoredAt = 1u << unsigned(ModifierPlace::Struct) | 1u << unsigned(ModifierPlace::TypeName),
     .Repeat = ModifierRepeat::Warned,
     .AfterType = false,
     .Needs = Specifier::In},
};

/// Two that cannot stand together.
inline constexpr ModifierPair ExcludedModifiers[] = {
    {Specifier::Static, Specifier::Extern},
    {Specifier::Static, Specifier::Uniform},
    {Specifier::Static, Specifier::Shared},
    {Specifier::Static, Specifier::Export},
    {Specifier::GroupShared, Specifier::Extern},
    {Specifier::GroupShared, Specifier::In},
    {Specifier::GroupShared, Specifier::Out},
    {Specifier::Uniform, Specifier::Out},
    {Specifier::Uniform, Specifier::Linear},
    {Specifier::Uniform, Specifier::NoPerspective},
    {Specifier::Uniform, Specifier::Centroid},
    {Specifier::Uniform, Specifier::Sample},
    {Specifier::Uniform, Specifier::Center},
    {Specifier::Uniform, Specifier::NoInterpolation},
    {Specifier::Uniform, Specifier::Point},
    {Specifier::Uniform, Specifier::Line},
    {Specifier::Uniform, Specifier::Triangle},
    {Specifier::Uniform, Specifier::LineAdj},
    {Specifier::Uniform, Specifier::TriangleAdj},
    {Specifier::NoInterpolation, Specifier::Linear},
    {Specifier::NoInterpolation, Specifier::NoPerspective},
    {Specifier::NoInterpolation, Specifier::Centroid},
    {Specifier::NoInterpolation, Specifier::Sample},
    {Specifier::NoInterpolation, Specifier::Center},
    {Specifier::Point, Specifier::Linear},
    {Specifier::Point, Specifier::NoPerspective},
    {Specifier::Point, Specifier::Centroid},
    {Specifier::Point, Specifier::Sample},
    {Specifier::Point, Specifier::Center},
    {Specifier::Line, Specifier::Linear},
    {Specifier::Line, Specifier::NoPerspective},
    {Specifier::Line, Specifier::Centroid},
    {Specifier::Line, Specifier::Sample},
    {Specifier::Line, Specifier::Center},
    {Specifier::Triangle, Specifier::Linear},
    {Specifier::Triangle, Specifier::NoPerspective},
    {Specifier::Triangle, Specifier::Centroid},
    {Specifier::Triangle, Specifier::Sample},
    {Specifier::Triangle, Specifier::Center},
    {Specifier::LineAdj, Specifier::Linear},
    {Specifier::LineAdj, Specifier::NoPerspective},
    {Specifier::LineAdj, Specifier::Centroid},
    {Specifier::LineAdj, Specifier::Sample},
    {Specifier::LineAdj, Specifier::Center},
    {Specifier::TriangleAdj, Specifier::Linear},
    {Specifier::TriangleAdj, Specifier::NoPerspective},
    {Specifier::TriangleAdj, Specifier::Centroid},
    {Specifier::TriangleAdj, Specifier::Sample},
    {Specifier::TriangleAdj, Specifier::Center},
    {Specifier::Point, Specifier::NoInterpolation},
    {Specifier::Line, Specifier::NoInterpolation},
    {Specifier::Triangle, Specifier::NoInterpolation},
    {Specifier::LineAdj, Specifier::NoInterpolation},
    {Specifier::TriangleAdj, Specifier::NoInterpolation},
    {Specifier::Point, Specifier::Line},
    {Specifier::Point, Specifier::Triangle},
    {Specifier::Point, Specifier::LineAdj},
    {Specifier::Point, Specifier::TriangleAdj},
    {Specifier::Line, Specifier::Triangle},
    {Specifier::Line, Specifier::LineAdj},
    {Specifier::Line, Specifier::TriangleAdj},
    {Specifier::Triangle, Specifier::LineAdj},
    {Specifier::Triangle, Specifier::TriangleAdj},
    {Specifier::LineAdj, Specifier::TriangleAdj},
    {Specifier::Vertices, Specifier::Indices},
    {Specifier::Vertices, Specifier::Primitives},
    {Specifier::Vertices, Specifier::Payload},
    {Specifier::Indices, Specifier::Primitives},
    {Specifier::Indices, Specifier::Payload},
    {Specifier::Primitives, Specifier::Payload},
    {Specifier::RowMajor, Specifier::ColumnMajor},
    {Specifier::UNorm, Specifier::SNorm},
};

/// Of two that stand together the first is ignored.
inline constexpr ModifierPair OverriddenModifiers[] = {
    {Specifier::Centroid, Specifier::Sample},
    {Specifier::Center, Specifier::Centroid},
    {Specifier::Center, Specifier::Sample},
    {Specifier::ReorderCoherent, Specifier::GloballyCoherent},
};

/// Types of effects, whose declarations are ignored.
inline constexpr std::string_view EffectTypeWords[] = {
    "texture",
    "Texture",
    "pixelshader",
    "PixelShader",
    "vertexshader",
    "VertexShader",
    "ComputeShader",
    "DomainShader",
    "GeometryShader",
    "HullShader",
    "BlendState",
    "DepthStencilState",
    "DepthStencilView",
    "RasterizerState",
    "RenderTargetView",
};

/// A class of subobjects. Values: 't' for a string, 'n' for a number.
struct SubobjectInfo {
  std::string_view Word, Values;
};
inline constexpr SubobjectInfo AllSubobjects[] = {
    {"StateObjectConfig", "n"},
    {"GlobalRootSignature", "t"},
    {"LocalRootSignature", "t"},
    {"SubobjectToExportsAssociation", "tt"},
    {"RaytracingShaderConfig", "nn"},
    {"RaytracingPipelineConfig", "n"},
    {"RaytracingPipelineConfig1", "nn"},
    {"TriangleHitGroup", "tt"},
    {"ProceduralPrimitiveHitGroup", "ttt"},
};

} // namespace dxil::frontend
