// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// HLSL's samplers and textures with their methods, and sampler feedback maps.

def hlsl_SamplerState : LibrarySampler<"SamplerState", "Default", "Filters texels."> {
  let alias = "sampler";
}
def hlsl_SamplerComparisonState
    : LibrarySampler<"SamplerComparisonState", "Comparison",
                  "Compares texels with a value, then filters the results.">;

def hlsl_Texture1D : LibraryTexture<"Texture1D", "Texture1D", "One-dimensional texture.">;
def hlsl_Texture1DArray : LibraryTexture<"Texture1DArray", "Texture1DArray",
                                      "Array of one-dimensional textures.">;
def hlsl_Texture2D : LibraryTexture<"Texture2D", "Texture2D", "Two-dimensional texture.">;
def hlsl_Texture2DArray : LibraryTexture<"Texture2DArray", "Texture2DArray",
                                      "Array of two-dimensional textures.">;
def hlsl_Texture3D : LibraryTexture<"Texture3D", "Texture3D", "Three-dimensional texture.">;
def hlsl_TextureCube : LibraryTexture<"TextureCube", "TextureCube", "Cube texture.">;
def hlsl_TextureCubeArray : LibraryTexture<"TextureCubeArray", "TextureCubeArray",
                                        "Array of cube textures.">;
def hlsl_Texture2DMS : LibraryTexture<"Texture2DMS", "Texture2DMS",
                                   "Two-dimensional multisampled texture.">;
def hlsl_Texture2DMSArray : LibraryTexture<"Texture2DMSArray", "Texture2DMSArray",
                                        "Array of two-dimensional multisampled textures.">;
let Writable = 1 in {
def hlsl_RWTexture2DMS : LibraryTexture<"RWTexture2DMS", "Texture2DMS",
                                     "Two-dimensional multisampled texture to write.">;
def hlsl_RWTexture2DMSArray
    : LibraryTexture<"RWTexture2DMSArray", "Texture2DMSArray",
                  "Array of two-dimensional multisampled textures to write.">;
}
class RWTexture<string dimensions, string prefix, string doc>
    : LibraryTexture<!strconcat(prefix, "Texture", dimensions), !strconcat("Texture", dimensions),
                  doc> {
  let Writable = 1;
  let RasterizerOrdered = !eq(prefix, "RasterizerOrdered");
}
def hlsl_RWTexture1D : RWTexture<"1D", "RW", "One-dimensional texture to write.">;
def hlsl_RWTexture1DArray : RWTexture<"1DArray", "RW",
                                      "Array of one-dimensional textures to write.">;
def hlsl_RWTexture2D : RWTexture<"2D", "RW", "Two-dimensional texture to write.">;
def hlsl_RWTexture2DArray : RWTexture<"2DArray", "RW",
                                      "Array of two-dimensional textures to write.">;
def hlsl_RWTexture3D : RWTexture<"3D", "RW", "Three-dimensional texture to write.">;
def hlsl_ROVTexture1D : RWTexture<"1D", "RasterizerOrdered",
                                  "Its accesses keep the order of primitives.">;
def hlsl_ROVTexture1DArray : RWTexture<"1DArray", "RasterizerOrdered",
                                       "Its accesses keep the order of primitives.">;
def hlsl_ROVTexture2D : RWTexture<"2D", "RasterizerOrdered",
                                  "Its accesses keep the order of primitives.">;
def hlsl_ROVTexture2DArray : RWTexture<"2DArray", "RasterizerOrdered",
                                       "Its accesses keep the order of primitives.">;
def hlsl_ROVTexture3D : RWTexture<"3D", "RasterizerOrdered",
                                  "Its accesses keep the order of primitives.">;

defvar filtered_textures = [hlsl_Texture1D, hlsl_Texture1DArray, hlsl_Texture2D,
                            hlsl_Texture2DArray,
                            hlsl_Texture3D, hlsl_TextureCube, hlsl_TextureCubeArray];
defvar compared_textures = [hlsl_Texture1D, hlsl_Texture1DArray, hlsl_Texture2D,
                            hlsl_Texture2DArray,
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

def : LibraryTextureMethod<"Sample", Sample, filtered_textures,
                 ["sampler", "location", "offset?", "float clamp?", "status?"], "T",
                 "Filtered texels, of the mip level that the quad's coordinates tell.">;
def : LibraryTextureMethod<"SampleBias", SampleBias, filtered_textures,
                 ["sampler", "location", "float bias", "offset?", "float clamp?", "status?"], "T",
                 "The same with a bias to the mip level.">;
def : LibraryTextureMethod<"SampleLevel", SampleLevel, filtered_textures,
                 ["sampler", "location", "float lod", "offset?", "status?"], "T",
                 "Filtered texels of a mip level.">;
def : LibraryTextureMethod<"SampleGrad", SampleGrad, filtered_textures,
                 ["sampler", "location", "gradient ddx", "gradient ddy", "offset?", "float clamp?",
                  "status?"], "T", "Filtered texels, of the mip level that gradients tell.">;
def : LibraryTextureMethod<"SampleCmp", SampleCmp, compared_textures,
                 ["comparison", "location", "float compareValue", "offset?", "float clamp?",
                  "status?"], "float", "Share of the texels that compare true.">;
def : LibraryTextureMethod<"SampleCmpLevelZero", SampleCmpLevelZero, compared_textures,
                 ["comparison", "location", "float compareValue", "offset?", "status?"], "float",
                 "The same at the finest mip level.">;
def : LibraryTextureMethod<"SampleCmpLevel", SampleCmpLevel, compared_textures,
                 ["comparison", "location", "float compareValue", "float lod", "offset?",
                  "status?"],
                 "float", "The same at a mip level.">;
def : LibraryTextureMethod<"SampleCmpBias", SampleCmpBias, compared_textures,
                 ["comparison", "location", "float compareValue", "float bias", "offset?",
                  "float clamp?", "status?"], "float", "The same with a bias to the mip level.">;
def : LibraryTextureMethod<"SampleCmpGrad", SampleCmpGrad, compared_textures,
                 ["comparison", "location", "float compareValue", "gradient ddx", "gradient ddy",
                  "offset?", "float clamp?", "status?"], "float",
                 "The same at the mip level that gradients tell.">;

class Gather<string suffix, string channel>
    : LibraryTextureMethod<!strconcat("Gather", suffix), TextureGather, gathered_textures,
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
def : LibraryTextureMethod<"GatherRaw", TextureGatherRaw, [hlsl_Texture2D, hlsl_Texture2DArray],
                 ["sampler", "location", "offset?", "status?"], "E4",
                 "The four texels that a filter would read, as they are in memory.">;
class GatherCmp<string suffix, string channel>
    : LibraryTextureMethod<!strconcat("GatherCmp", suffix), TextureGatherCmp, gathered_textures,
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
def : LibraryTextureMethod<"Load", TextureLoad, loaded_textures,
                           ["texel+mip", "offset?", "status?"], "T",
                 "One texel of a mip level.">;
def : LibraryTextureMethod<"Load", TextureLoad, !listconcat(multisampled_textures, written_samples),
                 ["texel", "int sample", "offset?", "status?"], "T", "One sample of a texel.">;
def : LibraryTextureMethod<"Load", TextureLoad, written_textures, ["texel", "status?"], "T",
                           "One texel.">;
}
class LevelOfDetail<string suffix, string clamped, string sampler, string doc>
    : LibraryTextureMethod<!strconcat("CalculateLevelOfDetail", suffix), CalculateLOD,
                 !if(!eq(sampler, "sampler"), filtered_textures, compared_textures),
                 [sampler, "place"], "float", doc> {
  let constants = [!strconcat("clamped=", clamped)];
  let firstMinor = !if(!eq(sampler, "sampler"), 0, 8);
}
def : LevelOfDetail<"", "1", "sampler", "Mip level that Sample would read, clamped.">;
def : LevelOfDetail<"Unclamped", "0", "sampler", "Mip level that Sample would ask for.">;
def : LevelOfDetail<"", "1", "comparison", "Mip level that SampleCmp would read, clamped.">;
def : LevelOfDetail<"Unclamped", "0", "comparison", "Mip level that SampleCmp would ask for.">;
def : LibraryTextureMethod<"GetSamplePosition", Texture2DMSGetSamplePosition,
                 !listconcat(multisampled_textures, written_samples),
                 ["int index"], "float2", "Place of a sample in its texel, from the centre.">;

class Dimensions<list<string> theClasses, list<string> words>
    : LibrarySpecial<"GetDimensions",
                     !strconcat("void (", !if(!eq(!head(words), "mip"), "uint mip, ", ""),
                                !foldl("", !if(!eq(!head(words), "mip"), !tail(words), words),
                                       text, word,
                                       !strconcat(text, !if(!empty(text), "", ", "), "out T ",
                                                  word)), ")"),
                     [], "TextureDimensions"> {
  let classes = theClasses;
  let pure = 0;
  let doc = "The size of the texture.";
}
class Sized<list<string> theClasses, list<string> theWords> {
  list<string> Classes = theClasses;
  list<string> Words = theWords;
}
// Classes with mip levels come first: the overload with a level, then the one for the finest level.
defvar with_mips = [
  Sized<["Texture1D"], ["width"]>, Sized<["Texture1DArray"], ["width", "elements"]>,
  Sized<["Texture2D", "TextureCube"], ["width", "height"]>,
  Sized<["Texture2DArray", "TextureCubeArray"], ["width", "height", "elements"]>,
  Sized<["Texture3D"], ["width", "height", "depth"]>
];
defvar without_mips = !listconcat(with_mips, [
  Sized<["RWTexture1D", "RasterizerOrderedTexture1D"], ["width"]>,
  Sized<["RWTexture1DArray", "RasterizerOrderedTexture1DArray"], ["width", "elements"]>,
  Sized<["RWTexture2D", "RasterizerOrderedTexture2D"], ["width", "height"]>,
  Sized<["RWTexture2DArray", "RasterizerOrderedTexture2DArray"], ["width", "height", "elements"]>,
  Sized<["RWTexture3D", "RasterizerOrderedTexture3D"], ["width", "height", "depth"]>,
  Sized<["Texture2DMS", "RWTexture2DMS"], ["width", "height", "samples"]>,
  Sized<["Texture2DMSArray", "RWTexture2DMSArray"], ["width", "height", "elements", "samples"]>
]);
foreach t = with_mips in
  foreach set = [ExactUInt, FloatLike] in
    def : Dimensions<t.Classes, !listconcat(["mip"], t.Words, ["levels"])> { let Sets = [set]; }
foreach t = without_mips in
  foreach set = [ExactUInt, FloatLike] in
    def : Dimensions<t.Classes, t.Words> { let Sets = [set]; }

// Sampler feedback maps. The ops have room for four coordinates.
class FeedbackObject<string name, string kind> : LibraryObject<name, "FeedbackTexture", kind> {
  let writable = 1;
  let numbers = 1;
  let requiredNumbers = 1;
  let firstMinor = 5;
}
def : FeedbackObject<"FeedbackTexture2D", "FeedbackTexture2D"> {
  let doc = "Map of what is sampled of a two-dimensional texture.";
}
def : FeedbackObject<"FeedbackTexture2DArray", "FeedbackTexture2DArray"> {
  let doc = "Map of what is sampled of an array of two-dimensional textures.";
}
// Cases of SamplerFeedbackType.
def : LibraryConstant<"SAMPLER_FEEDBACK_MIN_MIP", "0">;
def : LibraryConstant<"SAMPLER_FEEDBACK_MIP_REGION_USED", "1">;

foreach array = [0, 1] in {
defvar sampled = !if(array, "Texture2DArray texture, SamplerState sampler, float<3> at",
                     "Texture2D texture, SamplerState sampler, float<2> at");
defvar place = ["this", "texture", "sampler", "at.0", "at.1", !if(array, "at.2", "-"), "-"];
let classes = [!strconcat("FeedbackTexture2D", !if(array, "Array", ""))], pure = 0 in {
foreach clamp = [0, 1] in {
defvar last = !if(clamp, ["clamp"], ["-"]);
defvar clamped = !if(clamp, ", float clamp)", ")");
def : LibraryOp<"WriteSamplerFeedback", !strconcat("void (", sampled, clamped), [],
                WriteSamplerFeedback,
                !listconcat(place, last)>;
def : LibraryOp<"WriteSamplerFeedbackBias", !strconcat("void (", sampled, ", float bias", clamped),
                [],
                WriteSamplerFeedbackBias, !listconcat(place, ["bias"], last)>;
def : LibraryOp<"WriteSamplerFeedbackGrad",
                !strconcat("void (", sampled, ", float<2> ddx, float<2> ddy", clamped), [],
                WriteSamplerFeedbackGrad,
                !listconcat(place, ["ddx.0", "ddx.1", "-", "ddy.0", "ddy.1", "-"], last)>;
}
def : LibraryOp<"WriteSamplerFeedbackLevel", !strconcat("void (", sampled, ", float lod)"), [],
                WriteSamplerFeedbackLevel, !listconcat(place, ["lod"])>;
}
}
