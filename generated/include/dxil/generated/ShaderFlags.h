// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Shader flags, and the calls of ops that set them.
// Written by: dxil-tblgen DXIL.td -gen-shader-flags; edit the records, not this file.
#pragma once

#include <dxil/generated/OpCodes.h>

#include <cstdint>
#include <string_view>

namespace dxil {

/// The flags of tag 0 of an entry point's properties.
enum class ShaderFlag : uint64_t {
  DisableOptimizations = uint64_t(1) << 0, ///< Compiled without optimization
  DisableMathRefactoring = uint64_t(1) << 1, ///< Arithmetic must not be reassociated
  Doubles = uint64_t(1) << 2, ///< Double-precision arithmetic
  ForceEarlyDepthStencil = uint64_t(1) << 3, ///< Depth and stencil tests run before the shader
  RawAndStructuredBuffers = uint64_t(1) << 4, ///< Raw or structured buffers are bound
  LowPrecisionPresent = uint64_t(1) << 5, ///< 16-bit values are used
  DoubleExtensions = uint64_t(1) << 6, ///< Double division, conversion or fused multiply-add
  MSAD = uint64_t(1) << 7, ///< Masked sum of absolute differences
  AllResourcesBound = uint64_t(1) << 8, ///< Every resource is bound during execution
  ViewportAndRTArrayIndex = uint64_t(1) << 9, ///< A stage before the rasterizer writes viewport or array index
  InnerCoverage = uint64_t(1) << 10, ///< Inner coverage is read
  StencilRef = uint64_t(1) << 11, ///< A stencil reference is written
  TiledResources = uint64_t(1) << 12, ///< Residency of tiles is asked for, or level of detail clamped
  TypedUAVLoadAdditionalFormats = uint64_t(1) << 13, ///< A typed UAV of several components is loaded
  Level9ComparisonFiltering = uint64_t(1) << 14, ///< Comparison filtering as of feature level 9
  Max64UAVs = uint64_t(1) << 15, ///< More than eight UAV registers
  UAVsAtEveryStage = uint64_t(1) << 16, ///< UAVs in a geometry-pipeline stage
  CSRawAndStructuredViaShader4X = uint64_t(1) << 17, ///< Raw or structured buffers in a shader model 4 compute shader
  ROVs = uint64_t(1) << 18, ///< Rasterizer-ordered views
  WaveOps = uint64_t(1) << 19, ///< Wave operations
  Int64Ops = uint64_t(1) << 20, ///< 64-bit integers
  ViewID = uint64_t(1) << 21, ///< View instancing
  Barycentrics = uint64_t(1) << 22, ///< Barycentric coordinates or per-vertex attributes
  NativeLowPrecision = uint64_t(1) << 23, ///< 16-bit types have exactly 16 bits
  ShadingRate = uint64_t(1) << 24, ///< Variable-rate shading
  RaytracingTier1_1 = uint64_t(1) << 25, ///< Inline ray tracing or geometry index
  SamplerFeedback = uint64_t(1) << 26, ///< Sampler feedback is written
  AtomicInt64OnTypedResource = uint64_t(1) << 27, ///< 64-bit atomics on typed resources
  AtomicInt64OnGroupShared = uint64_t(1) << 28, ///< 64-bit atomics on groupshared memory
  DerivativesInMeshAndAmpShaders = uint64_t(1) << 29, ///< Derivatives in mesh or amplification shaders
  ResourceDescriptorHeapIndexing = uint64_t(1) << 30, ///< Resources straight from the descriptor heap
  SamplerDescriptorHeapIndexing = uint64_t(1) << 31, ///< Samplers straight from the descriptor heap
  AtomicInt64OnHeapResource = uint64_t(1) << 32, ///< 64-bit atomics on resources from the descriptor heap
  ResMayNotAlias = uint64_t(1) << 33, ///< No UAV overlaps another in memory
  AdvancedTextureOps = uint64_t(1) << 34, ///< Raw gather, variable sampling offsets and the like
  WriteableMSAATextures = uint64_t(1) << 35, ///< Multisampled textures are written
  SampleCmpGradientOrBias = uint64_t(1) << 37, ///< Comparison sampling with gradient or bias
  ExtendedCommandInfo = uint64_t(1) << 38, ///< First vertex or instance of the draw is read
};

constexpr bool has(uint64_t Flags, ShaderFlag F) {
  return Flags & uint64_t(F);
}

/// A shader flag. Flags newer than all shader models that name them have no name.
struct ShaderFlagInfo {
  uint64_t Bit;
  std::string_view Name, Doc;
  int8_t Feature; ///< bit in part SFI0; -1 if there is none
  uint8_t Minor;  ///< N of the first shader model 6.N with the flag
  bool Option;    ///< an option of the compiler, which the code does not determine
};
inline constexpr ShaderFlagInfo ShaderFlags[] = {
    {uint64_t(1) << 0, "DisableOptimizations", "Compiled without optimization", -1, 0, true},
    {uint64_t(1) << 1, "DisableMathRefactoring", "Arithmetic must not be reassociated", -1, 0, true},
    {uint64_t(1) << 2, "Doubles", "Double-precision arithmetic", 0, 0, false},
    {uint64_t(1) << 3, "ForceEarlyDepthStencil", "Depth and stencil tests run before the shader", -1, 0, true},
    {uint64_t(1) << 4, "RawAndStructuredBuffers", "Raw or structured buffers are bound", -1, 0, false},
    {uint64_t(1) << 5, "LowPrecisionPresent", "16-bit values are used", -1, 0, false},
    {uint64_t(1) << 6, "DoubleExtensions", "Double division, conversion or fused multiply-add", 5, 0, false},
    {uint64_t(1) << 7, "MSAD", "Masked sum of absolute differences", 6, 0, false},
    {uint64_t(1) << 8, "AllResourcesBound", "Every resource is bound during execution", -1, 0, true},
    {uint64_t(1) << 9, "ViewportAndRTArrayIndex", "A stage before the rasterizer writes viewport or array index", 13, 0, false},
    {uint64_t(1) << 10, "InnerCoverage", "Inner coverage is read", 10, 0, false},
    {uint64_t(1) << 11, "StencilRef", "A stencil reference is written", 9, 0, false},
    {uint64_t(1) << 12, "TiledResources", "Residency of tiles is asked for, or level of detail clamped", 8, 0, false},
    {uint64_t(1) << 13, "TypedUAVLoadAdditionalFormats", "A typed UAV of several components is loaded", 11, 0, false},
    {uint64_t(1) << 14, "Level9ComparisonFiltering", "Comparison filtering as of feature level 9", 7, 0, true},
    {uint64_t(1) << 15, "Max64UAVs", "More than eight UAV registers", 3, 0, false},
    {uint64_t(1) << 16, "UAVsAtEveryStage", "UAVs in a geometry-pipeline stage", 2, 0, false},
    {uint64_t(1) << 17, "CSRawAndStructuredViaShader4X", "Raw or structured buffers in a shader model 4 compute shader", 1, 0, false},
    {uint64_t(1) << 18, "ROVs", "Rasterizer-ordered views", 12, 0, true},
    {uint64_t(1) << 19, "WaveOps", "Wave operations", 14, 0, false},
    {uint64_t(1) << 20, "Int64Ops", "64-bit integers", 15, 0, false},
    {uint64_t(1) << 21, "ViewID", "View instancing", 16, 1, false},
    {uint64_t(1) << 22, "Barycentrics", "Barycentric coordinates or per-vertex attributes", 17, 1, false},
    {uint64_t(1) << 23, "NativeLowPrecision", "16-bit types have exactly 16 bits", -1, 0, true},
    {uint64_t(1) << 24, "ShadingRate", "Variable-rate shading", 19, 4, false},
    {uint64_t(1) << 25, "RaytracingTier1_1", "Inline ray tracing or geometry index", 20, 5, false},
    {uint64_t(1) << 26, "SamplerFeedback", "Sampler feedback is written", 21, 5, false},
    {uint64_t(1) << 27, "AtomicInt64OnTypedResource", "64-bit atomics on typed resources", 22, 6, false},
    {uint64_t(1) << 28, "AtomicInt64OnGroupShared", "64-bit atomics on groupshared memory", 23, 6, false},
    {uint64_t(1) << 29, "DerivativesInMeshAndAmpShaders", "Derivatives in mesh or amplification shaders", 24, 0, false},
    {uint64_t(1) << 30, "ResourceDescriptorHeapIndexing", "Resources straight from the descriptor heap", 25, 6, false},
    {uint64_t(1) << 31, "SamplerDescriptorHeapIndexing", "Samplers straight from the descriptor heap", 26, 6, false},
    {uint64_t(1) << 32, "AtomicInt64OnHeapResource", "64-bit atomics on resources from the descriptor heap", 28, 6, false},
    {uint64_t(1) << 33, "ResMayNotAlias", "No UAV overlaps another in memory", -1, 0, false},
    {uint64_t(1) << 34, "AdvancedTextureOps", "Raw gather, variable sampling offsets and the like", 29, 7, false},
    {uint64_t(1) << 35, "WriteableMSAATextures", "Multisampled textures are written", 30, 7, false},
    {uint64_t(1) << 37, "SampleCmpGradientOrBias", "Comparison sampling with gradient or bias", 31, 8, false},
    {uint64_t(1) << 38, "ExtendedCommandInfo", "First vertex or instance of the draw is read", 32, 8, false},
    {uint64_t(1) << 39, "", "", 40, 0, false},
    {uint64_t(1) << 40, "", "", 41, 0, false},
};

/// Of 16-bit values SFI0 has a bit for each width, where the flags have one for use and one for
/// width.
enum class PrecisionFeature : uint8_t {
  Minimum = 4, ///< Types of minimum precision
  Native = 18, ///< 16-bit types with exactly 16 bits
};
struct PrecisionFeatureInfo {
  PrecisionFeature Feature;
  std::string_view Doc;
};
inline constexpr PrecisionFeatureInfo PrecisionFeatures[] = {
    {PrecisionFeature(4), "Types of minimum precision"},
    {PrecisionFeature(18), "16-bit types with exactly 16 bits"},
};

/// The calls of an op that require a flag.
enum class CallPredicateKind : uint8_t {
  Any,
  Variable,      ///< calls in which one of the arguments is present and not constant
  Given,         ///< calls whose argument is present and not the constant 0
  IsZero,        ///< calls whose argument is the constant 0, or not constant
  IsNotZero,     ///< all calls to which IsZero does not apply
  OfType,        ///< calls with values of the type
};
struct CallPredicate {
  ShaderFlag Flag;
  OpCode Op;
  CallPredicateKind Kind = CallPredicateKind::Any;
  uint8_t Validator = 0; ///< validators before 1.Validator do not count the calls
  uint8_t Count = 0;     ///< number of Arguments
  OperandId Arguments[3] = {};
  Overload Type = Overload::None;
};
/// Sorted by op.
inline constexpr CallPredicate CallPredicates[] = {
    {.Flag = ShaderFlag::DoubleExtensions, .Op = OpCode::Fma, .Kind = CallPredicateKind::OfType, .Type = Overload::Double},
    {.Flag = ShaderFlag::MSAD, .Op = OpCode::Msad},
    {.Flag = ShaderFlag::TiledResources, .Op = OpCode::Sample, .Kind = CallPredicateKind::Given, .Validator = 8, .Count = 1, .Arguments = {OperandId::Clamp}},
    {.Flag = ShaderFlag::AdvancedTextureOps, .Op = OpCode::Sample, .Kind = CallPredicateKind::Variable, .Count = 3, .Arguments = {OperandId::Offset0, OperandId::Offset1, OperandId::Offset2}},
    {.Flag = ShaderFlag::TiledResources, .Op = OpCode::SampleBias, .Kind = CallPredicateKind::Given, .Validator = 8, .Count = 1, .Arguments = {OperandId::Clamp}},
    {.Flag = ShaderFlag::AdvancedTextureOps, .Op = OpCode::SampleBias, .Kind = CallPredicateKind::Variable, .Count = 3, .Arguments = {OperandId::Offset0, OperandId::Offset1, OperandId::Offset2}},
    {.Flag = ShaderFlag::AdvancedTextureOps, .Op = OpCode::SampleLevel, .Kind = CallPredicateKind::Variable, .Count = 3, .Arguments = {OperandId::Offset0, OperandId::Offset1, OperandId::Offset2}},
    {.Flag = ShaderFlag::TiledResources, .Op = OpCode::SampleGrad, .Kind = CallPredicateKind::Given, .Validator = 8, .Count = 1, .Arguments = {OperandId::Clamp}},
    {.Flag = ShaderFlag::AdvancedTextureOps, .Op = OpCode::SampleGrad, .Kind = CallPredicateKind::Variable, .Count = 3, .Arguments = {OperandId::Offset0, OperandId::Offset1, OperandId::Offset2}},
    {.Flag = ShaderFlag::TiledResources, .Op = OpCode::SampleCmp, .Kind = CallPredicateKind::Given, .Validator = 8, .Count = 1, .Arguments = {OperandId::Clamp}},
    {.Flag = ShaderFlag::AdvancedTextureOps, .Op = OpCode::SampleCmp, .Kind = CallPredicateKind::Variable, .Count = 3, .Arguments = {OperandId::Offset0, OperandId::Offset1, OperandId::Offset2}},
    {.Flag = ShaderFlag::AdvancedTextureOps, .Op = OpCode::SampleCmpLevelZero, .Kind = CallPredicateKind::Variable, .Count = 3, .Arguments = {OperandId::Offset0, OperandId::Offset1, OperandId::Offset2}},
    {.Flag = ShaderFlag::AdvancedTextureOps, .Op = OpCode::TextureLoad, .Kind = CallPredicateKind::Variable, .Count = 3, .Arguments = {OperandId::Offset0, OperandId::Offset1, OperandId::Offset2}},
    {.Flag = ShaderFlag::TiledResources, .Op = OpCode::CheckAccessFullyMapped},
    {.Flag = ShaderFlag::InnerCoverage, .Op = OpCode::InnerCoverage},
    {.Flag = ShaderFlag::WaveOps, .Op = OpCode::WaveIsFirstLane},
    {.Flag = ShaderFlag::WaveOps, .Op = OpCode::WaveGetLaneIndex},
    {.Flag = ShaderFlag::WaveOps, .Op = OpCode::WaveGetLaneCount},
    {.Flag = ShaderFlag::WaveOps, .Op = OpCode::WaveAnyTrue},
    {.Flag = ShaderFlag::WaveOps, .Op = OpCode::WaveAllTrue},
    {.Flag = ShaderFlag::WaveOps, .Op = OpCode::WaveActiveAllEqual},
    {.Flag = ShaderFlag::WaveOps, .Op = OpCode::WaveActiveBallot},
    {.Flag = ShaderFlag::WaveOps, .Op = OpCode::WaveReadLaneAt},
    {.Flag = ShaderFlag::WaveOps, .Op = OpCode::WaveReadLaneFirst},
    {.Flag = ShaderFlag::WaveOps, .Op = OpCode::WaveActiveOp},
    {.Flag = ShaderFlag::WaveOps, .Op = OpCode::WaveActiveBit},
    {.Flag = ShaderFlag::WaveOps, .Op = OpCode::WavePrefixOp},
    {.Flag = ShaderFlag::WaveOps, .Op = OpCode::QuadReadLaneAt},
    {.Flag = ShaderFlag::WaveOps, .Op = OpCode::QuadOp},
    {.Flag = ShaderFlag::WaveOps, .Op = OpCode::WaveAllBitCount},
    {.Flag = ShaderFlag::WaveOps, .Op = OpCode::WavePrefixBitCount},
    {.Flag = ShaderFlag::Barycentrics, .Op = OpCode::AttributeAtVertex},
    {.Flag = ShaderFlag::ViewID, .Op = OpCode::ViewID},
    {.Flag = ShaderFlag::WaveOps, .Op = OpCode::WaveMatch},
    {.Flag = ShaderFlag::WaveOps, .Op = OpCode::WaveMultiPrefixOp},
    {.Flag = ShaderFlag::WaveOps, .Op = OpCode::WaveMultiPrefixBitCount},
    {.Flag = ShaderFlag::SamplerFeedback, .Op = OpCode::WriteSamplerFeedback, .Validator = 9},
    {.Flag = ShaderFlag::SamplerFeedback, .Op = OpCode::WriteSamplerFeedbackBias, .Validator = 9},
    {.Flag = ShaderFlag::SamplerFeedback, .Op = OpCode::WriteSamplerFeedbackLevel, .Validator = 9},
    {.Flag = ShaderFlag::SamplerFeedback, .Op = OpCode::WriteSamplerFeedbackGrad, .Validator = 9},
    {.Flag = ShaderFlag::RaytracingTier1_1, .Op = OpCode::AllocateRayQuery},
    {.Flag = ShaderFlag::RaytracingTier1_1, .Op = OpCode::GeometryIndex},
    {.Flag = ShaderFlag::ResourceDescriptorHeapIndexing, .Op = OpCode::CreateHandleFromHeap, .Kind = CallPredicateKind::IsZero, .Count = 1, .Arguments = {OperandId::SamplerHeap}},
    {.Flag = ShaderFlag::SamplerDescriptorHeapIndexing, .Op = OpCode::CreateHandleFromHeap, .Kind = CallPredicateKind::IsNotZero, .Count = 1, .Arguments = {OperandId::SamplerHeap}},
    {.Flag = ShaderFlag::WaveOps, .Op = OpCode::QuadVote},
    {.Flag = ShaderFlag::AdvancedTextureOps, .Op = OpCode::TextureGatherRaw},
    {.Flag = ShaderFlag::AdvancedTextureOps, .Op = OpCode::SampleCmpLevel},
    {.Flag = ShaderFlag::AdvancedTextureOps, .Op = OpCode::TextureStoreSample},
    {.Flag = ShaderFlag::WriteableMSAATextures, .Op = OpCode::TextureStoreSample},
    {.Flag = ShaderFlag::TiledResources, .Op = OpCode::SampleCmpGrad, .Kind = CallPredicateKind::Given, .Validator = 8, .Count = 1, .Arguments = {OperandId::Clamp}},
    {.Flag = ShaderFlag::AdvancedTextureOps, .Op = OpCode::SampleCmpGrad, .Kind = CallPredicateKind::Variable, .Count = 3, .Arguments = {OperandId::Offset0, OperandId::Offset1, OperandId::Offset2}},
    {.Flag = ShaderFlag::SampleCmpGradientOrBias, .Op = OpCode::SampleCmpGrad},
    {.Flag = ShaderFlag::TiledResources, .Op = OpCode::SampleCmpBias, .Kind = CallPredicateKind::Given, .Validator = 8, .Count = 1, .Arguments = {OperandId::Clamp}},
    {.Flag = ShaderFlag::AdvancedTextureOps, .Op = OpCode::SampleCmpBias, .Kind = CallPredicateKind::Variable, .Count = 3, .Arguments = {OperandId::Offset0, OperandId::Offset1, OperandId::Offset2}},
    {.Flag = ShaderFlag::SampleCmpGradientOrBias, .Op = OpCode::SampleCmpBias},
    {.Flag = ShaderFlag::ExtendedCommandInfo, .Op = OpCode::StartVertexLocation},
    {.Flag = ShaderFlag::ExtendedCommandInfo, .Op = OpCode::StartInstanceLocation},
    {.Flag = ShaderFlag::RaytracingTier1_1, .Op = OpCode::AllocateRayQuery2},
    {.Flag = ShaderFlag::WaveOps, .Op = OpCode::GetGroupWaveIndex},
    {.Flag = ShaderFlag::WaveOps, .Op = OpCode::GetGroupWaveCount},
};

} // namespace dxil
