// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// HLSL's textures and samplers, and the op that each method becomes.

def hlsl_SamplerState : HLSLSampler<"SamplerState", "Default", "Filters texels."> {
  let alias = "sampler";
}
def hlsl_SamplerComparisonState
    : HLSLSampler<"SamplerComparisonState", "Comparison",
                  "Compares texels with a value, then filters the results.">;

def hlsl_Texture1D : HLSLTexture<"Texture1D", "Texture1D", 1, 1, 1, "One-dimensional texture.">;
def hlsl_Texture1DArray : HLSLTexture<"Texture1DArray", "Texture1DArray", 2, 1, 2,
                                      "Array of one-dimensional textures.">;
def hlsl_Texture2D : HLSLTexture<"Texture2D", "Texture2D", 2, 2, 2, "Two-dimensional texture.">;
def hlsl_Texture2DArray : HLSLTexture<"Texture2DArray", "Texture2DArray", 3, 2, 3,
                                      "Array of two-dimensional textures.">;
def hlsl_Texture3D : HLSLTexture<"Texture3D", "Texture3D", 3, 3, 3, "Three-dimensional texture.">;
def hlsl_TextureCube : HLSLTexture<"TextureCube", "TextureCube", 3, 0, 2, "Cube texture.">;
def hlsl_TextureCubeArray : HLSLTexture<"TextureCubeArray", "TextureCubeArray", 4, 0, 3,
                                        "Array of cube textures.">;
let Multisampled = 1 in {
def hlsl_Texture2DMS : HLSLTexture<"Texture2DMS", "Texture2DMS", 2, 2, 2,
                                   "Two-dimensional multisampled texture.">;
def hlsl_Texture2DMSArray : HLSLTexture<"Texture2DMSArray", "Texture2DMSArray", 3, 2, 3,
                                        "Array of two-dimensional multisampled textures.">;
}
let Multisampled = 1, Writable = 1 in {
def hlsl_RWTexture2DMS : HLSLTexture<"RWTexture2DMS", "Texture2DMS", 2, 0, 2,
                                     "Two-dimensional multisampled texture to write.">;
def hlsl_RWTexture2DMSArray
    : HLSLTexture<"RWTexture2DMSArray", "Texture2DMSArray", 3, 0, 3,
                  "Array of two-dimensional multisampled textures to write.">;
}
class RWTexture<string dimensions, string prefix, int coords, string doc>
    : HLSLTexture<!strconcat(prefix, "Texture", dimensions), !strconcat("Texture", dimensions),
                  coords, 0, coords, doc> {
  let Writable = 1;
  let RasterizerOrdered = !eq(prefix, "RasterizerOrdered");
}
def hlsl_RWTexture1D : RWTexture<"1D", "RW", 1, "One-dimensional texture to write.">;
def hlsl_RWTexture1DArray : RWTexture<"1DArray", "RW", 2,
                                      "Array of one-dimensional textures to write.">;
def hlsl_RWTexture2D : RWTexture<"2D", "RW", 2, "Two-dimensional texture to write.">;
def hlsl_RWTexture2DArray : RWTexture<"2DArray", "RW", 3,
                                      "Array of two-dimensional textures to write.">;
def hlsl_RWTexture3D : RWTexture<"3D", "RW", 3, "Three-dimensional texture to write.">;
def hlsl_ROVTexture1D : RWTexture<"1D", "RasterizerOrdered", 1,
                                  "Its accesses keep the order of primitives.">;
def hlsl_ROVTexture1DArray : RWTexture<"1DArray", "RasterizerOrdered", 2,
                                       "Its accesses keep the order of primitives.">;
def hlsl_ROVTexture2D : RWTexture<"2D", "RasterizerOrdered", 2,
                                  "Its accesses keep the order of primitives.">;
def hlsl_ROVTexture2DArray : RWTexture<"2DArray", "RasterizerOrdered", 3,
                                       "Its accesses keep the order of primitives.">;
def hlsl_ROVTexture3D : RWTexture<"3D", "RasterizerOrdered", 3,
                                  "Its accesses keep the order of primitives.">;

// What GetDimensions calls.
def : HLSLResourceOp<GetDimensions>;

defvar filtered_textures = [hlsl_Texture1D, hlsl_Texture1DArray, hlsl_Texture2D, hlsl_Texture2DArray,
                            hlsl_Texture3D, hlsl_TextureCube, hlsl_TextureCubeArray];
defvar compared_textures = [hlsl_Texture1D, hlsl_Texture1DArray, hlsl_Texture2D, hlsl_Texture2DArray,
                            hlsl_TextureCube, hlsl_TextureCubeArray];
defvar gathered_textures = [hlsl_Texture2D, hlsl_Texture2DArray, hlsl_TextureCube,
                            hlsl_TextureCubeArray];
defvar loaded_textures = [hlsl_Texture1D, hlsl_Texture1DArray, hlsl_Texture2D, hlsl_Texture2DArray,
                          hlsl_Texture3D];
defvar written_textures = [hlsl_RWTexture1D, hlsl_RWTexture1DArray, hlsl_RWTexture2D,
                           hlsl_RWTexture2DArray, hlsl_RWTexture3D, hlsl_ROVTexture1D,
                           hlsl_ROVTexture1DArray, hlsl_ROVTexture2D, hlsl_ROVTexture2DArray,
                           hlsl_ROVTexture3D];
defvar multisampled_textures = [hlsl_Texture2DMS, hlsl_Texture2DMSArray];
defvar written_samples = [hlsl_RWTexture2DMS, hlsl_RWTexture2DMSArray];

def : HLSLMethod<"Sample", Sample, filtered_textures,
                 ["sampler", "location", "offset?", "float clamp?", "status?"], "T",
                 "Filtered texels, of the mip level that the quad's coordinates tell.">;
def : HLSLMethod<"SampleBias", SampleBias, filtered_textures,
                 ["sampler", "location", "float bias", "offset?", "float clamp?", "status?"], "T",
                 "The same with a bias to the mip level.">;
def : HLSLMethod<"SampleLevel", SampleLevel, filtered_textures,
                 ["sampler", "location", "float lod", "offset?", "status?"], "T",
                 "Filtered texels of a mip level.">;
def : HLSLMethod<"SampleGrad", SampleGrad, filtered_textures,
                 ["sampler", "location", "gradient ddx", "gradient ddy", "offset?", "float clamp?",
                  "status?"], "T", "Filtered texels, of the mip level that gradients tell.">;
def : HLSLMethod<"SampleCmp", SampleCmp, compared_textures,
                 ["comparison", "location", "float compareValue", "offset?", "float clamp?",
                  "status?"], "float", "Share of the texels that compare true.">;
def : HLSLMethod<"SampleCmpLevelZero", SampleCmpLevelZero, compared_textures,
                 ["comparison", "location", "float compareValue", "offset?", "status?"], "float",
                 "The same at the finest mip level.">;
def : HLSLMethod<"SampleCmpLevel", SampleCmpLevel, compared_textures,
                 ["comparison", "location", "float compareValue", "float lod", "offset?", "status?"],
                 "float", "The same at a mip level.">;
def : HLSLMethod<"SampleCmpBias", SampleCmpBias, compared_textures,
                 ["comparison", "location", "float compareValue", "float bias", "offset?",
                  "float clamp?", "status?"], "float", "The same with a bias to the mip level.">;
def : HLSLMethod<"SampleCmpGrad", SampleCmpGrad, compared_textures,
                 ["comparison", "location", "float compareValue", "gradient ddx", "gradient ddy",
                  "offset?", "float clamp?", "status?"], "float",
                 "The same at the mip level that gradients tell.">;

class Gather<string suffix, string channel>
    : HLSLMethod<!strconcat("Gather", suffix), TextureGather, gathered_textures,
                 ["sampler", "location", "offset?", "status?"], "E4",
                 "One component of the four texels that a filter would read."> {
  let constants = [!strconcat("channel=GatherChannel.", channel)];
  let fourOffsets = !not(!empty(suffix));
}
def : Gather<"", "Red">;
def : Gather<"Red", "Red">;
def : Gather<"Green", "Green">;
def : Gather<"Blue", "Blue">;
def : Gather<"Alpha", "Alpha">;
def : HLSLMethod<"GatherRaw", TextureGatherRaw, [hlsl_Texture2D, hlsl_Texture2DArray],
                 ["sampler", "location", "offset?", "status?"], "E4",
                 "The four texels that a filter would read, as they are in memory.">;
class GatherCmp<string suffix, string channel>
    : HLSLMethod<!strconcat("GatherCmp", suffix), TextureGatherCmp, gathered_textures,
                 ["comparison", "location", "float compareValue", "offset?", "status?"], "E4",
                 "Four comparisons, as a filter would make them."> {
  let constants = [!strconcat("channel=GatherChannel.", channel)];
  let fourOffsets = !not(!empty(suffix));
}
def : GatherCmp<"", "Red">;
def : GatherCmp<"Red", "Red">;
def : GatherCmp<"Green", "Green">;
def : GatherCmp<"Blue", "Blue">;
def : GatherCmp<"Alpha", "Alpha">;

let offsetIsZero = 0 in {
def : HLSLMethod<"Load", TextureLoad, loaded_textures, ["texel+mip", "offset?", "status?"], "T",
                 "One texel of a mip level.">;
def : HLSLMethod<"Load", TextureLoad, !listconcat(multisampled_textures, written_samples),
                 ["texel", "int sample", "offset?", "status?"], "T", "One sample of a texel.">;
def : HLSLMethod<"Load", TextureLoad, written_textures, ["texel", "status?"], "T", "One texel.">;
def : HLSLMethod<"__at", TextureLoad, !listconcat(loaded_textures, multisampled_textures),
                 ["texel", "int sample"], "T", "One texel of `.mips` or `.sample`.">;
def : HLSLMethod<"operator[]", TextureLoad, !listconcat(loaded_textures, multisampled_textures),
                 ["texel"], "T", "One texel of the finest mip level, or its first sample."> {
  let constants = ["mipLevelOrSampleCount=0"];
}
}
class LevelOfDetail<string suffix, string clamped, string sampler, string doc>
    : HLSLMethod<!strconcat("CalculateLevelOfDetail", suffix), CalculateLOD,
                 !if(!eq(sampler, "sampler"), filtered_textures, compared_textures),
                 [sampler, "place"], "float", doc> {
  let constants = [!strconcat("clamped=", clamped)];
  let firstMinor = !if(!eq(sampler, "sampler"), 0, 8);
}
def : LevelOfDetail<"", "1", "sampler", "Mip level that Sample would read, clamped.">;
def : LevelOfDetail<"Unclamped", "0", "sampler", "Mip level that Sample would ask for.">;
def : LevelOfDetail<"", "1", "comparison", "Mip level that SampleCmp would read, clamped.">;
def : LevelOfDetail<"Unclamped", "0", "comparison", "Mip level that SampleCmp would ask for.">;
def : HLSLMethod<"GetSamplePosition", Texture2DMSGetSamplePosition,
                 !listconcat(multisampled_textures, written_samples),
                 ["int index"], "float2", "Place of a sample in its texel, from the centre.">;

def : HLSLClass<"", [{
#define __mp __mips()
#define __smpl __samples()
}], "What dxil-frontend writes for `.mips[` and `.sample[` (target/frontend/TextureParts.cpp).">;

// Maps of what is sampled. Kind and what is recorded are numbers of ResourceKind and
// SamplerFeedbackType.
class FeedbackTexture<string name, int kind, int coords, string slice, string doc>
    : HLSLClass<name, !strconcat([{
#if __SHADER_TARGET_MAJOR > 6 || __SHADER_TARGET_MINOR >= 5
template <uint Recorded> struct __}], name, [{ {
  __hlsl_resource_t [[hlsl::resource_class(UAV)]] [[hlsl::raw_buffer]]
      [[hlsl::contained_type(__resource_tag<int, }], !cast<string>(kind), [{, Recorded, 0>)]] __handle;
  __HLSL_RESOURCE(__}], name, [{)
  __HLSL_FEEDBACK(}], !cast<string>(coords), ", ", slice, [{)
};
#endif
}]), doc>;
def : HLSLResourceOp<WriteSamplerFeedback>;
def : HLSLResourceOp<WriteSamplerFeedbackBias>;
def : HLSLResourceOp<WriteSamplerFeedbackLevel>;
def : HLSLResourceOp<WriteSamplerFeedbackGrad>;
def : HLSLClass<"", [{
static const uint SAMPLER_FEEDBACK_MIN_MIP = 0;
static const uint SAMPLER_FEEDBACK_MIP_REGION_USED = 1;
#define __HLSL_FEEDBACK_OF                                                                         \
  __HLSL_HANDLE(__handle), __HLSL_HANDLE(sampled.__handle), __HLSL_HANDLE(sampler.__handle), at[0], \
      at[1]
#define __HLSL_FEEDBACK(COORDS, SLICE)                                                             \
  template <typename X, typename S>                                                                \
  void WriteSamplerFeedback(X sampled, S sampler, vector<float, COORDS> at) {                      \
    __resource_ops<uint>::writeSamplerFeedback(__HLSL_FEEDBACK_OF, SLICE, __none_float(),          \
                                               __none_float());                                    \
  }                                                                                                \
  template <typename X, typename S>                                                                \
  void WriteSamplerFeedback(X sampled, S sampler, vector<float, COORDS> at, float clamp) {         \
    __resource_ops<uint>::writeSamplerFeedback(__HLSL_FEEDBACK_OF, SLICE, __none_float(), clamp);  \
  }                                                                                                \
  template <typename X, typename S>                                                                \
  void WriteSamplerFeedbackBias(X sampled, S sampler, vector<float, COORDS> at, float bias) {      \
    __resource_ops<uint>::writeSamplerFeedbackBias(__HLSL_FEEDBACK_OF, SLICE, __none_float(),      \
                                                   bias, __none_float());                          \
  }                                                                                                \
  template <typename X, typename S>                                                                \
  void WriteSamplerFeedbackBias(X sampled, S sampler, vector<float, COORDS> at, float bias,        \
                                float clamp) {                                                     \
    __resource_ops<uint>::writeSamplerFeedbackBias(__HLSL_FEEDBACK_OF, SLICE, __none_float(),      \
                                                   bias, clamp);                                   \
  }                                                                                                \
  template <typename X, typename S>                                                                \
  void WriteSamplerFeedbackLevel(X sampled, S sampler, vector<float, COORDS> at, float lod) {      \
    __resource_ops<uint>::writeSamplerFeedbackLevel(__HLSL_FEEDBACK_OF, SLICE, __none_float(),     \
                                                    lod);                                          \
  }                                                                                                \
  template <typename X, typename S>                                                                \
  void WriteSamplerFeedbackGrad(X sampled, S sampler, vector<float, COORDS> at,                    \
                                vector<float, 2> ddx, vector<float, 2> ddy) {                      \
    __resource_ops<uint>::writeSamplerFeedbackGrad(                                                \
        __HLSL_FEEDBACK_OF, SLICE, __none_float(), ddx[0], ddx[1], __none_float(), ddy[0], ddy[1], \
        __none_float(), __none_float());                                                           \
  }                                                                                                \
  template <typename X, typename S>                                                                \
  void WriteSamplerFeedbackGrad(X sampled, S sampler, vector<float, COORDS> at,                    \
                                vector<float, 2> ddx, vector<float, 2> ddy, float clamp) {         \
    __resource_ops<uint>::writeSamplerFeedbackGrad(                                                \
        __HLSL_FEEDBACK_OF, SLICE, __none_float(), ddx[0], ddx[1], __none_float(), ddy[0], ddy[1], \
        __none_float(), clamp);                                                                    \
  }
}], "What maps of sampling record, and how they are written.">;
def : FeedbackTexture<"FeedbackTexture2D", 17, 2, "__none_float()",
                      "Map of what is sampled of a two-dimensional texture.">;
def : FeedbackTexture<"FeedbackTexture2DArray", 18, 3, "at[2]",
                      "Map of what is sampled of an array of two-dimensional textures.">;
