// out: 22
// expect: 00000008 0000000c 00000003 0000000a 0000000b 0000000b 00000003 00000008 00000002 00000009 00000004 0000000c 00000004 0000000c 00000006 00000005 00000003 00000007 00000005 00000004 00000004 00000002
// args: -T cs_6_0 -HV 2021
// What: An enumerator is a name behind its value, a number for the values of later ones, also in an `enum class`; scopes of enums in structs, functions, namespaces and templates.
RWByteAddressBuffer Out : register(u0);
namespace point_enumerator {
enum E { A = 1, B = A + 1, C = B * 4 };
int run() { return C; }
}
namespace point_enumerator_outer {
static const int A = 5;
int run() { enum E { A = A + 1, B = A * 2 }; return B; }
}
namespace point_enumclass_own {
enum class E : uint { A, B, First, C = First, D };
int run() { return (uint)E::D; }
}
namespace point_enumclass_qualified {
enum class E : uint { A, B, First = 9, C = (uint)E::First, D };
int run() { return (uint)E::D; }
}
namespace point_enumclass_cast {
enum class E : uint { A, B, First = 9, C = (uint)First + 1, D };
int run() { return (uint)E::D; }
}
namespace point_enumclass_arith {
enum class E : uint { A, B, First = 9, C = First + 1, D };
int run() { return (uint)E::D; }
}
namespace point_enumclass_or {
enum class E : uint { A = 1, B = 2, C = A | B };
int run() { return (uint)E::C; }
}
namespace point_enumclass_int {
enum class E { A = 1, B = 2, C = A << 3, D = ~A, F = -B };
int run() { return (int)E::C; }
}
namespace point_enumclass_hides {
static const int First = 77;
enum class E : uint { A, First, C = First, D };
int run() { return (uint)E::D; }
}
namespace point_enumclass_global_later {
static const uint B = 8;
enum class E : uint { A = B, B, C = B };
int run() { return (uint)E::C; }
}
namespace point_enumclass_in_struct {
struct S { enum class E : uint { A, First = 3, C = First, D }; };
int run() { return (uint)S::E::D; }
}
namespace enum_in_struct {
struct S { enum E { A, B = 4, C = B }; int f() { return C; } };
int run() { S s; return s.f() + S::C + S::E::B; }
}
namespace enum_in_struct_member {
struct S { enum E { A, B = 4, C = B }; E e; };
int run() { S s; s.e = S::C; return s.e; }
}
namespace enum_in_template {
template <typename T> struct S { enum E { A, B = sizeof(T) }; static int f() { return B; } };
int run() { return S<double>::f() + S<int>::B; }
}
namespace enumclass_in_template {
template <int N> struct S { enum class E : int { A, B = N, C = B, D }; };
int run() { return (int)S<5>::E::D; }
}
namespace enum_in_function {
int run() { enum E { A = 2, B = A + 3 }; return B; }
}
namespace enumclass_in_function {
int run() { enum class E { A = 2, B = A, C }; return (int)E::C; }
}
namespace enum_in_namespace {
namespace n { enum E { A = 2, B = A + 3 }; }
int run() { return n::B + n::E::A; }
}
namespace enum_in_namespace_using {
namespace n { enum E { A = 2, B = A + 3 }; }
using namespace n;
int run() { return B; }
}
namespace enum_unnamed {
enum { A = 3, B };
int run() { return B; }
}
namespace enum_unnamed_struct {
struct S { enum { A = 3, B }; };
int run() { return S::B; }
}
namespace enumclass_two_same {
enum class E { A = 1 }; enum class F { A = 2 };
int run() { return (int)F::A; }
}
[numthreads(1, 1, 1)]
void main() {
  Out.Store(0, (uint)point_enumerator::run());
  Out.Store(4, (uint)point_enumerator_outer::run());
  Out.Store(8, (uint)point_enumclass_own::run());
  Out.Store(12, (uint)point_enumclass_qualified::run());
  Out.Store(16, (uint)point_enumclass_cast::run());
  Out.Store(20, (uint)point_enumclass_arith::run());
  Out.Store(24, (uint)point_enumclass_or::run());
  Out.Store(28, (uint)point_enumclass_int::run());
  Out.Store(32, (uint)point_enumclass_hides::run());
  Out.Store(36, (uint)point_enumclass_global_later::run());
  Out.Store(40, (uint)point_enumclass_in_struct::run());
  Out.Store(44, (uint)enum_in_struct::run());
  Out.Store(48, (uint)enum_in_struct_member::run());
  Out.Store(52, (uint)enum_in_template::run());
  Out.Store(56, (uint)enumclass_in_template::run());
  Out.Store(60, (uint)enum_in_function::run());
  Out.Store(64, (uint)enumclass_in_function::run());
  Out.Store(68, (uint)enum_in_namespace::run());
  Out.Store(72, (uint)enum_in_namespace_using::run());
  Out.Store(76, (uint)enum_unnamed::run());
  Out.Store(80, (uint)enum_unnamed_struct::run());
  Out.Store(84, (uint)enumclass_two_same::run());
}
