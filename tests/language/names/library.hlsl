// out: 12
// expect: 00000002 0000002c 00000007 00000002 0000002a 00000002 00000002 00000002 00000004 00000003 00000004 00000003
// args: -T cs_6_0 -HV 2021
// What: Names of library functions: overloads, methods, variables, types and namespaces with their names.
RWByteAddressBuffer Out : register(u0);
namespace intrinsic_overload_exact {
float max(float a, float b) { return 42; }
int run() { return (int)max(1.0f, 2.0f); }
}
namespace intrinsic_overload_other_arity {
float max(float a) { return 42; }
int run() { return (int)max(1.0f) + max(1, 2); }
}
namespace intrinsic_overload_struct {
struct S { int x; }; S max(S a, S b) { return a; }
int run() { S a, b; a.x = 5; b.x = 6; return max(a, b).x + max(1, 2); }
}
namespace intrinsic_overload_ns {
namespace n { float max(float a, float b) { return 42; } int f() { return max(1.0f, 2.0f); } }
int run() { return n::f(); }
}
namespace intrinsic_overload_ns_q {
namespace n { float max(float a, float b) { return 42; } }
int run() { return n::max(1.0f, 2.0f); }
}
namespace intrinsic_overload_ns_struct {
namespace n { struct S { int x; }; S max(S a, S b) { return a; } int f() { return max(1, 2); } }
int run() { return n::f(); }
}
namespace intrinsic_overload_ns_using {
namespace n { float max(float a, float b) { return 42; } } using namespace n;
int run() { return max(1.0f, 2.0f); }
}
namespace intrinsic_template_own {
template <typename T> T max(T a, T b) { return T(42); }
int run() { return max(1, 2); }
}
namespace intrinsic_var {
static int max = 4;
int run() { return max; }
}
namespace intrinsic_type {
struct max { int x; };
int run() { max m; m.x = 3; return m.x; }
}
namespace intrinsic_param {
int f(int max) { return max + min(1, 2); }
int run() { return f(3); }
}
namespace intrinsic_ns_name {
namespace max { static int k = 3; }
int run() { return max::k; }
}
[numthreads(1, 1, 1)]
void main() {
  Out.Store(0, (uint)intrinsic_overload_exact::run());
  Out.Store(4, (uint)intrinsic_overload_other_arity::run());
  Out.Store(8, (uint)intrinsic_overload_struct::run());
  Out.Store(12, (uint)intrinsic_overload_ns::run());
  Out.Store(16, (uint)intrinsic_overload_ns_q::run());
  Out.Store(20, (uint)intrinsic_overload_ns_struct::run());
  Out.Store(24, (uint)intrinsic_overload_ns_using::run());
  Out.Store(28, (uint)intrinsic_template_own::run());
  Out.Store(32, (uint)intrinsic_var::run());
  Out.Store(36, (uint)intrinsic_type::run());
  Out.Store(40, (uint)intrinsic_param::run());
  Out.Store(44, (uint)intrinsic_ns_name::run());
}
