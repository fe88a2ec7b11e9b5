// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// dxil-cc: -T cs_6_10 -E main
// Component type, rows, columns, use (0 left, 1 right, 2 sum), scope (0 thread, 1 wave).
#define MATRIX(...) __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(__VA_ARGS__)]]

RWByteAddressBuffer Out : register(u0);
groupshared float Numbers[64];

[numthreads(32, 1, 1)]
void main(uint i : SV_GroupIndex) {
  MATRIX(9, 4, 4, 2, 1) sum;
  __builtin_LinAlg_FillMatrix(sum, 0.5f);
  __builtin_LinAlg_MatrixAccumulateToMemory(sum, Numbers, 9, 0, 4, 0);
  GroupMemoryBarrierWithGroupSync();
  Out.Store(4 * i, asuint(Numbers[i]));
}
