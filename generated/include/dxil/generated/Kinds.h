// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Kinds of resources and components, modes of interpolation, profiles.
// Written by: dxil-tblgen DXIL.td -gen-kinds; edit the records, not this file.
#pragma once

#include <dxil/generated/OpCodes.h>

#include <cstdint>
#include <optional>
#include <string_view>

namespace dxil {

/// What a kind of resource is. The first row is that of kinds that are not known.
struct ResourceKindInfo {
  std::string_view Label; ///< "typed buffer"
  std::string_view Word;  ///< HLSL's, without what it holds: "Buffer"
  uint8_t Coordinates = 0; ///< of an access, an array's slice among them
  uint8_t Dimensions = 0;  ///< of a gradient
  uint8_t Offsets = 0;     ///< that an access may add to its texels
  uint8_t Sizes = 0;       ///< that GetDimensions gives
  bool Arrayed = false, Multisampled = false, Cube = false, Texture = false;
};
inline constexpr ResourceKindInfo ResourceKinds[] = {
    {"unknown resource", "Resource", 0, 0, 0, 0, false, false, false, false}, // Invalid
    {"Texture1D", "Texture1D", 1, 1, 1, 1, false, false, false, true}, // Texture1D
    {"Texture2D", "Texture2D", 2, 2, 2, 2, false, false, false, true}, // Texture2D
    {"Texture2DMS", "Texture2DMS", 2, 2, 2, 2, false, true, false, true}, // Texture2DMS
    {"Texture3D", "Texture3D", 3, 3, 3, 3, false, false, false, true}, // Texture3D
    {"TextureCube", "TextureCube", 3, 3, 0, 2, false, false, true, true}, // TextureCube
    {"Texture1DArray", "Texture1DArray", 2, 1, 1, 2, true, false, false, true}, // Texture1DArray
    {"Texture2DArray", "Texture2DArray", 3, 2, 2, 3, true, false, false, true}, // Texture2DArray
    {"Texture2DMSArray", "Texture2DMSArray", 3, 2, 2, 3, true, true, false, true}, // Texture2DMSArray
    {"TextureCubeArray", "TextureCubeArray", 4, 3, 0, 3, true, false, true, true}, // TextureCubeArray
    {"typed buffer", "Buffer", 1, 0, 0, 1, false, false, false, false}, // TypedBuffer
    {"raw buffer", "ByteAddressBuffer", 1, 0, 0, 1, false, false, false, false}, // RawBuffer
    {"structured buffer", "StructuredBuffer", 2, 0, 0, 1, false, false, false, false}, // StructuredBuffer
    {"constant buffer", "ConstantBuffer", 0, 0, 0, 0, false, false, false, false}, // CBuffer
    {"sampler", "SamplerState", 0, 0, 0, 0, false, false, false, false}, // Sampler
    {"texture buffer", "TextureBuffer", 0, 0, 0, 1, false, false, false, false}, // TBuffer
    {"acceleration structure", "RaytracingAccelerationStructure", 0, 0, 0, 0, false, false, false, false}, // RTAccelerationStructure
    {"FeedbackTexture2D", "FeedbackTexture2D", 0, 0, 0, 0, false, false, false, false}, // FeedbackTexture2D
    {"FeedbackTexture2DArray", "FeedbackTexture2DArray", 0, 0, 0, 0, false, false, false, false}, // FeedbackTexture2DArray
};

constexpr const ResourceKindInfo &infoOf(ResourceKind Kind) {
  const auto Number = uint32_t(Kind);
  return ResourceKinds[Number < 19 ? Number : 0];
}

/// What a type of components is. The first row is that of types that are not known.
struct ComponentTypeInfo {
  std::string_view Label;   ///< "unorm_f16"
  std::string_view Word;    ///< HLSL's: "uint16_t"; empty if it has none
  std::string_view MinWord; ///< the same where 16-bit types are of minimum precision: "min16uint"
  uint8_t Bits = 0;
};
inline constexpr ComponentTypeInfo ComponentTypes[] = {
    {"invalid", "", "", 0},
    {"i1", "bool", "bool", 32},
    {"i16", "int16_t", "min16int", 16},
    {"u16", "uint16_t", "min16uint", 16},
    {"i32", "int", "int", 32},
    {"u32", "uint", "uint", 32},
    {"i64", "int64_t", "int64_t", 64},
    {"u64", "uint64_t", "uint64_t", 64},
    {"f16", "half", "min16float", 16},
    {"f32", "float", "float", 32},
    {"f64", "double", "double", 64},
    {"snorm_f16", "snorm half", "snorm min16float", 16},
    {"unorm_f16", "unorm half", "unorm min16float", 16},
    {"snorm_f32", "snorm float", "snorm float", 32},
    {"unorm_f32", "unorm float", "unorm float", 32},
    {"snorm_f64", "snorm double", "snorm double", 64},
    {"unorm_f64", "unorm double", "unorm double", 64},
    {"p32i8", "int8_t4_packed", "int8_t4_packed", 32},
    {"p32u8", "uint8_t4_packed", "uint8_t4_packed", 32},
    {"i8", "", "", 8},
    {"u8", "", "", 8},
    {"f8_e4m3fn", "", "", 8},
    {"f8_e5m2", "", "", 8},
    {"bf16", "", "", 16},
};

constexpr const ComponentTypeInfo &infoOf(ComponentType Type) {
  const auto Number = uint32_t(Type);
  return ComponentTypes[Number < 24 ? Number : 0];
}

/// The type with that label; Invalid if there is none.
constexpr ComponentType findComponentType(std::string_view Label) {
  for (uint32_t I = 0; I < 24; ++I)
    if (ComponentTypes[I].Label == Label)
      return ComponentType(I);
  return ComponentType::Invalid;
}

/// How an input of a pixel shader is interpolated.
enum class InterpolationMode : uint8_t {
  Undefined = 0,
  Constant = 1,
  Linear = 2,
  LinearCentroid = 3,
  LinearNoperspective = 4,
  LinearNoperspectiveCentroid = 5,
  LinearSample = 6,
  LinearNoperspectiveSample = 7,
};
struct InterpolationInfo {
  std::string_view Label; ///< "linear centroid"
  std::string_view Word;  ///< HLSL's: "centroid"
};
inline constexpr InterpolationInfo Interpolations[] = {
    {"undefined", "none"},
    {"constant", "nointerpolation"},
    {"linear", "linear"},
    {"linear centroid", "centroid"},
    {"linear noperspective", "noperspective"},
    {"linear noperspective centroid", "noperspective centroid"},
    {"linear sample", "sample"},
    {"linear noperspective sample", "noperspective sample"},
};
/// Null for a number that is no mode.
constexpr const InterpolationInfo *interpolationInfo(uint64_t Mode) {
  return Mode < 8 ? &Interpolations[Mode] : nullptr;
}

/// A target of compilers.
struct ProfileInfo {
  Stage Kind;
  std::string_view Prefix; ///< "ps"
};
inline constexpr ProfileInfo Profiles[] = {
    {Stage::Pixel, "ps"},
    {Stage::Vertex, "vs"},
    {Stage::Geometry, "gs"},
    {Stage::Hull, "hs"},
    {Stage::Domain, "ds"},
    {Stage::Compute, "cs"},
    {Stage::Library, "lib"},
    {Stage::Mesh, "ms"},
    {Stage::Amplification, "as"},
};

/// The prefix of a stage's profile, that of libraries for stages that only they have; empty for
/// what is no stage.
constexpr std::string_view profilePrefix(uint32_t Kind) {
  std::string_view Library;
  for (const ProfileInfo &P : Profiles) {
    if (uint32_t(P.Kind) == Kind)
      return P.Prefix;
    if (P.Kind == Stage::Library)
      Library = P.Prefix;
  }
  return Kind <= uint32_t(Stage::Node) ? Library : std::string_view();
}

/// The stage of a profile's prefix, which has small letters.
constexpr std::optional<Stage> stageOfPrefix(std::string_view Prefix) {
  for (const ProfileInfo &P : Profiles)
    if (P.Prefix == Prefix)
      return P.Kind;
  return std::nullopt;
}

} // namespace dxil
