// out: 9
// expect: 00000015 0000000d 00000006 00000003 00000003 00000005 00000005 00000004 00000001
// args: -T cs_6_0 -HV 2021
// What: Default arguments of several declarations add up; their names are looked up where they stand.
RWByteAddressBuffer Out : register(u0);
namespace default_several {
int f(int a, int b = 1); int f(int a = 2, int b);
int f(int a, int b) { return a * 10 + b; }
int run() { return f(); }
}
namespace default_definition_late {
int f(int a); 
int g() { return f(3); }
int f(int a = 1) { return a; }
int run() { return f() * 10 + g(); }
}
namespace default_block_scope {
int f(int a) { return a; }
int run() { int f(int a = 6); return f(); }
}
namespace default_method {
struct S { int f(int a = 3) { return a; } };
int run() { S s; return s.f(); }
}
namespace default_method_outside {
struct S { int f(int a = 3); }; int S::f(int a) { return a; }
int run() { S s; return s.f(); }
}
namespace default_method_later_member {
struct S { static const int K = 5; int f(int a = K) { return a; } };
int run() { S s; return s.f(); }
}
namespace default_method_later_member2 {
struct S { int f(int a = K) { return a; } static const int K = 5; };
int run() { S s; return s.f(); }
}
namespace default_template_func {
template <typename T> T f(T a, T b = 3) { return a + b; }
int run() { return f(1); }
}
namespace default_template_func_arg {
template <typename T = int> T f(int a) { return T(a); }
int run() { return f(1); }
}
[numthreads(1, 1, 1)]
void main() {
  Out.Store(0, (uint)default_several::run());
  Out.Store(4, (uint)default_definition_late::run());
  Out.Store(8, (uint)default_block_scope::run());
  Out.Store(12, (uint)default_method::run());
  Out.Store(16, (uint)default_method_outside::run());
  Out.Store(20, (uint)default_method_later_member::run());
  Out.Store(24, (uint)default_method_later_member2::run());
  Out.Store(28, (uint)default_template_func::run());
  Out.Store(32, (uint)default_template_func_arg::run());
}
