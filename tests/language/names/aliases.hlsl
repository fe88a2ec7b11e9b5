// out: 14
// expect: 00000007 00000003 00000003 00000003 00000003 00000003 00000003 00000003 00000003 00000003 00000003 00000003 00000003 00000003
// args: -T cs_6_0 -HV 2021
// What: Typedefs and `using` in scopes; the same alias again; aliases with names of the library; structs and variables with names of library types.
RWByteAddressBuffer Out : register(u0);
namespace alias_outer {
typedef int T;
int run() { typedef T T2; typedef float3 T; T v = T(1, 2, 3); T2 i = 4; return i + (int)v.z; }
}
namespace alias_self {
typedef int T;
int run() { typedef T T; T x = 3; return x; }
}
namespace alias_self_using {
typedef int T;
int run() { using T = T; T x = 3; return x; }
}
namespace alias_self_global {
typedef int T; typedef T T;
int run() { T x = 3; return x; }
}
namespace alias_local_redeclared {
int run() { typedef int T; typedef int T; T x = 3; return x; }
}
namespace alias_using_redeclared {
using T = int; using T = int;
int run() { T x = 3; return x; }
}
namespace alias_typedef_struct {
typedef struct { int a; } A;
int run() { A x; x.a = 3; return x.a; }
}
namespace alias_typedef_struct_same {
typedef struct A { int a; } A;
int run() { A x; x.a = 3; return x.a; }
}
namespace alias_typedef_struct_forward {
struct A; typedef struct A A; struct A { int a; };
int run() { A x; x.a = 3; return x.a; }
}
namespace alias_builtin_local {
int run() { typedef int float3; float3 x = 3; return x; }
}
namespace struct_builtin_name {
struct float5 { int a; };
int run() { float5 x; x.a = 3; return x.a; }
}
namespace var_builtin_name {
int run() { int Texture2D = 3; return Texture2D; }
}
namespace var_builtin_name2 {
int run() { int float4 = 3; return float4; }
}
namespace member_builtin_name {
struct S { int Texture2D; float float2; };
int run() { S s; s.Texture2D = 3; return s.Texture2D; }
}
[numthreads(1, 1, 1)]
void main() {
  Out.Store(0, (uint)alias_outer::run());
  Out.Store(4, (uint)alias_self::run());
  Out.Store(8, (uint)alias_self_using::run());
  Out.Store(12, (uint)alias_self_global::run());
  Out.Store(16, (uint)alias_local_redeclared::run());
  Out.Store(20, (uint)alias_using_redeclared::run());
  Out.Store(24, (uint)alias_typedef_struct::run());
  Out.Store(28, (uint)alias_typedef_struct_same::run());
  Out.Store(32, (uint)alias_typedef_struct_forward::run());
  Out.Store(36, (uint)alias_builtin_local::run());
  Out.Store(40, (uint)struct_builtin_name::run());
  Out.Store(44, (uint)var_builtin_name::run());
  Out.Store(48, (uint)var_builtin_name2::run());
  Out.Store(52, (uint)member_builtin_name::run());
}
