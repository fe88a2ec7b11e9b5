// in: u 0x80000005 0x0 0 1 31 32 33 63 64 95
// out: 8
// expect: 80000005 c0000002 ffffffff 80000005 c0000002 ffffffff 80000005 ffffffff
// What: a shift of int takes the low 5 bits of its amount.
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);
[numthreads(1, 1, 1)]
void main() {
  int x = asint(In.Load(0));
  for (uint i = 0; i < 8; ++i) {
    int r = x >> int(In.Load(8 + 4 * i));
    Out.Store(4 * i, uint(r));
  }
}
