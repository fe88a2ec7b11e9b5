// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests each diagnostic of expressions and calls with one program, and similar valid programs.
#include "CheckText.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace dxil::frontend {
namespace {

class ExpressionDiagnostics : public testing::TestWithParam<DiagnosticCase> {};

TEST_P(ExpressionDiagnostics, SaysIt) {
  expectSaid(GetParam());
}

constexpr DiagnosticCase NameCases[] = {
    {"unknown_name", "int f() { return a; }", "use of undeclared identifier 'a'"},
    {"unknown_function", "int f() { return g(1); }", "use of undeclared identifier 'g'"},
    {"function_is_no_value", "int g() { return 1; } int f() { return g; }",
     "'g' is a function and must be called"},
    {"type_is_no_value", "struct S { int a; }; int f() { return S; }",
     "'S' does not refer to a value"},
    {"this_outside_method", "int f() { return this.a; }",
     "invalid use of 'this' outside of a non-static member function"},
    {"field_without_object", "struct S { int a; static int f() { return a; } };",
     "invalid use of non-static member 'a' without an object"},
    {"sizeof_literal", "uint f() { return sizeof(1); }",
     "invalid application of 'sizeof' to literal type 'literal int'"},
    {"sizeof_object", "uint f() { return sizeof(Texture2D); }",
     "invalid application of 'sizeof' to non-numeric type 'Texture2D<float4>'"},
};

// In templates without instances.
constexpr DiagnosticCase TemplateNameCases[] = {
    {"unused_value", "template <typename T> T f(T a) { return a + missing; }",
     ":1:45: error: use of undeclared identifier 'missing'"},
    {"unused_similar", "static float level; template <typename T> T f(T a) { return a + levle; }",
     "did you mean 'level'?"},
    {"unused_call", "template <typename T> T f(T a) { return a + missing(1); }",
     "use of undeclared identifier 'missing'"},
    {"unused_dependent_call",
     "template <typename T> T f(T a) { T b = a; return missing(b) + missing(1, a.x) + T::make(); }",
     ""},
    {"unused_method", "template <typename T> struct S { T f() { return x + missing; } T x; };",
     "use of undeclared identifier 'missing'"},
    {"unused_base", "template <typename T> struct S : T { float f() { return ofBase; } };", ""},
    {"unused_declared_behind",
     "template <typename T> T f(T a) { return a + later; } static int later;", "'later'"},
    {"unused_namespace",
     "namespace N { static int n; template <typename T> T f(T a) { return a + n + N::n; } }", ""},
    {"unused_heap",
     "template <typename T> T f(T a) { Buffer<float> b = ResourceDescriptorHeap[0]; "
     "SamplerState s = SamplerDescriptorHeap[1]; return a + b[0] + RAY_FLAG_NONE + sin(1.0); }",
     ""},
    {"unused_locals",
     "template <typename T, int N> T f(T a) { enum E { A, B }; struct L { T x; }; L l; "
     "typedef float F; F y = N; for (int i = 0; i < N; ++i) l.x = a + y + A; return l.x; }",
     ""},
    {"used_once", "template <typename T> T f(T a) { return a + missing; } int g() { return f(1); }",
     "use of undeclared identifier 'missing'"},
};

constexpr DiagnosticCase ConversionCases[] = {
    {"cannot_convert", "float4 f(float2 a) { return a; }",
     "cannot initialize return object of type 'float4' with an lvalue of type 'float2'"},
    {"needs_cast", "struct A { float a; }; struct B { float b; }; void f(A a) { B b = a; }",
     "cannot initialize a variable of type 'B' with an lvalue of type 'A'; use an explicit cast"},
    {"cast_of_struct", "struct A { float a; }; struct B { float b; }; void f(A a) { B b = (B)a; }",
     ""},
    {"precision_loss", "float f(double a) { return a; }",
     "conversion from larger type 'double' to smaller type 'float', possible loss of data"},
    {"precision_of_known_value", "float f() { return 1.5L; }", ""},
    {"vector_truncation", "float2 f(float4 a) { return a; }", "implicit truncation of vector type"},
    {"vector_truncation_by_cast", "float2 f(float4 a) { return (float2)a; }", ""},
    {"enum_class_as_vector", "enum class E { A }; float3 f() { return (float3)E::A; }",
     "cannot convert from 'E' to 'float3'"},
    {"enum_class_as_number", "enum class E { A }; float f() { return (float)E::A; }", ""},
    {"enum_as_vector", "enum E { A }; float3 f() { return (float3)A; }", ""},
    {"array_index_of_one_element", "int f(int1 x) { int n[2] = {1, 2}; return n[x]; }",
     "array subscript"},
    {"vector_index_of_one_element", "int f(int1 x) { int2 n = 1; return n[x]; }", ""},
    {"half_suffix", "half f() { return 1.0f16; }",
     "floating-point literal suffix 'f16' requires -enable-16bit-types"},
    {"sized_suffixes", "double f() { return 1.f32 + .5F64; }", ""},
    {"void_cast_returned", "void f() { return (void)0; }", ""},
    {"void_cast_of_a_value", "void f() { float x = 1; (void)x; }", ""},
    {"void_cast_as_result", "float f() { return (void)0; }",
     "cannot initialize return object of type 'float' with an rvalue of type 'void'"},
    {"void_cast_as_initializer", "void f() { int x = (void)0; }",
     "cannot initialize a variable of type 'int' with an rvalue of type 'void'"},
    {"void_cast_as_argument", "void f() { max((void)0, 1); }", "no matching function"},
    {"swizzle_of_literal_as_length", "static int a[1.x];",
     "array size must be a constant expression"},
    {"swizzle_of_literal", "int f() { return 2.x + 3.xx.y; }", ""},
    {"literal_changes_value", "int f() { return 1.5; }",
     "implicit conversion from 'literal float' to 'int' changes value from 1.5 to 1"},
    {"literal_out_of_range", "int f() { return 2147483648.0; }",
     "implicit conversion from 'literal float' to 'int' changes value from 2147483648"},
    {"literal_least", "int f() { return -2147483648.0; }", ""},
    {"literal_sign", "uint f() { return -1.0; }", ""},
    {"literal_with_suffix", "int f() { return 1.5f; }",
     "implicit conversion from 'float' to 'int' changes value from 1.5 to 1"},
    {"literal_in_list", "int f() { int a[2] = {1.5, 2}; return a[0]; }",
     "implicit conversion from 'literal float' to 'int' changes value from 1.5 to 1"},
    {"literal_splat", "static const int4 a = (3.5).xxxx;", ""},
    {"precision_in_list", "float2 f(double a) { float2 b = {a, a}; return b; }", ""},
    {"precision_in_constructor", "float2 f(double2 a) { return float2(a.x, a.y) + float2(a); }",
     ""},
    {"precision_of_out_argument", "void g(out double a) { a = 1; } void f(float b) { g(b); }", ""},
    {"precision_of_in_argument", "void g(inout float a) {} void f(double b) { g(b); }",
     "conversion from larger type 'double' to smaller type 'float', possible loss of data"},
    {"condition_not_bool", "void f(float2 a) { if (a) return; }",
     "conditional expression must evaluate to a scalar, not 'float2'"},
    {"initializer_count", "void f() { float4 a = {1, 2, 3}; }",
     "too few elements in initializer for 'float4' (expected 4, have 3)"},
    {"initializer_flat", "struct S { float2 a; float b[2]; }; void f(float3 v) { S s = {v, 1}; }",
     ""},
    {"constructor_count", "float3 f() { return float3(1); }",
     "too few elements in initializer for 'float3' (expected 3, have 1)"},
    {"empty_construction", "float3 f() { return float3(); }",
     "constructor of 'float3' requires arguments"},
    {"no_constructor", "struct S { int a; int b; }; void f() { S s = S(1, 2); }",
     "no matching constructor for initialization of 'S'; use an initializer list in braces"},
};

constexpr DiagnosticCase OperatorCases[] = {
    {"operand_not_numeric", "struct S { int a; }; bool f(S a) { return a < a; }",
     "scalar, vector, or matrix expected, not 'S'"},
    {"operand_not_integer", "float f(float a) { return a & 1; }",
     "int or unsigned int type required, not 'float'"},
    {"logical_not_scalar", "bool2 f(bool2 a) { return a && a; }",
     "operands of short-circuiting '&&' and '||' must be scalar; for non-scalar types use 'and' or "
     "'or'"},
    {"min_precision_division", "min16int f(min16int a) { return a / a; }",
     "signed integer division is not supported on minimum-precision types; cast to int"},
    {"double_remainder", "double f(double a) { return a % a; }",
     "operator '%' cannot be used with double; cast to float"},
    {"literal_shift", "int f(int a) { return 1 << a; }",
     "ambiguous type for bit shift; use a type suffix or a cast on the literal"},
    {"bool_arithmetic", "void f(bool a) { a += 1; }", "operator cannot be used with a bool lvalue"},
    {"bool_bits", "void f(bool a) { a &= true; }", ""},
    {"increments_enum", "enum E { A }; void f(E a) { a++; }",
     "cannot increment or decrement value of type 'E'"},
    {"enum_of_two_kinds", "enum E { A }; enum F { B }; int f() { return A + B; }",
     "cannot convert from 'F' to 'E'"},
    {"enum_bits", "enum E { A }; E f(E a) { a |= A; return a | A; }", ""},
    {"conditional_dimensions", "float2 f(bool c, float2 a, float2x2 b) { return c ? a : b; }",
     "conditional operator results have mismatched dimensions ('float2' and 'float2x2')"},
    {"condition_not_scalar", "float2 f(bool2 c, float2 a) { return c ? a : a; }",
     "condition of short-circuiting ternary operator must be scalar; for non-scalar types use "
     "'select'"},
    {"conditional_result", "struct S { int a; }; S f(bool c, S a) { return c ? a : a; }",
     "scalar, vector, or matrix expected, not 'S'"},
};

constexpr DiagnosticCase PlaceCases[] = {
    {"assigns_value", "int g() { return 1; } void f() { g() = 2; }",
     "expression is not assignable"},
    {"assigns_cast", "void f() { float a; (float)a = 1; }",
     "cannot assign to a cast: the result of a cast to scalar type 'float' is not an lvalue"},
    {"assigns_cast_of_vector", "void f() { float4 a; (float)a = 1; (float2)a = 1; }", ""},
    {"enum_shift", "enum E { A }; int f() { return A << 1; }",
     "cannot convert from 'literal int' to 'E'"},
    {"enum_construction", "enum E { A }; E f() { return E(1); }",
     "cannot construct 'E' from 'literal int'; use a C-style cast '(E)x'"},
    {"name_in_namespace",
     "namespace n { float sq(float x) { return x; } } float f() { return sq(1); }",
     "use of undeclared identifier 'sq'; did you mean 'n::sq'?"},
    {"array_declared_here", "static float a[2]; float f() { return a[2]; }",
     "note: 'a' declared here"},
    {"swizzle_unused", "void f(float3 n) { n.x; }", "expression result unused"},
    {"gather_raw_texels",
     "Texture2D<int> t; SamplerState s; void f() { t.GatherRaw(s, float2(0, 0)); }",
     "'GatherRaw' requires a texture of an unsigned integer type, not 'int'"},
    {"assigns_const", "void f() { const int a = 1; a = 2; }",
     "cannot assign to 'a', which is declared const"},
    {"assigns_constant_buffer", "cbuffer B { float4 b; } void f() { b.x = 1; }",
     "cannot assign to 'b', which is in a constant buffer"},
    {"assigns_read_only", "Buffer<float> b; void f() { b[0] = 1; }",
     "cannot assign to 'Buffer<float>', which is read-only"},
    {"assigns_buffer", "RWBuffer<float> b; void f() { b[0] = 1; }", ""},
    {"assigns_duplicates", "void f(float4 a) { a.xx = 1; }",
     "vector is not assignable (contains duplicate components)"},
    {"cast_is_value", "void f(float4 a) { (int4)a = 1; }", "expression is not assignable"},
    {"cast_is_place", "void f(float4 a) { (float3)a = 1; }", ""},
};

constexpr DiagnosticCase MemberCases[] = {
    {"no_such_member", "struct S { int a; }; int f(S s) { return s.b; }",
     "no member named 'b' in 'S'"},
    {"no_base", "struct S { int a; }; struct T { int a; }; int f(S s) { return s.T::a; }",
     "'T' is not a base of 'S'"},
    {"no_such_element", "float f(float4 a) { return a.q; }", "invalid swizzle 'q' on 'float4'"},
    {"element_out_of_range", "float f(float2 a) { return a.z; }",
     "swizzle 'z' is out of bounds for 'float2'"},
    {"elements_mixed", "float2 f(float4 a) { return a.xg; }",
     "swizzle 'xg' mixes two sets of component names"},
    {"elements_mixed_of_matrix", "float2 f(float4x4 a) { return a._m00_11; }",
     "swizzle '_m00_11' mixes two sets of component names"},
    {"elements_too_many", "float f(float4 a) { return a.xyzwx; }", "has more than four components"},
    {"no_subscript", "float f(float a) { return a[0]; }",
     "subscripted value of type 'float' is not an array"},
    {"bad_subscript", "RWBuffer<int> b; int f(uint2 i) { return b[i]; }",
     "cannot subscript 'RWBuffer<int>' with 'uint2' (expected 'uint')"},
    {"index_not_scalar", "int f(int a[2], uint2 i) { return a[i]; }",
     "array subscript must be a scalar number, not 'uint2'"},
    {"index_out_of_range", "int f(int a[2]) { return a[2]; }",
     "array index 2 is out of bounds for 'int [2]'"},
    {"index_of_const", "int f(int4 a) { const int k = 7; return a[k]; }",
     "array index 7 is out of bounds for 'int4'"},
    {"index_of_constants", "float4 a[3]; float4 f() { return a[3]; }",
     "array index 3 is out of bounds for 'float4 [3]'"},
    {"index_of_constants_in_part", "float4 a[3]; float f() { return a[3].x; }", ""},
    {"resource_index_not_constant",
     "struct S { Texture2D t[2]; }; S s; int i; float4 f() { return s.t[i].Load(0); }",
     "index of resources in a struct or constant buffer must be a constant expression"},
    {"resource_index_in_array", "Texture2D t[2]; int i; float4 f() { return t[i].Load(0); }", ""},
};

constexpr DiagnosticCase CallCases[] = {
    {"no_matching_function", "void g(float2 a) {} void f(Texture2D t) { g(t); }",
     "no matching function for call to 'g' with arguments (Texture2D"},
    {"ambiguous_call", "void g(int a) {} void g(float a) {} void f(bool a) { g(a); }",
     "call to 'g' with arguments"},
    {"exact_call", "void g(int a) {} void g(float a) {} void f(uint a) { g(a); }", ""},
    {"not_callable", "void f(int a) { a(1); }", "called object 'a' is not a function"},
    {"type_not_callable", "float2 f() { return float2(1, 2)(3, 4); }",
     "called object type 'float2' is not a function"},
    {"out_of_value", "void g(out int a) { a = 1; } void f() { g(1); }",
     "no matching function for call to 'g' with arguments (literal int)"},
    {"truncates_place", "void g(out float a) { a = 1; } void f(float2 a) { g(a); }",
     "argument for out parameter has more elements than the parameter"},
    {"open_array_argument",
     "Buffer<float> b[]; float g(Buffer<float> a[]) { return a[1][0]; } float f() { return g(b); }",
     ""},
    {"open_array_argument_out",
     "Buffer<float> b[]; float g(out Buffer<float> a[]) { return 1; } float f() { return g(b); }",
     "passing an unsized array of resources that is not a global variable is not supported yet"},
    {"array_argument_of_any_length",
     "Buffer<float> b[2]; float g(Buffer<float> a[]) { return a[1][0]; } float f() { return g(b); "
     "}",
     ""},
    {"atomic_not_shared", "void f(uint a) { InterlockedAdd(a, 1); }",
     "destination of 'InterlockedAdd' must be a groupshared variable or an element of a writable "
     "resource"},
    {"object_in_memory", "ByteAddressBuffer b; void f() { b.Load<Texture2D>(0); }",
     "'Load' cannot be used with 'Texture2D<float4>', which contains objects"},
    {"no_matching_library", "float f(Texture2D t) { return sin(t); }",
     "no matching function for call to 'sin' with arguments"},
};

std::string nameOf(const testing::TestParamInfo<DiagnosticCase> &Info) {
  return Info.param.Name;
}

INSTANTIATE_TEST_SUITE_P(Names, ExpressionDiagnostics, testing::ValuesIn(NameCases), nameOf);
INSTANTIATE_TEST_SUITE_P(TemplateNames, ExpressionDiagnostics, testing::ValuesIn(TemplateNameCases),
                         nameOf);
INSTANTIATE_TEST_SUITE_P(Conversions, ExpressionDiagnostics, testing::ValuesIn(ConversionCases),
                         nameOf);
INSTANTIATE_TEST_SUITE_P(Operators, ExpressionDiagnostics, testing::ValuesIn(OperatorCases),
                         nameOf);
INSTANTIATE_TEST_SUITE_P(Places, ExpressionDiagnostics, testing::ValuesIn(PlaceCases), nameOf);
INSTANTIATE_TEST_SUITE_P(Members, ExpressionDiagnostics, testing::ValuesIn(MemberCases), nameOf);
INSTANTIATE_TEST_SUITE_P(Calls, ExpressionDiagnostics, testing::ValuesIn(CallCases), nameOf);

} // namespace
} // namespace dxil::frontend
