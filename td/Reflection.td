// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Numbers that D3D's reflection interfaces give resources, numbers and objects.

// Dimension: D3D_SRV_DIMENSION of the kind of resource, 0 if it has none.
class ReflectedResource<string kind, int dimension> {
  string Kind = kind;
  int Dimension = dimension;
}
def : ReflectedResource<"Invalid", 0>;
def : ReflectedResource<"Texture1D", 2>;
def : ReflectedResource<"Texture2D", 4>;
def : ReflectedResource<"Texture2DMS", 6>;
def : ReflectedResource<"Texture3D", 8>;
def : ReflectedResource<"TextureCube", 9>;
def : ReflectedResource<"Texture1DArray", 3>;
def : ReflectedResource<"Texture2DArray", 5>;
def : ReflectedResource<"Texture2DMSArray", 7>;
def : ReflectedResource<"TextureCubeArray", 10>;
def : ReflectedResource<"TypedBuffer", 1>;
def : ReflectedResource<"RawBuffer", 1>;
def : ReflectedResource<"StructuredBuffer", 1>;
def : ReflectedResource<"CBuffer", 0>;
def : ReflectedResource<"Sampler", 0>;
def : ReflectedResource<"TBuffer", 0>;
def : ReflectedResource<"RTAccelerationStructure", 0>;
def : ReflectedResource<"FeedbackTexture2D", 4>;
def : ReflectedResource<"FeedbackTexture2DArray", 5>;

// ReturnType: D3D_RESOURCE_RETURN_TYPE of texels of the component type. VariableType and
// MinVariableType: D3D_SHADER_VARIABLE_TYPE of variables, with native 16-bit types and with minimum
// precision; 0 if no variable has the type. Word and MinWord: their names.
class ReflectedComponent<string type, int returnType, int variableType = 0, string word = "",
                         int minVariableType = variableType, string minWord = word> {
  string Type = type;
  int ReturnType = returnType;
  int VariableType = variableType;
  int MinVariableType = minVariableType;
  string Word = word;
  string MinWord = minWord;
}
def : ReflectedComponent<"Invalid", 6>;
def : ReflectedComponent<"I1", 4, 1, "bool">;
def : ReflectedComponent<"I16", 3, 58, "int16_t", 56, "min16int">;
def : ReflectedComponent<"U16", 4, 59, "uint16_t", 57, "min16uint">;
def : ReflectedComponent<"I32", 3, 2, "int">;
def : ReflectedComponent<"U32", 4, 19, "uint">;
def : ReflectedComponent<"I64", 3, 61, "int64_t">;
def : ReflectedComponent<"U64", 4, 62, "uint64_t">;
def : ReflectedComponent<"F16", 5, 60, "float16_t", 54, "min16float">;
def : ReflectedComponent<"F32", 5, 3, "float">;
def : ReflectedComponent<"F64", 7, 39, "double">;
def : ReflectedComponent<"SNormF16", 2, 60, "float16_t", 54, "min16float">;
def : ReflectedComponent<"UNormF16", 1, 60, "float16_t", 54, "min16float">;
def : ReflectedComponent<"SNormF32", 2, 3, "float">;
def : ReflectedComponent<"UNormF32", 1, 3, "float">;
def : ReflectedComponent<"SNormF64", 2, 39, "double">;
def : ReflectedComponent<"UNormF64", 1, 39, "double">;
foreach type = ["PackedS8x32", "PackedU8x32", "I8", "U8", "F8_E4M3FN", "F8_E5M2", "BFloat16"] in
  def : ReflectedComponent<type, 6>;

// An object that a struct may contain. VariableType: D3D_SHADER_VARIABLE_TYPE. IsWhole: the name is
// the whole name of the struct in a module, else the beginning of names with arguments; of two
// names with the same beginning the longer one is the first. For D3D a writable resource in a struct
// is a struct.
class ReflectedObject<string word, int variableType, bit isWhole = 0> {
  string Word = word;
  int VariableType = variableType;
  bit IsWhole = isWhole;
}
def : ReflectedObject<"SamplerState", 10, 1>;
def : ReflectedObject<"SamplerComparisonState", 10, 1>;
def : ReflectedObject<"TriangleStream", 0>;
def : ReflectedObject<"PointStream", 0>;
def : ReflectedObject<"LineStream", 0>;
def : ReflectedObject<"AppendStructuredBuffer", 50>;
def : ReflectedObject<"ConsumeStructuredBuffer", 51>;
def : ReflectedObject<"ConstantBuffer", 26>;
def : ReflectedObject<"ByteAddressBuffer", 46, 1>;
def : ReflectedObject<"Buffer", 25>;
def : ReflectedObject<"StructuredBuffer", 48>;
def : ReflectedObject<"Texture1D", 6>;
def : ReflectedObject<"Texture2D", 7>;
def : ReflectedObject<"Texture3D", 8>;
def : ReflectedObject<"TextureCube", 9>;
