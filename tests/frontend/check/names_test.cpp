// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests what the rules of names reject (docs/names.md), as DXC does. tests/language/names executes
// valid uses.
#include "CheckText.h"

namespace dxil::frontend {
namespace {

class NameRules : public testing::TestWithParam<DiagnosticCase> {};

TEST_P(NameRules, SaysIt) {
  expectSaid(GetParam());
}

constexpr DiagnosticCase Cases[] = {
    // Point of declaration.
    {"variable_hides_function_in_its_initializer",
     "int f(int x) { return x; } void g() { int f = f(1); }", "'f'"},
    {"enumerator_before_it", "enum class E { A = B, B };", "'B'"},
    {"enumerator_of_enum_class_outside", "enum class E { A }; static int a = (int)A;", "'A'"},
    {"function_called_before", "int g() { return f(); } int f() { return 1; }", "'f'"},
    // One scope.
    {"alias_and_variable", "typedef int T; static int T = 1;", "'T'"},
    {"namespace_and_function", "namespace f { static int a; } int f() { return 1; }", "'f'"},
    {"class_template_and_function",
     "template <typename T> struct f { T x; }; int f(int x) { return x; }", "'f'"},
    {"struct_and_function", "struct f { int a; }; int f() { return 1; } static int b = f();", ""},
    {"parameter_and_local", "void f(int a) { int a; }", "'a'"},
    {"condition_and_body", "void f(int a) { if (int i = a) { int i = 1; } }", "'i'"},
    {"condition_and_inner_block", "void f(int a) { if (int i = a) { { int i = 1; } } }", ""},
    {"while_condition_and_body", "void f(int a) { while (int i = a) { int i = 1; --a; } }", "'i'"},
    {"for_and_single_statement", "void f() { for (int i = 0; i < 2; ++i) int i = 1; }", "'i'"},
    // Lookups.
    {"directives_of_two_namespaces",
     "namespace a { static int k; } namespace b { static int k; } using namespace a; "
     "using namespace b; int f() { return k; }",
     "reference to 'k' is ambiguous"},
    {"directive_and_global",
     "namespace a { static int k; } static int k; using namespace a; "
     "int f() { return k; }",
     "reference to 'k' is ambiguous"},
    {"directive_and_global_qualified",
     "namespace a { static int k; } static int k; using namespace a; int f() { return ::k; }", ""},
    {"directive_counts_in_the_scope_around_both",
     "static int k; namespace a { static int k; } namespace b { using namespace a; "
     "int f() { return k; } }",
     "reference to 'k' is ambiguous"},
    {"directive_twice",
     "namespace a { static int k; } using namespace a; using namespace a; "
     "int f() { return k; }",
     ""},
    {"method_hides_function_of_other_parameters",
     "int f(int x, int y) { return x + y; } struct S { int f(int x) { return x; } "
     "int g() { return f(1, 2); } };",
     "'f'"},
    {"base_in_a_dependent_class",
     "template <typename T> struct B { T x; }; template <typename T> struct D : B<T> "
     "{ T f() { return x; } }; float g() { D<float> d; d.x = 1; return d.f(); }",
     "'x'"},
    {"local_of_the_function_around_a_struct",
     "void f() { int x = 3; struct L { int g() { return x; } }; L l; l.g(); }",
     "reference to local variable 'x' declared in enclosing function"},
    // Functions and parameters.
    {"default_names_a_parameter", "static int a; int f(int a, int b = a) { return b; }",
     "default argument references parameter 'a'"},
    {"out_and_inout", "int f(out int x) { x = 1; return 1; } int f(inout int x) { return 2; }", ""},
    // Templates.
    {"local_shadows_parameter",
     "template <typename T> T f(T x) { int T = 3; return x; } "
     "int g() { return f(1); }",
     "declaration of 'T' shadows template parameter"},
    {"parameter_shadows_parameter",
     "template <int N> int f(int N) { return N; } int g() { return f<1>(2); }", "'f'"},
    {"function_behind_the_template",
     "template <typename T> int t(T x) { return f(1); } int f(float x) { return 1; } "
     "int g() { return t(1); }",
     "'f'"},
    {"dependent_call_of_a_number",
     "template <typename T> int t(T x) { return f(x); } int f(float x) { return 1; } "
     "int g() { return t(1.0f); }",
     "'f'"},
    {"dependent_call_of_a_struct",
     "struct S { int a; }; template <typename T> int t(T x) { return f(x); } "
     "int f(S x) { return x.a; } int g() { S s; s.a = 1; return t(s); }",
     ""},
    {"default_given_twice",
     "template <bool B = true> int f(int x); template <bool B = true> int f(int x) { return B; }",
     "default argument"},
};

INSTANTIATE_TEST_SUITE_P(All, NameRules, testing::ValuesIn(Cases),
                         [](const auto &Info) { return std::string(Info.param.Name); });

} // namespace
} // namespace dxil::frontend
