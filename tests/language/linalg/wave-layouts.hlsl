// args: -T cs_6_10
// in: f 1 2 3 4 5 6 7 8
// out: 40
// expect: 3f800000 40a00000 00000000 40000000 40c00000 00000000 40400000 40e00000 00000000 40800000 41000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 3f800000 40000000 40400000 40800000 40a00000 40c00000 40e00000 41000000
// What: rows 1 2 3 4 and 5 6 7 8 of a matrix, written by columns with 12 bytes from one to the next; read back by columns into rows.
#define MATRIX(component, rows, columns, use, scope)                                               \
  __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(component, rows, columns, use, scope)]]
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);

[numthreads(8, 1, 1)]
void main() {
  MATRIX(9, 2, 4, 0, 1) a;
  __builtin_LinAlg_MatrixLoadFromDescriptor(a, In, 0, 16, 0, 128);
  __builtin_LinAlg_MatrixStoreToDescriptor(a, Out, 0, 12, 1, 128);
  MATRIX(9, 2, 4, 0, 1) b;
  __builtin_LinAlg_MatrixLoadFromDescriptor(b, Out, 0, 12, 1, 128);
  __builtin_LinAlg_MatrixStoreToDescriptor(b, Out, 128, 16, 0, 128);
}
