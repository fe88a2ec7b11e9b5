// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// dxil-cc: -T cs_6_4 -E main -enable-16bit-types
StructuredBuffer<half2> h : register(t0);
RWStructuredBuffer<float> Values : register(u0);

[numthreads(64, 1, 1)]
void main(uint i : SV_DispatchThreadID) {
  Values[i] = dot2add(h[i], h[i + 1], Values[i]);
}
