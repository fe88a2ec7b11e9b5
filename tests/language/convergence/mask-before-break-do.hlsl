// in: u 3 1 2 1 3 2 0 0
// out: 8
// expect: 00000011 0000000a 00000024 0000000a 00000011 00000024 000000c0 000000c0
// What: a ballot before a break has the lanes that break in that turn.
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);
[numthreads(8, 1, 1)]
void main(uint t : SV_GroupIndex) {
  uint k = In.Load(4 * t), n = 0;
  uint r = 0;
  do {
    if (r == k) {
      n = WaveActiveBallot(true).x;
      break;
    }
    ++r;
  } while (true);
  Out.Store(4 * t, n);
}
