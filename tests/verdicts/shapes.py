# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
"""Programs for tables.py by shape: casts, initializers, overloads with default arguments, class templates, inheritance, scopes,
operators of small types, macros."""
import itertools

PRELUDE = """struct S { float a; int b; }; struct S2 { int2 a; }; struct D : S { float c; }; struct Arr { float v[2]; };
enum E { E0, E1 }; enum class F { F0, F1 }; static const int k = 2;
RWBuffer<float> o; RWStructuredBuffer<S> rw; Texture2D<float4> tex; SamplerState smp;
"""
CS = "-T cs_6_6"


def main(body, outside=""):
    return f"{PRELUDE}{outside}[numthreads(1, 1, 1)] void main(uint i : SV_GroupIndex) {{ {body} }}\n"


TYPES = ["bool", "int", "uint", "float", "half", "double", "min16int", "min16float", "uint64_t", "float1", "int1", "float2", "float4", "bool3", "float1x1", "float2x2", "float1x3",
         "int3x1", "S", "S2", "D", "Arr", "E", "F", "float[2]", "int[4]", "float[1]", "S[2]", "float2[2]", "Texture2D<float4>", "SamplerState"]


def declare(of, name):
    base, bracket, rest = of.partition("[")
    return f"{base} {name}{bracket}{rest}"


def casts():
    """From each type to each: cast, initialization, assignment, argument, result, condition."""
    for source, target in itertools.product(TYPES, TYPES):
        start = f"static {declare(source, 'x')};\n" if source not in ("Texture2D<float4>", "SamplerState") else f"{declare(source, 'x')};\n"
        name = f"{source} to {target}"
        to = declare(target, "y")
        yield f"cast {name}", CS, main(f"(({target})x);", start)
        yield f"cast-initializer {name}", CS, main(f"{to} = ({target})x;", start)
        yield f"initializer {name}", CS, main(f"{to} = x;", start)
        yield f"assignment {name}", CS, main(f"{to}; y = x;", start)
        yield f"argument {name}", CS, main("g(x);", f"{start}void g({to}) {{}}\n")
        yield f"inout-argument {name}", CS, main("g(x);", f"{start}void g(inout {to}) {{}}\n")
        yield f"out-argument {name}", CS, main("g(x);", f"{start}void g(out {to}) {{ {declare(target, 'z')} = ({target})0; y = z; }}\n")
        if "[" not in target:
            yield f"result {name}", CS, main("g();", f"{start}{target} g() {{ return x; }}\n")
            yield f"constructor {name}", CS, main(f"{target}(x);", start)
        yield f"choice {name}", CS, main("i ? x : y;", f"{start}static {to};\n")
        yield f"sum {name}", CS, main("x + y;", f"{start}static {to};\n")
        yield f"equal {name}", CS, main("x == y;", f"{start}static {to};\n")


INITIALIZERS = ["{}", "{0}", "{1, 2}", "{1, 2, 3}", "{1, 2, 3, 4}", "{{1}, {2}}", "{{1, 2}, {3, 4}}", "{1, 2,}", "{(float2)1}", "{(float4)1}", "{(S)0}", "{(S)0, (S)0}", "{s}", "{s, s}", "{s, 1}", "{1, s}",
                "{fa}", "{fa, fa}", "{E1}", "{F::F1}", "{tex}", "{tex, smp}", "{true, false}", "{1.5, 2u}", "{{{1}}}", "{.a = 1}", "{[0] = 1}", "(1)", "(1, 2)", "1", "1.5", "s", "fa", "E1", "F::F1", "(S)0", "(float2)1", "{float2(1, 2), 3}",
                "{i, i}", "{o[0], o[1]}", "{rw[0]}", "{d}", "d", "{m}", "m", "(D)s", "(S)d", "k", "{k, k}"]


def initializers():
    before = "S s = (S)0; D d = (D)0; float fa[2] = {1, 2}; float2x2 m = 1;"
    for of, initial in itertools.product(TYPES + ["float[]", "S[]", "int2[]", "float[2][2]", "auto", "const float", "E[2]", "F[2]"], INITIALIZERS):
        text = f" = {initial}" if not initial.startswith("(1") else initial
        yield f"local {of}{text}", CS, main(f"{before} {declare(of, 'x')}{text};")
        yield f"static {of}{text}", CS, main("", f"static S s; static D d; static float fa[2]; static float2x2 m; static uint i;\nstatic {declare(of, 'x')}{text};\n")
        yield f"static-const {of}{text}", CS, main("", f"static const S s = (S)0; static const D d = (D)0; static const float fa[2] = {{1, 2}}; static const float2x2 m = 1; static const uint i = 1;\nstatic const {declare(of, 'x')}{text};\n")


PARAMETERS = ["", "int a", "float a", "int a = 1", "float a = 1", "int a, int b = 2", "float a, int b", "int a, float b = 1.5", "float2 a", "float4 a", "out int a", "inout float a", "bool a", "uint a", "half a", "double a", "E a", "F a", "S a", "D a",
              "int a[2]", "Texture2D<float4> a", "float2x2 a", "min16float a", "float a = k", "float a = o[0]", "int a = E1", "int a = sizeof(int)", "int a, int b = a", "float3 a = 1", "S a = (S)0", "float a = 1, float b", "vector<float, 1> a", "uint64_t a"]
ARGUMENTS = ["", "1", "1u", "1.5", "1.5f", "1.5h", "true", "x", "y", "1, 2", "1, 2.5", "E1", "F::F1", "s", "d", "v2", "v4", "ia", "tex", "m", "h", "s.a", "v4.xy", "v2.x", "(double)1", "(uint64_t)1", "1, 2, 3", "mf"]
LOCALS = "int x = 1; float y = 1; S s = (S)0; D d = (D)0; float2 v2 = 1; float4 v4 = 1; int ia[2] = {1, 2}; float2x2 m = 1; half h = 1; min16float mf = 1;"


def overloads():
    for first, second in itertools.combinations(PARAMETERS, 2):
        functions = f"float f({first}) {{ return 1; }}\nint f({second}) {{ return 2; }}\n".replace("out int a) {", "out int a) { a = 1;")
        for argument in ARGUMENTS:
            yield f"f({first}) f({second}) f({argument})", CS, main(f"{LOCALS} o[0] = f({argument});", functions)
    for parameter, argument, form in itertools.product(PARAMETERS, ARGUMENTS, ["before", "again", "method", "static-method", "template", "nested"]):
        one = f"float f({parameter})".replace("int a, int b = a", "int a, int b = 1")
        body = "{ a = 1; return 1; }" if "out int" in parameter else "{ return 1; }"
        outside = {"before": f"{one};\nfloat f({parameter.split(' =')[0]}) {body}\n" if parameter.count("=") < 2 and "," not in parameter else f"{one} {body}\n",
                   "again": f"{one};\n{one} {body}\n", "method": f"struct M {{ {one} {body} }};\n", "static-method": f"struct M {{ static {one} {body} }};\n",
                   "template": f"template<typename T> {one.replace('float f', 'T f')} {body}\n", "nested": f"namespace n {{ {one} {body} }}\n"}[form]
        call = {"method": "M q; o[0] = q.f({a});", "static-method": "o[0] = M::f({a});", "template": "o[0] = f<float>({a});", "nested": "o[0] = n::f({a});"}.get(form, "o[0] = f({a});")
        yield f"{form} f({parameter}) f({argument})", CS + (" -HV 2021" if form == "template" else ""), main(f"{LOCALS} {call.format(a=argument)}", outside)


SMALL = ["bool", "E", "F", "min16int", "min16uint", "min16float", "half", "float1", "int1", "bool1", "uint1", "float1x1", "int16_t", "uint16_t", "float16_t", "double1", "bool2x2", "int8_t4_packed"]
OTHER = ["bool", "E", "F", "int", "uint", "float", "min16float", "min16int", "half", "float1", "bool1", "float2", "int1", "double", "int64_t", "float1x1", "1", "1.5", "1u", "true", "-1"]
OPERATORS = ["+", "*", "/", "%", "<<", "&", "&&", "||", "<", "==", "=", "+=", "*=", "%=", "<<=", "&=", ",", "?:", "select"]


def small_types():
    for left, right, op in itertools.product(SMALL, OTHER, OPERATORS):
        declared = right[0].isalpha() and right != "true"
        start = f"static {left} x;\n" + (f"static {right} y;\n" if declared else "")
        y = "y" if declared else right
        text = f"i ? x : {y}" if op == "?:" else f"select(o[0] > 1, x, {y})" if op == "select" else f"x {op} {y}"
        for options in ["", " -enable-16bit-types", " -HV 2018"]:
            yield f"{left} {op} {right}{options}", CS + options, main(f"{text};", start)
    for of, op in itertools.product(SMALL, ["-x", "+x", "!x", "~x", "x++", "--x", "x.x", "x[0]", "x.xx", "x._m00", "(int)x", "(float)x", "(bool)x", "abs(x)", "min(x, x)", "o[0] = x", "o[x] = 1", "switch (x) { case 0: break; }",
                                             "if (x) o[0] = 1", "while (x) { break; }", "int n[2]; n[x] = 1", "asuint(x)", "sizeof(x)", "for (x; x; x) { break; }", "dot(x, x)", "WaveActiveSum(x)", "f16tof32(x)", "any(x)", "all(x)", "sign(x)",
                                             "countbits(x)", "isnan(x)", "sqrt(x)", "mul(x, x)", "x.length"]):
        for options in ["", " -enable-16bit-types", " -HV 2018"]:
            yield f"{op} {of}{options}", CS + options, main(f"{op};", f"static {of} x;\n")


TEMPLATE_BODIES = ["T v;", "T v; T get() { return v; }", "T v; static T make() { return (T)1; }", "static const int n = 3;", "static T v;", "static const T v = (T)1;", "typedef T type; type v;", "using type = T; type v;", "struct In { T w; }; In v;",
                   "enum G { G0 }; G v;", "T v[2];", "vector<T, 2> v;", "T v; A<T> self() { return this; }", "T v; void set(T x) { v = x; }", "T v; T operator+(T x) { return v + x; }", "T v; T operator[](int x) { return v; }", "T v; T operator()(T x) { return x; }",
                   "T v; bool operator==(A<T> x) { return true; }", "T v; template<typename U> U to() { return (U)v; }", "Texture2D<T> v;", "RWStructuredBuffer<T> v;", "T v : SV_Target;", "T v; T get();", "T v = 1;", "const T v;", "T v; T get() const { return v; }", "A(T x) {}", "~A() {}",
                   "virtual T get() { return v; } T v;", "private: T v;", "public: T v;", "friend void g(); T v;", "T &v;", "T *v;", "int v : 3;", "T v : 3;", "static_assert(sizeof(T) == 4, \"\"); T v;", "T u, v;", "groupshared T v;", "precise T v;", "row_major T v;"]
TEMPLATE_USES = ["A<float> x;", "A<float> x; x.v = 1;", "A<int2> x; x.v = 1;", "A<S> x;", "A<A<float> > x;", "A<float>::type y = 1;", "o[0] = A<float>::n;", "o[0] = A<float>::make();", "A<float> x; o[0] = x.get();", "A<float> x; x.set(1);", "A<float> x; o[0] = x + 1;",
                 "A<float> x; o[0] = x[0];", "A<float> x; o[0] = x(1);", "A<float> x; bool b = x == x;", "A<float> x; o[0] = x.to<int>();", "A<float> x, y; x = y;", "A<float> x = (A<float>)0;", "A<float> x = {1};", "static A<float> x;", "A x;", "A<> x;", "A<void> x;",
                 "A<Texture2D<float4> > x;", "A<float>::In y;", "o[0] = A<float>::v;", "sizeof(A<float>);"]


def classes():
    for body, use in itertools.product(TEMPLATE_BODIES, TEMPLATE_USES):
        yield f"template {body} {use}", f"{CS} -HV 2021", main(use, f"template<typename T> struct A {{ {body} }};\n")
        plain = body.replace("A<T>", "A").replace("T", "float")
        yield f"plain {body} {use}", f"{CS} -HV 2021", main(use.replace("A<float>", "A"), f"struct A {{ {plain} }};\n")
    more = ["template<> struct A<int> { float w; };", "template<typename T> struct A<vector<T, 2> > { T w; };", "template<typename T> struct A<T[2]> { T w; };", "template struct A<float>;", "template<typename T, int N> struct A { };", "struct A { };",
            "template<typename T> struct A { };", "template<typename T> struct A;", "template<typename T> using B = A<T>;", "typedef A<float> B;", "using B = A<int>;", "struct B : A<float> { };", "template<typename T> struct B : A<T> { T u; };", "template<typename T> T A<T>::f() { return (T)1; }",
            "template<typename T> void g(A<T> x) { }", "template<template<typename> class C> void g(C<float> x) { }", "template<typename T = float> struct A { };", "template<typename T> A<T> make(T x) { A<T> r; r.v = x; return r; }"]
    uses = ["A<float> x; x.v = 1;", "A<int> x; x.w = 1;", "A<float2> x; x.w = 1;", "A<float[2]> x; x.w = 1;", "B x; x.v = 1;", "B<float> x; x.v = 1;", "B<int> x; x.u = 1;", "A<float> x; g(x);", "A<float> x = make(1.0f);", "B x; A<float> y = x;", "A<int> x; x.v = 1;", "g(1);", "o[0] = A<float>::f();", "B b = (B)0;"]
    for one, use in itertools.product(more, uses):
        yield f"more {one} {use}", f"{CS} -HV 2021", main(use, f"template<typename T> struct A {{ T v; }};\n{one}\n")


MEMBERS = ["int a;", "float f() { return 1; }", "static int a = 1;", "static float f() { return 1; }", "float f(int x) { return x; }", "static const int a = 2;", "enum G { a };", "struct a { int x; };", "typedef int a;", "void f(inout float x) { x = 1; }", "float f() { return a; } int a;",
           "float f() { return this.a; } int a;", "S a;", "Texture2D<float4> a;", "int a[2];", "const int a;", "float f(); ", "float f() { return g(); } float g() { return 1; }", "float a; float a;", "int f; float f() { return 1; }", "operator float() { return 1; }", "float operator-() { return 1; }"]
USES = ["x.a = 1;", "o[0] = x.a;", "o[0] = x.f();", "o[0] = x.f(1);", "o[0] = B::a;", "o[0] = B::f();", "o[0] = B::f(1);", "A y = (A)x; ", "A y = x;", "x = y_;", "B y = (B)0;", "o[0] = x.A::f();", "o[0] = x.B::a;", "y_.a = 1;", "o[0] = y_.f();", "h(x);", "hb(y_);", "o[0] = (float)x;", "o[0] = -x;", "float z = 1; x.f(z);", "x.a.x = 1;", "B::a = 1;"]


def inheritance():
    for own, base, use in itertools.product(MEMBERS, [""] + MEMBERS, USES):
        kinds = ["B : A"] if base else ["B"]
        for kind in kinds:
            a = f"struct A {{ {base} }};\n"
            yield f"{kind} [{own}] [{base}] {use}", CS, main(f"B x; A y_; {use}", f"{a}struct {kind} {{ {own} }};\nvoid h(A v) {{}} void hb(B v) {{}}\n")


THINGS = ["int n;", "static int n = 1;", "float n() { return 1; }", "float n(int x) { return x; }", "struct n { int a; };", "enum n { n0 };", "enum N { n };", "typedef int n;", "namespace n { static int a = 1; }", "cbuffer n { int q; }", "cbuffer N { int n; }", "template<typename T> T n(T x) { return x; }", "template<typename T> struct n { T a; };",
          "Texture2D<float4> n;", "static const int n = 2;", "groupshared int n;", "using n = float;", "ConstantBuffer<S> n;", "enum class n { n0 };", "#define n 3"]
NAME_USES = ["o[0] = n;", "o[0] = n();", "o[0] = n(1);", "n = 1;", "n x;", "n::a = 1;", "o[0] = n.a;", "o[0] = n0;", "o[0] = n::n0;", "int n = 1; o[0] = n;", "float n() ;", "{ int n; } o[0] = n;", "for (int n = 0; n < 1; n++) o[0] = n;", "o[0] = M::n;", "using namespace M; o[0] = n;", "o[0] = ::n;", "struct n x;", "enum n x;", "o[0] = n<int>(1);", "o[0] = sizeof(n);", "n[0] = 1;"]


def scopes():
    for first, second, use in itertools.product(THINGS, [""] + THINGS, NAME_USES):
        define = lambda text: f"\n{text}\n" if text.startswith("#") else text
        yield f"same [{first}] [{second}] {use}", f"{CS} -HV 2021", main(use, define(first) + "\n" + define(second) + "\n")
        if second:
            yield f"within [{first}] [{second}] {use}", f"{CS} -HV 2021", main(use, define(first) + "\nnamespace M { " + define(second) + " }\n")


CONDITIONS = ["1 {op} 2", "-1 {op} 1u", "A {op} 1", "1 {op} A", "(1 {op} 0) {op} 3", "defined(A) {op} 1", "0x10 {op} 010", "'a' {op} 97", "1 {op}", "{op} 1", "B(1) {op} 1", "true {op} 1", "9223372036854775807 {op} 1", "1ull {op} 2l", "X {op} X"]
MACROS = ["#define M(a) a + a", "#define M(a, b) a b", "#define M(...) __VA_ARGS__", "#define M(a, ...) a, __VA_ARGS__", "#define M(a...) a", "#define M() 1", "#define M 1", "#define M(a) #a", "#define M(a) a##1", "#define M(a, b) a##b", "#define M(a) M(a)", "#define M(a) (a)\n#undef M", "#define M(a) \\\n a", "#define M(a) a // c", "#define M(a) /* c */ a",
          "#define M(a, a) a", "#define M(a,) a", "#define M(1) 1", "#define M(a) # a", "#define M(a) a ##", "#define M(a) ## a", "#define M(a, ...) a ##__VA_ARGS__", "#define M(...) __VA_OPT__(1) 2", "#define M(a) __LINE__ + a", "#define M(a) N(a)\n#define N(a) a", "#define M defined(A)", "#define M(a) _Pragma(\"once\") a"]
MACRO_USES = ["int x = M;", "int x = M(1);", "int x = M(1, 2);", "int x = M();", "int x = M(M(1));", "int x = M (1);", "int x = M\n(1);", "int M(x) = 1;", "int x = M((1, 2));", "int x = M(1", "int x1 = 1; int y = M(x);", "int x = M(,);", "int x = M({1});", "int x = M(1)M(2);", "int x = -M(1);", "float2 x = float2(M(1, 2));"]


def macros():
    for form, op in itertools.product(CONDITIONS, ["+", "-", "*", "/", "%", "<<", ">>", "<", ">", "<=", ">=", "==", "!=", "&", "|", "^", "&&", "||", "?", ",", "=", "!", "~", "##", "? 1 :"]):
        for define in ["", "#define A 3\n#define B(x) x\n"]:
            yield f"#if {form.format(op=op)} {'defined' if define else ''}", CS, f"{define}#if {form.format(op=op)}\nfloat t;\n#endif\n" + main("")
    for macro, use in itertools.product(MACROS, MACRO_USES):
        yield f"{macro} {use}".replace("\n", " \\n "), CS, f"{macro}\n" + main(use)


GROUPS = {"cast": casts, "initializer": initializers, "overload": overloads, "small-type": small_types, "class": classes, "inheritance": inheritance, "scope": scopes, "macro": macros}


VERSIONS = ["2016", "2017", "2018", "2021", "202x"]
OF_VERSIONS = ["bool2 b = v2 > 1 && v2 < 3; o[0] = b.x;", "o[0] = v2.x > 1 || v4.y > 2;", "float2 r = v2 > 1 ? v2 : v4.xy;", "float2 r = i ? v2 : 1;", "S p = (S)q_;", "S p = q_;", "q_ = s;", "for (int z = 0; z < 2; ++z) ; z = 1;", "for (int z = 0; z < 2; ++z) ; for (int z = 0; z < 2; ++z) ;",
               "enum L { L0 }; L l = L0;", "enum class L { L0 }; L l = L::L0;", "E e = 1;", "E e = (E)1;", "int n = E1;", "int n = F::F1;", "struct B { uint x : 3; uint y : 5; } b; b.x = 1;", "auto a = v2;", "int64_t l = 1;", "uint16_t l = 1;", "float16_t l = 1;", "half l = 1;", "min16float l = 1;",
               "o[0] = 1 ? 2 : 3;", "o[0] = !v2.x;", "bool2 b = !v2;", "float r = select(i, 1.0, 2.0);", "bool2 b = and(v2 > 1, v2 < 3);", "o[0] = v2 == v2;", "if (v2) o[0] = 1;", "if (v2 == v2) o[0] = 1;", "while (v2.x > 1) { break; }", "T2<int> t; t.v = 1;", "o[0] = g2<int>(1);", "o[0] = g2(1);",
               "Op p; o[0] = (p + p).v;", "float a[2] = {v2}; o[0] = a[1];", "float4 r = {v2, v2};", "float4 r = v2;", "float2 r = v4;", "float3 r = v2.xyx;", "uint u = -1;", "int u = 4294967295;", "float f = 1e40;", "o[0] = 5 % 3; o[1] = 5.5 % 2;", "static int st = 1; st++;", "const int c = 1; c = 2;", "discard;",
               "string t = \"x\";", "typedef float4 V; V r = 1;", "using V = float4; V r = 1;", "this.x = 1;", "int a[] = {1, 2};", "float2x2 m2 = {1, 2, 3, 4}; o[0] = m2._m01;", "m[0] = v2; o[0] = m[1].y;", "m._m00_m11 = v2;", "o[0] = mul(m, v2).x;", "o[0] = (m * m)[0][0];", "o[i] += 1; o[i]++;", "rw[i].a = 1; rw[i].a += 1;",
               "o[0] = tex[uint2(0, 0)].x;", "o[0] = tex.mips[0][uint2(0, 0)].x;", "uint w, h; tex.GetDimensions(w, h);", "uint2 w; tex.GetDimensions(w.x, w.y);", "(v2 = 1).x = 2;", "v2 = v2 = 1;", "int z = (1, 2);", "o[0] = i, 2;", "f_(1);", "f_(1.5);", "f_(v2);", "switch (i) { case 1: case 2: o[0] = 1; break; default: break; }",
               "switch (i) { case 1: o[0] = 1; case 2: break; }", "[unroll] for (int z = 0; z < 2; ++z) o[z] = 1;", "[unroll(2)] for (uint z = 0; z < i; ++z) o[z] = 1;", "[loop] while (o[0] > 1) o[0] = 0;", "[branch] if (i) o[0] = 1;", "[flatten] if (i) o[0] = 1;", "[forcecase] switch (i) { case 0: o[0] = 1; break; }", "sizeof(S);", "o[0] = sizeof(float3);",
               "static_assert(1, \"x\");", "_Static_assert(1, \"x\");", "vector<float, 2> r = 1;", "vector<float, 5> r = 1;", "matrix<float, 2, 2> r = 1;", "vector r = 1;", "matrix r = 1;", "unsigned int u = 1;", "unsigned u = 1;", "dword u = 1;", "uint32_t u = 1;", "float32_t u = 1;", "float64_t u = 1;", "snorm float u = 1;", "unorm float4 u = 1;"]


def versions():
    outside = "struct Q { float a; int b; };\nvoid f_(int x) {} void f_(float x) {}\n"
    templates = "template<typename T> struct T2 { T v; }; template<typename T> T g2(T x) { return x; }\nstruct Op { float v; Op operator+(Op x) { return x; } };\n"
    for statement, version in itertools.product(OF_VERSIONS, VERSIONS):
        more = templates if any(word in statement for word in ("T2<", "g2", "Op p")) else ""
        for options in ["", " -enable-16bit-types"] if version not in ("2016", "2017") else [""]:
            source = main(f"{LOCALS.replace('half h = 1; ', '')} Q q_ = (Q)0; {statement}", outside + more)
            if version == "2016":
                source = source.replace("enum E { E0, E1 }; enum class F { F0, F1 }; ", "")
            yield f"{statement} {version}{options}", f"{CS} -HV {version}{options}", source


ATOMICS = ["Add", "And", "Or", "Xor", "Min", "Max", "Exchange", "CompareExchange", "CompareStore", "CompareExchangeFloatBitwise", "CompareStoreFloatBitwise"]
ATOMIC_TYPES = ["int", "uint", "float", "int64_t", "uint64_t", "half", "bool", "int2", "E", "S", "min16uint", "double"]
ATOMIC_PLACES = {"groupshared": ("groupshared {t} g;", "g"), "groupshared-array": ("groupshared {t} g[4];", "g[i]"), "structured": ("RWStructuredBuffer<{t}> g;", "g[i]"), "typed": ("RWBuffer<{t}> g;", "g[i]"), "texture": ("RWTexture2D<{t}> g;", "g[uint2(i, 0)]"),
                 "member": ("struct H { {t} a; {t} b; }; RWStructuredBuffer<H> g;", "g[i].b"), "local": ("", "l"), "static": ("static {t} g;", "g"), "constant": ("{t} g;", "g"), "component": ("groupshared vector<{t}, 2> g;", "g.y"), "groupshared-member": ("struct H { {t} a; {t} b; }; groupshared H g;", "g.b"), "read-only": ("StructuredBuffer<{t}> g;", "g[i]")}


def atomics():
    for name, of, (place, (outside, x)), original in itertools.product(ATOMICS, ATOMIC_TYPES, ATOMIC_PLACES.items(), ["", "original", "uint original", "float original"]):
        value = "1" if of != "S" else "(S)0"
        arguments = ([value] if "Compare" in name else []) + [value] + (["original"] if original else [])
        declared = f"{original if ' ' in original else of + ' original'};" if original else ""
        local = f"{of} l = ({of})0;" if place == "local" else ""
        yield f"{name} {of} {place} {original}", CS, main(f"{declared} {local} Interlocked{name}({x}, {', '.join(arguments)});", outside.replace("{t}", of) + "\n")
        if place in ("groupshared", "structured"):
            yield f"{name} method {of} {place} {original}", CS, main(f"{declared} raw.Interlocked{name}(0, {', '.join(arguments)});", f"RWByteAddressBuffer raw; typedef {of} T;\n")


RECORDS = ["DispatchNodeInputRecord<R>", "RWDispatchNodeInputRecord<R>", "GroupNodeInputRecords<R>", "RWGroupNodeInputRecords<R>", "ThreadNodeInputRecord<R>", "RWThreadNodeInputRecord<R>", "EmptyNodeInput", "NodeOutput<R>", "NodeOutputArray<R>", "EmptyNodeOutput", "EmptyNodeOutputArray", "DispatchNodeInputRecord<int>", "NodeOutput<Empty>", "R"]
RECORD_USES = ["", "x.Get();", "x.Get().a = 1;", "int z = x.Get().a;", "x.Get(0).a;", "x[0].a = 1;", "x.Count();", "x.IsValid();", "x.FinishedCrossGroupSharing();", "x.GetGroupNodeOutputRecords(1).OutputComplete();", "x.GetThreadNodeOutputRecords(1).Get().a = 1;", "x[0].GetThreadNodeOutputRecords(1);", "x.GroupIncrementOutputCount(1);",
               "x.ThreadIncrementOutputCount(1);", "x[0].ThreadIncrementOutputCount(1);", "ThreadNodeOutputRecords<R> y = x.GetThreadNodeOutputRecords(1); y.OutputComplete();", "GroupNodeOutputRecords<R> y = x.GetGroupNodeOutputRecords(2); y[0].a = 1; y.OutputComplete();", "x.a;", "x = x;", "R r = x.Get();", "R r = (R)0; x.Get() = r;", "InterlockedAdd(x.Get().a, 1);", "f(x);"]


def nodes():
    for launch, record, use, attributes in itertools.product(["broadcasting", "coalescing", "thread"], RECORDS, RECORD_USES, ["", "[MaxRecords(4)] ", "[NodeArraySize(4)] ", "[MaxRecords(4)] [NodeArraySize(4)] ", "globallycoherent ", "[NodeID(\"n\")] "]):
        grid = "[NodeDispatchGrid(1, 1, 1)] " if launch == "broadcasting" else ""
        threads = "[numthreads(1, 1, 1)] " if launch != "thread" else ""
        yield (f"{launch} {attributes}{record} {use}", "-T lib_6_8", f"struct R {{ uint a; float b; }}; struct Empty {{}};\nvoid f({record} x) {{}}\n"
               f"[Shader(\"node\")] [NodeLaunch(\"{launch}\")] {grid}{threads}void main({attributes}{record} x) {{ {use} }}\n")


PAYLOADS = ["struct P { float a; };", "struct P { float4 a; int b[2]; };", "struct P { float2x2 a; };", "struct P { bool a; };", "struct P { Texture2D a; };", "struct P {};", "struct P { half a; min16float b; };", "struct P { double a; };", "typedef float P;", "enum P { P0 };", "struct [raypayload] P { float a : read(caller) : write(caller, closesthit); };",
            "struct [raypayload] P { float a; };", "struct P { float a : A; };", "struct P0 { float b; }; struct P : P0 { float a; };"]
RAYS = {"raygeneration": "[shader(\"raygeneration\")] void main() {{ P p = (P)0; RayDesc r = (RayDesc)0; {s} }}", "closesthit": "[shader(\"closesthit\")] void main(inout P p, in BuiltInTriangleIntersectionAttributes a) {{ RayDesc r = (RayDesc)0; {s} }}", "anyhit": "[shader(\"anyhit\")] void main(inout P p, in A a) {{ RayDesc r = (RayDesc)0; {s} }}",
        "miss": "[shader(\"miss\")] void main(inout P p) {{ RayDesc r = (RayDesc)0; {s} }}", "callable": "[shader(\"callable\")] void main(inout P p) {{ RayDesc r = (RayDesc)0; {s} }}", "intersection": "[shader(\"intersection\")] void main() {{ P p = (P)0; RayDesc r = (RayDesc)0; {s} }}",
        "miss-in": "[shader(\"miss\")] void main(P p) {{ {s} }}", "miss-out": "[shader(\"miss\")] void main(out P p) {{ p = (P)0; {s} }}", "closesthit-one": "[shader(\"closesthit\")] void main(inout P p) {{ {s} }}", "miss-two": "[shader(\"miss\")] void main(inout P p, in A a) {{ {s} }}", "callable-result": "[shader(\"callable\")] P main(inout P p) {{ {s} return p; }}"}
RAY_USES = ["", "TraceRay(bvh, 0, 0xff, 0, 1, 0, r, p);", "TraceRay(bvh, 0, 0xff, 0, 1, 0, r);", "CallShader(0, p);", "ReportHit(1, 0, (A)0);", "IgnoreHit();", "AcceptHitAndEndSearch();", "uint3 z = DispatchRaysIndex();", "float z = RayTCurrent();", "float3 z = WorldRayOrigin();", "uint z = HitKind();", "float3x4 z = ObjectToWorld3x4();", "uint z = InstanceID();",
            "uint z = PrimitiveIndex();", "RayQuery<RAY_FLAG_NONE> q; q.TraceRayInline(bvh, 0, 0xff, r); q.Proceed();", "p.a = p.a;", "TraceRay(bvh, 0, 0xff, 0, 1, 0, r, r);", "CallShader(0, 1);", "discard;", "GroupMemoryBarrierWithGroupSync();", "float z = ddx(1.0);", "uint z = RayFlags();", "uint z = GeometryIndex();", "float4 z = tex.Sample(smp, 0);", "float4 z = tex.SampleLevel(smp, 0, 0);"]


def rays():
    for payload, (stage, form), use in itertools.product(PAYLOADS, RAYS.items(), RAY_USES):
        yield f"{stage} {payload} {use}", "-T lib_6_6", f"{payload}\nstruct A {{ float2 b; }};\nRaytracingAccelerationStructure bvh; Texture2D<float4> tex; SamplerState smp;\n{form.format(s=use)}\n"


GROUPS.update({"version": versions, "atomic": atomics, "node": nodes, "ray": rays})
