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
