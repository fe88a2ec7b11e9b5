// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What HLSL's textures have beside the methods of td/hlsl/Textures.td, which are read from there.

class Dimensions<list<string> theClasses, list<string> words>
    : LibrarySpecial<"GetDimensions",
                     !strconcat("void (", !if(!eq(!head(words), "mip"), "uint mip, ", ""),
                                !foldl("", !if(!eq(!head(words), "mip"), !tail(words), words), text, word,
                                       !strconcat(text, !if(!empty(text), "", ", "), "out T ", word)), ")"),
                     [], "TextureDimensions"> {
  let classes = theClasses;
  let pure = 0;
  let doc = "The size of the texture.";
}
class Sized<list<string> theClasses, list<string> theWords> {
  list<string> Classes = theClasses;
  list<string> Words = theWords;
}
// Those with mip levels first: with a level, else of the finest one.
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

// Maps of what is sampled. The ops have room for four coordinates.
class FeedbackObject<string name, string kind> : LibraryObject<name, "FeedbackTexture", kind> {
  let writable = 1;
  let numbers = 1;
  let requiredNumbers = 1;
  let firstMinor = 5;
}
def : FeedbackObject<"FeedbackTexture2D", "FeedbackTexture2D">;
def : FeedbackObject<"FeedbackTexture2DArray", "FeedbackTexture2DArray">;
foreach array = [0, 1] in {
defvar sampled = !if(array, "Texture2DArray texture, SamplerState sampler, float<3> at",
                     "Texture2D texture, SamplerState sampler, float<2> at");
defvar place = ["this", "texture", "sampler", "at.0", "at.1", !if(array, "at.2", "-"), "-"];
let classes = [!strconcat("FeedbackTexture2D", !if(array, "Array", ""))], pure = 0 in {
foreach clamp = [0, 1] in {
defvar last = !if(clamp, ["clamp"], ["-"]);
defvar clamped = !if(clamp, ", float clamp)", ")");
def : LibraryOp<"WriteSamplerFeedback", !strconcat("void (", sampled, clamped), [], WriteSamplerFeedback,
                !listconcat(place, last)>;
def : LibraryOp<"WriteSamplerFeedbackBias", !strconcat("void (", sampled, ", float bias", clamped), [],
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
