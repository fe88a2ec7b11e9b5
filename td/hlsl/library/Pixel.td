// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// HLSL's functions of pixel shaders, and functions on values from resources.

let pure = 0, group = "Pixels" in {
def : LibrarySpecial<"clip", "void (float<> x)", [], "Clip"> {
  let doc = "Discards the pixel if an element is negative.";
  let op = Discard;
}
def : LibraryOp<"IsHelperLane", "bool ()", [], IsHelperLane, []> {
  let doc = "Whether this lane exists for the derivatives of its quad only.";
  let beforeItsOp = 1;
}
def : LibraryOp<"GetRenderTargetSampleCount", "uint ()", [], RenderTargetGetSampleCount, []> {
  let doc = "Number of samples of the render target.";
}
def : LibraryOp<"GetRenderTargetSamplePosition", "float<2> (int sample)", [],
                RenderTargetGetSamplePosition,
                ["sample"]> {
  let doc = "Place of a sample in its pixel.";
}
def : LibrarySpecial<"EvaluateAttributeAtSample", "T<> (T<> value, uint index)", [Numeric],
                     "EvaluateAtSample"> {
  let doc = "An input at the place of a sample.";
}
def : LibrarySpecial<"EvaluateAttributeCentroid", "T<> (T<> value)", [Numeric],
                     "EvaluateCentroid"> {
  let doc = "An input at a place within the primitive.";
}
def : LibrarySpecial<"EvaluateAttributeSnapped", "T<> (T<> value, int<2> offset)", [Numeric],
                     "EvaluateSnapped"> {
  let doc = "An input at an offset from the pixel's centre, in sixteenths of a pixel.";
}
def : LibrarySpecial<"GetAttributeAtVertex", "T<> (T<> value, uint vertex)", [Numeric],
                     "AttributeAtVertex"> {
  let doc = "An input as a vertex of the primitive has it.";
}
}
let pure = 0, refused = 1 in
def : LibrarySpecial<"printf", "void (string format, ...)", [], "Printf"> {
  let doc = "Text for a debugger.";
}

let group = "Resources" in {
def : LibraryOp<"CheckAccessFullyMapped", "bool (ExactUInt status)", [], CheckAccessFullyMapped,
                ["status"]> {
  let doc = "Whether all that a load touched was resident.";
}
def : LibrarySpecial<"NonUniformResourceIndex", "T<> (T<> index)", [AnyElement],
                     "NonUniformIndex"> {
  let doc = "Marks an index that may differ between lanes.";
}
}
