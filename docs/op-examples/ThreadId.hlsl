// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// dxil-cc: -T cs_6_0 -E main
RWStructuredBuffer<uint3> Values : register(u0);

[numthreads(8, 8, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  Values[0] = id;
}
