// out: 19
// expect: 00000004 00000008 00000007 00000004 00000004 0000000d 00000009 00000003 00000015 00000001 00000003 00000002 00000001 00000002 00000003 00000003 00000002 00000003 00000002
// args: -T cs_6_0 -HV 2021
// What: Parameter names hide types and functions, not in their own types; declarations of one function may name parameters differently.
RWByteAddressBuffer Out : register(u0);
namespace param_hides_type {
struct S { int a; };
int f(S S) { return S.a; }
int run() { S s; s.a = 4; return f(s); }
}
namespace param_hides_type2 {
struct S { int a; };
int f(S S, struct S T) { return S.a + T.a; }
int run() { S s; s.a = 4; return f(s, s); }
}
namespace param_hides_func {
int g(int x) { return x + 1; }
int f(int g) { return g; }
int run() { return f(3) + g(3); }
}
namespace param_own_func_name {
int f(int f) { return f + 1; }
int run() { return f(3); }
}
namespace param_size_of_earlier {
int f(int a, int b[sizeof(a)]) { return b[3]; }
int run() { int b[4] = {1, 2, 3, 4}; return f(1, b); }
}
namespace param_default_outer {
static int k = 9;
int f(int b = k) { return b; }
int run() { int k = 4; return f() + k; }
}
namespace param_default_namespace {
namespace n { static int k = 9; int f(int b = k) { return b; } }
static int k = 1;
int run() { return n::f(); }
}
namespace param_redefined_inner {
int f(int a) { { int a = 3; return a; } }
int run() { return f(1); }
}
namespace param_proto_names {
int f(int a, int b); int f(int b, int a) { return a * 10 + b; }
int run() { return f(1, 2); }
}
namespace param_proto_unnamed {
int f(int, int b = 4); int f(int a, int) { return a; }
int run() { return f(1); }
}
namespace param_unnamed_twice {
int f(int, int, int c) { return c; }
int run() { return f(1, 2, 3); }
}
namespace func_overload_inout {
int f(inout int x) { return 1; } int f(int x) { return 2; }
int run() { return f(1); }
}
namespace func_overload_out_in {
int f(out int x) { x = 1; return 1; } int f(inout int x) { return 2; }
int run() { return 1; }
}
namespace func_overload_array {
int f(int x[2]) { return 1; } int f(int x[3]) { return 2; }
int run() { int a[3] = {1,2,3}; return f(a); }
}
namespace func_decl_twice {
int f(int x); int f(int x); int f(int x) { return 3; }
int run() { return f(1); }
}
namespace func_decl_static {
static int f(int x); static int f(int x) { return 3; }
int run() { return f(1); }
}
namespace func_self_recursion_name {
int f(int f) { int g = f; { int f = g + 1; return f; } }
int run() { return f(1); }
}
namespace func_main_local {
int run() { int main = 3; return main; }
}
namespace func_overload_scopes_inner {
int f(float x) { return 1; }
namespace n { int f(int x) { return 2; } namespace m { int g() { return f(1.0f); } } }
int run() { return n::m::g(); }
}
[numthreads(1, 1, 1)]
void main() {
  Out.Store(0, (uint)param_hides_type::run());
  Out.Store(4, (uint)param_hides_type2::run());
  Out.Store(8, (uint)param_hides_func::run());
  Out.Store(12, (uint)param_own_func_name::run());
  Out.Store(16, (uint)param_size_of_earlier::run());
  Out.Store(20, (uint)param_default_outer::run());
  Out.Store(24, (uint)param_default_namespace::run());
  Out.Store(28, (uint)param_redefined_inner::run());
  Out.Store(32, (uint)param_proto_names::run());
  Out.Store(36, (uint)param_proto_unnamed::run());
  Out.Store(40, (uint)param_unnamed_twice::run());
  Out.Store(44, (uint)func_overload_inout::run());
  Out.Store(48, (uint)func_overload_out_in::run());
  Out.Store(52, (uint)func_overload_array::run());
  Out.Store(56, (uint)func_decl_twice::run());
  Out.Store(60, (uint)func_decl_static::run());
  Out.Store(64, (uint)func_self_recursion_name::run());
  Out.Store(68, (uint)func_main_local::run());
  Out.Store(72, (uint)func_overload_scopes_inner::run());
}
