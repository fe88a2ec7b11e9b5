// in: u 0x3 0x80000005 0 1 31 32 33 63 64 95
// out: 16
// expect: 00000003 80000005 00000006 0000000a 80000000 80000001 00000000 00000003 00000000 00000006 00000000 80000000 00000003 80000005 80000000 80000001
// What: a shift of int64_t takes the low 6 bits of its amount.
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);
[numthreads(1, 1, 1)]
void main() {
  int64_t x = (int64_t(In.Load(4)) << 32) | int64_t(In.Load(0));
  for (uint i = 0; i < 8; ++i) {
    int64_t r = x << int64_t(In.Load(8 + 4 * i));
    Out.Store2(8 * i, uint2(uint(r), uint(r >> 32)));
  }
}
