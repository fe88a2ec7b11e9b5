// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// dxil-cc: -T cs_6_8 -E main
groupshared uint Shared[64];
RWStructuredBuffer<uint> Values : register(u0);

[numthreads(64, 1, 1)]
void main(uint i : SV_DispatchThreadID) {
  Shared[i & 63] = i;
  Barrier(GROUP_SHARED_MEMORY, GROUP_SYNC | GROUP_SCOPE);
  Values[i] = Shared[63 - (i & 63)];
}
