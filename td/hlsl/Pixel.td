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
  let beforeItsOp = 1;
  let result = "bool";
}
def : HLSLViaOp<"GetRenderTargetSampleCount", RenderTargetGetSampleCount, HLSLUint, [], [],
                "Number of samples of the render target."> { let result = "uint"; }
def : HLSLViaOp<"GetRenderTargetSamplePosition", RenderTargetGetSamplePosition, HLSLUint,
                ["int sample"], ["sample"], "Place of a sample in its pixel."> {
  let result = "vector<float, 2>";
}
}

// Functions on an input: one declaration for each element type and a form for each size. The back end
// finds the input that the value is.
class EvaluatedOne<string name, string op, string type, string suffix, string params, string args,
                   string opParams> {
  string Scalar = !strconcat(type, " __", op, "(", type, " value", opParams, ") __asm__(\"dxil.attribute.",
                             op, ".", suffix, "\") __attribute__((const));\ninline ", type, " ", name,
                             "(", type, " value", params, ") { return __", op, "(value", args, "); }\n");
  string Text = !foldl(Scalar, [2, 3, 4], text, n, !strconcat(
      text, "inline vector<", type, ", ", !cast<string>(n), "> ", name, "(vector<", type, ", ",
      !cast<string>(n), "> value", params, ") {\n  vector<", type, ", ", !cast<string>(n),
      "> result = {", !foldl("", !range(n), so, i, !strconcat(
          so, !if(!eq(i, 0), "", ", "), "__", op, "(value[", !cast<string>(i), "]", args, ")")),
      "};\n  return result;\n}\n"));
}
class Evaluated<string name, string op, string params, string args, string opParams,
                list<string> types,
                list<string> suffixes, string doc>
    : HLSLCode<name, !strconcat(
          !foldl("", !range(!size(types)), text, i, !strconcat(
              text, EvaluatedOne<name, op, types[i], suffixes[i], params, args, opParams>.Text)),
          "#ifdef __HLSL_ENABLE_16_BIT\n",
          EvaluatedOne<name, op, "half", "f16", params, args, opParams>.Text, "#endif\n"), doc>;
let group = "Pixels" in {
def : Evaluated<"EvaluateAttributeSnapped", "evalSnapped", ", vector<int, 2> offset",
                ", offset.x, offset.y", ", int x, int y", ["float"], ["f32"],
                "An input at an offset from the pixel's centre, in sixteenths of a pixel.">;
def : Evaluated<"EvaluateAttributeAtSample", "evalSampleIndex", ", uint index", ", index",
                ", uint index", ["float"], ["f32"], "An input at the place of a sample.">;
def : Evaluated<"EvaluateAttributeCentroid", "evalCentroid", "", "", "", ["float"], ["f32"],
                "An input at a place within the primitive.">;
def : Evaluated<"GetAttributeAtVertex", "attributeAtVertex", ", uint vertex", ", (__i8)vertex",
                ", __i8 vertex",
                ["float", "int", "uint"], ["f32", "i32", "i32"],
                "An input as a vertex of the primitive has it.">;
}

let group = "Resources" in {
def : HLSLBuiltin<"NonUniformResourceIndex", "__builtin_hlsl_resource_nonuniformindex", "uint",
                  ["uint index"], "Marks an index that may differ between lanes.">;
def : HLSLViaOp<"CheckAccessFullyMapped", CheckAccessFullyMapped, HLSLUint, ["uint status"],
                ["status"], "Whether all that a load touched was resident."> {
  let result = "bool";
}
}
