#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Makes tables of small HLSL programs and asks DXC for its verdict on each.

    DXC_DIR=... tests/verdicts/tables.py --groups operator,literal --share 10 -o table.jsonl
    DXIL_VERDICTS=$PWD/table.jsonl build/tests/verdicts_test

A group is a product of lists: operators x types x places, statements x places, templates x
arguments and so on. --share N keeps each N-th program of a group, always the same ones. Programs
on which DXC crashes or runs for more than 20 seconds are left out. VerdictTable.h has the format.
"""
import argparse
import hashlib
import itertools
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor

import calls
import declarations
import forms
import registers
import shapes

PRELUDE = """struct S { float4 a; int b; };
enum E { E0, E1 };
static const int k = 2;
"""
RESOURCES = """Texture2D<float4> tex; SamplerState smp; Buffer<uint> typed;
RWBuffer<float> o; StructuredBuffer<S> sb; RWStructuredBuffer<S> rwsb; RWByteAddressBuffer raw;
"""

SCALARS = ["bool", "int", "uint", "float", "half", "double", "min16float", "int64_t"]
VECTORS = ["float1", "float3", "int2", "uint4", "bool2", "double2"]
OTHERS = ["float2x2", "int3x1", "S", "E", "float2x2x", "Texture2D<float4>", "SamplerState", "RWBuffer<float>"]
ARRAYS = {"float2x2x": ("float", "[2]")}


def declare(of, name, modifiers=""):
    base, dimension = ARRAYS.get(of, (of, ""))
    return f"{modifiers}{' ' if modifiers else ''}{base} {name}{dimension}"


def compute(body, outside="", prelude=PRELUDE):
    return f"{prelude}{RESOURCES}{outside}[numthreads(1,1,1)] void main(uint i : SV_GroupIndex) {{ {body} }}\n"


def places(of):
    """Yields name, declarations outside, statements before, expression of a place or value of the type."""
    one = declare(of, "x")
    zero = f"({of})0"
    yield "local", "", f"{one};" if of in OTHERS else f"{one} = ({of})o[0];", "x"
    yield "static", f"static {one};\n", "", "x"
    yield "static-const", f"static const {one} = {zero};\n", "", "x"
    yield "groupshared", f"groupshared {one};\n", "", "x"
    yield "constant", f"{one};\n", "", "x"
    yield "member", f"struct M {{ {one}; }}; static M m;\n", "", "m.x"
    yield "element", f"static {declare(of, 'y')}[3];\n", "", "y[i]"
    yield "structured", f"StructuredBuffer<{of}> r;\n", "", "r[i]"
    yield "rw-structured", f"RWStructuredBuffer<{of}> r;\n", "", "r[i]"
    yield "rw-typed", f"RWBuffer<{of}> r;\n", "", "r[i]"
    yield "call", f"{of} f() {{ static {one}; return x; }}\n", "", "f()"
    yield "cast", "", "", f"({of})o[1]"
    yield "parenthesis", f"static {one};\n", "", "(x)"
    yield "comma", f"static {one};\n", "", "(k, x)"
    yield "conditional", f"static {one}; static {declare(of, 'z')};\n", "", "(i ? x : z)"


def parameter_places(of):
    """The same for parameters of a function: modifier, expression."""
    for modifier in ["", "in", "out", "inout", "const", "uniform"]:
        yield modifier or "plain", declare(of, "x", modifier)


UNARY = ["+{}", "-{}", "!{}", "~{}", "++{}", "--{}", "{}++", "{}--"]
BINARY = ["+", "-", "*", "/", "%", "<<", ">>", "&", "|", "^", "&&", "||", "<", "==", "!=", ","]
ASSIGN = ["=", "+=", "-=", "*=", "/=", "%=", "<<=", ">>=", "&=", "|=", "^="]
OPERANDS = ["1", "1u", "2.5", "true", "o[2]", "typed[0]", "(float3)1", "E1", "(S)0"]


def operators():
    for of in SCALARS + VECTORS + OTHERS:
        for place, outside, before, x in places(of):
            uses = [u.format(x) for u in UNARY]
            uses += [f"{x} {op} {y}" for op in ASSIGN for y in ["1", "2.5", "(float3)1", x]]
            for use in uses:
                yield f"{use} {of} {place}", "-T cs_6_6", compute(f"{before} {use};", outside)
        for op, y in itertools.product(BINARY, OPERANDS):
            yield (f"x {op} {y} {of}", "-T cs_6_6",
                   compute(f"{declare(of, 'v', 'static')}; bool b = (bool)(v {op} {y}).x; o[3] = b;"))
            yield f"{y} {op} x {of}", "-T cs_6_6", compute(f"({y} {op} x);", f"static {declare(of, 'x')};\n")
        for modifier, parameter in parameter_places(of):
            for use in UNARY + ["{} = {}", "{} += 1"]:
                use = use.replace("{}", "x")
                yield (f"{use} {of} parameter {modifier}", "-T cs_6_6",
                       compute("", f"void f({parameter}) {{ {use}; }}\n"))


SWIZZLES = [".x", ".xx", ".xyzw", ".w", ".rg", ".xg", ".xyx", ".m", "._m00", "._11_22", "[0]", "[1]", "[4]", "[i]",
            "[-1]", "[0][0]", "[0].x", ".x.x", ".xy.yx", ".length", ".a", ".a.x"]


def members():
    for of in SCALARS + VECTORS + OTHERS:
        for place, outside, before, x in places(of):
            for swizzle in SWIZZLES:
                yield f"{x}{swizzle} {of} {place}", "-T cs_6_6", compute(f"{before} {x}{swizzle};", outside)
                yield f"{x}{swizzle} = 1 {of} {place}", "-T cs_6_6", compute(f"{before} {x}{swizzle} = 1;", outside)
                yield f"{x}{swizzle}++ {of} {place}", "-T cs_6_6", compute(f"{before} {x}{swizzle}++;", outside)


CONDITIONS = ["o[0]", "i", "true", "1", "k", "1.5", "(float2)1", "(bool3)true", "(float2x2)1", "(S)0", "E1", "tex", "smp",
              "f()", "\"text\"", "", "int j = 1", "int j", "i = 1", "i == 1"]
STATEMENTS = ["if ({c}) o[1] = 1;", "if ({c}) {{ }} else o[1] = 1;", "while ({c}) {{ o[1] = 1; break; }}",
              "do {{ o[1] = 1; }} while ({c} && o[7] > 1e9);", "for (; {c}; ) {{ break; }}", "for ({c}; i < 1; ) {{ break; }}",
              "for (int j = 0; j < 2; {c}) {{ o[j] = 1; if (o[9] > 3) break; }}", "switch ({c}) {{ case 1: o[1] = 1; }}",
              "switch (i) {{ case {c}: o[1] = 1; }}", "o[1] = {c} ? 1 : 2;", "return {c};", "{c};"]
PLAIN = ["break;", "continue;", "return;", "discard;", "goto l;", "l: ;", "case 1: ;", "default: ;", ";", "{}", "else ;",
         "int j; int j;", "struct T { int t; }; T t;", "typedef int I; I j = 1;", "using I = int; I j = 1;", "enum F { F0 }; F j = F0;",
         "void g(); g();", "void g() {} g();", "namespace n {}", "static_assert(true, \"\");", "_Static_assert(k == 2, \"k\");",
         "static int j = 1; j++;", "const int j; ", "const int j = 1; j = 2;", "extern int j;", "groupshared int j;", "uniform int j;",
         "precise float j = 1; o[0] = j;", "cbuffer C { int j; }", "Texture2D t;", "Texture2D t = tex; o[0] = t.Load(0).x;", "auto j = 1;",
         "auto j;", "int j = j;", "int j(1);", "int j{1};", "int j = {1};", "float2 j = {1};", "float2 j = {1,2,3};", "int j[] = {1,2};",
         "int j[2] = {1};", "int j[2] = 1;", "int j[0];", "int j[-1];", "int j[i];", "int j[k]; j[0] = 1;", "int j[2][];", "int &j = i;",
         "int *j;", "void j;", "const static int j = 1;", "template<typename T> struct U {};", "try { } catch (...) { }", "throw 1;",
         "using namespace n;", "this;", "new int;", "delete i;", "sizeof(int);", "sizeof i;", "[](){};", "asm { };", "int j, m = 1, n[2];",
         "for (int j = 0, m = 1; j < m; ++j, --m) o[j] = m;", "for (;;) break;", "while (true) { if (o[0] > 1) return; }", "switch (i) {}",
         "switch (i) { default: break; default: break; }", "switch (i) { case 1: case 1: break; }", "switch (i) { case 1: o[0] = 1; case 2: o[1] = 1; }",
         "switch (i) { int j; case 1: break; }", "switch (i) { case 1: int j = 1; o[j] = 1; break; case 2: break; }",
         "switch (i) { case k: break; case k + 1: break; }", "switch (i) { case i: break; }", "if (i) int j = 1;", "while (false) int j = 1;"]
AROUND = {"body": "{s}", "block": "{{ {s} }}", "if": "if (i) {s}", "if-block": "if (i) {{ {s} }}", "loop": "for (int q = 0; q < 2; ++q) {{ {s} }}",
          "switch": "switch (i) {{ case 7: {s} }}", "do": "do {{ {s} }} while (o[3] > 4);", "after-return": "return; {s}"}


def statements():
    helper = "float f() { return o[4]; }\n"
    for (around, form), statement in itertools.product(AROUND.items(), PLAIN):
        yield f"{statement} {around}", "-T cs_6_6", compute(form.format(s=statement), helper)
        if around in ("body", "loop", "switch"):
            yield (f"{statement} {around} pixel", "-T ps_6_6",
                   f"{PRELUDE}{RESOURCES}{helper}float4 main(uint i : I) : SV_Target {{ {form.format(s=statement)} return 0; }}\n")
    for statement, condition in itertools.product(STATEMENTS, CONDITIONS):
        yield (f"{statement} {condition}", "-T cs_6_6", compute(statement.format(c=condition), helper))
    for statement in PLAIN:
        yield f"{statement} global", "-T cs_6_6", compute("", f"uint i_;\n{statement}\n")
        yield f"{statement} struct", "-T cs_6_6", compute("", f"struct W {{ {statement} }};\n")


TEMPLATES = ["typename T", "class T", "int N", "uint N", "bool N", "float N", "E N", "typename T = float", "int N = 3", "typename T, int N",
             "typename T, typename U = T", "int N, typename T = int", "template<typename> class T", "typename... T", "", "S N", "typename", "int"]
TEMPLATE_ARGUMENTS = ["", "float", "float4", "int", "S", "E", "E0", "3", "-1", "2.5", "true", "k", "k + 1", "(1 > 0)", "Texture2D<float4>", "RWBuffer<float>",
                      "void", "float[2]", "S, 2", "float, 2", "2, float", "float, float", "1, 2, 3", "unknown", "i", "vector<float, 2>", "matrix<float, 2, 2>",
                      "const float", "A", "sizeof(float)"]


def templates():
    bodies = {"struct": ("struct A {{ int v; }};", "A<{a}> x; x.v = 1; o[0] = x.v;"),
              "function": ("int A() {{ return 1; }}", "o[0] = A<{a}>();"),
              "alias": ("using A = int;", "A<{a}> x = 1; o[0] = x;"),
              "static": ("struct A {{ static const int v = 4; }};", "o[0] = A<{a}>::v;")}
    for parameters, argument, (kind, (body, use)) in itertools.product(TEMPLATES, TEMPLATE_ARGUMENTS, bodies.items()):
        yield (f"{kind} <{parameters}> <{argument}>", "-T cs_6_6 -HV 2021",
               compute(use.format(a=argument), f"template<{parameters}> {body.format()}\n"))
    uses = ["T v = (T)1; return v;", "return N;", "T v[N]; v[0] = 1; return v[0];", "vector<T, N> v = (vector<T, N>)1; return v.x;", "return sizeof(T);",
            "return T::x;", "typename T::type v; return v;", "return T(2);", "return (T)0;", "U v; return v;", "static T v; return v;", "T::f(); return 1;",
            "Buffer<T> b; return 1;", "return max((T)1, (T)2);", "if (N > 1) return 1; return 2;", "for (int j = 0; j < N; ++j) ; return N;"]
    for use, argument in itertools.product(uses, TEMPLATE_ARGUMENTS):
        for parameters in ["typename T", "int N", "typename T, int N"]:
            yield (f"body {use} <{parameters}> <{argument}>", "-T cs_6_6 -HV 2021",
                   compute(f"o[0] = A<{argument}>();", f"template<{parameters}> float A() {{ {use} }}\n"))
    patterns = ["T", "T[2]", "T[N]", "vector<T, N>", "vector<T, 2>", "matrix<T, N, 2>", "B<T>", "const T", "inout T", "out T"]
    values = ["1", "1.5", "(float2)1", "(float2x2)1", "fa", "b", "tex", "E0", "(S)0", "typed[0]"]
    for (pattern, value), twice in itertools.product(itertools.product(patterns, values), [False, True]):
        pattern_base, dimension = (pattern.split("[")[0], "[" + pattern.split("[")[1]) if "[" in pattern else (pattern, "")
        second = f", {pattern_base} y{dimension}" if twice else ""
        names = "typename T" + (", int N" if "N" in pattern else "")
        yield (f"deduce {pattern} {value}{' twice' if twice else ''}", "-T cs_6_6 -HV 2021",
               compute(f"float fa[2] = {{1,2}}; B<float> b; b.v = 1; g({value}{', 1' if twice else ''});",
                       f"template<typename T> struct B {{ T v; }};\ntemplate<{names}> void g({pattern_base} x{dimension}{second}) {{}}\n"))


LITERALS = ["0", "1", "1u", "1U", "1l", "1L", "1ul", "1LU", "1ll", "1ull", "0x1F", "0X1f", "0x", "0b101", "010", "08", "1e5", "1E+5", "1e", "1.", ".5", "1.f", "1.F",
            "1.h", "1.H", "1.0l", "1.0L", "1.0lf", "1f", "1h", "1.0d", "1'000", "'a'", "'ab'", "''", "\"s\"", "L\"s\"", "1.#INF", "-1.#INF", "1.#IND", "0x1p3",
            "2147483647", "2147483648", "-2147483648", "4294967295", "4294967296", "18446744073709551615", "18446744073709551616", "-1u", "3000000000", "3e38", "1e39",
            "1e-50", "1e400", "65536", "70000", "1.5", "-0.0", "true", "false", "True", "nullptr", "NULL", "1.0.0", "1_000", "0xFFFFFFFFu", "0xFFFFFFFFFF",
            "1uu", "1i", "0f", "00", "0.5e-3h", "1.xxx", "1.0.xx", "1u.xx", "1.x", "5.0f.xxx"]


def literals():
    uses = {"bool": "bool v = {l};", "int": "int v = {l};", "uint": "uint v = {l};", "float": "float v = {l};", "half": "half v = {l};", "double": "double v = {l};",
            "int64": "int64_t v = {l};", "float3": "float3 v = {l};", "array": "int v[{l}];", "case": "switch (i) {{ case {l}: o[1] = 1; }}", "shift": "o[0] = i << {l};",
            "shifted": "o[0] = {l} << i;", "index": "o[{l}] = 1;", "statement": "{l};", "not": "o[0] = !{l};", "complement": "o[0] = ~{l};", "minus": "o[0] = -{l};",
            "divide": "o[0] = {l} / {l};", "modulo": "o[0] = i % {l};", "condition": "if ({l}) o[0] = 1;", "call": "o[0] = abs({l});", "asuint": "o[0] = asuint({l});",
            "min": "o[0] = min({l}, i);", "pow": "o[0] = pow({l}, 2);", "enum": "enum F {{ F0 = {l} }}; o[0] = F0;", "width": "struct T {{ uint v : {l}; }};",
            "sum": "o[0] = {l} + 1 + o[3];", "compare": "o[0] = i < {l};", "vector": "o[0] = float2({l}, 1).x;", "static": "static const float v = {l}; o[0] = v;"}
    for (use, form), literal in itertools.product(uses.items(), LITERALS):
        yield f"{literal} {use}", "-T cs_6_6", compute(form.format(l=literal))
        if use in ("half", "int64", "double", "float"):
            yield f"{literal} {use} 16-bit", "-T cs_6_6 -enable-16bit-types", compute(form.format(l=literal))


DIRECTIVES = ["#define A 1\nstatic int a = A;", "#define A(x) x\nstatic int a = A(1);", "#define A(x, y) x##y\nstatic int a = A(1, 2);", "#define A(x) #x\n", "#define A(...) f(__VA_ARGS__)\n",
              "#define A(x, ...) x\nstatic int a = A(1);", "#define A(x) x\nstatic int a = A();", "#define A(x) x\nstatic int a = A(1, 2);", "#define A\n#define A\n", "#define A 1\n#define A 2\nstatic int a = A;",
              "#undef A", "#undef", "#define", "#define 1", "#define A(", "#define A(x", "#define A(x) #y", "#define A ##", "#define defined", "#define __FILE__ 1", "#if 1\n#endif", "#if\n#endif", "#if A\n#endif",
              "#if 1 +\n#endif", "#if 1 / 0\n#endif", "#if 1.5\n#endif", "#if 'a'\n#endif", "#if \"a\"\n#endif", "#if 1u > -1\n#endif", "#if defined(A)\n#endif", "#if defined A\n#endif", "#if defined\n#endif", "#if (1\n#endif",
              "#if 0\n#else\n#endif", "#if 0\n#else\n#else\n#endif", "#if 0\n#elif 1\n#endif", "#if 0\n#elif\n#endif", "#if 1\n#elif\n#endif", "#elif 1", "#else", "#endif", "#if 1", "#ifdef\n#endif", "#ifdef A B\n#endif", "#ifdef 1\n#endif",
              "#ifndef A\n#endif x", "#error stop", "#warning mind", "#line 5", "#line 5 \"f.hlsl\"", "#line x", "#line -1", "#line 0", "# 7 \"g\"", "#pragma", "#pragma once", "#pragma pack_matrix(row_major)", "#pragma pack_matrix(x)",
              "#pragma warning(disable: 1)", "#pragma message \"m\"", "#pragma def(1)", "#pragma unroll", "#pragma dxc diagnostic push", "#include", "#include \"none\"", "#include <none>", "#include none", "#import \"x\"", "#ident \"x\"", "#", "#x", "#include_next \"x\"",
              "// c \\\nx", "/* c", "/* /* */", "\\\n", "static int a = __LINE__;", "static int a = __COUNTER__;", "#if __HLSL_VERSION >= 2021\n#endif", "#if __hlsl_dx_compiler != 1\n#error\n#endif", "#if __SHADER_STAGE_COMPUTE\n#endif",
              "#if __SHADER_TARGET_STAGE != __SHADER_STAGE_COMPUTE\n#error\n#endif", "#if __SHADER_TARGET_MAJOR != 6\n#error\n#endif", "#if __SHADER_TARGET_MINOR != 6\n#error\n#endif", "#if __cplusplus\n#endif", "static int a = 1 @ 2;", "static int a = `1`;", "static int a$ = 1;",
              "static int \u00e4 = 1;", "static int a = 1;;", "??=", "%:define A 1", "<% %>", "#define f(x) x\nstatic int a = f\n(1);", "#define A A\nstatic int A = 1;", "#define EMPTY\n#define L(x) x EMPTY\nstatic int a = L(L)(1);",
              "#define CAT(a, b) a ## b\nstatic int a = CAT(1, .);", "#define CAT(a, b) a ## b\nstatic int CAT(x, 1) = CAT(, 1);", "#define S(x) #x\n#error S(a)", "#if __has_include(\"x\")\n#endif", "#ifdef __has_include\n#error\n#endif", "#if 1 ? 2 : 3\n#endif", "#if 1, 2\n#endif", "#if true\n#endif", "#if 0x10 == 16 && 010 == 8\n#endif",
              "#if 99999999999999999999\n#endif", "#if -1 > 0u\n#endif", "#if !defined(A) && !defined(B)\n#endif", "#if A(1)\n#endif", "#if 1 << 70\n#endif", "#if 0\n#bad\n#endif", "#if 0\n\"unclosed\n#endif", "#define A \"unclosed\n", "'unclosed", "\"unclosed"]


def preprocessor():
    for place, version in itertools.product(["before", "inside", "last"], ["2018", "2021"]):
        for directive in DIRECTIVES:
            name = f"{directive} {place} {version}".replace("\n", " \\n ")
            text = f"\n{directive}\n"
            source = {"before": text + "[numthreads(1,1,1)] void main() {}\n", "inside": f"[numthreads(1,1,1)] void main() {{{text}}}\n",
                      "last": "[numthreads(1,1,1)] void main() {}" + text}[place]
            yield name, f"-T cs_6_6 -HV {version}", source


OBJECTS = ["Buffer<float4>", "Texture1D<float4>", "Texture2D<float4>", "Texture2DArray<float4>", "Texture3D<float4>", "TextureCube<float4>", "Texture2DMS<float4, 4>", "RWBuffer<float4>",
           "RWTexture2D<float4>", "RWTexture3D<float>", "StructuredBuffer<S>", "RWStructuredBuffer<S>", "AppendStructuredBuffer<S>", "ConsumeStructuredBuffer<S>", "ByteAddressBuffer",
           "RWByteAddressBuffer", "ConstantBuffer<S>", "TextureBuffer<S>", "SamplerState", "SamplerComparisonState", "RaytracingAccelerationStructure", "FeedbackTexture2D<SAMPLER_FEEDBACK_MIN_MIP>"]
CALLS = ["[0]", "[uint2(0, 0)]", "[uint3(0, 0, 0)]", "[0].x", "[0].a", "[0] = (float4)1", "[uint2(0, 0)] = (float4)1", ".Load(0)", ".Load(int3(0, 0, 0))", ".Load(int2(0, 0), 1)", ".mips[0][uint2(0, 0)]", ".mips[0]",
         ".sample[0][uint2(0, 0)]", ".GetDimensions(a)", ".GetDimensions(a, b)", ".GetDimensions(a, b, c)", ".GetDimensions(0, a, b, c)", ".Sample(smp, 0.5)", ".SampleLevel(smp, float2(0, 0), 0)", ".SampleLevel(smp, float3(0, 0, 0), 0)",
         ".Append((S)0)", ".Consume()", ".IncrementCounter()", ".DecrementCounter()", ".Load2(0)", ".Load<S>(0)", ".Store(0, 1)", ".Store4(0, 1)", ".Store<S>(0, (S)0)", ".InterlockedAdd(0, 1)", ".a", ".a.x = 1", ".Gather(smp, float2(0, 0))",
         ".WriteSamplerFeedback(tex, smp, float2(0, 0))", ".unknown", ".unknown()", ".Load", ".length()", ".GetSamplePosition(0)", ".CalculateLevelOfDetail(smp, float2(0, 0))"]


def objects():
    forms = {"global": ("{t} r;", "r"), "array": ("{t} r[2];", "r[1]"), "array-run": ("{t} r[2];", "r[i]"), "unbounded": ("{t} r[];", "r[i]"), "struct": ("struct H {{ {t} r; }}; H h;", "h.r"),
             "parameter": ("{t} g; void f({t} r, uint i) {{ uint a, b, c; r{c}; }}", None), "local": ("{t} g;", "l"), "heap": ("", "h"), "returned": ("{t} g; {t} f() {{ return g; }}", "f()"), "static": ("{t} g; static {t} r = g;", "r")}
    for of, call, (form, (outside, x)) in itertools.product(OBJECTS, CALLS, forms.items()):
        before = {"local": f"{of} l = g;", "heap": f"{of} h = ResourceDescriptorHeap[0];"}.get(form, "")
        body = f"uint a, b, c; {before} {x}{call};" if x else "f(g, 0);"
        yield f"{of}{call} {form}", "-T cs_6_6", compute(body, outside.format(t=of, c=call) + "\n")


def functions():
    returns = ["void", "float", "float4", "S", "float2x2", "Texture2D<float4>", "SamplerState", "float[2]", "const float", "static float", "inline float", "precise float", "unorm float4", "auto", "S[2]"]
    bodies = ["{}", "{ return; }", "{ return 0; }", "{ return (float4)1; }", "{ return (S)0; }", "{ S s; return s; }", "{ return tex; }", "{ return i_; }", "{ discard; }", "{ while (true) return 0; }", "{ if (o[0] > 1) return 0; }", ";", "{ return f(); }"]
    for returned, body in itertools.product(returns, bodies):
        yield f"{returned} f() {body}", "-T cs_6_6", compute("f();", f"int i_;\n{returned} f() {body}\n")
    parameters = ["float x", "float x = 1", "out float x", "inout float x", "out float x = 1", "float x[2]", "float x[]", "float x[0]", "float", "S x", "Texture2D x", "RWBuffer<float> x", "SamplerState x", "void", "void x", "float x, float x", "float x = 1, float y", "const out float x",
                  "in out float x", "uniform float x", "groupshared float x", "row_major float2x2 x", "row_major float x", "float x : TEXCOORD", "float x : SV_Target", "float x : register(c0)", "precise float x", "unorm float x", "static float x", "extern float x", "nointerpolation float x", "triangle float x[3]",
                  "point float x", "inout S x", "out S x", "E x", "const float x[2]", "float2x2 x", "bool x", "string x", "float &x", "float *x", "...", "auto x", "int i : i"]
    arguments = ["", "1", "1.5", "x_", "(float4)1", "(S)0", "tex", "smp", "o[0]", "fa", "1, 2", "x_.x", "s_", "s_.a.x", "E1", "true", "m_", "k"]
    for parameter, argument in itertools.product(parameters, arguments):
        yield (f"f({parameter}) f({argument})", "-T cs_6_6",
               compute(f"float4 x_ = 1; S s_ = (S)0; float2x2 m_ = 1; float fa[2] = {{1, 2}}; f({argument});", f"void f({parameter}) {{ }}\n"))


GROUPS = {**declarations.GROUPS, **calls.GROUPS, **shapes.GROUPS, **forms.GROUPS, **registers.GROUPS, "operator": operators, "member": members, "statement": statements, "template": templates, "literal": literals, "preprocessor": preprocessor, "object": objects, "function": functions}


def chosen(group, share):
    """The programs of a group, each once: those whose name's digest is a multiple of `share`."""
    seen = set()
    for name, arguments, source in GROUPS[group]():
        digest = int.from_bytes(hashlib.sha256(f"{group} {name}".encode()).digest()[:4], "big")
        if digest % share or name in seen:
            continue
        seen.add(name)
        yield {"group": group, "name": name, "args": arguments, "source": source}


CLASSES = {"cb": "cbuffer", "t": "SRV", "u": "UAV", "s": "sampler"}


def bindings(listing):
    """The resources of DXC's listing: name, class, register, space."""
    table = re.search(r"; Resource Bindings:\n;\n(.*?)\n;\n", listing, re.S)
    for line in table[1].splitlines()[2:] if table else []:
        words = line[1:].split()
        if at := re.match(r"(cb|[tsu])(\d+)(?:,space(\d+))?$", words[-2] if len(words) > 6 else ""):
            yield [words[0], CLASSES[at[1]], int(at[2]), int(at[3] or 0)]


def ask(dxc, folder, number, row):
    """Adds DXC's verdict to a row; returns None if DXC crashes or runs too long."""
    path = pathlib.Path(folder, f"{number}.hlsl")
    path.write_text(row["source"])
    container, listing = path.with_suffix(".dxil"), path.with_suffix(".ll")
    has_bindings = row["group"].startswith("register")
    try:
        done = subprocess.run([dxc, *row["args"].split(), "-E", "main", str(path), "-Fo", str(container)] + ["-Fc", str(listing)] * has_bindings,
                              capture_output=True, text=True, errors="replace", timeout=20, check=False)
    except subprocess.TimeoutExpired:
        return None
    if done.returncode < 0 or "internal compiler error" in done.stderr or "access violation" in done.stderr or "cast<X>()" in done.stderr:
        return None
    row["verdict"] = "ok" if done.returncode == 0 and container.exists() else "refused"
    first = re.search(r"(?:error|warning): (.*)" if row["verdict"] == "ok" else r"error: (.*)", done.stderr)
    row["message"] = first.group(1) if first else (done.stderr.splitlines() or [""])[0] if row["verdict"] == "refused" else ""
    row["message"] = row["message"].replace(folder, "")
    if row["verdict"] == "ok" and has_bindings:
        row["bindings"] = sorted(bindings(listing.read_text()))
    for file in (path, container, listing):
        file.unlink(missing_ok=True)
    return row


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--groups", default=",".join(GROUPS), help="names with commas between them (all: %(default)s)")
    parser.add_argument("--share", type=int, default=1, metavar="N", help="keeps one program in N")
    parser.add_argument("--count", action="store_true", help="prints the number of programs of each group")
    parser.add_argument("-o", metavar="FILE", help="the table")
    options = parser.parse_args()
    groups = options.groups.split(",")
    if unknown := [g for g in groups if g not in GROUPS]:
        parser.error(f"unknown group '{unknown[0]}' (expected {', '.join(GROUPS)})")
    rows = [row for group in groups for row in chosen(group, options.share)]
    if options.count:
        for group in groups:
            print(group, sum(row["group"] == group for row in rows))
        return 0
    if not os.environ.get("DXC_DIR") or not options.o:
        parser.error("set DXC_DIR to the folder of dxc, and give -o FILE")
    dxc = str(pathlib.Path(os.environ["DXC_DIR"], "dxc"))
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(os.cpu_count()) as pool:
        answers = list(pool.map(lambda pair: ask(dxc, folder, *pair), enumerate(rows)))
    with open(options.o, "w", encoding="utf-8") as out:
        for row in answers:
            if row:
                out.write(json.dumps(row) + "\n")
    print(f"{len(rows)} programs, {sum(row is None for row in answers)} of them left out")
    return 0


if __name__ == "__main__":
    sys.exit(main())
