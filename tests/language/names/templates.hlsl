// out: 31
// expect: 00000006 00000009 00000006 00000006 00000003 00000003 00000008 00000003 00000003 00000003 00000003 00000003 00000003 00000007 00000004 00000005 00000001 00000001 00000002 00000001 00000001 00000001 00000001 00000004 00000003 00000003 00000008 00000003 00000003 00000003 00000003
// args: -T cs_6_0 -HV 2021
// What: Templates: names of parameters over several declarations, hidden names, the injected name, bases, instances before the definition.
RWByteAddressBuffer Out : register(u0);
namespace template_declared_before {
template <bool B = true> int f(int x);
int g(int x) { return f(x); }
template <bool B> int f(int x) { return B ? x * 2 : x; }
int run() { return g(3); }
}
namespace template_declared_before_merge {
template <typename T, int N = 3> T f(T x); template <typename T = int, int N> T f(T x);
template <typename T, int N> T f(T x) { return x * N; }
int run() { return f(3); }
}
namespace template_default_definition_later {
template <bool B> int f(int x); 
template <bool B = true> int f(int x) { return B ? x * 2 : x; }
int run() { return f(3); }
}
namespace template_param_renamed {
template <typename A> A f(A x); 
int g(int x) { return f(x); }
template <typename B> B f(B x) { B y = x; return y * 2; }
int run() { return g(3); }
}
namespace template_class_declared_before {
template <typename T = int> struct S;
template <typename T> struct S { T x; };
int run() { S<> s; s.x = 3; return s.x; }
}
namespace template_class_default_later {
template <typename T, typename U> struct S;
template <typename T, typename U = int> struct S { T x; U y; };
int run() { S<float> s; s.y = 3; return s.y; }
}
namespace template_class_default_merged {
template <typename T, typename U = int> struct S;
template <typename T = float, typename U> struct S { T x; U y; };
int run() { S<> s; s.x = 7; s.y = 3; return s.y / 2 + s.x; }
}
namespace template_class_param_renamed {
template <typename A, int K> struct S;
template <typename B, int L> struct S { B x[L]; };
int run() { S<int, 3> s; s.x[2] = 3; return s.x[2]; }
}
namespace template_class_noargs {
template <typename T = int> struct S { T x; };
int run() { S s; s.x = 3; return s.x; }
}
namespace template_param_hides {
struct T { int a; };
template <typename T> T f(T x) { return x; }
int run() { return f(3); }
}
namespace template_param_hides_global {
static int N = 7;
template <int N> int f() { return N; }
int run() { return f<3>(); }
}
namespace template_param_earlier {
template <typename T, T V> T f() { return V; }
int run() { return f<int, 3>(); }
}
namespace template_param_default_earlier {
template <typename T, typename U = T> struct S { U x; };
int run() { S<int> s; s.x = 3; return s.x; }
}
namespace template_nested_outer_param {
template <typename T> struct A { template <typename U> U f(U x, T y) { return x + y; } };
int run() { A<int> a; return a.f(3, 4); }
}
namespace template_injected {
template <typename T> struct A { T x; A make(T y) { A a; a.x = y; return a; } };
int run() { A<int> a; return a.make(4).x; }
}
namespace template_injected_args {
template <typename T> struct A { T x; A<float> make() { A<float> a; a.x = 2.5; return a; } };
int run() { A<int> a; return a.make().x * 2; }
}
namespace template_two_phase_call {
int f(int x) { return 1; }
template <typename T> int t() { return f(1.0f); }
int f(float x) { return 2; }
int run() { return t<int>(); }
}
namespace template_two_phase_dependent {
int f(int x) { return 1; }
template <typename T> int t(T x) { return f(x); }
int f(float x) { return 2; }
int run() { return t(1.0f); }
}
namespace template_two_phase_struct {
struct S { int a; };
template <typename T> int t(T x) { return f(x); }
int f(S x) { return 2; }
int run() { S s; s.a = 1; return t(s); }
}
namespace template_two_phase_var {
static int k = 1;
namespace n { template <typename T> int t(T x) { return k; } static int k = 2; }
int run() { return n::t(1); }
}
namespace template_two_phase_type {
struct S { int f() { return 1; } };
namespace n { template <typename T> int t(T x) { S s; return s.f(); } struct S { int f() { return 2; } }; }
int run() { return n::t(1); }
}
namespace template_two_phase_method {
int f(int x) { return 1; }
template <typename T> struct A { int t(T x) { return f(1.0f); } };
int f(float x) { return 2; }
int run() { A<int> a; return a.t(1); }
}
namespace template_two_phase_middle {
int f(int x) { return 1; }
template <typename T> int t(T x) { return f(x); }
int g() { return t(1.0f); }
int f(float x) { return 2; }
int run() { return g(); }
}
namespace template_instantiation_context {
namespace n { int f(int x) { return 1; } template <typename T> int t(T x) { return f(x); } }
int f(int x) { return 2; }
int run() { int f = 3; return n::t(1) + f; }
}
namespace template_base_member {
struct B { int x; };
template <typename T> struct D : B { int f() { return x; } };
int run() { D<int> d; d.x = 3; return d.f(); }
}
namespace template_dependent_base_this {
template <typename T> struct B { T x; };
template <typename T> struct D : B<T> { T f() { return this.x; } };
int run() { D<int> d; d.x = 3; return d.f(); }
}
namespace template_dependent_base_global {
static int x = 8;
template <typename T> struct B { T x; };
template <typename T> struct D : B<T> { T f() { return x; } };
int run() { D<int> d; d.x = 3; return d.f(); }
}
namespace template_typename2 {
struct S { using T = int; };
template <typename X> int f() { typename X::T y = 3; return y; }
int run() { return f<S>(); }
}
namespace template_member_template {
struct S { template <typename T> T f(T x) { return x; } };
int run() { S s; return s.f<int>(3); }
}
namespace template_in_block {
int run() { struct L { int x; int f() { return x; } }; L l; l.x = 3; return l.f(); }
}
namespace template_of_local_type {
template <typename T> int f(T t) { return t.x; }
int run() { struct L { int x; }; L l; l.x = 3; return f(l); }
}
[numthreads(1, 1, 1)]
void main() {
  Out.Store(0, (uint)template_declared_before::run());
  Out.Store(4, (uint)template_declared_before_merge::run());
  Out.Store(8, (uint)template_default_definition_later::run());
  Out.Store(12, (uint)template_param_renamed::run());
  Out.Store(16, (uint)template_class_declared_before::run());
  Out.Store(20, (uint)template_class_default_later::run());
  Out.Store(24, (uint)template_class_default_merged::run());
  Out.Store(28, (uint)template_class_param_renamed::run());
  Out.Store(32, (uint)template_class_noargs::run());
  Out.Store(36, (uint)template_param_hides::run());
  Out.Store(40, (uint)template_param_hides_global::run());
  Out.Store(44, (uint)template_param_earlier::run());
  Out.Store(48, (uint)template_param_default_earlier::run());
  Out.Store(52, (uint)template_nested_outer_param::run());
  Out.Store(56, (uint)template_injected::run());
  Out.Store(60, (uint)template_injected_args::run());
  Out.Store(64, (uint)template_two_phase_call::run());
  Out.Store(68, (uint)template_two_phase_dependent::run());
  Out.Store(72, (uint)template_two_phase_struct::run());
  Out.Store(76, (uint)template_two_phase_var::run());
  Out.Store(80, (uint)template_two_phase_type::run());
  Out.Store(84, (uint)template_two_phase_method::run());
  Out.Store(88, (uint)template_two_phase_middle::run());
  Out.Store(92, (uint)template_instantiation_context::run());
  Out.Store(96, (uint)template_base_member::run());
  Out.Store(100, (uint)template_dependent_base_this::run());
  Out.Store(104, (uint)template_dependent_base_global::run());
  Out.Store(108, (uint)template_typename2::run());
  Out.Store(112, (uint)template_member_template::run());
  Out.Store(116, (uint)template_in_block::run());
  Out.Store(120, (uint)template_of_local_type::run());
}
