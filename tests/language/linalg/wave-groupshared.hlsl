// args: -T cs_6_10
// out: 16
// expect: 3f800000 42ca0000 40000000 42cc0000 40400000 42ce0000 40800000 42d00000 40400000 40800000 40a00000 40c00000 41500000 41600000 41700000 41800000
// What: matrices in groupshared arrays of numbers and of vectors; offset and stride count the elements of the array, and other accesses see the same numbers.
#define MATRIX(component, rows, columns, use, scope)                                               \
  __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(component, rows, columns, use, scope)]]
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);

groupshared float Numbers[64];
groupshared float2 Pairs[32];

[numthreads(8, 1, 1)]
void main(uint id : SV_GroupIndex) {
  for (uint i = id; i < 64; i += 8)
    Numbers[i] = i;
  Pairs[id] = float2(id, 100 + id);
  GroupMemoryBarrierWithGroupSync();
  MATRIX(9, 2, 4, 0, 1) a, b;
  // From number 3 on, 10 numbers from row to row.
  __builtin_LinAlg_MatrixLoadFromMemory(a, Numbers, 3, 10, 0);
  // From pair 1 on, two pairs a row.
  __builtin_LinAlg_MatrixLoadFromMemory(b, Pairs, 1, 2, 0);
  __builtin_LinAlg_MatrixStoreToMemory(a, Pairs, 8, 2, 0);
  GroupMemoryBarrierWithGroupSync();
  __builtin_LinAlg_MatrixStoreToDescriptor(b, Out, 0, 16, 0, 128);
  if (id < 4)
    Out.Store2(32 + 8 * id, asuint(Pairs[8 + id]));
}
