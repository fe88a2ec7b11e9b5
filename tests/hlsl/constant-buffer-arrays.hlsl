// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Arrays of buffers of constants have one dimension in the program, as in DXC, those of other resources as many as
// the source has.
//
// RUN: %dxil-cc -T ps_6_0 %s -Fo %t.dxil && %dxil-val %t.dxil && %dxil-dis %t.dxil | FileCheck %s
// CHECK-DAG: [6 x %C]* undef
// CHECK-DAG: [2 x [3 x %"class.Texture2D<float>"]]* undef
struct S { float4 a; };
ConstantBuffer<S> C[2][3] : register(b0);
Texture2D<float> T[2][3] : register(t0);
float4 main(nointerpolation int n : N) : SV_Target { return C[n][1].a * T[1][n].Load(0); }
