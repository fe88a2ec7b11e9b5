// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// System values: their numbers, names, and roles at each point where a stage reads or writes a
// signature.

// A list of elements in a stage's signatures, or Parameters, the parameters of its function.
// PatchParameters are those of a hull shader's patch constant function.
class SignaturePointInfo<string name, ShaderStage stage, list<string> lists> {
  string Name = name;
  ShaderStage PointStage = stage;
  list<string> Lists = lists;
}
def : SignaturePointInfo<"VSIn", vertex, ["Input", "Parameters"]>;
def : SignaturePointInfo<"VSOut", vertex, ["Output"]>;
def : SignaturePointInfo<"PCIn", hull, ["PatchParameters"]>;
def : SignaturePointInfo<"HSIn", hull, ["Parameters"]>;
def : SignaturePointInfo<"HSCPIn", hull, ["Input"]>;
def : SignaturePointInfo<"HSCPOut", hull, ["Output"]>;
def : SignaturePointInfo<"PCOut", hull, ["PatchOrPrimitive"]>;
def : SignaturePointInfo<"DSIn", domain, ["PatchOrPrimitive", "Parameters"]>;
def : SignaturePointInfo<"DSCPIn", domain, ["Input"]>;
def : SignaturePointInfo<"DSOut", domain, ["Output"]>;
def : SignaturePointInfo<"GSVIn", geometry, ["Input"]>;
def : SignaturePointInfo<"GSIn", geometry, ["Parameters"]>;
def : SignaturePointInfo<"GSOut", geometry, ["Output"]>;
def : SignaturePointInfo<"PSIn", pixel, ["Input", "Parameters"]>;
def : SignaturePointInfo<"PSOut", pixel, ["Output"]>;
def : SignaturePointInfo<"CSIn", compute, ["Parameters"]>;
def : SignaturePointInfo<"MSIn", mesh, ["Parameters"]>;
def : SignaturePointInfo<"MSOut", mesh, ["Output"]>;
def : SignaturePointInfo<"MSPOut", mesh, ["PatchOrPrimitive"]>;
def : SignaturePointInfo<"ASIn", amplification, ["Parameters"]>;

// Points lists the points where the value may be, with its role: arbitrary (an ordinary element),
// system (packed, and produced or consumed by the pipeline), generated (added by the pipeline),
// not_packed, target, tess_factor, clip_cull, shadow (in the signature, read by an op),
// not_in_signature. A version after @ is the first shader model with the role. The value is not
// allowed at other points. A definition's name is System followed by the C++ name of the number.
class SystemValue<int kind, string name, list<string> points> {
  int Kind = kind;
  string Name = name;
  list<string> Points = points;
  // The number in parts ISG1, OSG1 and PSG1: that of D3D_NAME, 0 for an ordinary element. A value
  // with a number for each domain has four: isoline's first row, its other rows, triangle, quad.
  int PartNumber = 0;
  list<int> DomainNumbers = [];
  // The names of these numbers in listings.
  list<string> PartWords = [];
  // The op that reads the value if it is not in a signature, or also in one (shadow). A value with
  // such points and without an op is zero there: the shader cannot observe a change.
  DXILOp ReadBy = ?;
}

def SystemArbitrary : SystemValue<0, "", ["VSIn:arbitrary", "VSOut:arbitrary",
    "HSCPIn:arbitrary", "HSCPOut:arbitrary", "PCOut:arbitrary", "DSIn:arbitrary",
    "DSCPIn:arbitrary", "DSOut:arbitrary", "GSVIn:arbitrary", "GSOut:arbitrary",
    "PSIn:arbitrary", "MSOut:arbitrary", "MSPOut:arbitrary"]> { let PartWords = ["NONE"]; }
def SystemVertexID : SystemValue<1, "SV_VertexID", ["VSIn:system"]> {
  let PartNumber = 6;
  let PartWords = ["VERTID"];
}
def SystemInstanceID : SystemValue<2, "SV_InstanceID", ["VSIn:system", "VSOut:arbitrary",
    "HSCPIn:arbitrary", "HSCPOut:arbitrary", "DSCPIn:arbitrary", "DSOut:arbitrary",
    "GSVIn:arbitrary", "GSOut:arbitrary", "PSIn:arbitrary"]> {
  let PartNumber = 8;
  let PartWords = ["INSTID"];
}
def SystemPosition : SystemValue<3, "SV_Position", ["VSIn:arbitrary", "VSOut:system",
    "HSCPIn:system", "HSCPOut:system", "PCOut:arbitrary", "DSIn:arbitrary", "DSCPIn:system",
    "DSOut:system", "GSVIn:system", "GSOut:system", "PSIn:system", "MSOut:system"]> {
  let PartNumber = 1;
  let PartWords = ["POS"];
}
def SystemRenderTargetArrayIndex : SystemValue<4, "SV_RenderTargetArrayIndex", ["VSIn:arbitrary",
    "VSOut:system", "HSCPIn:system", "HSCPOut:system", "PCOut:arbitrary", "DSIn:arbitrary",
    "DSCPIn:system", "DSOut:system", "GSVIn:system", "GSOut:system", "PSIn:system",
    "MSPOut:system"]> {
  let PartNumber = 4;
  let PartWords = ["RTINDEX"];
}
def SystemViewportArrayIndex : SystemValue<5, "SV_ViewportArrayIndex", ["VSIn:arbitrary",
    "VSOut:system", "HSCPIn:system", "HSCPOut:system", "PCOut:arbitrary", "DSIn:arbitrary",
    "DSCPIn:system", "DSOut:system", "GSVIn:system", "GSOut:system", "PSIn:system",
    "MSPOut:system"]> {
  let PartNumber = 5;
  let PartWords = ["VPINDEX"];
}
def SystemClipDistance : SystemValue<6, "SV_ClipDistance", ["VSIn:arbitrary", "VSOut:clip_cull",
    "HSCPIn:clip_cull", "HSCPOut:clip_cull", "PCOut:arbitrary", "DSIn:arbitrary",
    "DSCPIn:clip_cull", "DSOut:clip_cull", "GSVIn:clip_cull", "GSOut:clip_cull",
    "PSIn:clip_cull", "MSOut:clip_cull"]> {
  let PartNumber = 2;
  let PartWords = ["CLIPDST"];
}
def SystemCullDistance : SystemValue<7, "SV_CullDistance", ["VSIn:arbitrary", "VSOut:clip_cull",
    "HSCPIn:clip_cull", "HSCPOut:clip_cull", "PCOut:arbitrary", "DSIn:arbitrary",
    "DSCPIn:clip_cull", "DSOut:clip_cull", "GSVIn:clip_cull", "GSOut:clip_cull",
    "PSIn:clip_cull", "MSOut:clip_cull"]> {
  let PartNumber = 3;
  let PartWords = ["CULLDST"];
}
def SystemOutputControlPointID : SystemValue<8, "SV_OutputControlPointID", [
    "HSIn:not_in_signature"]> { let ReadBy = OutputControlPointID; }
def SystemDomainLocation : SystemValue<9, "SV_DomainLocation", ["DSIn:not_in_signature"]> { let ReadBy = DomainLocation; }
def SystemPrimitiveID : SystemValue<10, "SV_PrimitiveID", ["PCIn:not_in_signature",
    "HSIn:not_in_signature", "DSIn:not_in_signature", "GSIn:shadow", "GSOut:generated",
    "PSIn:generated", "MSPOut:system"]> {
  let PartNumber = 7;
  let PartWords = ["PRIMID"];
  let ReadBy = PrimitiveID;
}
def SystemGSInstanceID : SystemValue<11, "SV_GSInstanceID", ["GSIn:not_in_signature"]> { let ReadBy = GSInstanceID; }
def SystemSampleIndex : SystemValue<12, "SV_SampleIndex", ["PSIn:shadow"]> {
  let PartNumber = 10;
  let PartWords = ["SAMPLE"];
  let ReadBy = SampleIndex;
}
def SystemIsFrontFace : SystemValue<13, "SV_IsFrontFace", ["GSOut:generated", "PSIn:generated"]> {
  let PartNumber = 9;
  let PartWords = ["FFACE"];
}
def SystemCoverage : SystemValue<14, "SV_Coverage", ["PSIn:not_in_signature", "PSOut:not_packed"]> {
  let PartNumber = 66;
  let PartWords = ["COVERAGE"];
  let ReadBy = Coverage;
}
def SystemInnerCoverage : SystemValue<15, "SV_InnerCoverage", ["PSIn:not_in_signature"]> {
  let PartNumber = 70;
  let PartWords = ["INNERCOV"];
  let ReadBy = InnerCoverage;
}
def SystemTarget : SystemValue<16, "SV_Target", ["PSOut:target"]> {
  let PartNumber = 64;
  let PartWords = ["TARGET"];
}
def SystemDepth : SystemValue<17, "SV_Depth", ["PSOut:not_packed"]> {
  let PartNumber = 65;
  let PartWords = ["DEPTH"];
}
def SystemDepthLessEqual : SystemValue<18, "SV_DepthLessEqual", ["PSOut:not_packed"]> {
  let PartNumber = 68;
  let PartWords = ["DEPTHLE"];
}
def SystemDepthGreaterEqual : SystemValue<19, "SV_DepthGreaterEqual", ["PSOut:not_packed"]> {
  let PartNumber = 67;
  let PartWords = ["DEPTHGE"];
}
def SystemStencilRef : SystemValue<20, "SV_StencilRef", ["PSOut:not_packed"]> {
  let PartNumber = 69;
  let PartWords = ["STENCILREF"];
}
def SystemDispatchThreadID : SystemValue<21, "SV_DispatchThreadID", ["CSIn:not_in_signature",
    "MSIn:not_in_signature", "ASIn:not_in_signature"]> { let ReadBy = ThreadId; }
def SystemGroupID : SystemValue<22, "SV_GroupID", ["CSIn:not_in_signature",
    "MSIn:not_in_signature", "ASIn:not_in_signature"]> { let ReadBy = GroupId; }
def SystemGroupIndex : SystemValue<23, "SV_GroupIndex", ["CSIn:not_in_signature",
    "MSIn:not_in_signature", "ASIn:not_in_signature"]> { let ReadBy = FlattenedThreadIdInGroup; }
def SystemGroupThreadID : SystemValue<24, "SV_GroupThreadID", ["CSIn:not_in_signature",
    "MSIn:not_in_signature", "ASIn:not_in_signature"]> { let ReadBy = ThreadIdInGroup; }
def SystemTessFactor : SystemValue<25, "SV_TessFactor", ["PCOut:tess_factor", "DSIn:tess_factor"]> {
  let DomainNumbers = [16, 15, 13, 11];
  let PartWords = ["LINEDEN", "LINEDET", "TRIEDGE", "QUADEDGE"];
}
def SystemInsideTessFactor : SystemValue<26, "SV_InsideTessFactor", ["PCOut:tess_factor",
    "DSIn:tess_factor"]> {
  let DomainNumbers = [0, 0, 14, 12];
  let PartWords = ["", "", "TRIINT", "QUADINT"];
}
def SystemViewID : SystemValue<27, "SV_ViewID", ["VSIn:not_in_signature@6.1",
    "PCIn:not_in_signature@6.1", "HSIn:not_in_signature@6.1", "DSIn:not_in_signature@6.1",
    "GSIn:not_in_signature@6.1", "PSIn:not_in_signature@6.1", "MSIn:not_in_signature"]> { let ReadBy = ViewID; }
def SystemBarycentrics : SystemValue<28, "SV_Barycentrics", ["PSIn:not_packed@6.1"]> {
  let PartNumber = 23;
  let PartWords = ["BARYCEN"];
}
def SystemShadingRate : SystemValue<29, "SV_ShadingRate", ["VSOut:system@6.4",
    "HSCPIn:system@6.4", "HSCPOut:system@6.4", "DSCPIn:system@6.4", "DSOut:system@6.4",
    "GSVIn:system@6.4", "GSOut:system@6.4", "PSIn:system@6.4", "MSPOut:system"]> {
  let PartNumber = 24;
  let PartWords = ["SHDINGRATE"];
}
def SystemCullPrimitive : SystemValue<30, "SV_CullPrimitive", ["PSIn:not_in_signature",
    "MSPOut:not_packed"]> {
  let PartNumber = 25;
  let PartWords = ["CULLPRIM"];
}
def SystemStartVertexLocation : SystemValue<31, "SV_StartVertexLocation", [
    "VSIn:not_in_signature@6.8"]> { let ReadBy = StartVertexLocation; }
def SystemStartInstanceLocation : SystemValue<32, "SV_StartInstanceLocation", [
    "VSIn:not_in_signature@6.8"]> { let ReadBy = StartInstanceLocation; }

// A Direct3D 9 semantic that stands for a system value in the outputs, or the inputs, of a stage.
class LegacySemantic<string name, ShaderStage stage, bit output, SystemValue value> {
  string Name = name;
  ShaderStage SemanticStage = stage;
  bit IsOutput = output;
  SystemValue Value = value;
}
def : LegacySemantic<"POSITION", vertex, 1, SystemPosition>;
def : LegacySemantic<"VPOS", pixel, 0, SystemPosition>;
def : LegacySemantic<"COLOR", pixel, 1, SystemTarget>;
def : LegacySemantic<"DEPTH", pixel, 1, SystemDepth>;
