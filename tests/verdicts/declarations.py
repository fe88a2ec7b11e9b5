# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Groups of tables.py: types, attributes, modifiers, semantics and registers in each place."""
import itertools

PRELUDE = """struct S { float4 a; int b; };
enum E { E0, E1 };
struct Empty {};
interface I { float f(); };
class C : I { float v; float f() { return v; } };
"""
MAIN = "[numthreads(1,1,1)] void main() {}\n"
COMPUTE = "-T cs_6_6"


def main(body):
    return f"[numthreads(1,1,1)] void main() {{ {body} }}\n"


NUMBERS = ["float", "int", "uint", "bool", "half", "min16float", "min12int", "min16uint", "double", "int64_t", "uint64_t", "float1", "float3", "int4",
           "bool2", "float2x3", "int4x4", "bool2x2", "float1x1"]
TYPES = NUMBERS + [
    "string", "void", "S", "E", "Empty", "I", "C", "vector", "matrix", "vector<float,4>", "vector<float,5>", "vector<S,2>", "matrix<float,2,3>",
    "matrix<float,5,2>", "dword", "unsigned", "Texture1D", "Texture2D", "Texture3D", "TextureCube", "Texture2DArray", "TextureCubeArray",
    "Texture2DMS<float4>", "Texture2DMSArray<float4,4>", "Texture2D<float>", "Texture2D<uint2>", "Texture2D<S>", "Texture2D<double>",
    "RWTexture1D<float>", "RWTexture2D<float4>", "RWTexture2D", "RWTexture3D<int>", "Buffer", "Buffer<float4>", "Buffer<S>", "Buffer<double>",
    "RWBuffer<uint>", "RWBuffer<float3>", "RWBuffer", "StructuredBuffer<S>", "StructuredBuffer<float>", "StructuredBuffer", "RWStructuredBuffer<S>",
    "AppendStructuredBuffer<S>", "ConsumeStructuredBuffer<float4>", "ByteAddressBuffer", "RWByteAddressBuffer", "ConstantBuffer<S>",
    "ConstantBuffer<float4>", "ConstantBuffer<Empty>", "TextureBuffer<S>", "SamplerState", "SamplerComparisonState", "sampler", "sampler2D", "texture",
    "Texture", "InputPatch<S,3>", "OutputPatch<S,3>", "PointStream<S>", "LineStream<S>", "TriangleStream<S>", "RayDesc", "RayQuery<0>",
    "RaytracingAccelerationStructure", "BuiltInTriangleIntersectionAttributes", "FeedbackTexture2D<SAMPLER_FEEDBACK_MIN_MIP>",
    "RasterizerOrderedBuffer<uint>", "RasterizerOrderedTexture2D<float4>", "RasterizerOrderedStructuredBuffer<S>",
    "RasterizerOrderedByteAddressBuffer", "StateObjectConfig", "GlobalRootSignature", "RasterizerState", "BlendState", "DepthStencilState",
    "Texture2D<float4>[2]", "float[2]"]
# More types of kinds that the list above has once.
MORE_TYPES = ["min10float", "min16int", "float2", "uint3", "half4", "double3", "bool4x1", "min16float2", "uint64_t2", "int16_t", "float16_t2", "float4x3",
              "row_major float2x2", "const float", "vector<bool,3>", "matrix<int,1,4>", "matrix<S,2,2>", "vector<float,0>", "vector<float>",
              "vector<min16float,2>", "Texture1DArray<int>", "Texture3D<float2>", "TextureCube<half4>", "Texture2DMS<float4,8>",
              "Texture2D<bool>", "Texture2D<E>", "Texture2D<int64_t>", "Texture2D<float2x2>", "Texture2D<float[2]>", "RWTexture1DArray<uint2>",
              "RWTexture2DArray<float3>", "RWTexture2D<double2>", "Buffer<float2x2>", "Buffer<bool>", "Buffer<E>", "RWBuffer<half4>",
              "RWBuffer<unorm float4>", "RWBuffer<uint64_t>", "StructuredBuffer<float2x2>", "StructuredBuffer<Texture2D>", "StructuredBuffer<Empty>",
              "RWStructuredBuffer<bool>", "AppendStructuredBuffer<uint>", "AppendStructuredBuffer", "ConsumeStructuredBuffer<S>", "ConstantBuffer",
              "ConstantBuffer<float>", "ConstantBuffer<C>", "TextureBuffer<float4>", "SamplerState<float>", "sampler1D", "samplerCUBE", "texture2D",
              "sampler_state", "InputPatch<float4,4>", "OutputPatch<S>", "PointStream<float4>", "TriangleStream<Empty>", "RayQuery<1>", "RayQuery",
              "FeedbackTexture2DArray<SAMPLER_FEEDBACK_MIP_REGION_USED>", "RasterizerOrderedTexture3D<uint>", "LocalRootSignature", "TriangleHitGroup",
              "RaytracingShaderConfig", "int[2][3]", "S[2]", "SamplerState[2]", "unknown", "auto"]
PLACES = {
    "global": "{t} x;", "static": "static {t} x;", "static-const": "static const {t} x = ({t})0;", "groupshared": "groupshared {t} x;",
    "const": "const {t} x;", "extern": "extern {t} x;", "uniform": "uniform {t} x;", "global-array": "{t} x[2];", "global-open-array": "{t} x[];",
    "global-array-of-0": "{t} x[0];", "cbuffer-member": "cbuffer B {{ {t} x; }};", "tbuffer-member": "tbuffer B {{ {t} x; }};",
    "static-member": "struct D {{ static {t} x; }};", "member-of-global": "struct D {{ {t} x; }};\nD d;", "parameter": "void f({t} x) {{}}",
    "out-parameter": "void f(out {t} x) {{}}", "inout-parameter": "void f(inout {t} x) {{}}", "array-parameter": "void f({t} x[2]) {{}}",
    "open-array-parameter": "void f({t} x[]) {{}}", "default-argument": "void f({t} x = ({t})0) {{}}", "result": "{t} f();",
    "typedef": "typedef {t} U;\nU x;", "typedef-array": "typedef {t} U[2];\nU x;", "element-of-constant-buffer": "ConstantBuffer<{t}> x;",
    "element-of-texture": "Texture2D<{t}> x;", "element-of-structured": "RWStructuredBuffer<{t}> x;", "element-of-buffer": "RWBuffer<{t}> x;",
    "element-of-vector": "vector<{t},2> x;", "register-t": "{t} x : register(t0);", "register-u": "{t} x : register(u0);",
    "register-b": "{t} x : register(b0);", "register-s": "{t} x : register(s0);", "register-c": "{t} x : register(c0);",
    "packoffset": "cbuffer B {{ {t} x : packoffset(c1); }};", "row-major": "row_major {t} x;", "unorm": "unorm {t} x;", "precise": "precise {t} x;",
    "globallycoherent": "globallycoherent {t} x;", "unused-global": "{t} x : SEM;"}
BODIES = {
    "local": ("", "{t} x;"), "local-array": ("", "{t} x[2];"), "local-static": ("", "static {t} x;"), "local-const": ("", "const {t} x;"),
    "local-braces": ("", "{t} x = {{}};"), "local-zero": ("", "{t} x = ({t})0;"), "local-copy": ("{t} y;", "{t} x = y;"),
    "member-of-local": ("struct D {{ {t} x; }};", "D d;"), "call": ("{t} y;\nvoid f({t} x) {{}}", "f(y);"),
    "result-given": ("{t} y;\n{t} f() {{ return y; }}", "f();"), "base": ("struct D : {t} {{ int z; }};", "D d;"),
    "template-argument": ("template<typename U> struct W {{ U u; }};", "W<{t}> w;"), "sizeof": ("", "int n = sizeof({t});"),
    "load": ("ByteAddressBuffer b;", "b.Load<{t}>(0);"), "index": ("{t} x;", "x[0];"), "condition": ("{t} x;", "if (x) {{}}"),
    "compare": ("{t} x; {t} y;", "if (x == y) {{}}"), "add": ("{t} x; {t} y;", "x + y;"), "assign": ("static {t} x; static {t} y;", "x = y;")}


def places():
    for of, (place, form) in itertools.product(TYPES + MORE_TYPES, PLACES.items()):
        yield f"{of} {place}", COMPUTE, f"{PRELUDE}{form.format(t=of)}\n{MAIN}"
    for of, (place, (outside, body)) in itertools.product(TYPES + MORE_TYPES, BODIES.items()):
        outside = outside.format(t=of) + "\n" if outside else ""
        yield f"{of} {place}", COMPUTE, PRELUDE + outside + main(body.format(t=of))


ATTRIBUTES = {
    "numthreads": "(1,1,1)", "unroll": "", "loop": "", "branch": "", "flatten": "", "call": "", "fastopt": "", "allow_uav_condition": "", "forcecase": "",
    "domain": '("tri")', "partitioning": '("integer")', "outputtopology": '("triangle_cw")', "outputcontrolpoints": "(3)", "patchconstantfunc": '("f")',
    "maxtessfactor": "(4.0)", "maxvertexcount": "(3)", "instance": "(2)", "earlydepthstencil": "", "clipplanes": "(p)", "shader": '("compute")',
    "RootSignature": '("")', "WaveSize": "(32)", "WaveOpsIncludeHelperLanes": "", "noinline": "", "NodeLaunch": '("broadcasting")',
    "NodeMaxDispatchGrid": "(1,1,1)", "raypayload": "", "unknown": "", "isolate": "", "unroll2": "", "experimental": '("x","y")',
    "NodeDispatchGrid": "(1,1,1)", "NodeIsProgramEntry": "", "NodeID": '("n")', "NodeShareInputOf": '("n")', "NodeMaxRecursionDepth": "(3)",
    "NodeLocalRootArgumentsTableIndex": "(1)", "MaxRecords": "(3)", "MaxRecordsSharedWith": "(x)", "NodeArraySize": "(2)", "AllowSparseNodes": "",
    "UnboundedSparseNodes": "", "NodeTrackRWInputSharing": "", "strict": "", "payload": "", "vk::binding": "(1)", "Unroll": "", "UNROLL": "", "export": ""}
STATEMENTS = {
    "for": "{a} for (int i = 0; i < 4; ++i) a++;", "while": "{a} while (a < 4) a++;", "do": "{a} do a++; while (a < 4);", "if": "{a} if (b) a++;",
    "else": "if (b) a++; else {a} a--;", "switch": "{a} switch (a) {{ case 1: a++; break; }}", "block": "{a} {{ a++; }}", "expression": "{a} a++;",
    "declaration": "{a} int z = a;", "empty": "{a};", "return": "{a} return;", "case": "switch (a) {{ {a} case 1: a++; break; }}", "break": "while (a < 4) {a} break;",
    "twice-for": "{a} {a} for (int i = 0; i < 4; ++i) a++;", "label": "{a} a: a++;"}
OUTSIDE = {
    "function": "{a} float f() { return 1; }\n" + MAIN, "entry": "{a} " + MAIN, "parameter": "void f({a} int z) {}\n" + MAIN, "global": "{a} int z;\n" + MAIN,
    "member": "struct D { {a} int z; };\n" + MAIN, "struct": "{a} struct D { int z; };\n" + MAIN, "cbuffer": "{a} cbuffer B { int z; };\n" + MAIN,
    "twice": "{a} {a} " + MAIN, "struct-inside": "struct {a} D { int z; };\n" + MAIN, "typedef": "{a} typedef int Z;\n" + MAIN, "enum": "{a} enum Z { Z0 };\n" + MAIN,
    "method": "struct D { {a} void m() {} };\n" + MAIN, "namespace": "{a} namespace n {}\n" + MAIN, "texture": "{a} Texture2D z;\n" + MAIN,
    "declared": "{a} void f();\n" + MAIN, "template": "{a} template<typename T> void f(T x) {}\n" + MAIN, "behind-template": "template<typename T> {a} void f(T x) {}\n" + MAIN,
    "semicolon": "{a};\n" + MAIN}
ARGUMENTS = ["", "()", "(0)", "(1)", "(-1)", "(4)", "(1.5)", '("x")', "(k)", "(undeclared)", "(true)", "(1,1)", "(1,1,1)", "(0,1,1)", "(1025,1,1)", "(1,1,65)",
             "(1,1,1,1)", "(1+1,1,1)", "(k,k,k)", '("tri")', '("quad")', '("compute")', "(4294967296)", "(E1)", "(1u)", "(1.0)", "(p)", "(f)", "(32,1)", "(32,64,1)",
             "(65536)", "(33)", "(3,\"x\")", "('a')", "(1,)", "(int)", "(sizeof(int))", "(k ? 1 : 2)", "(-k)", '("")', '("tri", 1)', "(float)1"]
LOOPS = ["unroll", "loop", "fastopt", "allow_uav_condition"]
BRANCHES = ["branch", "flatten"]
SWITCHES = ["call", "forcecase"]


def attributes():
    for version in ["", " -HV 2018"]:
        for (name, argument), (place, form) in itertools.product(ATTRIBUTES.items(), STATEMENTS.items()):
            body = "int a = a0; " + form.format(a=f"[{name}{argument}]") + " o[0] = a;"
            yield f"{name} {place}{version}", COMPUTE + version, "int a0; bool b;\nRWBuffer<int> o;\n" + main(body)
        for (name, argument), (place, form) in itertools.product(ATTRIBUTES.items(), OUTSIDE.items()):
            attribute = f"[{name}{argument}]"
            yield f"{name} {place}{version}", COMPUTE + version, "float4 p; static const int k = 2;\n" + form.replace("{a}", attribute)


def attribute_arguments():
    use = {**dict.fromkeys(LOOPS, "for (int i = 0; i < 4; ++i) o[i] = i;"), **dict.fromkeys(BRANCHES, "if (o[0]) o[1] = 1;"),
           **dict.fromkeys(SWITCHES, "switch (o[0]) { case 1: o[1] = 1; break; }")}
    for name, argument in itertools.product(ATTRIBUTES, ARGUMENTS):
        attribute, prelude = f"[{name}{argument}]", "static const int k = 2;\n"
        if argument in ("(E1)", "(p)", "(f)"):
            prelude = "static const int k = 2; enum E { E0, E1 }; float4 p; float f() { return 1; }\n"
        source = f"{attribute} {MAIN}" if name == "numthreads" else f"{attribute} [numthreads(1,1,1)] void main() {{}}\n"
        if name in use:
            source = "RWBuffer<int> o;\n" + main(f"{attribute} {use[name]}")
        yield name + argument, COMPUTE, prelude + (source if name != "numthreads" else f"{attribute} void main() {{}}\n")


MODIFIERS = ["const", "static", "extern", "uniform", "groupshared", "precise", "volatile", "inline", "row_major", "column_major", "nointerpolation", "linear",
             "centroid", "noperspective", "sample", "unorm", "snorm", "globallycoherent", "reordercoherent", "in", "out", "inout", "shared", "signed", "unsigned"]
ODD_MODIFIERS = ["register", "auto", "mutable", "export", "nointerp", "constexpr", "virtual", "friend", "point", "triangle", "line", "lineadj", "triangleadj",
                 "indices", "vertices", "primitives", "payload", "noinline", "explicit", "typename", "struct", "enum", "thread_local", "restrict", "const const", "long", "short"]
MODIFIED = {
    "global": "{m} float2x2 x;\n" + MAIN, "global-number": "{m} float x;\n" + MAIN, "global-int": "{m} int x;\n" + MAIN, "global-buffer": "{m} RWBuffer<float> x;\n" + MAIN,
    "initialized": "{m} float x = 1;\n" + MAIN, "local": "[numthreads(1,1,1)] void main() { {m} float x = 1; }\n", "parameter": "void f({m} float x) {}\n" + MAIN,
    "member": "struct D { {m} float2 x; };\n[numthreads(1,1,1)] void main() { D d; }\n", "cbuffer-member": "cbuffer B { {m} float2x2 x; };\n" + MAIN,
    "function": "{m} float f() { return 1; }\n" + MAIN, "method": "struct D { {m} float f() { return 1; } };\n[numthreads(1,1,1)] void main() { D d; }\n",
    "struct": "{m} struct D { float x; };\n" + MAIN, "typedef": "typedef {m} float2x2 X;\n" + MAIN, "cast": "[numthreads(1,1,1)] void main() { ({m} float)1; }\n",
    "global-vector": "{m} float4 x;\n" + MAIN, "global-struct": "struct T { float4 a; };\n{m} T x;\n" + MAIN, "global-array": "{m} float x[2];\n" + MAIN,
    "local-struct": "struct T { float4 a; };\n[numthreads(1,1,1)] void main() { {m} T x = (T)0; }\n", "local-texture": "Texture2D t;\n[numthreads(1,1,1)] void main() { {m} Texture2D x = t; }\n",
    "parameter-array": "void f({m} float x[2]) {}\n" + MAIN, "parameter-texture": "void f({m} Texture2D x) {}\n" + MAIN, "parameter-matrix": "void f({m} float2x2 x) {}\n" + MAIN,
    "template-argument": "RWBuffer<{m} float4> x;\n" + MAIN, "cbuffer": "{m} cbuffer B { float x; };\n" + MAIN, "enum": "{m} enum D { D0 };\n" + MAIN,
    "alias": "using X = {m} float2x2;\n" + MAIN, "behind": "float {m} x;\n" + MAIN, "result-parameter": "float {m} f() { return 1; }\n" + MAIN,
    "loop": "[numthreads(1,1,1)] void main() { for ({m} int i = 0; i < 1; ++i) ; }\n", "sizeof": "[numthreads(1,1,1)] void main() { int n = sizeof({m} float); }\n"}
PAIRED = ["global", "local", "parameter", "member", "function", "cbuffer-member", "global-buffer", "typedef"]


def modifier():
    for word, (place, form) in itertools.product(MODIFIERS + ODD_MODIFIERS, MODIFIED.items()):
        yield f"{word} {place}", COMPUTE, form.replace("{m}", word)


def modifiers():
    for first, second, place in itertools.product(MODIFIERS, MODIFIERS, PAIRED):
        yield f"{first} {second} {place}", COMPUTE, MODIFIED[place].replace("{m}", f"{first} {second}")


SEMANTICS = ["SV_Position", "SV_Position1", "SV_Target", "SV_Target7", "SV_Target8", "SV_Depth", "SV_DepthGreaterEqual", "SV_DepthLessEqual", "SV_Coverage",
             "SV_InnerCoverage", "SV_VertexID", "SV_InstanceID", "SV_PrimitiveID", "SV_IsFrontFace", "SV_SampleIndex", "SV_ClipDistance", "SV_ClipDistance2",
             "SV_CullDistance", "SV_RenderTargetArrayIndex", "SV_ViewportArrayIndex", "SV_DispatchThreadID", "SV_GroupID", "SV_GroupIndex", "SV_GroupThreadID",
             "SV_TessFactor", "SV_InsideTessFactor", "SV_DomainLocation", "SV_OutputControlPointID", "SV_GSInstanceID", "SV_Barycentrics", "SV_ShadingRate", "SV_ViewID",
             "SV_StencilRef", "SV_StartVertexLocation", "SV_StartInstanceLocation", "SV_CullPrimitive", "POSITION", "COLOR", "COLOR1", "TEXCOORD0", "TEXCOORD31", "VPOS",
             "VFACE", "DEPTH", "SV_Foo", "sv_position", "SV_POSITION0", "A", "A0", "A00"]
SEMANTIC_TYPES = ["float", "float1", "float2", "float3", "float4", "float4x4", "float2[2]", "int", "uint", "uint3", "uint4", "bool", "double", "half", "min16float",
                  "int64_t", "Texture2D", "S4"]
INTERFACES = {
    "vs-in": ("vs", "float4 main({t} x{d} : {s}) : SV_Position {{ return 0; }}"),
    "vs-out": ("vs", "void main(out {t} x{d} : {s}, out float4 p : SV_Position) {{ p = 0; {z[x]} }}"),
    "ps-in": ("ps", "float4 main({t} x{d} : {s}) : SV_Target {{ return 0; }}"), "ps-out": ("ps", "void main(out {t} x{d} : {s}) {{ {z[x]} }}"),
    "ps-in-nointerpolation": ("ps", "float4 main(nointerpolation {t} x{d} : {s}) : SV_Target {{ return 0; }}"),
    "ps-in-centroid": ("ps", "float4 main(centroid {t} x{d} : {s}) : SV_Target {{ return 0; }}"),
    "cs-in": ("cs", "[numthreads(1,1,1)] void main({t} x{d} : {s}) {{}}"), "cs-out": ("cs", "[numthreads(1,1,1)] void main(out {t} x{d} : {s}) {{ {z[x]} }}"),
    "gs-in": ("gs", "struct P {{ {t} x{d} : {s}; }}; struct Q {{ float4 p : SV_Position; }};\n"
              "[maxvertexcount(3)] void main(triangle P p[3], inout TriangleStream<Q> o) {{}}"),
    "gs-out": ("gs", "struct P {{ float4 p : SV_Position; }}; struct Q {{ {t} x{d} : {s}; }};\n"
               "[maxvertexcount(3)] void main(triangle P p[3], inout TriangleStream<Q> o) {{ Q q; {z[q.x]} o.Append(q); }}"),
    "gs-parameter": ("gs", "struct P {{ float4 p : SV_Position; }};\n[maxvertexcount(3)] void main(point P p[1], {t} x{d} : {s}, inout PointStream<P> o) {{}}"),
    "vs-result": ("vs", "{t} main() : {s} {{ return ({t})0; }}"), "ps-result": ("ps", "{t} main() : {s} {{ return ({t})0; }}"),
    "vs-struct-in": ("vs", "struct P {{ {t} x{d} : {s}; }};\nfloat4 main(P p) : SV_Position {{ return 0; }}"),
    "ps-struct-out": ("ps", "struct P {{ {t} x{d} : {s}; }};\nP main() {{ P p; {z[p.x]} return p; }}"),
    "ds-in": ("ds", "struct P {{ {t} x{d} : {s}; }};\nstruct K {{ float e[3] : SV_TessFactor; float i : SV_InsideTessFactor; }};\n"
              '[domain("tri")] float4 main(K k, float3 l : SV_DomainLocation, OutputPatch<P, 3> p) : SV_Position {{ return 0; }}'),
    "ds-parameter": ("ds", "struct P {{ float4 p : SV_Position; }};\nstruct K {{ float e[3] : SV_TessFactor; float i : SV_InsideTessFactor; }};\n"
                     '[domain("tri")] float4 main(K k, {t} x{d} : {s}, OutputPatch<P, 3> p) : SV_Position {{ return 0; }}'),
    "hs-parameter": ("hs", "struct P {{ float4 p : SV_Position; }};\nstruct K {{ float e[3] : SV_TessFactor; float i : SV_InsideTessFactor; }};\n"
                     "K f() {{ K k = (K)0; return k; }}\n"
                     '[domain("tri")][partitioning("integer")][outputtopology("triangle_cw")][outputcontrolpoints(3)][patchconstantfunc("f")]\n'
                     "P main(InputPatch<P, 3> p, {t} x{d} : {s}) {{ return p[0]; }}"),
    "hs-patch-constant": ("hs", "struct P {{ float4 p : SV_Position; }};\nstruct K {{ float e[3] : SV_TessFactor; float i : SV_InsideTessFactor; {t} x{d} : {s}; }};\n"
                          "K f() {{ K k = (K)0; return k; }}\n"
                          '[domain("tri")][partitioning("integer")][outputtopology("triangle_cw")][outputcontrolpoints(3)][patchconstantfunc("f")]\n'
                          "P main(InputPatch<P, 3> p) {{ return p[0]; }}"),
    "ms-in": ("ms", "struct P {{ float4 p : SV_Position; }};\n[numthreads(1,1,1)] [outputtopology(\"triangle\")] void main({t} x{d} : {s}, out vertices P v[3], out indices uint3 i[1]) {{\n"
              "SetMeshOutputCounts(3, 1); v[0] = (P)0; i[0] = 0; }}"),
    "ms-vertex": ("ms", "struct P {{ float4 p : SV_Position; {t} x{d} : {s}; }};\n[numthreads(1,1,1)] [outputtopology(\"triangle\")] void main(out vertices P v[3], out indices uint3 i[1]) {{\n"
                  "SetMeshOutputCounts(3, 1); v[0] = (P)0; i[0] = 0; }}"),
    "ms-primitive": ("ms", "struct P {{ float4 p : SV_Position; }}; struct Q {{ {t} x{d} : {s}; }};\n[numthreads(1,1,1)] [outputtopology(\"triangle\")]\n"
                     "void main(out vertices P v[3], out primitives Q q[1], out indices uint3 i[1]) {{ SetMeshOutputCounts(3, 1); v[0] = (P)0; q[0] = (Q)0; i[0] = 0; }}"),
    "as-in": ("as", "struct P {{ float4 p; }}; groupshared P g;\n[numthreads(1,1,1)] void main({t} x{d} : {s}) {{ DispatchMesh(1, 1, 1, g); }}")}


def semantics():
    for semantic, of, (place, (stage, form)) in itertools.product(SEMANTICS, SEMANTIC_TYPES, INTERFACES.items()):
        base, dimension = ("float2", "[2]") if of == "float2[2]" else (of, "")
        zero = {x: f"{x}[0] = {x}[1] = 0;" if dimension else f"{x} = ({of})0;" for x in ("x", "p.x", "q.x")}
        source = "struct S4 { float a; float4 b; };\n" + form.format(t=base, d=dimension, s=semantic, z=zero) + "\n"
        yield f"{semantic} {of} {place}", f"-T {stage}_6_6", source


REGISTERS = {"Texture2D": ("t", "x.Load(0).x"), "SamplerState": ("s", "g.SampleLevel(x, 0, 0).x"), "RWBuffer<uint>": ("u", "x[0]"), "ConstantBuffer<S>": ("b", "x.b"),
             "float": ("c", "x"), "float4x4": ("c", "x._m00"), "S": ("c", "x.b"), "StructuredBuffer<S>": ("t", "x[0].b"), "ByteAddressBuffer": ("t", "x.Load(0)"),
             "TextureBuffer<S>": ("t", "x.b"), "RWTexture2D<float>": ("u", "x[uint2(0, 0)]"), "SamplerComparisonState": ("s", "h.SampleCmpLevelZero(x, 0, 0)"), "int": ("c", "x")}
BINDINGS = [
    " : register(R0)", " : register(R1)", " : register(R[1])", " : register(R0[1])", " : register(R0[1.6])", " : register(R0[-1])", " : register(R)", " : register(R0, space0)",
    " : register(space1)", " : register(R0, space-1)", " : register(ps, R1)", " : register(cs, R1)", " : register(foo, R1)", " : register(ps, R[1])",
    " : register(R0) : register(R1)", " : register(R0, space1) : register(R0, space2)", " : register(x0)", " : register(i0)", " : register()", " register(R0)", " : R0",
    " : register(R0", " : packoffset(c1.y)", " : packoffset(c)", " : packoffset(c[1])", " : packoffset(x1)", " : register(R0) = 1", ' : register("R0")', " : register(R0, R1)",
    " : register(R0[1+1])", " : register(R0[true])", " : register(R-1)", " : register(R[1], space1)", " : register(space1, R0)", " : register(cs_5_0, R1)",
    " : register(cs_6_0, R1)", " : register(cs, R1, space1)", " : register(cs, space1)", " : register(cs, R1) : register(ps, R2)", " : register(ps, R1) : register(cs, R2)",
    " : packoffset(c1)", " : register(R0) : SEM", " : SEM : register(R0)", " : REGISTER(R0)", " : register(R 0)", " : register(R0,space 1)", " : register(R4294967296)",
    " : register(R0, sPace1)", " : register(R0, 1)", " : register(0)", " : register(R01)", " : register(R4294967295)", " : register(RU0)", " : register(R0, space)",
    " : register(R0, space4294967280)", " : register(vs, R1)", " : register(R0, space1)", " : register(cs,R1,space1,2)", " : register(R0[E1])", " : register(R0[k])",
    " : register(R0[0x1])", " : register(R0x1)", " : register(R0.x)", " : register(R0[1][1])", " : register(R0[])", " : register(R0[1], space0x1)", " : register(R0, space01)",
    " : register(R0, space1, space2)", " : register(R0[1u])", " : register(r0)", " : register(_R0)", " : register(R0_)", " : register(gs, R1)", " : register(lib, R1)",
    " : register(cs_5_1, R1, space3)", " : register(CS, R1)", " : register(cs,R0[1])", " : register(R4294967295[1])", " : register(R100000)", " : packoffset(c0.z)",
    " : packoffset(c4096)", " : packoffset(C1)", " : packoffset(c1.xy)", " : packoffset(c0) : register(R0)", " : register(R0) : packoffset(c0)", " : packoffset(c1, space1)"]


def registers(member):
    for (of, (letter, use)), form in itertools.product(REGISTERS.items(), BINDINGS):
        forms = form if "REGISTER" in form else form.replace("R", letter)
        declaration = f"{of} x{forms};"
        texture = "Texture2D g : register(t9);\n" if of == "SamplerState" else "Texture2D h : register(t9);\n" if of == "SamplerComparisonState" else ""
        declaration = f"cbuffer B {{ {declaration} }};" if member else declaration
        yield f"{of}{form}", COMPUTE, f"{PRELUDE}{texture}{declaration}\nRWBuffer<float> o : register(u7);\n{main(f'o[0] = {use};')}"


# Entry points of a library: requirements of the stage, and the function.
ENTRIES = {
    "pixel": ("", "float4 main() : SV_Target { return 0; }"), "vertex": ("", "float4 main() : SV_Position { return 0; }"),
    "compute": ("[numthreads(1,1,1)]", "void main() {}"), "mesh": ('[numthreads(1,1,1)] [outputtopology("line")]', "void main() {}"),
    "amplification": ("[numthreads(1,1,1)]", "struct P { float4 p; }; groupshared P g;\n{a} void main() { DispatchMesh(1, 1, 1, g); }"),
    "geometry": ("[maxvertexcount(3)]", "struct V { float4 p : SV_Position; };\n{a} void main(point V v[1], inout PointStream<V> s) {}"),
    "domain": ('[domain("tri")]', "struct V { float4 p : SV_Position; }; struct K { float e[3] : SV_TessFactor; float i : SV_InsideTessFactor; };\n"
               "{a} float4 main(K k, const OutputPatch<V, 3> p) : SV_Position { return 0; }"),
    "raygeneration": ("", "void main() {}"), "miss": ("", "struct P { float4 p; };\n{a} void main(inout P p) {}"),
    "anyhit": ("", "struct P { float4 p; }; struct A { float2 b; };\n{a} void main(inout P p, in A b) {}"),
    "closesthit": ("", "struct P { float4 p; }; struct A { float2 b; };\n{a} void main(inout P p, in A b) {}"),
    "intersection": ("", "void main() {}"), "callable": ("", "struct P { float4 p; };\n{a} void main(inout P p) {}"),
    "node": ('[NodeLaunch("thread")]', "struct R { uint a; };\n{a} void main(ThreadNodeInputRecord<R> r) {}")}
ENTRY_ATTRIBUTES = [
    "numthreads(1,1,1)", "numthreads(2,1,1)", "numthreads(0,1,1)", "numthreads", 'domain("tri")', 'domain("quad")', 'domain("blue")', "maxvertexcount(3)",
    "maxvertexcount(0)", "instance(2)", 'outputtopology("line")', 'outputtopology("triangle")', 'partitioning("integer")', "outputcontrolpoints(3)",
    'patchconstantfunc("f")', "maxtessfactor(4)", "earlydepthstencil", "WaveSize(32)", "WaveSize(3)", "RootSignature(\"\")", "noinline", "experimental",
    'NodeLaunch("broadcasting")', 'NodeLaunch("coalescing")', "NodeDispatchGrid(1,1,1)", "NodeMaxDispatchGrid(1,1,1)", 'NodeID("n")', "NodeIsProgramEntry",
    "NodeLocalRootArgumentsTableIndex(1)", "NodeMaxRecursionDepth(2)", 'shader("compute")', 'shader("pixel")', 'shader("node")', "unroll", "branch",
    "nonsense", "nonsense(1)"]


def library_entries():
    for (stage, (needs, function)), first in itertools.product(ENTRIES.items(), ENTRY_ATTRIBUTES):
        for second in [""] + ENTRY_ATTRIBUTES:
            for order in [0, 1]:
                words = [f'[shader("{stage}")]', needs, f"[{first}]", f"[{second}]" if second else ""]
                attributes = " ".join(filter(None, words if order == 0 else words[::-1]))
                source = function.replace("{a}", attributes) if "{a}" in function else f"{attributes} {function}"
                model = "8" if stage == "node" or "Node" in first + second else "6"
                yield f"{stage} {first} {second} {order}", f"-T lib_6_{model}", source + "\n"


# Places where a word may begin a declaration that is no variable.
BLOCKS = {
    "cbuffer": "cbuffer B { float x; }", "tbuffer": "tbuffer B { float x; }", "struct": "struct D { float x; };", "struct-variable": "struct D { float x; } d;",
    "class": "class D { float x; };", "enum": "enum D { D0 };", "enum-class": "enum class D { D0 };", "interface": "interface J { float f(); };",
    "namespace": "namespace n { float x; }", "using": "using X = float;", "typedef": "typedef float X;", "template": "template<typename T> T g(T x) { return x; }",
    "forward": "struct D;", "assert": "_Static_assert(true, \"\");", "in-cbuffer": "cbuffer B { {m} struct D { float x; } d; }",
    "in-struct": "struct D { {m} struct G { float x; } g; };", "in-namespace": "namespace n { {m} cbuffer B { float x; } }", "unnamed": "struct { float x; } d;"}


def blocks():
    words = [w for w in MODIFIERS + ["shared", "auto", "export", "register", "typename", "unsigned", "in", "out"]]
    for (place, form), first, second in itertools.product(BLOCKS.items(), words, [""] + words):
        word = f"{first} {second}".strip()
        yield f"{word} {place}", COMPUTE, (form.replace("{m}", word) if "{m}" in form else f"{word} {form}") + "\n" + MAIN


WIDTHS = ["0", "1", "3", "16", "17", "31", "32", "33", "64", "65", "-1", "1u", "3.0", "true", "false", "sizeof(int)", "int(3)", "float(3)", "k", "E1", "E0", "(k)",
          "k + 1", "2 * 2", "nullptr", "A", "SV_Position", "register(c0)", "packoffset(c0)", "3 : A", "A : 3", "'a'", "1 ? 2 : 3", "max(1, 2)", "int", "~0u"]


def widths():
    constants = PRELUDE + "static const int k = 2;\n"
    for of, width in itertools.product(NUMBERS + ["uint16_t", "int16_t", "float16_t", "E", "S", "Texture2D", "I", "void", "uint[2]", "const uint"], WIDTHS):
        base, brackets, rest = of.partition("[")
        member = f"{base} v{brackets}{rest} : {width};"
        for place, form in {"struct": "struct D {{ {m} }};", "second": "struct D {{ uint a : 7; {m} uint b : 3; }};", "cbuffer": "cbuffer B {{ {m} }}",
                            "in-local": None}.items():
            if form:
                yield f"{of} {width} {place}", COMPUTE, constants + form.format(m=member) + "\n" + MAIN
            else:
                yield f"{of} {width} {place}", COMPUTE, constants + main(f"struct D {{ {member} }}; D d;")


GROUPS = {"library-entry": library_entries, "block": blocks, "width": widths, "place": places, "attribute": attributes, "attribute-argument": attribute_arguments, "modifier": modifier, "modifiers": modifiers, "semantic": semantics,
          "register": lambda: registers(False), "register-member": lambda: registers(True)}
