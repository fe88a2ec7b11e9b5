// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What the kinds of resources and of components, the modes of interpolation and the profiles of
// stages are: names as messages, listings and HLSL spell them, and shapes.

//===-- Resources ---------------------------------------------------------===//

// Label is its name in messages, Word HLSL's, without what it holds. Coordinates: of an access, an
// array's slice among them. Dimensions: of a gradient. Offsets: that an access may add to its texels.
// Sizes: that GetDimensions gives.
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
def : ResourceKindInfo<"FeedbackTexture2D", "FeedbackTexture2D", "FeedbackTexture2D">;
def : ResourceKindInfo<"FeedbackTexture2DArray", "FeedbackTexture2DArray",
                       "FeedbackTexture2DArray">;

//===-- Components --------------------------------------------------------===//

// Word is HLSL's, MinWord HLSL's where types of 16 bits are of minimum precision.
class ComponentTypeInfo<string type, string label, int width, string word = "",
                        string minWord = ""> {
  string Type = type;
  string Label = label;
  int Bits = width;
  string Word = word;
  string MinWord = !if(!empty(minWord), word, minWord);
}
def : ComponentTypeInfo<"Invalid", "invalid", 0>;
def : ComponentTypeInfo<"I1", "i1", 32, "bool">;
def : ComponentTypeInfo<"I16", "i16", 16, "int16_t", "min16int">;
def : ComponentTypeInfo<"U16", "u16", 16, "uint16_t", "min16uint">;
def : ComponentTypeInfo<"I32", "i32", 32, "int">;
def : ComponentTypeInfo<"U32", "u32", 32, "uint">;
def : ComponentTypeInfo<"I64", "i64", 64, "int64_t">;
def : ComponentTypeInfo<"U64", "u64", 64, "uint64_t">;
def : ComponentTypeInfo<"F16", "f16", 16, "half", "min16float">;
def : ComponentTypeInfo<"F32", "f32", 32, "float">;
def : ComponentTypeInfo<"F64", "f64", 64, "double">;
def : ComponentTypeInfo<"SNormF16", "snorm_f16", 16, "snorm half", "snorm min16float">;
def : ComponentTypeInfo<"UNormF16", "unorm_f16", 16, "unorm half", "unorm min16float">;
def : ComponentTypeInfo<"SNormF32", "snorm_f32", 32, "snorm float">;
def : ComponentTypeInfo<"UNormF32", "unorm_f32", 32, "unorm float">;
def : ComponentTypeInfo<"SNormF64", "snorm_f64", 64, "snorm double">;
def : ComponentTypeInfo<"UNormF64", "unorm_f64", 64, "unorm double">;
def : ComponentTypeInfo<"PackedS8x32", "p32i8", 32, "int8_t4_packed">;
def : ComponentTypeInfo<"PackedU8x32", "p32u8", 32, "uint8_t4_packed">;
def : ComponentTypeInfo<"I8", "i8", 8>;
def : ComponentTypeInfo<"U8", "u8", 8>;
def : ComponentTypeInfo<"F8_E4M3FN", "f8_e4m3fn", 8>;
def : ComponentTypeInfo<"F8_E5M2", "f8_e5m2", 8>;
def : ComponentTypeInfo<"BFloat16", "bf16", 16>;

//===-- Interpolation -----------------------------------------------------===//

// Word is HLSL's modifier.
class InterpolationInfo<int number, string name, string label, string word> {
  int Number = number;
  string Name = name;
  string Label = label;
  string Word = word;
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

// The targets of compilers. The entries of a library have stages that have no profile of their own.
class ProfileInfo<ShaderStage stage, string prefix> {
  ShaderStage ProfileStage = stage;
  string Prefix = prefix;
}
def : ProfileInfo<pixel, "ps">;
def : ProfileInfo<vertex, "vs">;
def : ProfileInfo<geometry, "gs">;
def : ProfileInfo<hull, "hs">;
def : ProfileInfo<domain, "ds">;
def : ProfileInfo<compute, "cs">;
def : ProfileInfo<library, "lib">;
def : ProfileInfo<mesh, "ms">;
def : ProfileInfo<amplification, "as">;
