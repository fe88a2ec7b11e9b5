// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// -Zpr and -Zpc: how matrices lie in constant buffers; in other memory -Zpr is an error at its place.
//
// RUN: rm -f %t.dxil
// RUN: %dxil-cc -T cs_6_0 -Zpr %s | FileCheck %s --check-prefix=ROWS
// RUN: %dxil-cc -T cs_6_0 -Zpc %s | FileCheck %s --check-prefix=COLUMNS
// RUN: %dxil-cc -T cs_6_0 %s | FileCheck %s --check-prefix=COLUMNS
// RUN: not %dxil-cc -T cs_6_0 -Zpr -D ELEMENT %s -Fo %t.dxil 2>&1 | FileCheck %s --check-prefix=ELEMENT
// RUN: not %dxil-cc -T cs_6_2 -Zpr -D BYTES %s -Fo %t.dxil 2>&1 | FileCheck %s --check-prefix=BYTES
// RUN: not %dxil-cc -T cs_6_0 -Zpr -Zpc %s -Fo %t.dxil 2>&1 | FileCheck %s --check-prefix=BOTH
// RUN: not ls %t.dxil
//
// BOTH: dxil-cc: error: -Zpr and -Zpc: matrices lie by rows or by columns (expected one of the two)
cbuffer C : register(b0) { float2x3 M; };
RWBuffer<float> Out : register(u0);
struct S { float2x3 m; };
#ifdef ELEMENT
// ELEMENT: dxil-cc-matrix-order.hlsl:[[#@LINE+1]]:28: error: {{.*}}row_major matrices can be in constant buffers alone
RWStructuredBuffer<S>      Items : register(u1);
#endif
RWByteAddressBuffer Bytes : register(u2);

[numthreads(1, 1, 1)]
void main() {
  // ROWS: cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %{{[0-9]+}}, i32 1)
  // ROWS-NEXT: extractvalue %dx.types.CBufRet.f32 %{{[0-9]+}}, 0
  // COLUMNS: cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %{{[0-9]+}}, i32 0)
  // COLUMNS-NEXT: extractvalue %dx.types.CBufRet.f32 %{{[0-9]+}}, 1
  Out[0] = M[1][0];
#ifdef ELEMENT
  Out[1] = Items[0].m[1][0];
#endif
#ifdef BYTES
  // BYTES: dxil-cc-matrix-order.hlsl:[[#@LINE+1]]:{{[0-9]+}}: error: {{.*}}row_major matrices can be in constant buffers alone
  Out[1] = Bytes.Load<float2x3>(0)[1][0];
#endif
}
