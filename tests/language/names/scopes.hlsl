// out: 21
// expect: 00000003 00000003 00000003 00000004 00000002 00000004 00000004 00000006 00000003 00000004 00000006 00000003 00000001 00000001 0000000c 00000007 00000001 00000003 00000003 00000004 00000005
// args: -T cs_6_0 -HV 2021
// What: Names of blocks, conditions, loops and local structs; a variable beside a struct of its name.
RWByteAddressBuffer Out : register(u0);
namespace scope_var_then_type {
int run() { int S = 1; struct S { int b; }; struct S t; t.b = 2; return S + t.b; }
}
namespace scope_type_then_var {
int run() { struct S { int b; }; int S = 1; struct S t; t.b = 2; return S + t.b; }
}
namespace scope_global_struct_then_func {
struct S { int b; }; int S() { return 3; }
int run() { return S(); }
}
namespace scope_global_func_then_struct {
int S() { return 3; } struct S { int b; };
int run() { struct S t; t.b = 1; return S() + t.b; }
}
namespace scope_enum_then_func {
enum f { A }; int f() { return 2; }
int run() { return f(); }
}
namespace scope_for_leak_2021 {
int run() { for (int i = 0; i < 3; ++i) {} for (int i = 0; i < 3; ++i) {} int i = 4; return i; }
}
namespace scope_if_cond_decl {
int run() { int s = 0; if (int i = 4) s = i; else s = i + 1; return s; }
}
namespace scope_while_cond_decl {
int run() { int s = 0; int n = 3; while (int i = n) { s += i; --n; } return s; }
}
namespace scope_switch_decl {
int run() { int s = 0; switch (int k = 3) { case 3: s = k; break; } return s; }
}
namespace scope_switch_body {
int run() { int s = 0; switch (3) { case 3: { int s2 = 4; s = s2; break; } default: { int s2 = 5; s = s2; } } return s; }
}
namespace scope_do_cond {
int run() { int s = 0; do { int t = 3; s += t; } while (s < 5); return s; }
}
namespace scope_if_single {
int run() { int s = 3; if (s) int s = 4; return s; }
}
namespace scope_func_block {
int f(int x) { return 1; }
int run() { int f(int x); return f(3); }
}
namespace scope_func_block_hides {
int f(float x) { return 1; } int f(int x) { return 2; }
int run() { int f(float x); return f(3); }
}
namespace scope_overload_later {
int f(float x) { return 1; }
int g() { return f(3); }
int f(int x) { return 2; }
int run() { return g() * 10 + f(3); }
}
namespace var_static_local {
int f() { static int x = 3; return x; }
int run() { int x = 4; return f() + x; }
}
namespace var_static_local_self {
static int x = 3;
int f() { static int x = x; return 1; }
int run() { return f(); }
}
namespace var_global_self {
static int x = x;
int run() { return 3; }
}
namespace var_extern_redeclared {
extern int x;
int run() { return x * 0 + 3; }
}
namespace var_global_order {
static int a = 3; static int b = a + 1;
int run() { return b; }
}
namespace var_const_ns {
namespace n { static const int K = 3; static const int L = K + 1; }
int run() { int a[n::L]; a[3] = 5; return a[3]; }
}
[numthreads(1, 1, 1)]
void main() {
  Out.Store(0, (uint)scope_var_then_type::run());
  Out.Store(4, (uint)scope_type_then_var::run());
  Out.Store(8, (uint)scope_global_struct_then_func::run());
  Out.Store(12, (uint)scope_global_func_then_struct::run());
  Out.Store(16, (uint)scope_enum_then_func::run());
  Out.Store(20, (uint)scope_for_leak_2021::run());
  Out.Store(24, (uint)scope_if_cond_decl::run());
  Out.Store(28, (uint)scope_while_cond_decl::run());
  Out.Store(32, (uint)scope_switch_decl::run());
  Out.Store(36, (uint)scope_switch_body::run());
  Out.Store(40, (uint)scope_do_cond::run());
  Out.Store(44, (uint)scope_if_single::run());
  Out.Store(48, (uint)scope_func_block::run());
  Out.Store(52, (uint)scope_func_block_hides::run());
  Out.Store(56, (uint)scope_overload_later::run());
  Out.Store(60, (uint)var_static_local::run());
  Out.Store(64, (uint)var_static_local_self::run());
  Out.Store(68, (uint)var_global_self::run());
  Out.Store(72, (uint)var_extern_redeclared::run());
  Out.Store(76, (uint)var_global_order::run());
  Out.Store(80, (uint)var_const_ns::run());
}
