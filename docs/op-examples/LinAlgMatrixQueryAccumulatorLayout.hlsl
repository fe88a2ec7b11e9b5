// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// dxil-cc: -T cs_6_10 -E main
// Component type, rows, columns, use (0 left, 1 right, 2 sum), scope (0 thread, 1 wave).
#define MATRIX(...) __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(__VA_ARGS__)]]

RWByteAddressBuffer Out : register(u0);

[numthreads(32, 1, 1)]
void main(uint i : SV_GroupIndex) {
  Out.Store(4 * i, __builtin_LinAlg_MatrixQueryAccumulatorLayout());
}
