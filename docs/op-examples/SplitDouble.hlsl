// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// dxil-cc: -T cs_6_0 -E main
StructuredBuffer<double> Doubles : register(t0);
RWStructuredBuffer<uint> Values : register(u0);

[numthreads(64, 1, 1)]
void main(uint i : SV_DispatchThreadID) {
  uint lo, hi;
  asuint(Doubles[i], lo, hi);
  Values[i] = i ? lo : hi;
}
