// in: u 3 1 2 1 3 2 0 0
// out: 8
// expect: 00000000 00000006 00000000 00000006 00000000 00000000 00000000 00000000
// What: an operation before a branch that alone uses its result has all lanes.
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);
[numthreads(8, 1, 1)]
void main(uint t : SV_GroupIndex) {
  uint k = In.Load(4 * t);
  uint c = WaveActiveCountBits(k != 1), n = 0;
  if (k == 1)
    n = c;
  Out.Store(4 * t, n);
}
