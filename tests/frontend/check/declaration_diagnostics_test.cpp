// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests each diagnostic of declarations, statements, templates and bindings with one program, and
// similar valid programs.
#include "CheckText.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace dxil::frontend {
namespace {

using testing::HasSubstr;

class DeclarationDiagnostics : public testing::TestWithParam<DiagnosticCase> {};

TEST_P(DeclarationDiagnostics, SaysIt) {
  expectSaid(GetParam());
}

constexpr DiagnosticCase NameCases[] = {
    {"redefinition", "static int a; static float a;", "redefinition of 'a'"},
    {"redefinition_of_local", "void f() { int a; int a; }", "redefinition of 'a'"},
    {"redefinition_of_parameter", "void f(int a) { int a; }", "redefinition of 'a'"},
    {"redefinition_of_function", "void f() {} void f() {}", "redefinition of 'f'"},
    {"redefinition_of_member", "struct S { int a; float a; };", "redefinition of 'a'"},
    {"redefinition_of_struct", "struct S { int a; }; struct S { int a; };", "redefinition of 'S'"},
    {"variable_and_function", "static int a; int a() { return 1; }", "redefinition of 'a'"},
    {"keyword_as_name", "void f() { uint line; }",
     "'line' is a keyword and cannot be used as a name"},
    {"keyword_of_interpolation", "struct S { float sample; float4 a; }; void f() { uint center; }",
     ""},
    {"inner_block_hides", "void f(int a) { { int a = 1; } }", ""},
    {"not_a_type", "namespace N { int a; } static N::a b;", "'N::a' does not name a type"},
    {"not_a_scope", "int f() { return 1; } int g() { return f::x; }",
     "'f' is not a class, namespace, or enumeration"},
    {"not_a_namespace", "using namespace N;", "'N' is not a namespace"},
    {"unknown_name_used", "namespace N {} using N::a;",
     "using declaration refers to undeclared name 'N::a'"},
    {"using", "namespace N { int a() { return 1; } } using N::a; int b() { return a(); }", ""},
    {"using_of_member", "struct A { float x; }; using A::x;",
     "using declaration cannot refer to class member"},
    {"using_of_no_base", "struct A { float x; }; struct B { using A::x; };",
     "using declaration refers into 'A::', which is not a base class of 'B'"},
    {"using_conflicts", "struct A { float x; }; struct B : A { float x; using A::x; };",
     "target of using declaration conflicts with declaration already in scope"},
    {"using_conflicts_before", "struct A { float x; }; struct B : A { using A::x; float x; };",
     "target of using declaration conflicts with declaration already in scope"},
    {"using_namespace",
     "namespace N { int a() { return 1; } } using namespace N; int b() { return a(); }", ""},
    {"alias_differs", "typedef int T; typedef float T;",
     "typedef redefinition of 'T' with different types ('float' vs 'int')"},
    {"alias_again", "typedef int T; typedef int T;", ""},
    {"block_in_namespace", "namespace N { cbuffer C { float a; } } float f() { return a; }", ""},
    {"block_in_namespace_sees_it",
     "namespace N { struct S { float b; }; cbuffer C { S a; } } float f() { return a.b; }", ""},
    {"block_in_namespace_qualified",
     "namespace N { cbuffer C { float a; } } float f() { return N::a + a; }", ""},
    {"blocks_in_namespaces",
     "namespace N { cbuffer C { float a; } } namespace M { cbuffer D { float a; } }",
     "redefinition of 'a'"},
    {"namespace_in_block", "cbuffer C { namespace N { float a; } } float f() { return N::a; }", ""},
    {"enclosed_declarator", "void f() { float x = 1; { int2(x); x = 2; } }", ""},
    {"enclosed_declarator_again", "void f() { float x = 1; int2(x); }", "redefinition of 'x'"},
    {"method_outside_of_template",
     "template<typename T> struct A { T v; }; template<typename T> T A<T>::f() { return (T)1; }",
     "out-of-line definition of 'f' does not match any declaration"},
    {"method_of_template",
     "template<typename T> struct A { T f(); }; template<typename T> T A<T>::f() { return (T)1; }",
     ""},
    {"declaration_in_function", "void f() { int g() { return 1; } }",
     "this declaration is not allowed inside a function"},
};

constexpr DiagnosticCase TypeCases[] = {
    {"struct_declared_by_its_use",
     "namespace N { float f(struct S s, int a); struct S { float a; }; "
     "float f(struct S s, int a) { return s.a * a; } } "
     "float g() { N::S s; s.a = 1; return N::f(s, 2); }",
     ""},
    {"struct_of_a_use_incomplete", "void f(struct S s) { s.a; }",
     "incomplete type 'S': it is declared but not defined"},
    {"incomplete_type", "struct S; struct T { S s; };",
     "incomplete type 'S': it is declared but not defined"},
    {"expected_value_argument", "static vector<float, int> a;",
     "template argument for non-type template parameter must be an expression"},
    {"expected_type_argument", "Texture2D<4> t;",
     "template argument of 'Texture2D' must be a type"},
    {"bad_dimension", "static vector<float, 5> a;",
     "invalid dimension 5: valid range is between 1 and 4 inclusive"},
    {"bad_rows", "static matrix<float, 2, 0> a;",
     "invalid dimension 0: valid range is between 1 and 4 inclusive"},
    {"element_not_scalar", "static vector<float2, 2> a;",
     "vector or matrix element type must be scalar, not 'float2'"},
    {"element_not_a_vector", "struct S { float a; }; Texture2D<S> t;",
     "'S' cannot be used as a type parameter of 'Texture2D', where a scalar or vector is required"},
    {"element_too_large", "Texture2D<float4x4> t;", "elements have at most four components"},
    {"element_not_a_struct", "ConstantBuffer<float4> b;",
     "'float4' cannot be used as a type parameter of 'ConstantBuffer'"},
    {"element_has_object", "struct S { Texture2D t; }; StructuredBuffer<S> b;",
     "'S' cannot be used as a type parameter of 'StructuredBuffer': it is or contains an object"},
    {"object_in_field", "struct S { Texture2D t; }; struct T { S s; }; StructuredBuffer<T> b;",
     "usage of 'S' found in field 's' of type 'T'"},
    {"structured_buffer",
     "struct S { float3 t; }; StructuredBuffer<S> b; RWStructuredBuffer<float4x4> c;", ""},
    {"both_matrix_orders", "static row_major column_major float2x2 m;",
     "'row_major' and 'column_major' cannot be used together"},
    {"matrix_order_of_no_matrix", "static row_major float m;",
     "'row_major' and 'column_major' can only be used with matrix types, not 'float'"},
    {"normalization_of_no_float", "Texture2D<unorm uint> t;",
     "'unorm' and 'snorm' can only be used with floating-point types, not 'uint'"},
    {"normalization", "Texture2D<unorm float4> t; RWBuffer<snorm float> b;", ""},
    {"array_length_not_positive", "static int a[-1];", "array size must be positive, not -1"},
    {"array_too_large", "static int a[1000000000];", "array is too large"},
    {"array_length_missing", "static int a[];",
     "definition of variable with array type needs an explicit size or an initializer"},
    {"array_length_of_empty", "void f() { int a[] = {}; }",
     "definition of variable with array type needs an explicit size or an initializer"},
    {"array_length_of_unknown", "void f() { static const float2 a[] = { unknown(3), }; }",
     "use of undeclared identifier 'unknown'"},
    {"array_length_of_unknown_alias", "typedef int T[]; static T a = { unknown };",
     "use of undeclared identifier 'unknown'"},
    {"inner_dimension_missing", "static int a[2][];",
     "only the first dimension of an array may have no explicit size"},
    {"unbounded_resources", "Texture2D t[];", ""},
    {"type_defined_in_result", "struct S { int x; } f() { S s; s.x = 1; return s; }",
     "types cannot be defined in the return type of a function"},
    {"enum_defined_in_result", "enum E { A } f();",
     "types cannot be defined in the return type of a function"},
    {"type_defined_in_parameter", "int f(struct S { int x; } s) { return s.x; }",
     "types cannot be defined in a parameter"},
    {"type_named_in_result", "struct S { int x; }; struct S f(struct S s) { return s; }", ""},
    {"precision_promoted", "static min10float2 a;", "'min10float' is promoted to 'min16float'"},
    {"precision_of_integers", "void f(min12int a) {}", "'min12int' is promoted to 'min16int'"},
    {"precision_kept", "static min16float a; static min10float b[2];", ""},
    {"struct_too_large", "struct S { int a[65537]; };",
     "'S' is too large: it contains more than 65536 numbers and objects"},
    {"struct_as_large", "struct S { int a[65536]; };", ""},
};

constexpr DiagnosticCase VariableCases[] = {
    {"variable_of_void", "static void a;", "variable has incomplete type 'void'"},
    {"in_of_global", "in float a;", "'in' is not a valid modifier for global variables"},
    {"groupshared_local", "void f() { groupshared int a; }",
     "'groupshared' is not a valid modifier for local variables"},
    {"extern_local", "void f() { extern int a; }",
     "'extern' is not a valid modifier for local variables"},
    {"uniform_member", "struct S { uniform int a; };",
     "'uniform' is not a valid modifier for members"},
    {"const_member", "struct S { const int a; };", "'const' is not a valid modifier for members"},
    {"static_const_member", "struct S { static const int a = 1; };", ""},
    {"modifiers_together", "static extern int a;", "'static' and 'extern' cannot be used together"},
    {"groupshared_object_unused", "groupshared Texture2D t;", ""},
    {"groupshared_object", "groupshared Texture2D t; float4 f() { return t.Load(0); }",
     "variable of type 'Texture2D<float4>' cannot be groupshared"},
    {"view_array_of_objects", "struct S { float a; Texture2D t; }; ConstantBuffer<S> c[2];",
     "element type of an array of 'ConstantBuffer<S>' cannot contain resources"},
    {"globallycoherent", "globallycoherent float a;",
     "'globallycoherent' is not a valid modifier for a declaration of type 'float'"},
    {"globallycoherent_read_only", "globallycoherent Texture2D t;",
     "'globallycoherent' is not a valid modifier for a declaration of type 'Texture2D<float4>'"},
    {"globallycoherent_writable",
     "globallycoherent RWTexture2D<float> t[2]; void f(globallycoherent RWBuffer<float> b) {}", ""},
    {"array_without_elements_unused", "int a[0]; float4x4 b[2][0];", ""},
    {"array_without_elements", "int a[0]; int f(int i) { return a[i]; }",
     "use of array 'a', which has no elements"},
    {"query_unused", "RayQuery<0> q;", "initializer of external global is ignored"},
    {"query_used", "RayQuery<0> q; void f() { q.Proceed(); }",
     "variable of type 'RayQuery<0, 0>' cannot be global"},
    {"global_patch",
     "struct S { float4 a; }; InputPatch<S, 3> p; float4 f(uint i) { return p[i].a; }",
     "'p' is a global variable: only a parameter of the entry point has the data of its stage"},
    {"global_stream", "struct S { float4 a; }; TriangleStream<S> t; void f(S s) { t.Append(s); }",
     "'t' is a global variable"},
    {"text_local", "void f() { string s; }",
     "declaration of type 'string' may only appear in global scope"},
    {"text_parameter", "void f(string s) {}", "may only appear in global scope"},
    {"text_result", "string f();", "may only appear in global scope"},
    {"text_array", "static const string s[2];", "may only appear in global scope"},
    {"text_in_block", "cbuffer B { string s; };", "may only appear in global scope"},
    {"text_size", "uint f() { return sizeof(string); }", "string"},
    {"subobject_member", "struct S { GlobalRootSignature r; };", "may only appear in global scope"},
    {"subobject_parameter", "void f(GlobalRootSignature r) {}", "may only appear in global scope"},
    {"subobject_alias", "typedef GlobalRootSignature R;", "may only appear in global scope"},
    {"effect_parameter", "void f(RasterizerState s) {}", "effect parameter ignored"},
    {"effect_result", "Texture f();", "effect function ignored"},
    {"effect_local", "void f() { texture t = (texture)0; }", "effect variable ignored"},
    {"effect_alias", "typedef BlendState B;", "effect type ignored"},
    {"template_without_arguments", "RWBuffer b;", "use of template 'RWBuffer' requires"},
    {"texture_without_arguments", "Texture2D t; Buffer b; TextureCube c;", ""},
    {"written_without_arguments", "RWTexture2D t;", "use of template 'RWTexture2D' requires"},
    {"samples_without_arguments", "Texture2DMS t;", "use of template 'Texture2DMS' requires"},
    {"texture_of_buffers", "Texture2D<Buffer> t;",
     "'Buffer<float4>' means nothing as a type parameter of 'Texture2D'"},
    {"constants_of_sampler", "ConstantBuffer<SamplerState> c;",
     "'SamplerState' means nothing as a type parameter of 'ConstantBuffer'"},
    {"buffer_of_enum", "enum E { A }; RWBuffer<E> b; void f() { b[0] = 1; }", ""},
    {"vector_of_enum", "enum E { A }; vector<E, 2> v;", ""},
    {"abstract", "interface I { float f(); }; class C : I { float v; }; static C c;",
     "variable type 'C' is an abstract class: it does not implement interface method 'f'"},
    {"implemented_in_base",
     "interface I { float f(); }; struct B { float f() { return 1; } }; "
     "struct C : B, I { float v; }; static C c;",
     ""},
    {"final_base", "struct D : RayDesc { int a; };", "base 'RayDesc' is marked 'final'"},
    {"empty_braces", "struct E {}; void f() { E e = {}; }", ""},
    {"stream_array", "struct S { float4 a; }; void f(TriangleStream<S> t[2]) {}", "inout"},
    {"angle_brackets", "template<typename T> struct W { T a; }; static W<W<int>> w;",
     "a space is required between consecutive right angle brackets (use '> >')"},
    {"interpolation_contradicts", "struct S { nointerpolation centroid float a : A; };",
     "'nointerpolation' and 'centroid' cannot be used together"},
    {"uniform_static", "uniform static float a;", "'static' and 'uniform' cannot be used together"},
    {"variable_of_interface", "interface I { int f(); }; I i;",
     "variable cannot be of interface type 'I'"},
    {"attribute_of_functions", "[numthreads(1, 1, 1)] RWBuffer<float> b;",
     "attribute 'numthreads' is valid only on functions"},
    {"auto_without_value", "void f() { auto a; }",
     "declaration with deduced type 'auto' requires an initializer that has a type"},
    {"auto_result", "auto f() { return 1; }",
     "declaration with deduced type 'auto' requires an initializer that has a type"},
    {"auto_is_new", "void f(int b) { auto a = b; a += 1; }",
     "'auto' type specifier is an HLSL 202x extension [-Wc++11-extensions]"},
    {"effect_variable", "BlendState b { A = FALSE; };",
     "effect variable ignored: effect syntax is not part of shaders"},
    {"initializer_ignored", "float a = 1;",
     "initializer of external global is ignored; declare it 'static' to initialize it"},
    {"static_initializer", "static float a = 1;", ""},
    {"no_such_static_member", "struct S { int a; }; int S::b = 1;",
     "out-of-line definition of 'b' does not match any static member"},
    {"redeclared_with_other_type", "struct S { static int a; }; float S::a = 1;",
     "redefinition of 'a' with a different type: 'float' vs 'int'"},
    {"static_member", "struct S { static int a; }; int S::a = 1;", ""},
    {"static_member_initializer", "struct S { static int a = 1; };",
     "non-const static data member must be initialized out of line"},
    {"constant_not_integer", "static int a[2.5];",
     "constant expression must have integer type, not 'literal float'"},
    {"variable_length_array", "cbuffer C { uint n; }; void f() { int a[n]; }",
     "variable length arrays are not supported in HLSL; array size must be a constant expression"},
    {"const_global_is_no_constant", "const uint n = 3; static float a[n];",
     "variable length arrays are not supported in HLSL"},
    {"not_a_constant", "const int n = 1; enum E { First = n };",
     "expression is not a constant expression: its value must be known at compile time"},
    {"static_const_is_one", "static const uint n = 3; static float a[n * 2 - 1];", ""},
    {"static_assert_failed", "_Static_assert(1 == 2, \"sizes\");",
     "static assertion failed: sizes"},
    {"static_assert_is_a_name", "void f() { static_assert(true, \"\"); }",
     "use of undeclared identifier 'static_assert'"},
    {"condition_uninitialized", "void f() { if (int j) {} }",
     "variable declaration in condition must have an initializer"},
    {"condition_of_for_declares", "void f() { for (; bool j = false;) {} }", ""},
    {"typename_unqualified", "typename float x;", "expected a qualified name after 'typename'"},
    {"attribute_with_scope", "[vk::binding(1)] Texture2D t;", "expected ']' after attribute"},
    {"attribute_at_case", "void f(int a) { switch (a) { [numthreads(1, 1, 1)] case 1: break; } }",
     "attribute 'numthreads' cannot be applied to a statement"},
    {"case_of_enum", "enum E { A }; void f(E e) { switch (e) { case A: case (E)1: break; } }", ""},
    {"case_of_no_enum", "enum E { A }; void f(E e) { switch (e) { case 0: break; } }",
     "cannot implicitly convert from 'literal int' to 'E'"},
    {"static_coherent_local", "void f() { static globallycoherent float x; }",
     "'globallycoherent' is not a valid modifier for a declaration of type 'float'"},
    {"attribute_without_shader", "[numthreads(1, 1, 1)] export void f() {}",
     "attribute 'numthreads' ignored without accompanying shader attribute "
     "[-Wmisplaced-attributes]"},
    {"attribute_with_shader", "[shader(\"compute\")] [numthreads(1, 1, 1)] void f() {}", ""},
    {"tag_of_number", "struct float x;",
     "typedef 'float' cannot be referenced with the 'struct' specifier"},
    {"tag_of_alias", "struct S { int a; }; typedef S T; static struct T x;",
     "typedef 'T' cannot be referenced with the 'struct' specifier"},
    {"tag_in_alias", "using X = struct float2x2;",
     "typedef 'float2x2' cannot be referenced with the 'struct' specifier"},
    {"tag_of_object_alias", "static struct sampler x;",
     "typedef 'sampler' cannot be referenced with the 'struct' specifier"},
    {"tag_of_template", "using X = struct Texture2D;",
     "use of template 'Texture2D' requires template arguments"},
    {"tag_of_object",
     "using X = struct Texture2D<float>; using Y = struct RayDesc; struct SamplerState s; struct "
     "RayDesc;",
     ""},
    {"tag_declares", "using X = struct Y; struct Y { int a; }; static X x;", ""},
    {"number_redeclared", "struct float3 { int a; };", "redefinition of 'float3'"},
    {"number_as_variable", "static int uint2 = 1;", "redefinition of 'uint2'"},
    {"number_as_other_alias", "typedef int dword;",
     "typedef redefinition of 'dword' with different types ('int' vs 'uint')"},
    {"number_as_same_alias", "typedef vector<float, 3> float3; typedef uint dword;", ""},
    {"object_redeclared", "struct SamplerState { int a; };", "redefinition of 'SamplerState'"},
    {"object_as_variable", "static int SamplerState; void RayDesc() {} enum E { RayDesc_ };", ""},
    {"template_redeclared", "void Texture2D() {}", "redefinition of 'Texture2D'"},
    {"constant_redeclared", "static int RAY_FLAG_NONE;", "redefinition of 'RAY_FLAG_NONE'"},
    {"namespace_redeclared", "static int dx;", "redefinition of 'dx'"},
    {"namespace_continued", "namespace dx { static int a; } namespace float3 { static int b; }",
     ""},
    {"library_name_within", "namespace N { struct float3 { int a; }; typedef int Texture2D; }", ""},
    {"local_function_hides_alias", "typedef int T; void f() { void T(); int float3(int); }", ""},
    {"local_function_as_variable", "static int T; void f() { void T(); }", "redefinition of 'T'"},
    {"instantiation",
     "template<typename T> struct A { T x; T f() { return x; } }; template struct A<float>; "
     "template<typename T> T g(T x) { return x; } template float g<float>(float); template int "
     "g(int); template int A<int>::f(); template struct vector<float, 3>;",
     ""},
    {"instantiation_of_no_template", "struct A { int x; }; template struct A;",
     "explicit instantiation of 'A' does not refer to a template or a member of one"},
    {"instantiation_of_other_function",
     "template<typename T> T g(T x) { return x; } template int g<float>(float);",
     "explicit instantiation of 'g' does not refer to a template or a member of one"},
    {"instantiation_twice",
     "template<typename T> struct A { T x; }; template struct A<int>; template struct A<int>;",
     "duplicate explicit instantiation of 'A<int>'"},
    {"instantiation_checks_methods",
     "template<typename T> struct A { T x; void f() { x.foo(); } }; template struct A<float>;",
     "foo"},
    {"instantiation_checks_function",
     "template<typename T> T g(T x) { return x.foo(); } template float g(float);", "foo"},
    {"instantiation_of_undefined", "template<typename T> struct A; template struct A<float>;",
     "incomplete type"},
    {"register_in_unused_parameter", "struct S { float a : register(c0); }; void f(S s) { S t; } ",
     ""},
    {"register_in_static", "struct S { float a : register(c0); }; static S s[2];",
     "registers cannot be specified on members of a struct"},
    {"register_in_member_of_member",
     "struct S { float a : register(c0); }; struct T { S s; }; static T t;",
     "registers cannot be specified on members of a struct"},
    {"tag_mismatch_of_enum", "struct S { int a; }; enum S x;",
     "use of 'S' with tag 'enum' that does not match its type"},
    {"tag_matches", "struct S { int a; }; enum E { A }; static struct S s; static enum E e;", ""},
    {"element_too_wide", "Buffer<double3> b;", "elements must fit in four 32-bit quantities"},
    {"modifier_of_alias", "using M = in float2x2;",
     "'in' does not apply to a type; modifier ignored"},
    {"modifier_of_argument", "RWBuffer<static float4> b;",
     "'static' is not a valid modifier for a type"},
    {"extraneous_template", "template<> struct A { int v; };",
     "extraneous 'template<>' in declaration of 'A'"},
    {"enum_template_argument", "enum E { A }; template<E N> struct S { int v; }; static S<1> s;",
     "template arguments do not match the parameters of template 'S'"},
    {"enum_template_argument_fits",
     "enum E { A }; template<E N> struct S { int v; }; static S<A> s;", ""},
    {"static_assert_holds", "_Static_assert(sizeof(float3) == 12, \"sizes\");", ""},
};

constexpr DiagnosticCase StructCases[] = {
    {"enum_underlying_not_integer", "enum E : float { A };",
     "non-integral type 'float' is an invalid underlying type"},
    {"base_not_a_struct", "typedef float F; struct S : F { int a; };",
     "base specifier must name a struct, class or interface, not 'float'"},
    {"several_bases", "struct A { int a; }; struct B { int b; }; struct C : A, B {};",
     "at most one base that is not an interface"},
    {"interface_and_base",
     "interface A { int a(); }; struct B { int b; }; struct C : A, B { int a() { return b; } };",
     ""},
    {"interface_with_base", "struct A { int a; }; interface B : A { int b(); };",
     "interfaces can only inherit from interfaces; 'A' is not an interface"},
    {"interface_data", "interface A { int a; };", "interface cannot have data member 'a'"},
    {"alias_in_struct", "struct S { typedef int T; };", "a typedef is not allowed in a struct"},
    {"using_in_struct", "struct S { using T = float; }; S::T f(S::T a) { return a; }", ""},
    {"member_initializer", "struct S { int a = 4; };", "struct members cannot have default values"},
    {"bit_field_annotation", "struct S { uint a : 4 : A; };",
     "bit-fields are not allowed with HLSL annotations"},
    {"bit_field_not_integer", "struct S { float a : 4; };",
     "bit-field has non-integral type 'float'"},
    {"bit_field_width", "struct S { uint a : 33; };",
     "width of bit-field (33 bits) is out of range for its type (32 bits)"},
    {"bit_field", "struct S { uint a : 4, b : 28; };", ""},
    {"payload_stage_unknown", "struct [raypayload] S { float a : read(nobody); };",
     "unknown payload access stage 'nobody' (expected caller, closesthit, miss or anyhit)"},
    {"const_method", "struct S { int a; int f() const { return a; } };",
     "'const' is unsupported after the parameters of a function"},
};

constexpr DiagnosticCase FunctionCases[] = {
    {"result_differs_only", "int f(int a) { return a; } float f(int a) { return a; }",
     "functions that differ only in their return type cannot be overloaded"},
    {"overloads", "int f(int a) { return a; } float f(float a) { return a; }", ""},
    {"prototype", "int f(int a); int g() { return f(1); } int f(int b) { return b; }", ""},
    {"operator_not_overloadable", "struct S { int a; void operator+=(int k) { a += k; } };",
     "overloading 'operator+=' is not allowed"},
    {"operator_not_member", "struct S { int a; }; S operator+(S a, S b) { return a; }",
     "overloaded 'operator+' must be a member function"},
    {"const_output", "void f(const inout int a) { }", ""},
    {"const_output_set", "void f(const out int a) { a = 1; }", "const"},
    {"default_of_output_given", "void f(out int a = 1) { a = 2; } void g() { int b; f(b); }", ""},
    {"default_of_output", "void f(out int a = 1) { a = 2; } void g() { f(); }",
     "argument for out parameter 'a' cannot be omitted"},
    {"default_given_again", "int f(int a = 1); int f(int a = 1) { return a; }",
     "redefinition of default argument"},
    {"default_missing", "int f(int a = 1, int b) { return a + b; }",
     "missing default argument on parameter 'b'"},
    {"no_such_member_function", "struct S { void f(); }; void S::g() {}",
     "out-of-line definition of 'g' does not match any declaration"},
    {"method_outside", "struct S { int a; int f(); }; int S::f() { return a; }", ""},
    {"end_without_return", "float f(float x) { if (x > 1) return 2; }",
     "control may reach end of non-void function 'f'"},
    {"endless_loop", "float f(float x) { while (true) { if (x > 1) return 2; x += 1; } }", ""},
    {"endless_loop_left", "float f(float x) { for (;;) { if (x > 1) break; x += 1; } }",
     "control may reach end of non-void function 'f'"},
    {"returns_in_switch", "int f(int x) { switch (x) { case 1: return 2; default: return 4; } }",
     ""},
    {"no_default", "int f(int x) { switch (x) { case 1: return 2; } }",
     "control may reach end of non-void function 'f'"},
    {"do_returns", "int f(int x) { do { return x; } while (false); }", ""},
    {"return_without_value", "int f() { return; }", "non-void function 'f' should return a value"},
    {"return_with_value", "void f() { return 1; }", "void function 'f' should not return a value"},
    {"return_of_void", "void g() {} void f() { return g(); }", ""},
};

constexpr DiagnosticCase TemplateCases[] = {
    {"template_in_function", "void f() { template <typename T> struct S { T a; }; }",
     "expected expression"},
    {"no_template", "struct S { int a; }; template <> struct S<int> { int b; };",
     "'S' does not refer to a template"},
    {"template_without_arguments", "template <typename T> struct S { T a; }; static S s;",
     "use of template 'S' requires template arguments"},
    {"too_many_template_arguments",
     "template <typename T> struct S { T a; }; static S<int, int> s;",
     "too many template arguments for 'S'"},
    {"template_arguments_do_not_fit",
     "template <typename T, int N> struct S { T a[N]; }; static S<int> s;",
     "template arguments do not match the parameters of template 'S'"},
    {"template_argument_not_constant",
     "template <int N> struct S { int a[N]; }; static int k; static S<k> s;",
     "must be a type or an integer constant"},
    {"value_parameter_not_integer", "template <float F> struct S { int a; }; static S<1> s;",
     "non-type template parameter cannot have type 'float'"},
    {"function_partial_specialization",
     "template <typename T, int N> void f(T a[N]) {} template <typename T> void f<T, 2>(T a[2]) {}",
     "function template 'f' cannot be partially specialized; overload it instead"},
    {"template_word_missing",
     "template <typename T> struct A { template <int N> struct B { T t; }; }; template <typename "
     "T> struct C { typename A<T>::B<1> b; };",
     "use 'template' keyword to treat"},
    {"template_word",
     "template <typename T> struct A { template <int N> struct B { T t; }; }; template <typename "
     "T> struct C { typename A<T>::template B<1> b; A<int>::B<2> c; }; static C<int> c;",
     ""},
    {"template_word_in_itself",
     "template <typename T> struct A { template <int N> struct B { T t; }; A<T>::B<1> b; }; static "
     "A<int> a;",
     ""},
    {"specialized_after_use",
     "template <typename T> struct S { T a; }; static S<int> s; template <> struct S<int> { int b; "
     "};",
     "explicit specialization of 'S<int>' after instantiation"},
    {"specializations_ambiguous",
     "template <typename T, typename U> struct S { T a; }; template <typename T> struct S<T, int> "
     "{ T a; }; template <typename T> struct S<int, T> { T a; }; static S<int, int> s;",
     "ambiguous partial specializations of 'S<int, int>'"},
    {"no_template_to_specialize",
     "template <typename T> T f(T a) { return a; } template <> int f<int>(int a, int b) { return "
     "a; }",
     "no function template matches specialization 'f"},
    {"instantiation_too_deep",
     "template <int N> struct S { static const int v = S<N + 1>::v; }; static int a = S<0>::v;",
     "recursive template instantiation exceeded maximum depth of 256"},
    {"functions_too_deep",
     "template <int N> int f() { return f<N + 1>(); } int g() { return f<0>(); }",
     "recursive template instantiation exceeded maximum depth of 256"},
    {"error_in_instance",
     "template <typename T> T f(T a) { return a.x.y.q; } float g() { return f(1.0); }", "error"},
    {"unused_instance", "template <typename T> T f(T a) { return a.nothing; }", ""},
    {"used_before_definition",
     "template <typename T> struct W; float g(W<float> w); template <typename T> struct W { T a; "
     "}; float g(W<float> w) { return w.a; }",
     ""},
    {"default_arguments",
     "template <typename T = float, int N = 2> struct S { T a[N]; }; static S<> s; static S<int> "
     "t;",
     ""},
    {"method_of_template_outside",
     "template <typename T> struct S { T a; T f(T b); }; template <typename U> U S<U>::f(U b) { "
     "return a + b; } float g() { S<float> s; s.a = 1; return s.f(2); }",
     ""},
};

constexpr DiagnosticCase StatementCases[] = {
    {"break_outside", "void f() { break; }", "'break' statement not in loop or switch statement"},
    {"continue_outside", "void f(int a) { switch (a) { case 1: continue; } }",
     "'continue' statement not in loop statement"},
    {"case_outside", "void f(int a) { for (;;) { case 1: break; } }",
     "'case' statement not in switch statement"},
    {"case_in_block",
     "int f(int a) { switch (a) { case 0: { case 1: return 1; } default: if (a > 2) { case 3: "
     "return 3; } return 4; } }",
     ""},
    {"case_skips_initializer",
     "void f(int a) { switch (a) { case 0: int b = 1; break; case 1: break; } }",
     "jump to this case label bypasses initialization of 'b'"},
    {"case_skips_nothing",
     "void f(int a) { switch (a) { case 0: { int b = 1; } int c; c = 2; break; case 1: break; } }",
     ""},
    {"default_twice", "void f(int a) { switch (a) { default: break; default: break; } }",
     "multiple default labels in one switch"},
    {"case_twice", "void f(int a) { switch (a) { case 3: break; case 1 + 2: break; } }",
     "duplicate case value '3'"},
    {"switch_not_integer", "void f(float2 a) { switch (a) { case 3: break; } }",
     "switch statement requires expression of integer type ('float2' invalid)"},
    {"case_not_constant", "void f(int a, int b) { switch (a) { case b: break; } }",
     "expression is not a constant expression: its value must be known at compile time"},
    {"attribute_unknown", "void f(int a) { [foo] while (a < 3) a++; }",
     "unknown attribute 'foo' ignored"},
    {"attribute_of_other_statement", "void f(int a) { [branch] while (a < 3) a++; }",
     "attribute 'branch' can only be applied to 'if' and 'switch' statements"},
    {"loop_on_if", "void f(int a) { [unroll] if (a < 3) a++; }",
     "attribute 'unroll' can only be applied to 'for', 'while' and 'do' loop statements"},
    {"unroll_count", "void f(int a) { [unroll(-1)] while (a < 3) a++; }",
     "argument -1 of attribute 'unroll' is out of range (expected 0 to 2147483647)"},
    {"attribute_type", "void f(int a) { [unroll(1.5)] while (a < 3) a++; }",
     "argument of attribute 'unroll' must be an integer; treated as 0"},
    {"attributes_contradict", "void f(int a) { [unroll] [loop] while (a < 3) a++; }",
     "attribute 'loop' is incompatible with an earlier attribute"},
    {"value_unused", "void f(int a) { a + 1; }", "expression result unused"},
    {"comparison_unused", "void f(int a) { a == 1; }", "comparison result unused"},
    {"result_unused", "void f(float a) { sin(a); }",
     "ignoring return value of 'sin', which has no other effect"},
    {"loop_variable_again", "void f(int n) { for (int i = 0; i < n; ++i) { int i = 1; } }",
     "redefinition of 'i'"},
    {"two_loops", "void f(int n) { for (int i = 0; i < n; ++i) ; for (int i = 0; i < n; ++i) ; }",
     ""},
    {"condition_variables",
     "int g(); void f(int n) { if (int a = n) n += a; while (int b = n) { n = b - 1; } switch (int "
     "d = n) { case 1: n = d; } }",
     ""},
};

constexpr DiagnosticCase BindingCases[] = {
    {"bad_register", "Texture2D t : register(q3);",
     "invalid register specification 'q3' (expected a register such as t0, or a space such as "
     "space1)"},
    {"bad_space", "Texture2D t : register(t3, spacex);",
     "invalid register specification 'spacex' (expected a register such as t0, or a space such as "
     "space1)"},
    {"register_letter", "Texture2D t : register(u3);",
     "invalid register specification: expected 't' or 's' binding, not 'u'"},
    {"register_of_buffer", "Buffer<float> t : register(s3);",
     "invalid register specification: expected 't' binding, not 's'"},
    {"register_of_sampler", "SamplerState s : register(u3);",
     "invalid register specification: expected 's' or 't' binding, not 'u'"},
    {"register_of_local", "void f() { float a : register(t0); }",
     "invalid register specification: expected 'b', 'c' or 'i' binding, not 't'"},
    {"register_of_parameter", "void f(float a : register(q0)) {}",
     "invalid register specification 'q0'"},
    {"register_of_field", "struct S { float a : register(u0); };",
     "invalid register specification: expected 'b', 'c' or 'i' binding, not 'u'"},
    {"register_of_used_field", "struct S { float a : register(c1); }; S s;",
     "registers cannot be specified on members of a struct"},
    {"register_of_buffer_field", "struct S { float a : register(c1); }; StructuredBuffer<S> s;",
     "registers cannot be specified on members of a struct"},
    {"register_of_unused_field", "struct S { float a : register(c1); };", ""},
    {"register_of_static", "static float a : register(x0);", "invalid register specification 'x0'"},
    {"register_of_result", "float f() : register(x0) { return 0; }",
     "invalid register specification 'x0'"},
    {"register_of_member", "cbuffer C { Texture2D t : register(u0); };",
     "invalid register specification: expected 't' or 's' binding, not 'u'"},
    {"register_of_view_member",
     "struct S { int a; }; cbuffer C { ConstantBuffer<S> v : register(t0); };",
     "invalid register specification: expected 'b' binding, not 't'"},
    {"register_of_scene", "RaytracingAccelerationStructure s : register(b0);", ""},
    {"register_number", "Texture2D t : register(t4294967296);",
     "invalid register specification 't4294967296'"},
    {"register_p", "Texture2D t : register(p0);", "invalid register specification 'p0'"},
    {"register_offset", "Texture2D t : register(t0[true]);",
     "register subcomponent is not a non-negative integer constant"},
    {"register_offset_negative", "Texture2D t : register(t0[-1]);",
     "register subcomponent is not a non-negative integer constant"},
    {"register_offset_variable", "float a; Texture2D t : register(t0[a]);",
     "register subcomponent is not a non-negative integer constant"},
    {"register_conflict", "Texture2D t : register(t0) : register(t1);",
     "conflicting register: another register of this declaration has the same letter"},
    {"register_conflict_offset", "Texture2D t : register(t0[1]) : register(t0);",
     "conflicting register"},
    {"register_conflict_profile", "Texture2D t : register(ps, t0) : register(t1);",
     "conflicting register"},
    {"register_again", "Texture2D t : register(t0) : register(t0, space1);", ""},
    {"register_profile", "cbuffer C : register(ps, b0) { float a; };",
     "the register of a constant buffer cannot be specific to a profile"},
    {"register_space_of_constant", "float a : register(c0, space0);",
     "register space cannot be specified on a global constant"},
    {"register_space_of_struct", "struct S { float a; }; S s : register(space1);",
     "register space cannot be specified on a global constant"},
    {"register_space_of_member", "cbuffer C { float a : register(c0, space1); };", ""},
    {"register_of_block", "cbuffer C : register(t1) { float a; };",
     "invalid register specification: expected 'b' binding, not 't'"},
    {"register_of_global", "float a : register(t1);",
     "invalid register specification: expected 'b', 'c' or 'i' binding, not 't'"},
    {"packoffset_outside", "float a : packoffset(c1);",
     "packoffset is only allowed in a constant buffer"},
    {"bad_packoffset", "cbuffer C { float a : packoffset(q1); };",
     "invalid packoffset (expected c0 to c4095, optionally with one component such as .y)"},
    {"packoffset_crosses_row", "cbuffer C { float3 a : packoffset(c0.z); };",
     "invalid packoffset for 'float3': it would cross a 16-byte boundary"},
    {"packoffset_of_array", "cbuffer C { float a[2] : packoffset(c1.y); };",
     "invalid packoffset for 'float [2]': it would cross a 16-byte boundary"},
    {"packoffset_mixed", "cbuffer C { float a : packoffset(c1.y); float b; };",
     "mixing packoffset elements with non-packoffset elements in constant buffer 'C'"},
    {"packoffset_overlap", "cbuffer C { float3 a : packoffset(c0); float b : packoffset(c0.z); };",
     "packoffset overlap between 'b' and 'a'"},
    {"packoffset_of_two", "cbuffer C { float3 a : packoffset(c0); float4 b : packoffset(c0); };",
     ""},
    {"packoffset_without_number", "cbuffer C { float a : packoffset(c); };", ""},
    {"packoffset_of_field", "struct S { float a : packoffset(c0); };",
     "packoffset is only allowed in a constant buffer"},
    {"packoffset_of_parameter", "void f(float a : packoffset(c0)) {}",
     "packoffset is only allowed in a constant buffer"},
    {"packoffset_of_local", "void f() { float a : packoffset(c0); }",
     "packoffset is only allowed in a constant buffer"},
    {"packoffset_of_block", "cbuffer C : packoffset(c0) { float a; };",
     "packoffset is only allowed in a constant buffer"},
    {"packoffset_of_object", "cbuffer C { SamplerState s : packoffset(c1.y); };",
     "invalid packoffset for 'SamplerState'"},
    {"packoffset_of_far_object", "cbuffer C { Buffer<float> b : packoffset(c5000); };", ""},
    {"packoffset_of_template_object", "cbuffer C { Texture2D t : packoffset(c1.y); };", ""},
    {"packoffset", "cbuffer C { float3 a : packoffset(c0); float b : packoffset(c0.w); };", ""},
    {"block_too_large", "cbuffer C { float4 a[4096]; float b; };",
     "constant buffer 'C' is too large: 65540 bytes (at most 65536)"},
    {"attribute_arguments", "[numthreads(1, 2)] void f() {}",
     "attribute 'numthreads' requires 3 arguments"},
    {"numthreads_range", "[shader(\"compute\")] [numthreads(32, 32, 2)] void f() {}",
     "error: thread group size 32 x 32 x 2 is out of range"},
    {"numthreads_range_ignored",
     "[shader(\"compute\")] [numthreads(0, 1, 1)] [numthreads(1, 1, 1)] "
     "void f() {}",
     "warning: thread group size 0 x 1 x 1 is out of range"},
    {"numthreads_range_of_other_stage",
     "[shader(\"miss\")] [numthreads(0, 1, 1)] "
     "void f(inout float4 p) {}",
     "warning: thread group size 0 x 1 x 1 is out of range"},
    {"numthreads_range_of_no_entry", "[numthreads(0, 1, 1)] void f() {}",
     "warning: thread group size 0 x 1 x 1 is out of range"},
    {"ray_payload_without_members", "struct P {}; [shader(\"miss\")] void f(inout P p) {}",
     "'p' has no members and cannot be the payload parameter"},
    {"maxtessfactor_of_other_stage", "[shader(\"raygeneration\")] [maxtessfactor(4)] void f() {}",
     "warning: attribute 'maxtessfactor' is not valid for raygeneration shaders"},
    {"attribute_conditional",
     "static const int k = 1; void g() {} [shader(\"compute\")] [numthreads(k ? 1 : 2, 1, 1)] void "
     "f() {"
     " [branch(k + 1)] if (k) g(); [unroll(1 + k)] for (int i = 0; i < 2; ++i) g(); }",
     ""},
    {"attribute_of_loop",
     "static const int k = 1; void f() { [unroll(k ? 1 : 2)] for (int i = 0; i < 2; ++i) ; }",
     "expected ')'"},
    {"attribute_of_loop_with_call", "void f() { [loop(max(1, 2))] for (int i = 0; i < 2; ++i) ; }",
     "expected ')'"},
    {"default_missing_in_template", "template<typename T> void f(T a = 1, float b) {}",
     "missing default argument on parameter 'b'"},
    {"default_of_template_added",
     "template<typename T> void f(T a, float b = 1); template<typename T> void f(T a = 1, float b) "
     "{}",
     ""},
    {"modifier_twice_before_tag", "in inout struct S;",
     "test.hlsl:1:17: warning: 'in' is ignored on a declaration of a type"},
    {"modifier_twice_before_enum", "out out enum E { A };",
     "test.hlsl:1:14: warning: 'out' is ignored"},
    {"auto_after_const", "const auto struct S { float x; };", "ignored"},
    {"auto_after_static", "static auto struct S { float x; };", "expected identifier"},
    {"object_in_parentheses", "void f() { Texture2D<float4>(x); float2(y); }", ""},
    {"annotation_keyword", "float f() : discard { return 1; }", "expected"},
    {"attribute_type", "void f() { [loop(int)] for (int i = 0; i < 2; ++i) ; }", "expected '('"},
    {"attribute_of_a_function",
     "void g() {} void f() { [fastopt(g)] for (int i = 0; i < 2; ++i) ; }", ""},
    {"annotation_true", "cbuffer C { float a : true; }", "expected"},
    {"annotation_type", "cbuffer C { float a : int; }", "expected"},
    {"patch_without_length",
     "[shader(\"domain\")] [domain(\"tri\")] float4 f(OutputPatch<float4> p : A) "
     ": SV_Position { return 0; }",
     "OutputPatch element count must be greater than 0"},
    {"patch_without_length_elsewhere", "void f(OutputPatch<float4> p) {}", ""},
    {"stream_of_numbers", "void f(inout PointStream<float4> s) {}", ""},
    {"stream_of_numbers_of_entry",
     "[shader(\"geometry\")] [maxvertexcount(1)] "
     "void f(point float4 v[1] : A, inout PointStream<float4> s : B) {}",
     "'float4' cannot be used as a type parameter of 'PointStream', where a struct is required"},
};

std::string nameOf(const testing::TestParamInfo<DiagnosticCase> &Info) {
  return Info.param.Name;
}

INSTANTIATE_TEST_SUITE_P(Names, DeclarationDiagnostics, testing::ValuesIn(NameCases), nameOf);
INSTANTIATE_TEST_SUITE_P(Types, DeclarationDiagnostics, testing::ValuesIn(TypeCases), nameOf);
INSTANTIATE_TEST_SUITE_P(Variables, DeclarationDiagnostics, testing::ValuesIn(VariableCases),
                         nameOf);
INSTANTIATE_TEST_SUITE_P(Structs, DeclarationDiagnostics, testing::ValuesIn(StructCases), nameOf);
INSTANTIATE_TEST_SUITE_P(Functions, DeclarationDiagnostics, testing::ValuesIn(FunctionCases),
                         nameOf);
INSTANTIATE_TEST_SUITE_P(Templates, DeclarationDiagnostics, testing::ValuesIn(TemplateCases),
                         nameOf);
INSTANTIATE_TEST_SUITE_P(Statements, DeclarationDiagnostics, testing::ValuesIn(StatementCases),
                         nameOf);
INSTANTIATE_TEST_SUITE_P(Bindings, DeclarationDiagnostics, testing::ValuesIn(BindingCases), nameOf);

//===-- Entry points and versions
//--------------------------------------------------------------------------------------===//

std::string diagnosticsOfEntry(std::string Text, Stage S = Stage::Compute) {
  Options Opts = computeOptions();
  Opts.Stage = S;
  return checkText(std::move(Text), Opts).Said;
}

TEST(EntryDiagnostics, EachIsSaid) {
  EXPECT_THAT(diagnosticsOfEntry("void f() {}"),
              HasSubstr("missing definition of entry point 'main'"));
  EXPECT_THAT(diagnosticsOfEntry("void main() {}"),
              HasSubstr("entry point 'main' must have the attribute 'numthreads'"));
  EXPECT_THAT(diagnosticsOfEntry("[numthreads(1,1,1)] void main() {} void main(int a) {}"),
              HasSubstr("redefinition of entry point 'main' with other parameters"));
  EXPECT_THAT(diagnosticsOfEntry("[numthreads(1,1,1)] void main(uint a) {}"),
              HasSubstr("missing semantic on parameter 'a' of entry point 'main'"));
  EXPECT_THAT(diagnosticsOfEntry("float4 main() { return 1; }", Stage::Pixel),
              HasSubstr("missing semantic on return value of entry point 'main'"));
  EXPECT_THAT(
      diagnosticsOfEntry("struct S { float4 a; }; float4 main(S s) : SV_Target { return s.a; }",
                         Stage::Pixel),
      HasSubstr("1:19: error: missing semantic on 'a'"));
  EXPECT_THAT(
      diagnosticsOfEntry("[patchconstantfunc(\"p\")] float4 main() : A { return 1; }", Stage::Hull),
      HasSubstr("missing definition of patch constant function 'p'"));
  EXPECT_THAT(
      diagnosticsOfEntry("[domain(\"tri\")][partitioning(\"integer\")][outputtopology(\"point\")]"
                         "[outputcontrolpoints(1)] float4 main() : A { return 1; }",
                         Stage::Hull),
      HasSubstr("entry point 'main' must have the attribute 'patchconstantfunc'"));
  EXPECT_EQ(
      diagnosticsOfEntry("struct S { float4 a : A; }; float4 main(S s) : SV_Target { return s.a; }",
                         Stage::Pixel),
      "");
}

TEST(EntryDiagnostics, OverriddenSemantics) {
  auto SaidOf = [](const std::string &Structs, const std::string &Semantic) {
    return diagnosticsOfEntry(
        Structs + "float4 main(S s" + Semantic + ") : SV_Target { return 1; }", Stage::Pixel);
  };
  EXPECT_THAT(SaidOf("struct S { float4 a : A; };", " : T"),
              HasSubstr("semantic 'A' on field is overridden"));
  EXPECT_THAT(SaidOf("struct I { float a : A; }; struct S { I i[2] : B; };", ""),
              HasSubstr("semantic 'A' on field is overridden"));
  EXPECT_THAT(SaidOf("struct I { float a : A; }; struct S : I { float b; };", " : T"),
              HasSubstr("semantic 'A' on field is overridden"));
  EXPECT_EQ(SaidOf("struct I { float a; }; struct S { I i[2] : B; float c : C; };", ""), "");
}

TEST(EntryDiagnostics, TypesOfLaterVersions) {
  Options Opts = computeOptions();
  Opts.Language = LanguageVersion::v2016;
  EXPECT_THAT(checkText("static float32_t x;", Opts).Said,
              HasSubstr("unknown type name 'float32_t'"));
  EXPECT_THAT(checkText("static float16_t x;", Opts).Said, HasSubstr("-enable-16bit-types"));
  EXPECT_THAT(
      checkText("template<typename T> struct A { T x; }; template struct A<int>;", Opts).Said,
      HasSubstr("templates require HLSL 2021"));
}

TEST(EntryDiagnostics, NamesOfHeaps) {
  auto SaidOf = [](const std::string &Text, unsigned Minor) {
    Options Opts = computeOptions();
    Opts.ShaderModelMinor = Minor;
    return checkText(Text + "[numthreads(1,1,1)] void main() {}", Opts).Said;
  };
  const char *Names[] = {"Texture2D ResourceDescriptorHeap[];", "static int SamplerDescriptorHeap;",
                         "cbuffer C { int SamplerDescriptorHeap; }",
                         "void ResourceDescriptorHeap() {}"};
  for (const char *Text : Names) {
    EXPECT_THAT(SaidOf(Text, 6), HasSubstr("redefinition of")) << Text;
    EXPECT_EQ(SaidOf(Text, 5), "") << Text;
  }
  EXPECT_EQ(SaidOf("namespace N { static int ResourceDescriptorHeap; } void f() { int "
                   "SamplerDescriptorHeap; }",
                   6),
            "");
}

TEST(BindingDiagnostics, LegacyReservation) {
  Options Opts = libraryOptions();
  Opts.ReserveUnused = true;
  EXPECT_THAT(checkText("Texture2D t[] : register(t0);", Opts).Said,
              HasSubstr("unbounded resource array cannot be bound"));
  EXPECT_EQ(checkText("Texture2D t[3];", Opts).Said, "");
}

TEST(EntryDiagnostics, WaveSize) {
  auto SaidOf = [](std::string Text, unsigned Minor) {
    Options Opts = computeOptions();
    Opts.ShaderModelMinor = Minor;
    return checkText(Text + "[numthreads(1,1,1)] void main() {}", Opts).Said;
  };
  EXPECT_EQ(SaidOf("[wavesize(32)]", 6), "");
  EXPECT_THAT(SaidOf("[wavesize(32)]", 5),
              HasSubstr("attribute 'WaveSize' with these arguments requires shader model 6.6"));
  EXPECT_THAT(SaidOf("[wavesize(8, 32)]", 7), HasSubstr("requires shader model 6.8"));
  EXPECT_THAT(SaidOf("[wavesize(2)]", 6), HasSubstr("invalid wave size 2"));
  EXPECT_THAT(SaidOf("[wavesize(24)]", 6), HasSubstr("invalid wave size 24"));
  EXPECT_THAT(SaidOf("[wavesize(32)] [wavesize(64)]", 7),
              HasSubstr("attribute 'wavesize' is incompatible with an earlier attribute"));
}

TEST(EntryDiagnostics, StagesOfAttributes) {
  EXPECT_EQ(
      diagnosticsOfEntry("float4 c; [clipplanes(c)] float4 main() : SV_Position { return 1; }",
                         Stage::Vertex),
      "");
  EXPECT_EQ(
      diagnosticsOfEntry("float4 c; [clipplanes(c)] float4 f() : SV_Position { return 1; } float4 "
                         "main() : SV_Target { return 1; }",
                         Stage::Pixel),
      "");
  EXPECT_THAT(diagnosticsOfEntry("[numthreads(1,1,1)] float4 main() : SV_Position { return 1; }",
                                 Stage::Vertex),
              HasSubstr("attribute 'numthreads' is not valid for"));
  EXPECT_THAT(diagnosticsOfEntry("[earlydepthstencil] [numthreads(1,1,1)] void main() {}"),
              HasSubstr("attribute 'earlydepthstencil' is not valid for compute shaders"));
  EXPECT_THAT(diagnosticsOfEntry("[shader(\"pixel\")] [numthreads(1,1,1)] void main() {}"),
              HasSubstr("attribute 'shader' is not valid for compute shaders"));
  EXPECT_THAT(
      diagnosticsOfEntry("[shader(\"blue\")] void f() {} [numthreads(1,1,1)] void main() {}"),
      HasSubstr("unknown shader stage 'blue'"));
  EXPECT_EQ(diagnosticsOfEntry("[shader(\"compute\")] [numthreads(1,1,1)] void main() {}"), "");
}

TEST(EntryDiagnostics, RecursionAndMissingBodies) {
  EXPECT_THAT(
      diagnosticsOfEntry("int f(int a) { return a < 2 ? 1 : f(a - 1); } [numthreads(1,1,1)] void "
                         "main() { f(2); }"),
      HasSubstr("'f' is called recursively"));
  EXPECT_THAT(
      diagnosticsOfEntry("int g(int a); int f(int a) { return g(a); } int g(int a) { return f(a); "
                         "} [numthreads(1,1,1)] void main() { f(2); }"),
      HasSubstr("is called recursively"));
  EXPECT_THAT(diagnosticsOfEntry("int f(int a); [numthreads(1,1,1)] void main() { f(2); }"),
              HasSubstr("function 'f' is called but not defined"));
  // Functions that the entry point does not reach may be recursive.
  EXPECT_EQ(
      diagnosticsOfEntry("int f(int a) { return f(a); } int g(int a); int h() { return g(1); } "
                         "[numthreads(1,1,1)] void main() {}"),
      "");
}

TEST(VersionDiagnostics, EnumNeeds2017) {
  Options Opts = libraryOptions();
  Opts.Language = LanguageVersion::v2016;
  EXPECT_THAT(checkText("enum E { A };", Opts).Said,
              HasSubstr("enum is unsupported in HLSL before 2017"));
  Opts.Language = LanguageVersion::v2017;
  EXPECT_EQ(checkText("enum E { A };", Opts).Said, "");
  Opts.Language = LanguageVersion::v2018;
  EXPECT_EQ(checkText("static float32_t a; static uint32_t2 b;", Opts).Said, "");
}

TEST(VersionDiagnostics, WhatNeeds2021) {
  Options Opts = libraryOptions();
  Opts.Language = LanguageVersion::v2018;
  EXPECT_THAT(checkText("template <typename T> T f(T a) { return a; }", Opts).Said,
              HasSubstr("templates require HLSL 2021"));
  EXPECT_THAT(checkText("template <typename T> struct S { T a; };", Opts).Said,
              HasSubstr("templates require HLSL 2021"));
  EXPECT_THAT(checkText("struct S { uint a : 4; };", Opts).Said,
              HasSubstr("bit-fields require HLSL 2021"));
  EXPECT_THAT(checkText("struct S { int a; int operator+(S b) { return 1; } };", Opts).Said,
              HasSubstr("operator overloading requires HLSL 2021"));
  EXPECT_EQ(
      checkText("int f(int n) { for (int i = 0; i < n; ++i) { int i = 1; } return i; }", Opts).Said,
      "");
  EXPECT_EQ(
      checkText("void f(int n) { for (int i = 0; i < n; ++i) ; for (int i = 0; i < n; ++i) ; }",
                Opts)
          .Said,
      "");
}

} // namespace
} // namespace dxil::frontend
