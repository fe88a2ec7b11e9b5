// in: u 0x80000005 0x0 0 1 31 32 33 63 64 95
// out: 8
// expect: 80000005 40000002 00000001 80000005 40000002 00000001 80000005 00000001
// What: a shift of uint takes the low 5 bits of its amount.
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);
[numthreads(1, 1, 1)]
void main() {
  uint x = In.Load(0);
  for (uint i = 0; i < 8; ++i) {
    uint r = x >> uint(In.Load(8 + 4 * i));
    Out.Store(4 * i, uint(r));
  }
}
