// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Registers of a profile, of which the last one counts whatever the stage; an index in brackets, which
// changes nothing; no number; `extern`; resources in buffers of constants, which the compiler binds.
//
// RUN: %dxil-cc -Qkeep_reflect_in_dxil -T ps_6_0 %s -Fo %t.dxil -Fc - | FileCheck %s
// RUN: %dxil-val %t.dxil
//
// A register of another kind than the variable has is one of constants.
// CHECK-DAG: !"Other", i32 0, i32 7, i32 1, i32 2
// CHECK-DAG: !"Indexed", i32 0, i32 2, i32 1, i32 2
// CHECK-DAG: !"InSpace", i32 2, i32 0, i32 1, i32 2
// CHECK-DAG: !"Extern", i32 0, i32 9, i32 1, i32 2
// CHECK-DAG: !"Alone", i32 0, i32 0, i32 1, i32 2
// CHECK-DAG: !"Mixed.t", i32 0, i32 1, i32 1, i32 2
// CHECK-DAG: !"Constants", i32 0, i32 0, i32 1, i32 24, null}
// CHECK-DAG: !"$Globals", i32 0, i32 1, i32 1, i32 104, null}
// CHECK-DAG: !"Filter", i32 0, i32 0, i32 1, i32 0, null}
Texture2D Other : register(vs, t3) : register(ps, t7);
Texture2D Indexed : register(ps_6_0, t2[1 + 2]);
Texture2D InSpace : register(ps, space3) : register(vs, space2);
extern Texture2D Extern : register(t9);
sampler Filter : register(ps, s);
cbuffer Empty { Texture2D Alone : register(t11); }
struct Part { Texture2D t; float number; };
cbuffer Constants : register(b0) {
  float before;
  Part Mixed;
  float behind : register(c7);
}
float Odd[2] : register(b4);
struct Numbers { float2 a; };
Numbers Kept : register(b6);
float4 main(float2 uv : UV) : SV_Target {
  return Other.Sample(Filter, uv) + Indexed.Sample(Filter, uv) + InSpace.Sample(Filter, uv) +
         Extern.Sample(Filter, uv) + Alone.Sample(Filter, uv) + Mixed.t.Sample(Filter, uv) * before +
         Mixed.number + behind + Odd[1] + Kept.a.y;
}
