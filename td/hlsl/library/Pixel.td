// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Signatures of HLSL's functions of pixel shaders, and of those on resources' numbers.

let pure = 0 in {
def : LibrarySpecial<"clip", "void (float<> x)", [], "Clip">;
def : LibraryOpOfName<"IsHelperLane", "bool ()", []>;
def : LibraryOpOfName<"GetRenderTargetSampleCount", "uint ()", []>;
def : LibraryOp<"GetRenderTargetSamplePosition", "float<2> (int sample)", [], RenderTargetGetSamplePosition,
                ["sample"]>;
def : LibrarySpecial<"EvaluateAttributeAtSample", "T<> (T<> value, uint index)", [Numeric], "EvaluateAtSample">;
def : LibrarySpecial<"EvaluateAttributeCentroid", "T<> (T<> value)", [Numeric], "EvaluateCentroid">;
def : LibrarySpecial<"EvaluateAttributeSnapped", "T<> (T<> value, int<2> offset)", [Numeric], "EvaluateSnapped">;
def : LibrarySpecial<"GetAttributeAtVertex", "T<> (T<> value, uint vertex)", [Numeric], "AttributeAtVertex">;
def : LibrarySpecial<"printf", "void (string format, ...)", [], "Printf"> { let doc = "Text for a debugger."; }
}
def : LibraryOp<"CheckAccessFullyMapped", "bool (ExactUInt status)", [], CheckAccessFullyMapped, ["status"]>;
def : LibrarySpecial<"NonUniformResourceIndex", "T<> (T<> index)", [AnyElement], "NonUniformIndex">;
