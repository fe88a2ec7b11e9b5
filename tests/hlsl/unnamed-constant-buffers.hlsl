// Constant buffers without a name, with debug information too.
// RUN: %dxil-cc -T ps_6_0 %s -Fc - | FileCheck %s
// RUN: %dxil-cc -T ps_6_0 -Od %s -Fc - | FileCheck %s
// RUN: %dxil-cc -T ps_6_0 -Zi -Qembed_debug %s -Fo %t.dxil
// RUN: %dxil-val %t.dxil
// CHECK: !dx.resources = !{![[ALL:[0-9]+]]}
// CHECK-DAG: i32 0, i32 0, i32 1, i32 16, null}
// CHECK-DAG: i32 0, i32 2, i32 1, i32 32, null}
cbuffer : register(b0) { float4 a; };
cbuffer : register(b2) { float4 b[2]; };
float4 main() : SV_Target { return a + b[1]; }
