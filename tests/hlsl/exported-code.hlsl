// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What is put right in code is put right behind `export`, with and without braces, as well.
//
// RUN: %dxil-cc -T lib_6_6 %s -Fo %t.dxil -Fc %t.txt
// RUN: FileCheck %s < %t.txt
// RUN: %dxil-val %t.dxil
// A shader that is no library exports nothing.
// RUN: %dxil-cc -T ps_6_6 -E pixel -DPIXEL %s -Fo %t.ps.dxil
// RUN: %dxil-val %t.ps.dxil

struct Set { float4 A; float C[3]; };
ConstantBuffer<Set> Sets[2] : register(b2);

// CHECK-LABEL: define float @"\01?constant@@{{[^"]*}}"
// CHECK: call %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(
// CHECK: ret float
export float constant(uint B) { return Sets[1].C[B % 3]; }

export {
// A comparison is 1, not -1.
// CHECK-LABEL: define <2 x float> @"\01?less@@{{[^"]*}}"
// CHECK: uitofp i1
// CHECK-NOT: sitofp
// CHECK: ret
float2 less(float2 a, float2 b) { return a < b; }
}

#ifdef PIXEL
export ConstantBuffer<Set> chosen(uint i) { return Sets[i]; }
float4 pixel(uint i : I) : SV_Target { return chosen(1).A + constant(i); }
#endif
