// args: -T cs_6_10
// out: 19
// expect: 41e00000 438c0000 452f0000 41000000 42a00000 44480000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 00000000 0000001c 00000008 fffffff8
// What: each of 8 threads adds the product of (t, 1) and (1, 10, 100) to one matrix: [28 280 2800; 8 80 800]; and a vector.
#define MATRIX(component, rows, columns, use, scope)                                               \
  __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(component, rows, columns, use, scope)]]
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);

[numthreads(8, 1, 1)]
void main(uint id : SV_GroupIndex) {
  MATRIX(9, 2, 3, 2, 0) m;
  __builtin_LinAlg_MatrixOuterProduct(m, float2(id, 1), float3(1, 10, 100));
  __builtin_LinAlg_MatrixAccumulateToDescriptor(m, Out, 0, 0, 4, 128);
  __builtin_LinAlg_VectorAccumulateToDescriptor(Out, 64, 64, int3(id, 1, -1));
}
