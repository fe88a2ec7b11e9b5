// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// HLSL's functions of pixel shaders, and what the header has for resources.

let group = "Pixels" in {
def : HLSLElementwise<"clip", "__builtin_hlsl_elementwise_clip", HLSLFloat32, ["x"],
                      "Discards the pixel if an element is negative.", [Discard]> {
  let returnsVoid = 1;
  let matrices = 0;
}
def : HLSLViaOp<"IsHelperLane", IsHelperLane, HLSLBool, [], [],
                "Whether this lane exists for the derivatives of its quad only."> {
  let result = "bool";
}
def : HLSLViaOp<"GetRenderTargetSampleCount", RenderTargetGetSampleCount, HLSLUint, [], [],
                "Number of samples of the render target."> { let result = "uint"; }
def : HLSLViaOp<"GetRenderTargetSamplePosition", RenderTargetGetSamplePosition, HLSLUint,
                ["int sample"], ["sample"], "Place of a sample in its pixel."> {
  let result = "vector<float, 2>";
}
}

let group = "Resources" in {
def : HLSLBuiltin<"NonUniformResourceIndex", "__builtin_hlsl_resource_nonuniformindex", "uint",
                  ["uint index"], "Marks an index that may differ between lanes.">;
def : HLSLViaOp<"CheckAccessFullyMapped", CheckAccessFullyMapped, HLSLUint, ["uint status"],
                ["status"], "Whether all that a load touched was resident."> {
  let result = "bool";
}
}
