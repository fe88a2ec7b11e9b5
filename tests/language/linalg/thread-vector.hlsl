// args: -T cs_6_10
// in: f 1 2 3 4 5 6 7 8 u 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0 f 1 5 2 6 3 7 4 8
// out: 32
// expect: c0000000 c0000000 44798000 44f9c000 bf800000 40400000 4479c000 44fa6000 00000000 41000000 447a0000 44fb0000 3f800000 41500000 447a4000 44fba000 40000000 41900000 447a8000 44fc4000 40400000 41b80000 447ac000 44fce000 40800000 41e00000 447b0000 44fd8000 40a00000 42040000 447b4000 44fe2000
// What: every thread multiplies its own vector by a matrix and adds a bias: [1 2 3 4; 5 6 7 8] by (t, 1, 0, -1) is (t - 2, 5t - 2); the matrix read by its columns gives the same.
#define MATRIX(component, rows, columns, use, scope)                                               \
  __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(component, rows, columns, use, scope)]]
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);

[numthreads(8, 1, 1)]
void main(uint id : SV_GroupIndex) {
  MATRIX(9, 2, 4, 0, 0) a, b;
  __builtin_LinAlg_MatrixLoadFromDescriptor(a, In, 0, 16, 0, 128);
  float4 v = float4(id, 1, 0, -1);
  float2 product, sum, other;
  __builtin_LinAlg_MatrixVectorMultiply(product, a, true, v, 9);
  __builtin_LinAlg_MatrixVectorMultiplyAdd(sum, a, true, v, 9, float2(1000, 2000));
  __builtin_LinAlg_MatrixLoadFromDescriptor(b, In, 128, 8, 1, 128);
  __builtin_LinAlg_MatrixVectorMultiply(other, b, true, v, 9);
  Out.Store2(16 * id, asuint(product));
  Out.Store2(16 * id + 8, asuint(sum + (other - product)));
}
