// out: 38
// expect: 00000021 00000004 00000015 00000002 0000000c 00000006 00000017 00000002 00000002 00000003 00000016 00000037 00000005 00000003 00000002 00000002 00000002 00000007 00000002 00000015 00000002 00000003 00000007 00000002 00000002 00000004 00000004 00000004 00000005 00000005 00000005 00000005 00000004 00000004 0000000d 00000004 00000003 00000004
// args: -T cs_6_0 -HV 2021
// What: Namespaces: nested, opened again, hiding, definitions outside, using directives and declarations; a variable does not hide a namespace before `::`.
RWByteAddressBuffer Out : register(u0);
namespace ns_nested {
namespace a { namespace b { int f() { return 3; } } int g() { return b::f(); } }
int run() { return a::b::f() * 10 + a::g(); }
}
namespace ns_reopened {
namespace a { int f() { return 3; } } namespace a { int g() { return f() + 1; } }
int run() { return a::g(); }
}
namespace ns_hides {
int f() { return 1; }
namespace a { int f() { return 2; } int g() { return f(); } }
int run() { return a::g() * 10 + f(); }
}
namespace ns_hides_overload {
int f(int x) { return 1; }
namespace a { int f(float x) { return 2; } int g() { return f(3); } }
int run() { return a::g(); }
}
namespace ns_hides_later {
int f(int x) { return 1; }
namespace a { int g() { return f(3); } int f(int x) { return 2; } int h() { return f(3); } }
int run() { return a::g() * 10 + a::h(); }
}
namespace ns_using_directive {
namespace a { int f() { return 2; } static int k = 4; }
using namespace a;
int run() { return f() + k; }
}
namespace ns_using_overload {
namespace a { int f(int x) { return 2; } } namespace b { int f(float x) { return 3; } }
using namespace a; using namespace b;
int run() { return f(1) * 10 + f(1.0f); }
}
namespace ns_using_same_twice {
namespace a { static int k = 2; } using namespace a; using namespace a;
int run() { using namespace a; return k; }
}
namespace ns_using_local {
namespace a { static int k = 2; }
int run() { using namespace a; return k; }
}
namespace ns_using_local_hidden {
namespace a { static int k = 2; }
int run() { int k = 3; using namespace a; return k; }
}
namespace ns_using_in_ns {
namespace a { static int k = 2; } namespace b { using namespace a; int f() { return k; } }
int run() { return b::f() * 10 + b::k; }
}
namespace ns_using_in_ns_own {
namespace a { static int k = 2; } namespace b { static int k = 5; using namespace a; int f() { return k; } }
int run() { return b::f() * 10 + b::k; }
}
namespace ns_using_nested_common {
namespace a { namespace b { static int k = 2; } namespace c { static int k = 5; int f() { using namespace b; return k; } } }
int run() { return a::c::f(); }
}
namespace ns_using_later_member {
namespace a { static int k = 2; } using namespace a; namespace a { static int j = 3; }
int run() { return j; }
}
namespace ns_using_transitive {
namespace a { static int k = 2; } namespace b { using namespace a; } using namespace b;
int run() { return k; }
}
namespace ns_using_transitive_q {
namespace a { static int k = 2; } namespace b { using namespace a; } namespace c { using namespace b; }
int run() { return c::k; }
}
namespace ns_using_cycle {
namespace b { } namespace a { using namespace b; static int k = 2; } namespace b { using namespace a; }
int run() { return b::k; }
}
namespace ns_using_decl {
namespace a { int f() { return 2; } static int k = 4; struct S { int x; }; }
using a::f; using a::k; using a::S;
int run() { S s; s.x = 1; return f() + k + s.x; }
}
namespace ns_using_decl_local {
namespace a { int f() { return 2; } }
int f() { return 1; }
int run() { using a::f; return f(); }
}
namespace ns_using_decl_overload {
namespace a { int f(int x) { return 2; } } int f(float x) { return 1; }
using a::f;
int run() { return f(1) * 10 + f(1.0f); }
}
namespace ns_using_decl_later_overload {
namespace a { int f(float x) { return 2; } } using a::f; namespace a { int f(int x) { return 3; } }
int run() { return f(1); }
}
namespace ns_using_decl_enumerator {
enum class E { A = 3 };
using E::A;
int run() { return (int)A; }
}
namespace ns_using_decl_template {
namespace a { template <typename T> T f(T x) { return x; } } using a::f;
int run() { return f(3) + f<int>(4); }
}
namespace ns_using_decl_twice {
namespace a { int f() { return 2; } } using a::f; using a::f;
int run() { using a::f; using a::f; return f(); }
}
namespace ns_define_outside {
namespace a { int f(int x); } int a::f(int x) { return x + 1; }
int run() { return a::f(1); }
}
namespace ns_define_outside_names {
namespace a { static int k = 3; struct S { int x; }; int f(S x); } int a::f(S x) { return x.x + k; }
int run() { a::S s; s.x = 1; return a::f(s); }
}
namespace ns_qualifier_skips_var {
namespace a { static int k = 3; }
int run() { int a = 1; return a::k + a; }
}
namespace ns_qualifier_skips_func {
namespace a { static int k = 3; } namespace b { int a() { return 1; } int f() { return a::k + a(); } }
int run() { return b::f(); }
}
namespace ns_qualifier_skips_param {
namespace a { static int k = 3; }
int f(int a) { return a::k + a; }
int run() { return f(2); }
}
namespace ns_qualifier_skips_member {
namespace a { static int k = 3; } struct S { int a; int f() { a = 2; return a::k + a; } };
int run() { S s; return s.f(); }
}
namespace ns_qualifier_skips_enumerator {
namespace a { static int k = 3; }
int run() { enum E { a = 2 }; return a::k + a; }
}
namespace ns_qualifier_template_arg {
namespace a { static int k = 3; }
template <int a> int f() { return a::k + a; }
int run() { return f<2>(); }
}
namespace ns_qualifier_type_param {
struct Q { static int k() { return 3; } };
template <typename Q> int f() { return Q::k(); }
struct R { static int k() { return 4; } };
int run() { return f<R>(); }
}
namespace ns_adl {
namespace a { struct S { int x; }; int f(S s) { return s.x; } }
int run() { a::S s; s.x = 4; return f(s); }
}
namespace ns_adl_overload {
namespace a { struct S { int x; }; int f(S s) { return s.x; } } int f(int x) { return 9; }
int run() { a::S s; s.x = 4; return f(s) + f(1); }
}
namespace ns_adl_template {
namespace a { template <typename T> struct S { T x; }; template <typename T> T f(S<T> s) { return s.x; } }
int run() { a::S<int> s; s.x = 4; return f(s); }
}
namespace ns_adl_enum {
namespace a { enum E { X = 3 }; int f(E e) { return (int)e; } }
int run() { a::E e = a::X; return f(e); }
}
namespace ns_adl_template_arg {
namespace a { struct S { int x; }; int f(S s) { return s.x; } }
template <typename T> int t(T x) { return f(x); }
int run() { a::S s; s.x = 4; return t(s); }
}
[numthreads(1, 1, 1)]
void main() {
  Out.Store(0, (uint)ns_nested::run());
  Out.Store(4, (uint)ns_reopened::run());
  Out.Store(8, (uint)ns_hides::run());
  Out.Store(12, (uint)ns_hides_overload::run());
  Out.Store(16, (uint)ns_hides_later::run());
  Out.Store(20, (uint)ns_using_directive::run());
  Out.Store(24, (uint)ns_using_overload::run());
  Out.Store(28, (uint)ns_using_same_twice::run());
  Out.Store(32, (uint)ns_using_local::run());
  Out.Store(36, (uint)ns_using_local_hidden::run());
  Out.Store(40, (uint)ns_using_in_ns::run());
  Out.Store(44, (uint)ns_using_in_ns_own::run());
  Out.Store(48, (uint)ns_using_nested_common::run());
  Out.Store(52, (uint)ns_using_later_member::run());
  Out.Store(56, (uint)ns_using_transitive::run());
  Out.Store(60, (uint)ns_using_transitive_q::run());
  Out.Store(64, (uint)ns_using_cycle::run());
  Out.Store(68, (uint)ns_using_decl::run());
  Out.Store(72, (uint)ns_using_decl_local::run());
  Out.Store(76, (uint)ns_using_decl_overload::run());
  Out.Store(80, (uint)ns_using_decl_later_overload::run());
  Out.Store(84, (uint)ns_using_decl_enumerator::run());
  Out.Store(88, (uint)ns_using_decl_template::run());
  Out.Store(92, (uint)ns_using_decl_twice::run());
  Out.Store(96, (uint)ns_define_outside::run());
  Out.Store(100, (uint)ns_define_outside_names::run());
  Out.Store(104, (uint)ns_qualifier_skips_var::run());
  Out.Store(108, (uint)ns_qualifier_skips_func::run());
  Out.Store(112, (uint)ns_qualifier_skips_param::run());
  Out.Store(116, (uint)ns_qualifier_skips_member::run());
  Out.Store(120, (uint)ns_qualifier_skips_enumerator::run());
  Out.Store(124, (uint)ns_qualifier_template_arg::run());
  Out.Store(128, (uint)ns_qualifier_type_param::run());
  Out.Store(132, (uint)ns_adl::run());
  Out.Store(136, (uint)ns_adl_overload::run());
  Out.Store(140, (uint)ns_adl_template::run());
  Out.Store(144, (uint)ns_adl_enum::run());
  Out.Store(148, (uint)ns_adl_template_arg::run());
}
