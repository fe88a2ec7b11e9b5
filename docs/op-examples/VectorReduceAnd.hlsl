// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// dxil-cc: -T cs_6_9 -E main
RWStructuredBuffer<vector<float, 8> > Values : register(u0);

[numthreads(64, 1, 1)]
void main(uint i : SV_DispatchThreadID) {
  Values[i] = all(Values[i] > 0) ? 1 : 0;
}
