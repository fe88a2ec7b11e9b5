// args: -T cs_6_10
// out: 20
// expect: 3f000000 3fc00000 40200000 40600000 41280000 41380000 41480000 41580000 41a40000 41ac0000 41b40000 41bc0000 41f40000 41fc0000 42020000 42060000 00000010 00000000 ffffffff ffffffff
// What: each lane changes the elements that it holds: 10 times the row and the column more; who holds which does not matter.
#define MATRIX(component, rows, columns, use, scope)                                               \
  __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(component, rows, columns, use, scope)]]
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);

[numthreads(8, 1, 1)]
void main() {
  MATRIX(9, 4, 4, 2, 1) m;
  __builtin_LinAlg_FillMatrix(m, 0.5f);
  uint count = __builtin_LinAlg_MatrixLength(m);
  for (uint i = 0; i < count; ++i) {
    uint2 at = __builtin_LinAlg_MatrixGetCoordinate(m, i);
    float value;
    __builtin_LinAlg_MatrixGetElement(value, m, i);
    __builtin_LinAlg_MatrixSetElement(m, m, i, value + 10.0f * at.x + at.y);
  }
  __builtin_LinAlg_MatrixStoreToDescriptor(m, Out, 0, 16, 0, 128);
  // All elements are held, and there is none behind them.
  uint sum = WaveActiveSum(count);
  float beyond;
  __builtin_LinAlg_MatrixGetElement(beyond, m, 100);
  if (WaveIsFirstLane()) {
    Out.Store(64, sum);
    Out.Store(68, beyond);
    Out.Store2(72, __builtin_LinAlg_MatrixGetCoordinate(m, 100));
  }
}
