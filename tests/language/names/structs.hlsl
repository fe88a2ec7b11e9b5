// out: 10
// expect: 00000003 00000003 00000003 00000003 00000003 00000003 00000004 00000003 00000004 00000003
// args: -T cs_6_0 -HV 2021
// What: Structs declared before they are defined, and `struct S` where a variable or function hides S.
RWByteAddressBuffer Out : register(u0);
namespace struct_forward {
struct S; struct S { int x; };
int run() { S s; s.x = 3; return s.x; }
}
namespace struct_forward_func {
struct S; int f(S s); struct S { int x; }; int f(S s) { return s.x; }
int run() { S s; s.x = 3; return f(s); }
}
namespace struct_elaborated_local {
int run() { struct S { int x; }; struct S s; s.x = 3; return s.x; }
}
namespace struct_elaborated_inner_new {
struct S { int x; };
int run() { struct S; struct S { int y; }; S s; s.y = 3; return s.y; }
}
namespace struct_elaborated_inner_ref {
struct S { int x; };
int run() { struct S s; s.x = 3; return s.x; }
}
namespace struct_elaborated_class {
struct S { int x; };
int run() { class S s; s.x = 3; return s.x; }
}
namespace struct_elaborated_enum {
enum E { A = 3 };
int run() { int E = 1; enum E e = A; return e + E; }
}
namespace struct_elaborated_qualified {
namespace n { struct S { int x; }; }
int run() { struct n::S s; s.x = 3; return s.x; }
}
namespace struct_elaborated_hidden_by_member {
struct T { int a; };
struct S { int T; struct T u; };
int run() { S s; s.T = 1; s.u.a = 3; return s.T + s.u.a; }
}
namespace struct_hidden_by_func {
struct T { int a; }; int T(int x) { return x; }
int run() { struct T t; t.a = T(3); return t.a; }
}
[numthreads(1, 1, 1)]
void main() {
  Out.Store(0, (uint)struct_forward::run());
  Out.Store(4, (uint)struct_forward_func::run());
  Out.Store(8, (uint)struct_elaborated_local::run());
  Out.Store(12, (uint)struct_elaborated_inner_new::run());
  Out.Store(16, (uint)struct_elaborated_inner_ref::run());
  Out.Store(20, (uint)struct_elaborated_class::run());
  Out.Store(24, (uint)struct_elaborated_enum::run());
  Out.Store(28, (uint)struct_elaborated_qualified::run());
  Out.Store(32, (uint)struct_elaborated_hidden_by_member::run());
  Out.Store(36, (uint)struct_hidden_by_func::run());
}
