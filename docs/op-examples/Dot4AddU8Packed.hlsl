// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// dxil-cc: -T cs_6_4 -E main
RWStructuredBuffer<uint> Values : register(u0);

[numthreads(64, 1, 1)]
void main(uint i : SV_DispatchThreadID) {
  Values[i] = dot4add_u8packed(i, i + 7, Values[i]);
}
