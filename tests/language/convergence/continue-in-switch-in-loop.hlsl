// in: u 3 1 2 1 3 2 0 0
// out: 8
// expect: 000003f8 00000000 00000014 00000000 000003f8 00000014 000003f8 000003f8
// What: continue in a switch leaves for the next turn of the loop around it.
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);
[numthreads(8, 1, 1)]
void main(uint t : SV_GroupIndex) {
  uint k = In.Load(4 * t), n = 0;
  for (uint r = 0; r < 4; ++r) {
    switch (k) {
    case 1: continue;
    case 2: break;
    default: if (r == k) { n += 1000; continue; } break;
    }
    n += WaveActiveCountBits(true);
  }
  Out.Store(4 * t, n);
}
