// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// dxil-cc: -T cs_6_6 -E main
[numthreads(64, 1, 1)]
void main(uint i : SV_DispatchThreadID) {
  RWStructuredBuffer<uint> values = ResourceDescriptorHeap[3];
  values[i] = i;
}
