// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Kinds of resources and components, modes of interpolation, objects, profiles.
// Written by: dxil-tblgen DXIL.td -gen-kinds; edit the records, not this file.
#pragma once

#include <dxil/generated/OpCodes.h>

#include <cstdint>
#include <optional>
#include <string_view>

namespace dxil {

/// A kind of resource. The first row stands for unknown kinds.
struct ResourceKindInfo {
  std::string_view Label; ///< name in messages: "typed buffer"
  std::string_view Word;  ///< name in HLSL without the element type: "Buffer"
  uint8_t Coordinates = 0; ///< number of coordinates of an access, with the array slice
  uint8_t Dimensions = 0;  ///< number of dimensions of a gradient
  uint8_t Offsets = 0;     ///< number of texel offsets of an access
  uint8_t Sizes = 0;       ///< number of sizes that GetDimensions returns
  bool Arrayed = false, Multisampled = false, Cube = false, Texture = false, Feedback = false;

  /// Returns true if the resource can be read through a sampler.
  constexpr bool isSampled() const { return Texture && !Multisampled; }
};
inline constexpr ResourceKindInfo ResourceKinds[] = {
    {"unknown resource", "Resource", 0, 0, 0, 0, false, false, false, false, false}, // Invalid
    {"Texture1D", "Texture1D", 1, 1, 1, 1, false, false, false, true, false}, // Texture1D
    {"Texture2D", "Texture2D", 2, 2, 2, 2, false, false, false, true, false}, // Texture2D
    {"Texture2DMS", "Texture2DMS", 2, 2, 2, 2, false, true, false, true, false}, // Texture2DMS
    {"Texture3D", "Texture3D", 3, 3, 3, 3, false, false, false, true, false}, // Texture3D
    {"TextureCube", "TextureCube", 3, 3, 0, 2, false, false, true, true, false}, // TextureCube
    {"Texture1DArray", "Texture1DArray", 2, 1, 1, 2, true, false, false, true, false}, // Texture1DArray
    {"Texture2DArray", "Texture2DArray", 3, 2, 2, 3, true, false, false, true, false}, // Texture2DArray
    {"Texture2DMSArray", "Texture2DMSArray", 3, 2, 2, 3, true, true, false, true, false}, // Texture2DMSArray
    {"TextureCubeArray", "TextureCubeArray", 4, 3, 0, 3, true, false, true, true, false}, // TextureCubeArray
    {"typed buffer", "Buffer", 1, 0, 0, 1, false, false, false, false, false}, // TypedBuffer
    {"raw buffer", "ByteAddressBuffer", 1, 0, 0, 1, false, false, false, false, false}, // RawBuffer
    {"structured buffer", "StructuredBuffer", 2, 0, 0, 1, false, false, false, false, false}, // StructuredBuffer
    {"constant buffer", "ConstantBuffer", 0, 0, 0, 0, false, false, false, false, false}, // CBuffer
    {"sampler", "SamplerState", 0, 0, 0, 0, false, false, false, false, false}, // Sampler
    {"texture buffer", "TextureBuffer", 0, 0, 0, 1, false, false, false, false, false}, // TBuffer
    {"acceleration structure", "RaytracingAccelerationStructure", 0, 0, 0, 0, false, false, false, false, false}, // RTAccelerationStructure
    {"FeedbackTexture2D", "FeedbackTexture2D", 0, 0, 0, 0, false, false, false, false, true}, // FeedbackTexture2D
    {"FeedbackTexture2DArray", "FeedbackTexture2DArray", 0, 0, 0, 0, false, false, false, false, true}, // FeedbackTexture2DArray
};

constexpr const ResourceKindInfo &infoOf(ResourceKind Kind) {
  const auto Number = uint32_t(Kind);
  return ResourceKinds[Number < 19 ? Number : 0];
}
/// The kinds that there are, with Invalid.
inline constexpr uint32_t ResourceKindCount = 19;

/// A resource class.
struct ResourceClassInfo {
  std::string_view Label; ///< name in messages: "constant buffer"
  std::string_view Word;  ///< name in listings: "cbuffer"
  char Letter = 0;        ///< letter of its registers: "b"
};
inline constexpr ResourceClassInfo ResourceClasses[] = {
    {"SRV", "SRV", 't'},
    {"UAV", "UAV", 'u'},
    {"constant buffer", "cbuffer", 'b'},
    {"sampler", "sampler", 's'},
};
/// Null for a number that is no class.
constexpr const ResourceClassInfo *resourceClassInfo(uint64_t Class) {
  return Class < 4 ? &ResourceClasses[Class] : nullptr;
}
/// The letter of a class's registers in HLSL: t, u, b or s; 0 for no class.
constexpr char registerLetter(ResourceClass Class) {
  const ResourceClassInfo *Info = resourceClassInfo(uint64_t(Class));
  return Info ? Info->Letter : 0;
}
/// The class whose registers have this letter.
constexpr std::optional<ResourceClass> findRegisterClass(char Letter) {
  for (uint32_t I = 0; I < 4; ++I)
    if (ResourceClasses[I].Letter == Letter)
      return ResourceClass(I);
  return std::nullopt;
}

/// The kind of values. Normalized is a float from -1 or 0 to 1, Packed several numbers in one.
enum class ComponentSort : uint8_t { None, Bool, Signed, Unsigned, Float, Normalized, Packed };

/// A component type. The first row stands for unknown types.
struct ComponentTypeInfo {
  ComponentSort Sort = ComponentSort::None;
  std::string_view Label;   ///< name in messages: "unorm_f16"
  std::string_view Word;    ///< name in HLSL: "uint16_t"; empty if it has none
  std::string_view MinWord; ///< name in HLSL if 16-bit types are minimum precision: "min16uint"
  uint8_t Bits = 0;
  bool MatrixOnly = false; ///< not for signatures and resources

  /// For signatures and resources.
  constexpr bool isInteger() const {
    return !MatrixOnly && (Sort == ComponentSort::Signed || Sort == ComponentSort::Unsigned);
  }
  constexpr bool isReal() const {
    return !MatrixOnly && (Sort == ComponentSort::Float || Sort == ComponentSort::Normalized);
  }
  /// For matrices.
  constexpr bool isMatrixElement() const {
    return Sort == ComponentSort::Signed || Sort == ComponentSort::Unsigned ||
           Sort == ComponentSort::Float;
  }
};
inline constexpr ComponentTypeInfo ComponentTypes[] = {
    {ComponentSort::None, "invalid", "", "", 0, false},
    {ComponentSort::Bool, "i1", "bool", "bool", 32, false},
    {ComponentSort::Signed, "i16", "int16_t", "min16int", 16, false},
    {ComponentSort::Unsigned, "u16", "uint16_t", "min16uint", 16, false},
    {ComponentSort::Signed, "i32", "int", "int", 32, false},
    {ComponentSort::Unsigned, "u32", "uint", "uint", 32, false},
    {ComponentSort::Signed, "i64", "int64_t", "int64_t", 64, false},
    {ComponentSort::Unsigned, "u64", "uint64_t", "uint64_t", 64, false},
    {ComponentSort::Float, "f16", "half", "min16float", 16, false},
    {ComponentSort::Float, "f32", "float", "float", 32, false},
    {ComponentSort::Float, "f64", "double", "double", 64, false},
    {ComponentSort::Normalized, "snorm_f16", "snorm half", "snorm min16float", 16, false},
    {ComponentSort::Normalized, "unorm_f16", "unorm half", "unorm min16float", 16, false},
    {ComponentSort::Normalized, "snorm_f32", "snorm float", "snorm float", 32, false},
    {ComponentSort::Normalized, "unorm_f32", "unorm float", "unorm float", 32, false},
    {ComponentSort::Normalized, "snorm_f64", "snorm double", "snorm double", 64, false},
    {ComponentSort::Normalized, "unorm_f64", "unorm double", "unorm double", 64, false},
    {ComponentSort::Packed, "p32i8", "int8_t4_packed", "int8_t4_packed", 32, false},
    {ComponentSort::Packed, "p32u8", "uint8_t4_packed", "uint8_t4_packed", 32, false},
    {ComponentSort::Signed, "i8", "", "", 8, true},
    {ComponentSort::Unsigned, "u8", "", "", 8, true},
    {ComponentSort::Float, "f8_e4m3fn", "", "", 8, true},
    {ComponentSort::Float, "f8_e5m2", "", "", 8, true},
    {ComponentSort::Float, "bf16", "", "", 16, true},
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
  std::string_view Label; ///< name in listings: "linear centroid"
  std::string_view Word;  ///< modifier in HLSL: "centroid"
  bool Perspective = false; ///< values are divided by w
  bool Centroid = false, Sample = false; ///< position in the pixel at which values are evaluated
};
inline constexpr InterpolationInfo Interpolations[] = {
    {"undefined", "none", false, false, false},
    {"constant", "nointerpolation", false, false, false},
    {"linear", "linear", true, false, false},
    {"linear centroid", "centroid", true, true, false},
    {"linear noperspective", "noperspective", false, false, false},
    {"linear noperspective centroid", "noperspective centroid", false, true, false},
    {"linear sample", "sample", true, false, true},
    {"linear noperspective sample", "noperspective sample", false, false, true},
};
/// Null for a number that is no mode.
constexpr const InterpolationInfo *interpolationInfo(uint64_t Mode) {
  return Mode < 8 ? &Interpolations[Mode] : nullptr;
}
constexpr const InterpolationInfo &infoOf(InterpolationMode Mode) {
  const InterpolationInfo *I = interpolationInfo(uint64_t(Mode));
  return I ? *I : Interpolations[0];
}
/// Returns true for modes that interpolate between vertices: neither constant nor undefined.
constexpr bool interpolates(uint64_t Mode) {
  return Mode > uint64_t(InterpolationMode::Constant) && interpolationInfo(Mode);
}
/// Returns true for modes that evaluate values for each sample.
constexpr bool runsPerSample(uint64_t Mode) {
  const InterpolationInfo *I = interpolationInfo(Mode);
  return I && I->Sample;
}
/// Returns true for modes without the division by w.
constexpr bool withoutPerspective(uint64_t Mode) {
  const InterpolationInfo *I = interpolationInfo(Mode);
  return interpolates(Mode) && !I->Perspective;
}

/// The name of an HLSL object in the names of types: `Buffer` in %"class.Buffer<float>".
struct ObjectName {
  std::string_view Word;
  bool HasArguments; ///< `<` follows
};
inline constexpr ObjectName ObjectNames[] = {
    {"AppendStructuredBuffer", true},
    {"Buffer", true},
    {"ByteAddressBuffer", false},
    {"ConstantBuffer", true},
    {"ConsumeStructuredBuffer", true},
    {"DispatchNodeInputRecord", true},
    {"EmptyNodeInput", false},
    {"EmptyNodeOutput", false},
    {"EmptyNodeOutputArray", false},
    {"FeedbackTexture2D", true},
    {"FeedbackTexture2DArray", true},
    {"GroupNodeInputRecords", true},
    {"GroupNodeOutputRecords", true},
    {"LineStream", true},
    {"NodeOutput", true},
    {"NodeOutputArray", true},
    {"PointStream", true},
    {"RWBuffer", true},
    {"RWByteAddressBuffer", false},
    {"RWDispatchNodeInputRecord", true},
    {"RWGroupNodeInputRecords", true},
    {"RWStructuredBuffer", true},
    {"RWTexture1D", true},
    {"RWTexture1DArray", true},
    {"RWTexture2D", true},
    {"RWTexture2DArray", true},
    {"RWTexture2DMS", true},
    {"RWTexture2DMSArray", true},
    {"RWTexture3D", true},
    {"RWThreadNodeInputRecord", true},
    {"RasterizerOrderedBuffer", true},
    {"RasterizerOrderedByteAddressBuffer", false},
    {"RasterizerOrderedStructuredBuffer", true},
    {"RasterizerOrderedTexture1D", true},
    {"RasterizerOrderedTexture1DArray", true},
    {"RasterizerOrderedTexture2D", true},
    {"RasterizerOrderedTexture2DArray", true},
    {"RasterizerOrderedTexture3D", true},
    {"RaytracingAccelerationStructure", false},
    {"SamplerComparisonState", false},
    {"SamplerState", false},
    {"StructuredBuffer", true},
    {"Texture1D", true},
    {"Texture1DArray", true},
    {"Texture2D", true},
    {"Texture2DArray", true},
    {"Texture2DMS", true},
    {"Texture2DMSArray", true},
    {"Texture3D", true},
    {"TextureBuffer", true},
    {"TextureCube", true},
    {"TextureCubeArray", true},
    {"ThreadNodeInputRecord", true},
    {"ThreadNodeOutputRecords", true},
    {"TriangleStream", true},
};

/// A target of compilers.
struct ProfileInfo {
  Stage Kind;
  std::string_view Prefix; ///< prefix of the profile: "ps"
  uint8_t Minor;           ///< N of the first shader model 6.N with the stage
};
inline constexpr ProfileInfo Profiles[] = {
    {Stage::Pixel, "ps", 0},
    {Stage::Vertex, "vs", 0},
    {Stage::Geometry, "gs", 0},
    {Stage::Hull, "hs", 0},
    {Stage::Domain, "ds", 0},
    {Stage::Compute, "cs", 0},
    {Stage::Library, "lib", 1},
    {Stage::Mesh, "ms", 5},
    {Stage::Amplification, "as", 5},
};

/// Returns the prefix of a stage's profile; that of libraries for stages without a profile; empty
/// for invalid stages.
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

/// Returns the profile with a lower-case prefix, or null.
constexpr const ProfileInfo *findProfile(std::string_view Prefix) {
  for (const ProfileInfo &P : Profiles)
    if (P.Prefix == Prefix)
      return &P;
  return nullptr;
}

/// Returns the stage of a profile's prefix.
constexpr std::optional<Stage> stageOfPrefix(std::string_view Prefix) {
  const ProfileInfo *P = findProfile(Prefix);
  return P ? std::optional(P->Kind) : std::nullopt;
}

} // namespace dxil
