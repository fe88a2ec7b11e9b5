// in: u 3 1 2 1 3 2 0 0
// out: 8
// expect: 0000002a 0000002c 000001ba 0000002c 0000002a 000001ba 00000018 00000018
// What: a switch in a loop: a case has the lanes that chose it in that turn.
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);
[numthreads(8, 1, 1)]
void main(uint t : SV_GroupIndex) {
  uint k = In.Load(4 * t), n = 0;
  for (uint r = 0; r < 3; ++r) {
    switch ((k + r) & 3) {
    case 0: n = n * 10 + WaveActiveCountBits(true); break;
    case 1: break;
    default: n = n * 10 + WaveActiveCountBits(true); break;
    }
  }
  Out.Store(4 * t, n);
}
