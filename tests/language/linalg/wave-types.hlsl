// args: -T cs_6_10
// in: f 2.5 3.5 -300 1
// out: 68
// expect: 01800402 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000002 00000004 ffffff80 00000001 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000009 0000000b ffffff87 00000008
// What: converts between component types: 2.5, 3.5 and -300 are 2, 4 and -128 as bytes, and the transposed matrix is the other factor; accumulators add.
#define MATRIX(component, rows, columns, use, scope)                                               \
  __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(component, rows, columns, use, scope)]]
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);

[numthreads(8, 1, 1)]
void main() {
  MATRIX(9, 1, 4, 0, 1) a;
  MATRIX(19, 1, 4, 0, 1) bytes;
  MATRIX(4, 4, 1, 1, 1) column;
  MATRIX(4, 1, 4, 2, 1) sum;
  __builtin_LinAlg_MatrixLoadFromDescriptor(a, In, 0, 16, 0, 128);
  __builtin_LinAlg_CopyConvertMatrix(bytes, a, false);
  __builtin_LinAlg_MatrixStoreToDescriptor(bytes, Out, 0, 4, 0, 128);
  __builtin_LinAlg_CopyConvertMatrix(column, bytes, true);
  __builtin_LinAlg_MatrixStoreToDescriptor(column, Out, 128, 4, 0, 128);
  __builtin_LinAlg_FillMatrix(sum, 7);
  __builtin_LinAlg_MatrixAccumulate(sum, sum, bytes);
  __builtin_LinAlg_MatrixStoreToDescriptor(sum, Out, 256, 16, 0, 128);
}
