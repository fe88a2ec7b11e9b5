// out: 9
// expect: 00000006 00000003 00000007 00000007 00000007 00000003 00000003 00000005 00000003
// args: -T cs_6_0 -HV 2021
// What: A name is declared behind its declarator, before its initializer: what it hides is hidden there. A type, function or namespace that the initializer means with `::` is found.
RWByteAddressBuffer Out : register(u0);
namespace point_namespace {
namespace n { int f(int x) { return x * 2; } }
int run() { int n = n::f(3); return n; }
}
namespace point_type_local {
struct S { int a; };
int run() { S S; S.a = 3; return S.a; }
}
namespace point_type_local_then_struct {
struct S { int a; };
int run() { S S; S.a = 3; struct S T; T.a = 4; return S.a + T.a; }
}
namespace point_type_scope {
struct S { static int f() { return 7; } };
int run() { int S = S::f(); return S; }
}
namespace point_type_global_same {
struct S { int a; };
static int S = 3;
int run() { struct S T; T.a = 4; return S + T.a; }
}
namespace point_enum_scope {
enum class E { A = 3 };
int run() { int E = (int)E::A; return E; }
}
namespace point_enum_plain_scope {
enum E { A = 3 };
int run() { int E = E::A; return E; }
}
namespace point_array_size {
static const int N = 3;
int run() { int N[N]; N[0] = 1; N[2] = 5; return N[2]; }
}
namespace point_declarators {
int run() { int a = 1, b = a + 1, c = b + a; return c; }
}
[numthreads(1, 1, 1)]
void main() {
  Out.Store(0, (uint)point_namespace::run());
  Out.Store(4, (uint)point_type_local::run());
  Out.Store(8, (uint)point_type_local_then_struct::run());
  Out.Store(12, (uint)point_type_scope::run());
  Out.Store(16, (uint)point_type_global_same::run());
  Out.Store(20, (uint)point_enum_scope::run());
  Out.Store(24, (uint)point_enum_plain_scope::run());
  Out.Store(28, (uint)point_array_size::run());
  Out.Store(32, (uint)point_declarators::run());
}
