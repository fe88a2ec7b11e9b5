// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Facts about resource kinds, component types, interpolation modes and profiles: names in messages,
// listings and HLSL, and dimensions.

//===-- Resources ---------------------------------------------------------===//

// Label is the name in messages, Word the name in HLSL without element type. Coordinates: number
// for an access, with the array slice. Dimensions: number for a gradient. Offsets: number that an
// access may add to its texels. Sizes: number that GetDimensions returns.
class ResourceKindInfo<string kind, string label, string word> {
  string Kind = kind;
  string Label = label;
  string Word = word;
  int Coordinates = 0;
  int Dimensions = 0;
  int Offsets = 0;
  int Sizes = 0;
  bit Arrayed = 0;
  bit Multisampled = 0;
  bit Cube = 0;
  bit Texture = 0;
  bit Feedback = 0;
}
class TextureInfo<string kind, int coordinates, int dimensions, int sizes>
    : ResourceKindInfo<kind, kind, kind> {
  let Coordinates = coordinates;
  let Dimensions = dimensions;
  let Offsets = dimensions;
  let Sizes = sizes;
  let Texture = 1;
}
class BufferInfo<string kind, string label, string word, int coordinates>
    : ResourceKindInfo<kind, label, word> {
  let Coordinates = coordinates;
  let Sizes = 1;
}
def : ResourceKindInfo<"Invalid", "unknown resource", "Resource">;
def : TextureInfo<"Texture1D", 1, 1, 1>;
def : TextureInfo<"Texture2D", 2, 2, 2>;
def : TextureInfo<"Texture2DMS", 2, 2, 2> { let Multisampled = 1; }
def : TextureInfo<"Texture3D", 3, 3, 3>;
def : TextureInfo<"TextureCube", 3, 3, 2> { let Cube = 1; let Offsets = 0; }
def : TextureInfo<"Texture1DArray", 2, 1, 2> { let Arrayed = 1; }
def : TextureInfo<"Texture2DArray", 3, 2, 3> { let Arrayed = 1; }
def : TextureInfo<"Texture2DMSArray", 3, 2, 3> { let Arrayed = 1; let Multisampled = 1; }
def : TextureInfo<"TextureCubeArray", 4, 3, 3> { let Arrayed = 1; let Cube = 1; let Offsets = 0; }
def : BufferInfo<"TypedBuffer", "typed buffer", "Buffer", 1>;
def : BufferInfo<"RawBuffer", "raw buffer", "ByteAddressBuffer", 1>;
def : BufferInfo<"StructuredBuffer", "structured buffer", "StructuredBuffer", 2>;
def : ResourceKindInfo<"CBuffer", "constant buffer", "ConstantBuffer">;
def : ResourceKindInfo<"Sampler", "sampler", "SamplerState">;
def : BufferInfo<"TBuffer", "texture buffer", "TextureBuffer", 0>;
def : ResourceKindInfo<"RTAccelerationStructure", "acceleration structure",
                       "RaytracingAccelerationStructure">;
def : ResourceKindInfo<"FeedbackTexture2D", "FeedbackTexture2D", "FeedbackTexture2D"> {
  let Feedback = 1;
}
def : ResourceKindInfo<"FeedbackTexture2DArray", "FeedbackTexture2DArray",
                       "FeedbackTexture2DArray"> { let Feedback = 1; }

// Label is the name in messages, Word the name in listings.
class ResourceClassInfo<string kind, string label, string word, string letter> {
  string Kind = kind;
  string Label = label;
  string Word = word;
  string Letter = letter;
}
def : ResourceClassInfo<"SRV", "SRV", "SRV", "t">;
def : ResourceClassInfo<"UAV", "UAV", "UAV", "u">;
def : ResourceClassInfo<"CBuffer", "constant buffer", "cbuffer", "b">;
def : ResourceClassInfo<"Sampler", "sampler", "sampler", "s">;

//===-- Components --------------------------------------------------------===//

// Sort is None, Bool, Signed, Unsigned, Float, Normalized (a float from -1 or 0 to 1) or Packed
// (several numbers in one). Word is the name in HLSL, MinWord the name in HLSL if 16-bit types are
// minimum precision.
class ComponentTypeInfo<string type, string sort, string label, int width, string word = "",
                        string minWord = ""> {
  string Type = type;
  string Sort = sort;
  string Label = label;
  int Bits = width;
  string Word = word;
  string MinWord = !if(!empty(minWord), word, minWord);
  // Only matrices have elements of this type.
  bit MatrixOnly = 0;
}
def : ComponentTypeInfo<"Invalid", "None", "invalid", 0>;
def : ComponentTypeInfo<"I1", "Bool", "i1", 32, "bool">;
def : ComponentTypeInfo<"I16", "Signed", "i16", 16, "int16_t", "min16int">;
def : ComponentTypeInfo<"U16", "Unsigned", "u16", 16, "uint16_t", "min16uint">;
def : ComponentTypeInfo<"I32", "Signed", "i32", 32, "int">;
def : ComponentTypeInfo<"U32", "Unsigned", "u32", 32, "uint">;
def : ComponentTypeInfo<"I64", "Signed", "i64", 64, "int64_t">;
def : ComponentTypeInfo<"U64", "Unsigned", "u64", 64, "uint64_t">;
def : ComponentTypeInfo<"F16", "Float", "f16", 16, "half", "min16float">;
def : ComponentTypeInfo<"F32", "Float", "f32", 32, "float">;
def : ComponentTypeInfo<"F64", "Float", "f64", 64, "double">;
def : ComponentTypeInfo<"SNormF16", "Normalized", "snorm_f16", 16, "snorm half", "snorm min16float">;
def : ComponentTypeInfo<"UNormF16", "Normalized", "unorm_f16", 16, "unorm half", "unorm min16float">;
def : ComponentTypeInfo<"SNormF32", "Normalized", "snorm_f32", 32, "snorm float">;
def : ComponentTypeInfo<"UNormF32", "Normalized", "unorm_f32", 32, "unorm float">;
def : ComponentTypeInfo<"SNormF64", "Normalized", "snorm_f64", 64, "snorm double">;
def : ComponentTypeInfo<"UNormF64", "Normalized", "unorm_f64", 64, "unorm double">;
def : ComponentTypeInfo<"PackedS8x32", "Packed", "p32i8", 32, "int8_t4_packed">;
def : ComponentTypeInfo<"PackedU8x32", "Packed", "p32u8", 32, "uint8_t4_packed">;
let MatrixOnly = 1 in {
  def : ComponentTypeInfo<"I8", "Signed", "i8", 8>;
  def : ComponentTypeInfo<"U8", "Unsigned", "u8", 8>;
  def : ComponentTypeInfo<"F8_E4M3FN", "Float", "f8_e4m3fn", 8>;
  def : ComponentTypeInfo<"F8_E5M2", "Float", "f8_e5m2", 8>;
  def : ComponentTypeInfo<"BFloat16", "Float", "bf16", 16>;
}

//===-- Interpolation -----------------------------------------------------===//

// Word is HLSL's modifier.
class InterpolationInfo<int number, string name, string label, string word> {
  int Number = number;
  string Name = name;
  string Label = label;
  string Word = word;
  // Perspective: values are divided by w. Centroid, Sample: the position in the pixel at which
  // values are evaluated.
  bit Perspective = !and(!gt(number, 1), !eq(!find(name, "Noperspective"), -1));
  bit Centroid = !not(!eq(!find(name, "Centroid"), -1));
  bit Sample = !not(!eq(!find(name, "Sample"), -1));
}
def : InterpolationInfo<0, "Undefined", "undefined", "none">;
def : InterpolationInfo<1, "Constant", "constant", "nointerpolation">;
def : InterpolationInfo<2, "Linear", "linear", "linear">;
def : InterpolationInfo<3, "LinearCentroid", "linear centroid", "centroid">;
def : InterpolationInfo<4, "LinearNoperspective", "linear noperspective", "noperspective">;
def : InterpolationInfo<5, "LinearNoperspectiveCentroid", "linear noperspective centroid",
                        "noperspective centroid">;
def : InterpolationInfo<6, "LinearSample", "linear sample", "sample">;
def : InterpolationInfo<7, "LinearNoperspectiveSample", "linear noperspective sample",
                        "noperspective sample">;

//===-- Profiles ----------------------------------------------------------===//

// The targets of compilers, and the version that introduced them. Entries of a library may have
// stages without a profile.
class ProfileInfo<ShaderStage stage, string prefix, Version since = DXIL1_0> {
  ShaderStage ProfileStage = stage;
  string Prefix = prefix;
  Version Since = since;
}
def : ProfileInfo<pixel, "ps">;
def : ProfileInfo<vertex, "vs">;
def : ProfileInfo<geometry, "gs">;
def : ProfileInfo<hull, "hs">;
def : ProfileInfo<domain, "ds">;
def : ProfileInfo<compute, "cs">;
def : ProfileInfo<library, "lib", DXIL1_1>;
def : ProfileInfo<mesh, "ms", DXIL1_5>;
def : ProfileInfo<amplification, "as", DXIL1_5>;
