# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Programs for tables.py: those of forms.txt, and declarations of names that the library has."""
import itertools
import pathlib

MAIN = "[numthreads(1,1,1)] void main() {}\n"


def whole(source):
    return source if "main" in source else source + MAIN


def forms():
    name, options, lines = "", "", []
    text = pathlib.Path(__file__).with_name("forms.txt").read_text(encoding="utf-8").splitlines(keepends=True)
    for line in text[1:] + ["# \n"]:
        if not line.startswith("# "):
            lines.append(line)
            continue
        if name:
            yield name, options or "-T cs_6_6", whole("".join(lines))
        name, _, options = line[2:].strip().partition("|")
        lines = []


NAMES = """
float2x2 float3 Texture2D RWBuffer SamplerState RayDesc string uint64_t int64_t3 min16float min16int2 half half3 dword uint uint2 vector matrix
ByteAddressBuffer RayQuery ConstantBuffer BuiltInTriangleIntersectionAttributes TriangleStream float16_t int8_t4_packed sampler
RaytracingAccelerationStructure InputPatch NodeOutput ResourceDescriptorHeap StateObjectConfig HitGroup float32_t RAY_FLAG RAY_FLAG_NONE
CANDIDATE_TYPE COMMITTED_NOTHING abs DepthCullFunc FeedbackTexture2D SAMPLER_FEEDBACK_MIN_MIP HitObject BARRIER_SCOPE vk dx std
""".split()

DECLARATIONS = {
    "struct": "struct @ { int a; };",
    "fwd": "struct @;",
    "class": "class @ { int a; };",
    "enum": "enum @ { A_ };",
    "enumclass": "enum class @ { A_ };",
    "enumerator": "enum E_ { @ };",
    "interface": "interface @ { void f(); };",
    "typedef": "typedef int @;",
    "using": "using @ = int;",
    "global": "static int @ = 1;",
    "const": "static const int @ = 1;",
    "function": "void @() {}",
    "functiondecl": "void @(int a);",
    "param": "void f_(int @) {}",
    "field": "struct S_ { int @; };",
    "method": "struct S_ { void @() {} };",
    "namespace": "namespace @ { static int a; }",
    "template": "template<typename T> struct @ { T a; };",
    "templatefn": "template<typename T> T @(T a) { return a; }",
    "tparam": "template<typename @> struct S_ { @ a; };",
    "cbuffer": "cbuffer @ { int a_; };",
    "resource": "Buffer<float> @;",
    "local": "[numthreads(1,1,1)] void main() { int @ = 1; }",
    "localstruct": "[numthreads(1,1,1)] void main() { struct @ { int a; }; }",
    "localtypedef": "[numthreads(1,1,1)] void main() { typedef int @; }",
    "localuse": "[numthreads(1,1,1)] void main() { int @ = 1; @ = 2; }",
    "innamespace": "namespace N_ { struct @ { int a; }; }",
    "nstypedef": "namespace N_ { typedef int @; }",
    "fieldstruct": "struct S_ { struct @ { int a; } b; };",
}


def library_names():
    for name, (place, text) in itertools.product(NAMES, DECLARATIONS.items()):
        yield f"{name} {place}", "-T cs_6_6", whole(text.replace("@", name) + "\n")


GROUPS = {"form": forms, "library-name": library_names}
