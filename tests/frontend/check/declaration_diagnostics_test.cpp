// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// One program for each diagnostic of declarations, statements, templates and bindings, and near
// misses of it.
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
    {"redefinition", "static int a; static float a;", "'a' is declared here a second time"},
    {"redefinition_of_local", "void f() { int a; int a; }", "'a' is declared here a second time"},
    {"redefinition_of_parameter", "void f(int a) { int a; }", "'a' is declared here a second time"},
    {"redefinition_of_function", "void f() {} void f() {}", "'f' is declared here a second time"},
    {"redefinition_of_member", "struct S { int a; float a; };",
     "'a' is declared here a second time"},
    {"redefinition_of_struct", "struct S { int a; }; struct S { int a; };",
     "'S' is declared here a second time"},
    {"variable_and_function", "static int a; int a() { return 1; }",
     "'a' is declared here a second time"},
    {"keyword_as_name", "void f() { uint line; }", "'line' is a keyword and cannot be declared"},
    {"keyword_of_interpolation", "struct S { float sample; float4 a; }; void f() { uint center; }",
     ""},
    {"inner_block_hides", "void f(int a) { { int a = 1; } }", ""},
    {"not_a_type", "namespace N { int a; } static N::a b;", "'N::a' is not a type"},
    {"not_a_scope", "int f() { return 1; } int g() { return f::x; }",
     "'f' is neither a namespace nor a struct nor an enum"},
    {"not_a_namespace", "using namespace N;", "'N' is not a namespace"},
    {"unknown_name_used", "namespace N {} using N::a;",
     "'N::a', which 'using' names, is not declared"},
    {"using", "namespace N { int a() { return 1; } } using N::a; int b() { return a(); }", ""},
    {"using_namespace",
     "namespace N { int a() { return 1; } } using namespace N; int b() { return a(); }", ""},
    {"alias_differs", "typedef int T; typedef float T;",
     "'T' is here another type ('float') than before ('int')"},
    {"alias_again", "typedef int T; typedef int T;", ""},
    {"declaration_in_function", "void f() { int g() { return 1; } }",
     "this cannot be declared in a function"},
};

constexpr DiagnosticCase TypeCases[] = {
    {"struct_declared_by_its_use",
     "namespace N { float f(struct S s, int a); struct S { float a; }; "
     "float f(struct S s, int a) { return s.a * a; } } "
     "float g() { N::S s; s.a = 1; return N::f(s, 2); }",
     ""},
    {"struct_of_a_use_incomplete", "void f(struct S s) { s.a; }",
     "'S' is declared, but not defined"},
    {"incomplete_type", "struct S; struct T { S s; };", "'S' is declared, but not defined"},
    {"expected_value_argument", "static vector<float, int> a;",
     "a number is expected as this template argument"},
    {"expected_type_argument", "Texture2D<4> t;",
     "a type is expected as template argument of 'Texture2D'"},
    {"bad_dimension", "static vector<float, 5> a;", "a dimension of 5 is not between 1 and 4"},
    {"bad_rows", "static matrix<float, 2, 0> a;", "a dimension of 0 is not between 1 and 4"},
    {"element_not_scalar", "static vector<float2, 2> a;",
     "the elements of a vector or matrix cannot be 'float2'"},
    {"element_not_a_vector", "struct S { float a; }; Texture2D<S> t;",
     "a number or vector is needed"},
    {"element_too_large", "Texture2D<float4x4> t;", "elements have at most four components"},
    {"element_not_a_struct", "ConstantBuffer<float4> b;",
     "'float4' cannot be the argument of 'ConstantBuffer'"},
    {"element_has_object", "struct S { Texture2D t; }; StructuredBuffer<S> b;",
     "since it is or holds an object"},
    {"structured_buffer",
     "struct S { float3 t; }; StructuredBuffer<S> b; RWStructuredBuffer<float4x4> c;", ""},
    {"both_matrix_orders", "static row_major column_major float2x2 m;",
     "cannot be both row_major and column_major"},
    {"matrix_order_of_no_matrix", "static row_major float m;",
     "row_major and column_major are for matrices, not for 'float'"},
    {"normalization_of_no_float", "Texture2D<unorm uint> t;",
     "unorm and snorm are for floating-point types, not for 'uint'"},
    {"normalization", "Texture2D<unorm float4> t; RWBuffer<snorm float> b;", ""},
    {"array_length_not_positive", "static int a[-1];",
     "the length of an array must be positive, not -1"},
    {"array_too_large", "static int a[1000000000];", "the array is too large"},
    {"array_length_missing", "static int a[];", "the array needs a length"},
    {"inner_dimension_missing", "static int a[2][];",
     "only the first dimension of an array may be left open"},
    {"unbounded_resources", "Texture2D t[];", ""},
    {"type_defined_in_result", "struct S { int x; } f() { S s; s.x = 1; return s; }",
     "a type cannot be defined in the result of a function"},
    {"enum_defined_in_result", "enum E { A } f();",
     "a type cannot be defined in the result of a function"},
    {"type_defined_in_parameter", "int f(struct S { int x; } s) { return s.x; }",
     "a type cannot be defined in a parameter"},
    {"type_named_in_result", "struct S { int x; }; struct S f(struct S s) { return s; }", ""},
    {"precision_promoted", "static min10float2 a;", "'min10float' is computed as 'min16float'"},
    {"precision_of_integers", "void f(min12int a) {}", "'min12int' is computed as 'min16int'"},
    {"precision_kept", "static min16float a; static min10float b[2];", ""},
    {"struct_too_large", "struct S { int a[65537]; };",
     "'S' is made of more than 65536 numbers and objects"},
    {"struct_as_large", "struct S { int a[65536]; };", ""},
};

constexpr DiagnosticCase VariableCases[] = {
    {"variable_of_void", "static void a;", "a variable cannot be of type void"},
    {"in_of_global", "in float a;", "'in' is not allowed for global variables"},
    {"groupshared_local", "void f() { groupshared int a; }",
     "'groupshared' is not allowed for local variables"},
    {"extern_local", "void f() { extern int a; }", "'extern' is not allowed for local variables"},
    {"uniform_member", "struct S { uniform int a; };", "'uniform' is not allowed for members"},
    {"const_member", "struct S { const int a; };", "'const' is not allowed for members"},
    {"static_const_member", "struct S { static const int a = 1; };", ""},
    {"modifiers_together", "static extern int a;", "'static' and 'extern' exclude each other"},
    {"groupshared_object", "groupshared Texture2D t;", "'Texture2D<float4>' cannot be groupshared"},
    {"view_array_of_objects", "struct S { float a; Texture2D t; }; ConstantBuffer<S> c[2];",
     "an array of 'ConstantBuffer<S>' cannot have resources"},
    {"globallycoherent", "globallycoherent float a;",
     "'globallycoherent' is not allowed for a variable of type 'float'"},
    {"globallycoherent_read_only", "globallycoherent Texture2D t;",
     "'globallycoherent' is not allowed for a variable of type 'Texture2D<float4>'"},
    {"globallycoherent_writable",
     "globallycoherent RWTexture2D<float> t[2]; void f(globallycoherent RWBuffer<float> b) {}", ""},
    {"interpolation_contradicts", "struct S { nointerpolation centroid float a : A; };",
     "'nointerpolation' and 'centroid' exclude each other"},
    {"uniform_static", "uniform static float a;", "'static' and 'uniform' exclude each other"},
    {"variable_of_interface", "interface I { int f(); }; I i;", "a variable cannot be of type 'I'"},
    {"attribute_of_functions", "[numthreads(1, 1, 1)] RWBuffer<float> b;",
     "attribute 'numthreads' is for functions"},
    {"auto_without_value", "void f() { auto a; }", "'auto' needs a variable with an initializer"},
    {"auto_result", "auto f() { return 1; }", "'auto' needs a variable with an initializer"},
    {"auto_is_new", "void f(int b) { auto a = b; a += 1; }",
     "'auto' is an extension of HLSL 202x [-Wc++11-extensions]"},
    {"effect_variable", "BlendState b { A = FALSE; };", "the variable is a part of effects"},
    {"initializer_ignored", "float a = 1;",
     "the initializer of a global variable that is not static is ignored"},
    {"static_initializer", "static float a = 1;", ""},
    {"no_such_static_member", "struct S { int a; }; int S::b = 1;",
     "there is no static member 'b' to define"},
    {"redeclared_with_other_type", "struct S { static int a; }; float S::a = 1;",
     "'a' is defined with type 'float'"},
    {"static_member", "struct S { static int a; }; int S::a = 1;", ""},
    {"static_member_initializer", "struct S { static int a = 1; };",
     "a static member that is not const is initialized"},
    {"constant_not_integer", "static int a[2.5];", "an integer is needed here"},
    {"not_a_constant", "cbuffer C { uint n; }; void f() { int a[n]; }",
     "the value must be known when the program is compiled"},
    {"const_global_is_no_constant", "const uint n = 3; static float a[n];",
     "the value must be known"},
    {"static_const_is_one", "static const uint n = 3; static float a[n * 2 - 1];", ""},
    {"static_assert_failed", "_Static_assert(1 == 2, \"sizes\");",
     "static assertion failed: sizes"},
    {"static_assert_holds", "_Static_assert(sizeof(float3) == 12, \"sizes\");", ""},
};

constexpr DiagnosticCase StructCases[] = {
    {"enum_underlying_not_integer", "enum E : float { A };", "an enum cannot be stored in 'float'"},
    {"base_not_a_struct", "typedef float F; struct S : F { int a; };", "'float' cannot be a base"},
    {"several_bases", "struct A { int a; }; struct B { int b; }; struct C : A, B {};",
     "at most one base that is not an interface"},
    {"interface_and_base",
     "interface A { int a(); }; struct B { int b; }; struct C : A, B { int a() { return b; } };",
     ""},
    {"interface_with_base", "struct A { int a; }; interface B : A { int b(); };",
     "an interface cannot extend 'A'"},
    {"interface_data", "interface A { int a; };", "an interface cannot have the data member 'a'"},
    {"alias_in_struct", "struct S { typedef int T; };", "a typedef is not allowed in a struct"},
    {"using_in_struct", "struct S { using T = float; }; S::T f(S::T a) { return a; }", ""},
    {"member_initializer", "struct S { int a = 4; };",
     "a member that is not static cannot have an initializer"},
    {"bit_field_not_integer", "struct S { float a : 4; };",
     "a bit field cannot be of type 'float'"},
    {"bit_field_width", "struct S { uint a : 33; };", "a bit field of 33 bits in a type of 32"},
    {"bit_field", "struct S { uint a : 4, b : 28; };", ""},
    {"payload_stage_unknown", "struct [raypayload] S { float a : read(nobody); };",
     "'nobody' is no stage that accesses payloads"},
    {"const_method", "struct S { int a; int f() const { return a; } };",
     "'const' is not allowed behind the parameters"},
};

constexpr DiagnosticCase FunctionCases[] = {
    {"result_differs_only", "int f(int a) { return a; } float f(int a) { return a; }",
     "differ only in their result"},
    {"overloads", "int f(int a) { return a; } float f(float a) { return a; }", ""},
    {"prototype", "int f(int a); int g() { return f(1); } int f(int b) { return b; }", ""},
    {"operator_not_overloadable", "struct S { int a; void operator+=(int k) { a += k; } };",
     "operator '+=' cannot be overloaded"},
    {"operator_not_member", "struct S { int a; }; S operator+(S a, S b) { return a; }",
     "operator '+' can be overloaded only as a member"},
    {"const_output", "void f(const out int a) { }", "parameter 'a' cannot be both const and out"},
    {"default_of_output", "static int k; void f(out int a = 1) { a = 2; }",
     "out parameter 'a' cannot have a default argument"},
    {"default_given_again", "int f(int a = 1); int f(int a = 1) { return a; }",
     "gives the default argument already"},
    {"default_missing", "int f(int a = 1, int b) { return a + b; }",
     "a parameter behind one with a default argument needs one too"},
    {"no_such_member_function", "struct S { void f(); }; void S::g() {}",
     "no function 'g' with these parameters is declared there"},
    {"method_outside", "struct S { int a; int f(); }; int S::f() { return a; }", ""},
    {"end_without_return", "float f(float x) { if (x > 1) return 2; }",
     "control may reach the end of 'f' without a return value"},
    {"attribute_of_parameters", "[AllowSparseNodes] void f() {}",
     "attribute 'allowsparsenodes' only applies to parameters; it is ignored"},
    {"endless_loop", "float f(float x) { while (true) { if (x > 1) return 2; x += 1; } }", ""},
    {"endless_loop_left", "float f(float x) { for (;;) { if (x > 1) break; x += 1; } }",
     "control may reach the end of 'f'"},
    {"returns_in_switch", "int f(int x) { switch (x) { case 1: return 2; default: return 4; } }",
     ""},
    {"no_default", "int f(int x) { switch (x) { case 1: return 2; } }",
     "control may reach the end of 'f'"},
    {"do_returns", "int f(int x) { do { return x; } while (false); }", ""},
    {"return_without_value", "int f() { return; }", "'f' must return a value"},
    {"return_with_value", "void f() { return 1; }", "'f' has no result and cannot return a value"},
    {"return_of_void", "void g() {} void f() { return g(); }", ""},
};

constexpr DiagnosticCase TemplateCases[] = {
    {"template_in_function", "void f() { template <typename T> struct S { T a; }; }",
     "expected an expression"},
    {"no_template", "struct S { int a; }; template <> struct S<int> { int b; };",
     "'S' is not a template"},
    {"template_without_arguments", "template <typename T> struct S { T a; }; static S s;",
     "template 'S' needs arguments"},
    {"too_many_template_arguments",
     "template <typename T> struct S { T a; }; static S<int, int> s;",
     "too many arguments for template 'S'"},
    {"template_arguments_do_not_fit",
     "template <typename T, int N> struct S { T a[N]; }; static S<int> s;",
     "the arguments do not fit"},
    {"template_argument_not_constant",
     "template <int N> struct S { int a[N]; }; static int k; static S<k> s;",
     "must be a type or an integer constant"},
    {"value_parameter_not_integer", "template <float F> struct S { int a; }; static S<1> s;",
     "a template parameter cannot be of type 'float'"},
    {"function_partial_specialization",
     "template <typename T, int N> void f(T a[N]) {} template <typename T> void f<T, 2>(T a[2]) {}",
     "'f' cannot be specialized for some of its arguments"},
    {"template_word_missing",
     "template <typename T> struct A { template <int N> struct B { T t; }; }; template <typename "
     "T> struct C { typename A<T>::B<1> b; };",
     "'template' is needed before it"},
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
     "'S<int>' is specialized after it was used"},
    {"specializations_ambiguous",
     "template <typename T, typename U> struct S { T a; }; template <typename T> struct S<T, int> "
     "{ T a; }; template <typename T> struct S<int, T> { T a; }; static S<int, int> s;",
     "several specializations fit 'S<int, int>' equally well"},
    {"no_template_to_specialize",
     "template <typename T> T f(T a) { return a; } template <> int f<int>(int a, int b) { return "
     "a; }",
     "there is no function template 'f'"},
    {"instantiation_too_deep",
     "template <int N> struct S { static const int v = S<N + 1>::v; }; static int a = S<0>::v;",
     "more than 256 levels deep"},
    {"functions_too_deep",
     "template <int N> int f() { return f<N + 1>(); } int g() { return f<0>(); }",
     "more than 256 levels deep"},
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
    {"break_outside", "void f() { break; }", "'break' outside of a loop or switch"},
    {"continue_outside", "void f(int a) { switch (a) { case 1: continue; } }",
     "'continue' outside of a loop"},
    {"case_outside", "void f(int a) { for (;;) { case 1: break; } }",
     "'case' must stand among the statements of a switch"},
    {"case_in_block",
     "int f(int a) { switch (a) { case 0: { case 1: return 1; } default: if (a > 2) { case 3: "
     "return 3; } return 4; } }",
     ""},
    {"case_skips_initializer",
     "void f(int a) { switch (a) { case 0: int b = 1; break; case 1: break; } }",
     "this label skips the initialization of 'b'"},
    {"case_skips_nothing",
     "void f(int a) { switch (a) { case 0: { int b = 1; } int c; c = 2; break; case 1: break; } }",
     ""},
    {"default_twice", "void f(int a) { switch (a) { default: break; default: break; } }",
     "the switch has a second 'default'"},
    {"case_twice", "void f(int a) { switch (a) { case 3: break; case 1 + 2: break; } }",
     "the switch has a second case 3"},
    {"switch_not_integer", "void f(float2 a) { switch (a) { case 3: break; } }",
     "a switch needs an integer, not 'float2'"},
    {"case_not_constant", "void f(int a, int b) { switch (a) { case b: break; } }",
     "the value must be known when the program is compiled"},
    {"attribute_unknown", "void f(int a) { [foo] while (a < 3) a++; }",
     "unknown attribute 'foo' is ignored"},
    {"attribute_of_other_statement", "void f(int a) { [branch] while (a < 3) a++; }",
     "attribute 'branch' is for if and switch"},
    {"loop_on_if", "void f(int a) { [unroll] if (a < 3) a++; }", "attribute 'unroll' is for loops"},
    {"unroll_count", "void f(int a) { [unroll(-1)] while (a < 3) a++; }",
     "a loop cannot be unrolled -1 times"},
    {"attribute_type", "void f(int a) { [unroll(1.5)] while (a < 3) a++; }",
     "an argument of attribute 'unroll' must be an integer"},
    {"attributes_contradict", "void f(int a) { [unroll] [loop] while (a < 3) a++; }",
     "attribute 'loop' contradicts another one"},
    {"value_unused", "void f(int a) { a + 1; }", "the value of the expression is not used"},
    {"comparison_unused", "void f(int a) { a == 1; }", "the result of the comparison is not used"},
    {"result_unused", "void f(float a) { sin(a); }",
     "the result of 'sin', which does nothing else, is not used"},
    {"loop_variable_again", "void f(int n) { for (int i = 0; i < n; ++i) { int i = 1; } }",
     "'i' is declared here a second time"},
    {"two_loops", "void f(int n) { for (int i = 0; i < n; ++i) ; for (int i = 0; i < n; ++i) ; }",
     ""},
    {"condition_variables",
     "int g(); void f(int n) { if (int a = n) n += a; while (int b = n) { n = b - 1; } switch (int "
     "d = n) { case 1: n = d; } }",
     ""},
};

constexpr DiagnosticCase BindingCases[] = {
    {"bad_register", "Texture2D t : register(q3);", "'q3' is not a register or space"},
    {"bad_space", "Texture2D t : register(t3, spacex);", "'spacex' is not a register or space"},
    {"register_letter", "Texture2D t : register(u3);",
     "register u cannot be bound here; register t is needed"},
    {"register_of_block", "cbuffer C : register(t1) { float a; };",
     "register t cannot be bound here; register b is needed"},
    {"register_of_global", "float a : register(t1);",
     "register t cannot be bound here; register c is needed"},
    {"packoffset_outside", "float a : packoffset(c1);",
     "packoffset belongs to members of a cbuffer"},
    {"bad_packoffset", "cbuffer C { float a : packoffset(q1); };",
     "packoffset needs a row from c0 to c4095"},
    {"packoffset_crosses_row", "cbuffer C { float3 a : packoffset(c0.z); };",
     "it would cross its row of 16 bytes"},
    {"packoffset_of_array", "cbuffer C { float a[2] : packoffset(c1.y); };",
     "it would cross its row of 16 bytes"},
    {"packoffset_mixed", "cbuffer C { float a : packoffset(c1.y); float b; };",
     "some members of 'C' have a packoffset and others none"},
    {"packoffset_overlap", "cbuffer C { float3 a : packoffset(c0); float b : packoffset(c0.z); };",
     "'b' overlaps 'a'"},
    {"packoffset_of_two", "cbuffer C { float3 a : packoffset(c0); float4 b : packoffset(c0); };",
     ""},
    {"packoffset", "cbuffer C { float3 a : packoffset(c0); float b : packoffset(c0.w); };", ""},
    {"block_too_large", "cbuffer C { float4 a[4096]; float b; };",
     "constant buffer 'C' has 65540 bytes; 65536 are the most"},
    {"attribute_arguments", "[numthreads(1, 2)] void f() {}",
     "attribute 'numthreads' needs 3 arguments"},
    {"numthreads_range", "[numthreads(32, 32, 2)] void f() {}",
     "a thread group cannot have 32 x 32 x 2 threads"},
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
              HasSubstr("there is no function 'main', which is to be the entry point"));
  EXPECT_THAT(diagnosticsOfEntry("void main() {}"),
              HasSubstr("entry point 'main' needs the attribute numthreads"));
  EXPECT_THAT(diagnosticsOfEntry("[numthreads(1,1,1)] void main() {} void main(int a) {}"),
              HasSubstr("is defined a second time"));
  EXPECT_THAT(diagnosticsOfEntry("[numthreads(1,1,1)] void main(uint a) {}"),
              HasSubstr("parameter 'a' of entry point 'main' needs a semantic"));
  EXPECT_THAT(diagnosticsOfEntry("float4 main() { return 1; }", Stage::Pixel),
              HasSubstr("the result of entry point 'main' needs a semantic"));
  EXPECT_THAT(
      diagnosticsOfEntry("struct S { float4 a; }; float4 main(S s) : SV_Target { return s.a; }",
                         Stage::Pixel),
      HasSubstr("1:19: error: 'a' needs a semantic"));
  EXPECT_THAT(
      diagnosticsOfEntry("[patchconstantfunc(\"p\")] float4 main() : A { return 1; }", Stage::Hull),
      HasSubstr("there is no function 'p'"));
  EXPECT_THAT(
      diagnosticsOfEntry("[domain(\"tri\")][partitioning(\"integer\")][outputtopology(\"point\")]"
                         "[outputcontrolpoints(1)] float4 main() : A { return 1; }",
                         Stage::Hull),
      HasSubstr("entry point 'main' needs the attribute 'patchconstantfunc'"));
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
              HasSubstr("the semantic 'A' of this field is overridden"));
  EXPECT_THAT(SaidOf("struct I { float a : A; }; struct S { I i[2] : B; };", ""),
              HasSubstr("the semantic 'A' of this field is overridden"));
  EXPECT_THAT(SaidOf("struct I { float a : A; }; struct S : I { float b; };", " : T"),
              HasSubstr("the semantic 'A' of this field is overridden"));
  EXPECT_EQ(SaidOf("struct I { float a; }; struct S { I i[2] : B; float c : C; };", ""), "");
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
    EXPECT_THAT(SaidOf(Text, 6), HasSubstr("no global may have its name")) << Text;
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
              HasSubstr("an array without a length cannot be bound"));
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
              HasSubstr("attribute 'WaveSize' with these arguments needs shader model 6.6"));
  EXPECT_THAT(SaidOf("[wavesize(8, 32)]", 7), HasSubstr("needs shader model 6.8"));
  EXPECT_THAT(SaidOf("[wavesize(2)]", 6), HasSubstr("a wave cannot have 2 lanes"));
  EXPECT_THAT(SaidOf("[wavesize(24)]", 6), HasSubstr("a wave cannot have 24 lanes"));
  EXPECT_THAT(SaidOf("[wavesize(32)] [wavesize(64)]", 7),
              HasSubstr("attribute 'wavesize' contradicts another one"));
}

TEST(EntryDiagnostics, StagesOfAttributes) {
  EXPECT_THAT(
      diagnosticsOfEntry("float4 c; [clipplanes(c)] float4 main() : SV_Position { return 1; }",
                         Stage::Vertex),
      HasSubstr("not supported yet: the attribute clipplanes"));
  EXPECT_EQ(
      diagnosticsOfEntry("float4 c; [clipplanes(c)] float4 f() : SV_Position { return 1; } float4 "
                         "main() : SV_Target { return 1; }",
                         Stage::Pixel),
      "");
  EXPECT_THAT(diagnosticsOfEntry("[numthreads(1,1,1)] float4 main() : SV_Position { return 1; }",
                                 Stage::Vertex),
              HasSubstr("attribute 'numthreads' does not fit a shader of the stage"));
  EXPECT_THAT(diagnosticsOfEntry("[earlydepthstencil] [numthreads(1,1,1)] void main() {}"),
              HasSubstr("attribute 'earlydepthstencil' does not fit"));
  EXPECT_THAT(diagnosticsOfEntry("[shader(\"pixel\")] [numthreads(1,1,1)] void main() {}"),
              HasSubstr("attribute 'shader' does not fit"));
  EXPECT_THAT(
      diagnosticsOfEntry("[shader(\"blue\")] void f() {} [numthreads(1,1,1)] void main() {}"),
      HasSubstr("'blue' is no kind of shader"));
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
              HasSubstr("'f' is called, but has no body"));
  // What the entry point does not reach may be anything.
  EXPECT_EQ(
      diagnosticsOfEntry("int f(int a) { return f(a); } int g(int a); int h() { return g(1); } "
                         "[numthreads(1,1,1)] void main() {}"),
      "");
}

TEST(VersionDiagnostics, WhatNeeds2021) {
  Options Opts = libraryOptions();
  Opts.Language = LanguageVersion::v2018;
  EXPECT_THAT(checkText("template <typename T> T f(T a) { return a; }", Opts).Said,
              HasSubstr("templates need HLSL 2021"));
  EXPECT_THAT(checkText("template <typename T> struct S { T a; };", Opts).Said,
              HasSubstr("templates need HLSL 2021"));
  EXPECT_THAT(checkText("struct S { uint a : 4; };", Opts).Said,
              HasSubstr("bit fields need HLSL 2021"));
  EXPECT_THAT(checkText("struct S { int a; int operator+(S b) { return 1; } };", Opts).Said,
              HasSubstr("operators of structs need HLSL 2021"));
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
