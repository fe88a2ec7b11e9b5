// args: -T cs_6_10
// in: f 1 2 3 4 5 6 7 8 u 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 f 1 0 0 1 1 1 2 -1
// out: 36
// expect: 41400000 3f800000 41e00000 40a00000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 41b00000 41300000 42180000 41700000
// What: a wave multiplies [1 2 3 4; 5 6 7 8] by [1 0; 0 1; 1 1; 2 -1]: [12 1; 28 5], and once more onto tens: [22 11; 38 15].
#define MATRIX(component, rows, columns, use, scope)                                               \
  __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(component, rows, columns, use, scope)]]
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);

[numthreads(8, 1, 1)]
void main() {
  MATRIX(9, 2, 4, 0, 1) a;
  MATRIX(9, 4, 2, 1, 1) b;
  MATRIX(9, 2, 2, 2, 1) c, d;
  __builtin_LinAlg_MatrixLoadFromDescriptor(a, In, 0, 16, 0, 128);
  __builtin_LinAlg_MatrixLoadFromDescriptor(b, In, 128, 8, 0, 128);
  __builtin_LinAlg_MatrixMatrixMultiply(c, a, b);
  __builtin_LinAlg_MatrixStoreToDescriptor(c, Out, 0, 8, 0, 128);
  __builtin_LinAlg_FillMatrix(d, 10.0f);
  __builtin_LinAlg_MatrixMatrixMultiplyAccumulate(d, a, b, d);
  __builtin_LinAlg_MatrixStoreToDescriptor(d, Out, 128, 8, 0, 128);
}
