# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Families of texts that are deep, huge or without an end. Each takes a depth and gives a text, or a text for each file name."""

FAMILIES = []


def family(function):
    FAMILIES.append(function)
    return function


def shader(body="", before="", value="0"):
    return (f"RWByteAddressBuffer Out : register(u0);\nByteAddressBuffer In : register(t0);\n{before}\n"
            f"[numthreads(1, 1, 1)] void main() {{ int x = In.Load(0), y = In.Load(4); {body}\nOut.Store(0, {value}); }}\n")


def levels(n, most):
    """How many of a family whose size doubles with each."""
    return min(n, most)


# ---- Expressions

@family
def parentheses(n):
    return shader(value="(" * n + "x" + ")" * n)


@family
def signs(n):
    return shader(value="- " * n + "x")


@family
def nots(n):
    return shader(value="!~" * n + "x")


@family
def casts(n):
    return shader(value="(int)(float)" * n + "x")


@family
def sums(n):
    return shader(value=" + ".join(["x"] * n))


@family
def constant_sums(n):
    return shader(value=" + ".join(["1"] * n))


@family
def mixed_operators(n):
    return shader(value="x " + " ".join(f"{op} y" for op in ["+", "*", "<<", "&", "|", "-", "^", "<", "=="] * (n // 9 + 1)))


@family
def logic(n):
    return shader(value=" && ".join(f"(x > {i} || y < {i})" for i in range(n)))


@family
def assignments(n):
    return shader(body="x = " * n + "y;")


@family
def commas(n):
    return shader(body="x" + ", x += y" * n + ";")


@family
def choices(n):
    return shader(value="".join(f"x == {i} ? {i} : " for i in range(n)) + "y")


@family
def nested_choices(n):
    return shader(value="x ? " * n + "1" + " : y" * n)


@family
def calls_in_calls(n):
    return shader(value="max(x, " * n + "y" + ")" * n)


@family
def subscripts(n):
    return shader(body="int a[2] = {0, 1};", value="a[" * n + "x & 1" + "]" * n)


@family
def members(n):
    return shader(body="float4 f = x;", value="asuint(f" + ".xyzw" * n + ".x)")


@family
def postfix(n):
    return shader(value="x" + "++" * n)


@family
def constructors(n):
    return shader(value="asuint(" + "float4(" * n + "1, 2, 3, 4" + ").xyzw" * n + ".x)" if n else "0")


@family
def braces(n):
    return shader(body="int a[1] = " + "{" * n + "1" + "}" * n + ";")


@family
def long_initializer(n):
    return shader(body=f"int a[{n}] = {{" + "x," * (n - 1) + "y};", value=f"a[x % {n}]")


@family
def constant_table(n):
    return shader(before=f"static const uint T[{n}] = {{" + ", ".join(str(i * 7 % 1000) for i in range(n)) + "};", value=f"T[x % {n}]")


# ---- Statements

@family
def blocks(n):
    return shader(body="{" * n + "x = y;" + "}" * n)


@family
def ifs(n):
    return shader(body="".join(f"if (x > {i}) " for i in range(n)) + "y = 1;", value="y")


@family
def else_ifs(n):
    return shader(body="".join(f"if (x == {i}) y = {i * 3}; else " for i in range(n)) + "y = 1;", value="y")


@family
def loops(n):
    return shader(body="".join(f"for (int i{i} = 0; i{i} < x; ++i{i}) " for i in range(n)) + "y += 1;", value="y")


@family
def unrolled_loops(n):
    return shader(body="".join(f"[unroll] for (int i{i} = 0; i{i} < 9; ++i{i}) " for i in range(n)) + "y += 1;", value="y")


@family
def long_unrolled_loop(n):
    return shader(body=f"[unroll] for (int i = 0; i < {n * 40}; ++i) y = y * x + i;", value="y")


@family
def endless_loop(n):
    return shader(body="[unroll] for (uint i = 0; i >= 0; ++i) y = y * x + i;" * min(n, 20), value="y")


@family
def switches(n):
    return shader(body="switch (x) {" + "".join(f"case {i}: y = {i * i}; break;" for i in range(n)) + "}", value="y")


@family
def nested_switches(n):
    return shader(body="".join(f"switch (x + {i}) {{ case 1: " for i in range(n)) + "y = 3;" + "break; }" * n, value="y")


@family
def statements(n):
    return shader(body="x = x * y + 1; " * n, value="x")


@family
def variables(n):
    return shader(body="".join(f"int v{i} = x + {i}; " for i in range(n)), value="v0 + v" + str(n - 1))


@family
def empty_statements(n):
    return shader(body=";" * n)


@family
def attributes(n):
    return shader(body="[branch] " * n + "if (x) y = 2;") + "[" * n


# ---- Functions

@family
def call_chain(n):
    return shader(before="int f0(int v) { return v * 3 + 1; }\n" + "".join(f"int f{i}(int v) {{ return f{i - 1}(v) + {i}; }}\n" for i in range(1, n + 1)),
                  value=f"f{n}(x)")


@family
def doubling_calls(n):
    return shader(before="int f0(int v) { return v * 3 + In.Load(v); }\n" + "".join(
        f"int f{i}(int v) {{ return f{i - 1}(v) + f{i - 1}(v * 5 + {i}); }}\n" for i in range(1, n + 1)), value=f"f{n}(x)")


@family
def recursion(n):
    return shader(before="".join(f"int g{i}(int v);\n" for i in range(n)) + "".join(f"int g{i}(int v) {{ return v ? g{(i + 1) % n}(v - 1) : 1; }}\n" for i in range(n)),
                  value="g0(x)")


@family
def overloads(n):
    types = ["int", "uint", "float", "bool", "half", "double", "int2", "float3", "min16int", "int64_t"]
    return shader(before="".join(f"int f({types[i % 10]} a, {types[i // 10 % 10]} b, float{i // 100 % 4 + 1} c, int d{i} = {i}) {{ return {i}; }}\n" for i in range(n)),
                  value="f(x, y, 1, 2)")


@family
def parameters(n):
    return shader(before="int f(" + ", ".join(f"int p{i}" for i in range(n)) + ") { return p0; }", value="f(" + ", ".join(["x"] * n) + ")")


@family
def inouts(n):
    return shader(before="void f0(inout int a, inout int b) { a += b; b ^= a; }\n" + "".join(
        f"void f{i}(inout int a, inout int b) {{ f{i - 1}(b, a); f{i - 1}(a, a); }}\n" for i in range(1, n + 1)), body=f"f{n}(x, y);", value="x")


# ---- Types

@family
def doubling_structs(n):
    n = levels(n, 5000)
    return shader(before="struct S0 { int a, b; };\n" + "".join(f"struct S{i} {{ S{i - 1} a, b; }};\n" for i in range(1, n + 1)), body=f"S{n} s; s = (S{n})x;",
                  value="s." + "a." * n + "a")


@family
def doubling_typedefs(n):
    n = levels(n, 5000)
    return shader(before="typedef int T0;\n" + "".join(f"typedef T{i - 1} T{i}[2];\n" for i in range(1, n + 1)), body=f"T{n} t;", value="t" + "[x & 1]" * n)


@family
def nested_structs(n):
    return shader(before="struct A { " * n + "int v; " + "} a;" * n)


@family
def bases(n):
    return shader(before="struct B0 { int v0; };\n" + "".join(f"struct B{i} : B{i - 1} {{ int v{i}; }};\n" for i in range(1, n + 1)), body=f"B{n} b = (B{n})x;", value="b.v0")


@family
def struct_in_itself(n):
    return shader(before="struct S { S s; S t[2]; }; struct A; struct B { A a; }; struct A { B b; };" + "struct C : C {};" * n, body="S s; A a;")


@family
def dimensions(n):
    return shader(body="int a" + "[1]" * n + ";", value="a" + "[0]" * n)


@family
def huge_arrays(n):
    return shader(before=f"groupshared int G[{n * 1000}][{n * 1000}]; static int T[{n * 9999}];", body=f"int a[{n * 100000}]; a[x] = y; T[x] = 1; G[x][y] = 3;",
                  value="a[y] + T[y] + G[y][x]")


@family
def huge_constant_buffer(n):
    return shader(before=f"cbuffer C {{ float4 a[{n * 1000}]; float b[{n}][{n}]; }};", value="asuint(a[x].y + b[x & 1][y & 1])")


@family
def many_members(n):
    return shader(before="struct S { " + " ".join(f"int m{i};" for i in range(n)) + " }; cbuffer C { S s; };", body="S t = s;", value=f"t.m{n - 1}")


@family
def many_resources(n):
    return shader(before="".join(f"Texture2D<float4> T{i};\n" for i in range(n)), value=f"asuint(T{n - 1}.Load(int3(x, y, 0)).x)")


@family
def resource_arrays(n):
    return shader(before="Texture2D T" + f"[{n}]" * 4 + f"; cbuffer C[{n}] {{ int c; }};", value="asuint(T[x][y][0][0].Load(int3(x, y, 0)).x)")


@family
def enumerators(n):
    return shader(before="enum E { " + ", ".join(f"e{i}" for i in range(n)) + " };", value=f"e{n - 1}")


@family
def namespaces(n):
    return shader(before="namespace N { " * n + "int v() { return 1; }" + " }" * n, value="N::" * n + "v()")


# ---- Templates

@family
def endless_template(n):
    return shader(before="template<int N> struct S { S<N + 1> s; }; template<int N> int f() { return f<N + 1>() + 1; }\n" * min(n, 1) +
                  "template<typename T> int g(T t) { T u[2]; return g(u); }", body="S<0> s;", value="f<0>() + g(x)")


@family
def doubling_template(n):
    return shader(before="template<int A, int B> struct S { static const int v = S<A - 1, B * 2>::v + S<A - 1, B * 2 + 1>::v; };\n"
                         "template<int B> struct S<0, B> { static const int v = B; };\n"
                         "template<int A, int B> int f() { return f<A - 1, B * 2>() + f<A - 1, B * 2 + 1>(); } template<> int f<0, 1>() { return 1; }",
                  value=f"S<{n}, 1>::v + f<{n}, 1>()")


@family
def template_arguments(n):
    return shader(before="template<typename T> struct S { T t; };", body="S<" * n + "int" + " >" * n + " s;")


@family
def template_angles(n):
    return shader(value="x < y " * n)


@family
def template_parameters(n):
    return shader(before="template<" + ", ".join(f"typename T{i}" for i in range(n)) + "> int f(T0 t) { return t; }", value="f<" + ", ".join(["int"] * n) + ">(x)")


# ---- Preprocessor

@family
def doubling_macros(n):
    return "#define A0 +1\n" + "".join(f"#define A{i} A{i - 1} A{i - 1}\n" for i in range(1, min(n, 2000) + 1)) + shader(value=f"0 A{min(n, 2000)}")


@family
def doubling_arguments(n):
    return "#define D(a) a a\n" + shader(value="0 " + "D(" * n + "+ 1" + ")" * n)


@family
def macro_chain(n):
    return "#define A0 1\n" + "".join(f"#define A{i} A{i - 1}\n" for i in range(1, n + 1)) + shader(value=f"A{n}")


@family
def pasting(n):
    return "#define P(a, b) a##b\n" + shader(body="int " + "P(" * n + "a" + ", b)" * n + " = 1;")


@family
def conditionals(n):
    return "#if 1\n" * n + shader() + "#endif\n" * n


@family
def condition(n):
    return "#if " + "(" * n + "1" + ")" * n + " + " + "-" * 0 + "- " * n + "1\n" + shader() + "#endif\n"


@family
def self_include(n):
    return {"main.hlsl": '#include "main.hlsl"\n' * min(n, 100) + shader()}


@family
def doubling_includes(n):
    n = levels(n, 150)
    files = {f"i{k}.h": f'#include "i{k - 1}.h"\n#include "i{k - 1}.h"\n' for k in range(1, n + 1)}
    return {**files, "i0.h": "int v;\n", "main.hlsl": f'#include "i{n}.h"\n' + shader()}


@family
def guarded_include(n):
    return {"main.hlsl": "#ifndef GO\n#define GO\n" + '#include "main.hlsl"\n' * n + "#endif\n" + shader()}


# ---- Spelling

@family
def long_number(n):
    return shader(value="1" * n + " + 0x" + "f" * n + " + asuint(0." + "3" * n + "e" + "9" * min(n, 1000) + ") + 1" + "u" * n)


@family
def long_name(n):
    return shader(body=f"int {'n' * n} = x;", value="n" * n)


@family
def long_string(n):
    return shader(body='string s = "' + "\\\\" * n + '";')


@family
def long_comment(n):
    return "/*" * n + "*/" + shader() + "/*" * n


@family
def line_splices(n):
    return shader(value="1" + "\\\n" * n + "2")


@family
def zero_bytes(n):
    return shader(value="1" + "\0" * n)


@family
def many_errors(n):
    return shader(body="q = 1; " * n)


@family
def many_warnings(n):
    return shader(body="{ float4 v = float4(1, 2, 3, 4); float w = v; y = w; } " * n)


@family
def opened(n):
    return shader() + "int f" + "(" * n


@family
def opened_mix(n):
    return shader() + "([{<" * n


@family
def closed(n):
    return ")}]>" * n + shader()


@family
def garbage(n):
    return "@ $ ` \x01 \u20ac \\ ' " * n + shader()


@family
def bad_registers(n):
    return shader(before=f"Texture2D T : register(t{n * 99999999}, space{n * 99999999}); cbuffer C {{ float c : packoffset(c{n * 9999999}.w); }};"
                         f"Texture2D U : register(q{n}); SamplerState Q : register(s{2 ** 32 - 1}); Texture2D V[4] : register(t{2 ** 32 - 2});",
                  value="asuint(T.Load(int3(x, y, 0)).x + c + V[x].Load(int3(x, y, 0)).x)")


@family
def bad_constants(n):
    return shader(before=f"static const int A = 1 / 0; static const int B = (-2147483647 - 1) / -1; static const int C = 1 << {n * 40}; int D[1 / 0]; int E[-{n}];"
                         f"static const int F = 5 % 0; static const uint G = uint(-1.5e30); int H[1 << 31][2]; static const int I[2] = {{ I[1], I[0] }};",
                  body="int z[A]; switch (x) { case 1 / 0: break; case 1: case 1: break; }", value="A + B + C + F + G + I[x]")


@family
def semantics(n):
    return shader(before="struct S { " + " ".join(f"float4 m{i} : TEXCOORD{i};" for i in range(n)) + " }; S pass(S s : SV_Target) { return s; }")


@family
def wide_vectors(n):
    return shader(body=f"vector<float, {n}> v = x; v = v * v + y;", value="asuint(v[x])")


@family
def matrices(n):
    return shader(body="float4x4 m = x; " + "m = mul(m, m) + m; " * n, value="asuint(m[x & 3][y & 3])")
