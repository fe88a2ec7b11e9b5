// args: -T cs_6_2 -enable-16bit-types
// in: u 8 8
// u1: u 0x4030201 0x8070605 0xc0b0a09 0x100f0e0d 0x14131211 0x18171615 0x1c1b1a19 0x201f1e1d
// out: 8
// expect: 08070605 00000000 c00a0000 14131211 08070605 89abcdef 01234567 14131211
// What: a store of double and one of uint64_t at one address that only memory knows: each load sees the latest.
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);
RWByteAddressBuffer B : register(u1);
[numthreads(1, 1, 1)]
void main() {
  uint p = In.Load(0), q = In.Load(4);
  B.Store<double>(p, double(-3.25L));
  uint4 x = B.Load4(q - 4);
  B.Store<uint64_t>(q, (uint64_t(0x01234567u) << uint64_t(32)) | uint64_t(0x89abcdefu));
  uint4 y = B.Load4(p - 4);
  Out.Store4(0, x);
  Out.Store4(16, y);
}
