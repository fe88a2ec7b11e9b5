// out: 37
// expect: 00000004 00000004 00000003 00000003 00000003 00000003 00000002 00000002 00000003 00000015 00000017 00000017 0000000c 00000003 00000003 00000021 00000003 00000021 00000004 00000003 00000007 00000010 00000007 00000004 00000004 00000005 0000000c 00000003 00000003 00000007 00000003 00000003 00000003 00000003 00000004 00000004 00000003
// args: -T cs_6_0 -HV 2021
// What: Members: later ones are known in bodies, they hide names around and names of bases; definitions outside.
RWByteAddressBuffer Out : register(u0);
namespace member_later_field {
struct S { int f() { return x; } int x; };
int run() { S s; s.x = 4; return s.f(); }
}
namespace member_later_method {
struct S { int f() { return g(); } int g() { return 4; } };
int run() { S s; return s.f(); }
}
namespace member_later_type {
struct S { int f() { T t; t.a = 3; return t.a; } struct T { int a; }; };
int run() { S s; return s.f(); }
}
namespace member_outer_type_then_own {
struct T { int a; };
struct S { T t; struct T { int b; }; T u; };
int run() { S s; s.t.a = 1; s.u.b = 2; return s.t.a + s.u.b; }
}
namespace member_type_same_name {
struct T { int a; };
struct S { T T; };
int run() { S s; s.T.a = 3; return s.T.a; }
}
namespace member_own_name {
struct S { int S; };
int run() { struct S s; s.S = 3; return s.S; }
}
namespace member_method_hides_func {
int f(int x) { return 1; } struct S { int f(float x) { return 2; } int g() { return f(3); } };
int run() { S s; return s.g(); }
}
namespace member_method_hides_intrinsic {
struct S { int max(int x) { return 2; } int g() { return max(3); } };
int run() { S s; return s.g(); }
}
namespace member_field_hides_func {
int f(int x) { return 1; } struct S { int f; int g() { f = 3; return f; } };
int run() { S s; return s.g(); }
}
namespace member_base_hidden {
struct B { int x; int f() { return 1; } }; struct D : B { int f() { return 2; } int g() { return f() * 10 + B::f(); } };
int run() { D d; return d.g(); }
}
namespace member_base_hidden_field {
struct B { int x; }; struct D : B { int x; int g() { x = 2; B::x = 3; return x * 10 + B::x; } };
int run() { D d; return d.g(); }
}
namespace member_base_hidden_outside {
struct B { int x; }; struct D : B { int x; };
int run() { D d; d.x = 2; d.B::x = 3; return d.x * 10 + d.B::x; }
}
namespace member_base_using {
struct B { int f(int a) { return 1; } }; struct D : B { using B::f; int f(int a, int b) { return 2; } };
int run() { D d; return d.f(1) * 10 + d.f(1, 2); }
}
namespace member_base_type {
struct B { struct T { int a; }; }; struct D : B { T t; };
int run() { D d; d.t.a = 3; return d.t.a; }
}
namespace member_base_hides_global {
static int x = 9; struct B { int x; }; struct D : B { int f() { return x; } };
int run() { D d; d.x = 3; return d.f(); }
}
namespace member_static {
struct S { static const int K = 3; int f() { return K; } };
int run() { S s; return s.f() * 10 + S::K; }
}
namespace member_static_obj {
struct S { static const int K = 3; };
int run() { S s; return s.K; }
}
namespace member_static_func {
struct S { static int f() { return 3; } int g() { return f(); } };
int run() { S s; return s.g() * 10 + S::f(); }
}
namespace member_static_outside {
struct S { static int k; int f() { return k; } }; int S::k = 4;
int run() { S s; return s.f(); }
}
namespace member_static_outside_scope {
static int j = 9;
struct S { static const int j = 3; static int k; }; int S::k = j;
int run() { return S::k; }
}
namespace member_static_later {
struct S { static const int A = 2; static const int B = A * 3; int a[B]; };
int run() { S s; s.a[5] = 7; return s.a[5]; }
}
namespace member_array_size {
static const int N = 2;
struct S { static const int N = 4; int a[N]; };
int run() { return sizeof(S); }
}
namespace member_outside_def {
struct S { int x; int f(int y); }; int S::f(int y) { return x + y; }
int run() { S s; s.x = 3; return s.f(4); }
}
namespace member_outside_def_types {
struct S { struct T { int a; }; int f(T y); }; int S::f(T y) { return y.a; }
int run() { S s; S::T t; t.a = 4; return s.f(t); }
}
namespace member_outside_def_result {
struct S { struct T { int a; }; T f(); }; S::T S::f() { T t; t.a = 4; return t; }
int run() { S s; return s.f().a; }
}
namespace member_outside_ns {
namespace n { struct S { int x; int f(); }; static int k = 5; } int n::S::f() { return k; }
int run() { n::S s; return s.f(); }
}
namespace member_outside_overload {
struct S { int f(int x); int f(float x); }; int S::f(int x) { return 1; } int S::f(float x) { return 2; }
int run() { S s; return s.f(1) * 10 + s.f(1.0f); }
}
namespace member_nested_struct_sees_outer {
struct S { static const int K = 3; struct T { int f() { return K; } }; T t; };
int run() { S s; return s.t.f(); }
}
namespace member_nested_anon {
struct S { struct { int a; int b; }; };
int run() { S s; s.a = 3; return s.a; }
}
namespace member_nested_named {
struct S { struct T { int a; } t; };
int run() { S s; s.t.a = 3; S::T u; u.a = 4; return s.t.a + u.a; }
}
namespace member_type_and_field {
struct S { struct T { int x; }; int T; };
int run() { S s; s.T = 3; return s.T; }
}
namespace member_local_class_static {
int run() { static int x = 3; struct L { int f() { return x; } }; L l; return l.f(); }
}
namespace member_local_class_const {
int run() { const int x = 3; struct L { int f() { return x; } }; L l; return l.f(); }
}
namespace member_local_class_enum {
int run() { enum E { X = 3 }; struct L { int f() { return X; } }; L l; return l.f(); }
}
namespace member_local_class_type {
int run() { struct T { int a; }; struct L { T t; }; L l; l.t.a = 4; return l.t.a; }
}
namespace member_local_class_array_size {
int run() { const int N = 3; struct L { int a[N]; }; L l; l.a[2] = 4; return l.a[2]; }
}
namespace private_member {
class S { int x; int f() { return 3; } };
int run() { S s; return s.f(); }
}
[numthreads(1, 1, 1)]
void main() {
  Out.Store(0, (uint)member_later_field::run());
  Out.Store(4, (uint)member_later_method::run());
  Out.Store(8, (uint)member_later_type::run());
  Out.Store(12, (uint)member_outer_type_then_own::run());
  Out.Store(16, (uint)member_type_same_name::run());
  Out.Store(20, (uint)member_own_name::run());
  Out.Store(24, (uint)member_method_hides_func::run());
  Out.Store(28, (uint)member_method_hides_intrinsic::run());
  Out.Store(32, (uint)member_field_hides_func::run());
  Out.Store(36, (uint)member_base_hidden::run());
  Out.Store(40, (uint)member_base_hidden_field::run());
  Out.Store(44, (uint)member_base_hidden_outside::run());
  Out.Store(48, (uint)member_base_using::run());
  Out.Store(52, (uint)member_base_type::run());
  Out.Store(56, (uint)member_base_hides_global::run());
  Out.Store(60, (uint)member_static::run());
  Out.Store(64, (uint)member_static_obj::run());
  Out.Store(68, (uint)member_static_func::run());
  Out.Store(72, (uint)member_static_outside::run());
  Out.Store(76, (uint)member_static_outside_scope::run());
  Out.Store(80, (uint)member_static_later::run());
  Out.Store(84, (uint)member_array_size::run());
  Out.Store(88, (uint)member_outside_def::run());
  Out.Store(92, (uint)member_outside_def_types::run());
  Out.Store(96, (uint)member_outside_def_result::run());
  Out.Store(100, (uint)member_outside_ns::run());
  Out.Store(104, (uint)member_outside_overload::run());
  Out.Store(108, (uint)member_nested_struct_sees_outer::run());
  Out.Store(112, (uint)member_nested_anon::run());
  Out.Store(116, (uint)member_nested_named::run());
  Out.Store(120, (uint)member_type_and_field::run());
  Out.Store(124, (uint)member_local_class_static::run());
  Out.Store(128, (uint)member_local_class_const::run());
  Out.Store(132, (uint)member_local_class_enum::run());
  Out.Store(136, (uint)member_local_class_type::run());
  Out.Store(140, (uint)member_local_class_array_size::run());
  Out.Store(144, (uint)private_member::run());
}
