// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Exported functions, functions that another library is to define, and ray tracing shaders have the symbols
// that DXC gives them. Their parameters point to what they are declared as.
//
// RUN: %dxil-cc -T lib_6_6 %s -Fo %t.dxil -Fc %t.txt
// RUN: %dxil-val %t.dxil
// RUN: %if dxc %{ %dxc_dir/dxv %t.dxil %}
// RUN: FileCheck %s < %t.txt
// RUN: %dxil-cc -T lib_6_6 -exports "renamed=Same;Arrays" %s -Fo %t.dxil -Fc - | FileCheck --check-prefix=RENAMED %s
// RUN: %dxil-cc -T lib_6_6 -exports renamed=Same -exports Arrays %s -Fo %t.dxil -Fc - | FileCheck --check-prefix=RENAMED %s
// RENAMED-DAG: @"\01?renamed@@YA?AV?$vector@M$03@@V1@0@Z"
// RENAMED-DAG: @"\01?Arrays@@YAMY01$$CBMY01M0@Z"
struct S { float3 a; float b; };
enum E { First };
template <typename T, int N> struct Pair { T t[N]; };
namespace N {
struct T { int x; };
namespace Inner {
// CHECK: define {{.*}} @"\01?Nested@Inner@N@@YA?AV?$vector@M$03@@UT@2@US@@0@Z"(
export float4 Nested(T t, S s, T u) { return t.x + s.b + u.x; }
}
class K { int y; };
}
// CHECK: define <4 x float> @"\01?Same@@YA?AV?$vector@M$03@@V1@0@Z"(<4 x float> {{.*}}, <4 x float>
export float4 Same(float4 a, float4 b) { return a + b; }
// CHECK: define void @"\01?Out@@YAXAIAV?$vector@M$02@@AIAHI_NN_J_K@Z"(<3 x float>* {{.*}}, i32* {{.*}}, i32 {{.*}}, i1 {{.*}}, double {{.*}}, i64 {{.*}}, i64
export void Out(inout float3 a, out int b, in uint c, const bool d, double e, int64_t f, uint64_t g) {
  b = c;
  a.y += d;
}
// CHECK: define {{.*}} @"\01?Many@@YA{{.*}}U1@W4E@@V?$matrix@M$02$03@@Y02MY113H@Z"(
export S Many(S a, E e, float3x4 m, float x[3], int y[2][4]) { a.b = m[e].x + x[1] + y[1][2]; return a; }
// CHECK: define float @"\01?Arrays@@YAMY01$$CBMY01M0@Z"(
export float Arrays(const float a[2], float b[2], const float c[2]) { return a[0] + b[0] + c[1]; }
// CHECK: define void @"\01?Written@@YAXY01$$CAMY02$$CAV?$vector@M$03@@US@@@Z"([2 x float]* {{.*}}, [3 x <4 x float>]* {{.*}}, %struct.S*
export void Written(inout float a[2], out float4 b[3], inout S s) {
  a[1] = s.b;
  b[0] = b[1] = b[2] = a[0];
  s.a.y = 2;
}
// CHECK: define {{.*}} @"\01?Templates@@YA?AVK@N@@U?$Pair@V?$vector@M$01@@$0M@@@U?$Pair@H$00@@V12@URayDesc@@@Z"(
export N::K Templates(Pair<float2, 12> p, Pair<int, 1> q, N::K k, RayDesc r) { return k; }
// Members of templates, arrays and negative numbers as arguments.
namespace A {
struct Plain { int x; };
template <typename T> struct P { T t; };
template <typename T> struct Outer { struct Inner { T t; }; };
template <bool B, int N> struct V { int x; };
}
// CHECK: define {{.*}} @"\01?Arguments@@YAMU?$P@UPlain@A@@@A@@U?$P@U?$Pair@H$0BCM@@@@2@U?$P@$$BY01V?$vector@M$02@@@2@@Z"(
export float Arguments(A::P<A::Plain> a, A::P<Pair<int, 300> > b, A::P<float3[2]> c) { return 1; }
// CHECK: define {{.*}} @"\01?Members@@YAMUInner@?$Outer@M@A@@U?$V@$00$0?2@3@@Z"(
export float Members(A::Outer<float>::Inner a, A::V<true, -3> b) { return 1; }
namespace Repeated {
// CHECK: define void @"\01?Repeated@0@YAXAIAM00@Z"(
export void Repeated(inout float x, inout float y, out float z) { z = x; }
}
float Elsewhere(float4 v, S s);
// CHECK: define float @"\01?Calls@@YAMV?$vector@M$03@@US@@@Z"(
// CHECK: call float @"\01?Elsewhere@@YAMV?$vector@M$03@@US@@@Z"(
export float Calls(float4 v, S s) { return Elsewhere(v, s); }
// A repeated type is a back reference only if its direction and const are the same.
// CHECK: define void @"\01?Directions@@YAXUS@@U1@1011@Z"(
export void Directions(S a, out S b, inout S c, S d, out S e, inout S f) { b = e = a; }
// CHECK: define void @"\01?Constants@@YAXUS@@U1@0U1@U1@@Z"(
export void Constants(S a, const S b, S c, out S d, const inout S e) { d = a; }
// CHECK: define void @"\01?References@@YAXV?$vector@M$03@@V1@AIBV1@AIAV1@2AIBMW4E@@W42@@Z"(
export void References(float4 a, const float4 b, const inout float4 c, inout float4 d, const inout float4 e, const inout float f, E g,
                       const E h) {}
// CHECK: define void @"\01?ArrayResult@@YA$$BY01US@@Y01U1@@Z"(
typedef S Two[2];
export Two ArrayResult(Two a) { return a; }
// CHECK: define void @"\01?ConstArrayResult@@YA$$BY01$$CBUS@@XZ"(
export const Two ConstArrayResult() { return (Two)0; }
// CHECK: define float @"\01?ConstResult@@YA?BMM@Z"(
export const float ConstResult(float a) { return a; }
// CHECK: define void @"\01?Hit@@YAXUS@@UBuiltInTriangleIntersectionAttributes@@@Z"(%struct.S*
[shader("closesthit")]
void Hit(inout S s, BuiltInTriangleIntersectionAttributes a) { s.b = a.barycentrics.x; }
