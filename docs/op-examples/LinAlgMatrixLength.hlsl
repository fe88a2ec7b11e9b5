// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// dxil-cc: -T cs_6_10 -E main
// Component type, rows, columns, use (0 left, 1 right, 2 sum), scope (0 thread, 1 wave).
#define MATRIX(...) __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(__VA_ARGS__)]]

RWByteAddressBuffer Out : register(u0);

[numthreads(32, 1, 1)]
void main(uint i : SV_GroupIndex) {
  MATRIX(9, 4, 4, 2, 1) sum;
  __builtin_LinAlg_FillMatrix(sum, 0.5f);
  for (uint k = 0; k < __builtin_LinAlg_MatrixLength(sum); ++k) {
    float value;
    __builtin_LinAlg_MatrixGetElement(value, sum, k);
    __builtin_LinAlg_MatrixSetElement(sum, sum, k, value + 1);
  }
  __builtin_LinAlg_MatrixStoreToDescriptor(sum, Out, 0, 16, 0, 128);
}
