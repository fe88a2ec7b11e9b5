// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// -Zpr and -Zpc: how matrices lie in constant buffers and buffers.
//
// RUN: rm -f %t.dxil
// RUN: %dxil-cc -T cs_6_0 -Zpr %s | FileCheck %s --check-prefix=ROWS
// RUN: %dxil-cc -T cs_6_0 -Zpc %s | FileCheck %s --check-prefix=COLUMNS
// RUN: %dxil-cc -T cs_6_0 %s | FileCheck %s --check-prefix=COLUMNS
// RUN: not %dxil-cc -T cs_6_0 -Zpr -Zpc %s -Fo %t.dxil 2>&1 | FileCheck %s --check-prefix=BOTH
// RUN: not ls %t.dxil
//
// BOTH: dxil-cc: error: -Zpr and -Zpc: matrices lie by rows or by columns (expected one of the two)
cbuffer C : register(b0) { float2x3 M; };
RWBuffer<float> Out : register(u0);
struct S { float2x3 m; };
RWStructuredBuffer<S> Items : register(u1);

[numthreads(1, 1, 1)]
void main() {
  // ROWS: cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %{{[0-9]+}}, i32 1)
  // ROWS-NEXT: extractvalue %dx.types.CBufRet.f32 %{{[0-9]+}}, 0
  // COLUMNS: cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %{{[0-9]+}}, i32 0)
  // COLUMNS-NEXT: extractvalue %dx.types.CBufRet.f32 %{{[0-9]+}}, 1
  Out[0] = M[1][0];
  // ROWS: [[ITEM:%[0-9]+]] = call %dx.types.ResRet.f32 @dx.op.bufferLoad.f32(i32 68, %dx.types.Handle %{{[0-9]+}}, i32 3, i32 12)
  // ROWS-NEXT: extractvalue %dx.types.ResRet.f32 [[ITEM]], 0
  // COLUMNS: [[ITEM:%[0-9]+]] = call %dx.types.ResRet.f32 @dx.op.bufferLoad.f32(i32 68, %dx.types.Handle %{{[0-9]+}}, i32 3, i32 4)
  // COLUMNS-NEXT: extractvalue %dx.types.ResRet.f32 [[ITEM]], 0
  Out[1] = Items[3].m[1][0];
}
