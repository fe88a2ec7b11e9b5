// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What listings call the numbers of parts.
// Written by: dxil-tblgen DXIL.td -gen-part-words; edit the records, not this file.
#pragma once

#include <dxil/generated/MetadataNumbers.h>

namespace dxil {

/// A case of NodeIOAttribute, HLSL's word for it, empty where it has none.
struct NodeIOAttributeInfo {
  NodeIOAttribute Number;
  std::string_view Word;
};
inline constexpr NodeIOAttributeInfo NodeIOAttributes[] = {
    {NodeIOAttribute::OutputID, "OutputID"},
    {NodeIOAttribute::MaxRecords, "MaxRecords"},
    {NodeIOAttribute::MaxRecordsSharedWith, "MaxRecordsSharedWith"},
    {NodeIOAttribute::RecordSize, "RecordSize"},
    {NodeIOAttribute::RecordDispatchGrid, "DispatchGrid"},
    {NodeIOAttribute::OutputArraySize, "ArraySize"},
    {NodeIOAttribute::AllowSparseNodes, "AllowSparseNodes"},
    {NodeIOAttribute::RecordAlignment, "RecordAlignment"},
};

/// A case of NodeFunctionAttribute, HLSL's word for it, empty where it has none.
struct NodeFunctionAttributeInfo {
  NodeFunctionAttribute Number;
  std::string_view Word;
};
inline constexpr NodeFunctionAttributeInfo NodeFunctionAttributes[] = {
    {NodeFunctionAttribute::ID, "ID"},
    {NodeFunctionAttribute::NumThreads, "NumThreads"},
    {NodeFunctionAttribute::ShareInputOf, "ShareInputOf"},
    {NodeFunctionAttribute::DispatchGrid, "DispatchGrid"},
    {NodeFunctionAttribute::MaxRecursionDepth, "MaxRecursionDepth"},
    {NodeFunctionAttribute::LocalRootArguments, "LocalRootArguments"},
    {NodeFunctionAttribute::MaxDispatchGrid, "MaxDispatchGrid"},
};

/// A case of PipelineResourceType, HLSL's word for it, empty where it has none.
struct PipelineResourceTypeInfo {
  PipelineResourceType Number;
  std::string_view Word;
};
inline constexpr PipelineResourceTypeInfo PipelineResourceTypes[] = {
    {PipelineResourceType::Invalid, "Invalid"},
    {PipelineResourceType::Sampler, "Sampler"},
    {PipelineResourceType::CBV, "CBV"},
    {PipelineResourceType::SRVTyped, "SRVTyped"},
    {PipelineResourceType::SRVRaw, "SRVRaw"},
    {PipelineResourceType::SRVStructured, "SRVStructured"},
    {PipelineResourceType::UAVTyped, "UAVTyped"},
    {PipelineResourceType::UAVRaw, "UAVRaw"},
    {PipelineResourceType::UAVStructured, "UAVStructured"},
    {PipelineResourceType::UAVStructuredWithCounter, "UAVStructuredWithCounter"},
};

/// What signature parts call a type of components.
enum class RegisterComponent : uint32_t {
  Unknown = 0, ///< No type.
  UInt32 = 1, ///< Unsigned 32-bit integer.
  SInt32 = 2, ///< Signed 32-bit integer.
  Float32 = 3, ///< Float.
  UInt16 = 4, ///< Unsigned 16-bit integer.
  SInt16 = 5, ///< Signed 16-bit integer.
  Float16 = 6, ///< Half.
  UInt64 = 7, ///< Unsigned 64-bit integer.
  SInt64 = 8, ///< Signed 64-bit integer.
  Float64 = 9, ///< Double.
};

/// A case of RegisterComponent, HLSL's word for it, empty where it has none.
struct RegisterComponentInfo {
  RegisterComponent Number;
  std::string_view Word;
};
inline constexpr RegisterComponentInfo RegisterComponents[] = {
    {RegisterComponent::Unknown, "unknown"},
    {RegisterComponent::UInt32, "uint"},
    {RegisterComponent::SInt32, "int"},
    {RegisterComponent::Float32, "float"},
    {RegisterComponent::UInt16, "uint16"},
    {RegisterComponent::SInt16, "int16"},
    {RegisterComponent::Float16, "fp16"},
    {RegisterComponent::UInt64, "uint64"},
    {RegisterComponent::SInt64, "int64"},
    {RegisterComponent::Float64, "double"},
};

/// The minimum precision of a signature part's element.
enum class RegisterPrecision : uint32_t {
  Default = 0, ///< That of the type.
  Float16 = 1, ///< 16 bits of a float.
  Float2_8 = 2, ///< 10 bits of a float.
  SInt16 = 4, ///< 16 bits, signed.
  UInt16 = 5, ///< 16 bits, unsigned.
};

/// A case of RegisterPrecision, HLSL's word for it, empty where it has none.
struct RegisterPrecisionInfo {
  RegisterPrecision Number;
  std::string_view Word;
};
inline constexpr RegisterPrecisionInfo RegisterPrecisions[] = {
    {RegisterPrecision::Default, ""},
    {RegisterPrecision::Float16, "min16f"},
    {RegisterPrecision::Float2_8, "min2_8f"},
    {RegisterPrecision::SInt16, "min16i"},
    {RegisterPrecision::UInt16, "min16u"},
};

/// Parameters of a root signature.
enum class RootParameterType : uint32_t {
  Table = 0, ///< Ranges of descriptors.
  Constants = 1, ///< Constants in the root signature itself.
  CBV = 2, ///< Constant buffer.
  SRV = 3, ///< Shader resource view.
  UAV = 4, ///< Unordered access view.
};

/// A case of RootParameterType, HLSL's word for it, empty where it has none.
struct RootParameterTypeInfo {
  RootParameterType Number;
  std::string_view Word;
};
inline constexpr RootParameterTypeInfo RootParameterTypes[] = {
    {RootParameterType::Table, "table"},
    {RootParameterType::Constants, "constants"},
    {RootParameterType::CBV, "CBV"},
    {RootParameterType::SRV, "SRV"},
    {RootParameterType::UAV, "UAV"},
};

/// Ranges of descriptors in a root signature.
enum class DescriptorRangeType : uint32_t {
  SRV = 0, ///< Shader resource views.
  UAV = 1, ///< Unordered access views.
  CBV = 2, ///< Constant buffers.
  Sampler = 3, ///< Samplers.
};

/// A case of DescriptorRangeType, HLSL's word for it, empty where it has none.
struct DescriptorRangeTypeInfo {
  DescriptorRangeType Number;
  std::string_view Word;
};
inline constexpr DescriptorRangeTypeInfo DescriptorRangeTypes[] = {
    {DescriptorRangeType::SRV, "SRV"},
    {DescriptorRangeType::UAV, "UAV"},
    {DescriptorRangeType::CBV, "CBV"},
    {DescriptorRangeType::Sampler, "sampler"},
};

/// The stages that see a parameter of a root signature.
enum class RootVisibility : uint32_t {
  All = 0, ///< All stages.
  Vertex = 1, ///< Vertex shaders.
  Hull = 2, ///< Hull shaders.
  Domain = 3, ///< Domain shaders.
  Geometry = 4, ///< Geometry shaders.
  Pixel = 5, ///< Pixel shaders.
  Amplification = 6, ///< Amplification shaders.
  Mesh = 7, ///< Mesh shaders.
};

/// A case of RootVisibility, HLSL's word for it, empty where it has none.
struct RootVisibilityInfo {
  RootVisibility Number;
  std::string_view Word;
};
inline constexpr RootVisibilityInfo RootVisibilities[] = {
    {RootVisibility::All, "all"},
    {RootVisibility::Vertex, "vertex"},
    {RootVisibility::Hull, "hull"},
    {RootVisibility::Domain, "domain"},
    {RootVisibility::Geometry, "geometry"},
    {RootVisibility::Pixel, "pixel"},
    {RootVisibility::Amplification, "amplification"},
    {RootVisibility::Mesh, "mesh"},
};

} // namespace dxil
