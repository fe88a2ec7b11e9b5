// args: -T cs_6_10
// in: f 1 2 3 4
// out: 12
// expect: 40000000 40800000 40c00000 41000000 00000000 3f800000 40000000 40400000 40c00000 41100000 41400000 41700000
// What: adds a matrix to one in a buffer and in groupshared memory, twice.
#define MATRIX(component, rows, columns, use, scope)                                               \
  __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(component, rows, columns, use, scope)]]
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);

groupshared float Sums[16];

[numthreads(8, 1, 1)]
void main(uint id : SV_GroupIndex) {
  for (uint i = id; i < 16; i += 8)
    Sums[i] = i;
  GroupMemoryBarrierWithGroupSync();
  MATRIX(9, 2, 2, 2, 1) m;
  __builtin_LinAlg_MatrixLoadFromDescriptor(m, In, 0, 8, 0, 128);
  for (int turn = 0; turn < 2; ++turn) {
    __builtin_LinAlg_MatrixAccumulateToDescriptor(m, Out, 0, 8, 0, 128);
    __builtin_LinAlg_MatrixAccumulateToMemory(m, Sums, 9, 4, 2, 0);
  }
  GroupMemoryBarrierWithGroupSync();
  Out.Store(16 + 4 * id, asuint(Sums[id]));
}
