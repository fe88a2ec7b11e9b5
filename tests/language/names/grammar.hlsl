// out: 13
// expect: 00000001 00000001 00000001 00000002 00000002 00000002 00000002 00000002 00000002 00000008 00000003 00000001 00000001
// args: -T cs_6_0 -HV 2021
// What: `a < b` and `(a)-b` where a name of a template or type means a variable.
RWByteAddressBuffer Out : register(u0);
namespace less_than_var_named_template {
template <typename T> struct A { T x; };
int run() { int A = 3; return A < 4; }
}
namespace less_than_func_template_hidden {
template <typename T> T f(T x) { return x; }
int run() { int f = 3; int b = 2; return (f < b) + 1; }
}
namespace less_than_member_template_name {
template <typename T> T f(T x) { return x; } struct S { int f; };
int run() { S s; s.f = 3; return s.f < 4; }
}
namespace cast_vs_paren_local {
struct a { int x; };
int run() { int a = 5; int b = 3; return (a)-b; }
}
namespace cast_vs_paren_param {
struct a { int x; };
int f(int a, int b) { return (a)-b; }
int run() { return f(5, 3); }
}
namespace cast_vs_paren_member {
struct a { int x; }; struct S { int a; int f(int b) { return (a)-b; } };
int run() { S s; s.a = 5; return s.f(3); }
}
namespace cast_vs_paren_ns {
struct a { int x; }; namespace n { static int a = 5; int f(int b) { return (a)-b; } }
int run() { return n::f(3); }
}
namespace cast_vs_paren_ns_other {
namespace m { struct a { int x; }; } static int a = 5; int f(int b) { return (a)-b; }
int run() { return f(3); }
}
namespace cast_vs_paren_enumerator {
struct a { int x; };
int run() { enum E { a = 5 }; int b = 3; return (a)-b; }
}
namespace type_later_scope_name {
struct S { struct a { int x; }; };
static int a = 5;
int run() { int b = 2; return (a)-b + a; }
}
namespace template_arg_var_vs_type {
namespace m { struct N { int x; }; } static const int N = 3;
template <int K> int f() { return K; }
int run() { return f<N>(); }
}
namespace template_less_in_scope {
namespace m { template <typename T> struct q { T x; }; } static int q = 2;
int run() { int z = 5; return q < z; }
}
namespace template_less_in_scope2 {
namespace m { template <typename T> T q(T x) { return x; } } static int q = 2;
int run() { int z = 5, w = 1; return (q < z && z > w); }
}
[numthreads(1, 1, 1)]
void main() {
  Out.Store(0, (uint)less_than_var_named_template::run());
  Out.Store(4, (uint)less_than_func_template_hidden::run());
  Out.Store(8, (uint)less_than_member_template_name::run());
  Out.Store(12, (uint)cast_vs_paren_local::run());
  Out.Store(16, (uint)cast_vs_paren_param::run());
  Out.Store(20, (uint)cast_vs_paren_member::run());
  Out.Store(24, (uint)cast_vs_paren_ns::run());
  Out.Store(28, (uint)cast_vs_paren_ns_other::run());
  Out.Store(32, (uint)cast_vs_paren_enumerator::run());
  Out.Store(36, (uint)type_later_scope_name::run());
  Out.Store(40, (uint)template_arg_var_vs_type::run());
  Out.Store(44, (uint)template_less_in_scope::run());
  Out.Store(48, (uint)template_less_in_scope2::run());
}
