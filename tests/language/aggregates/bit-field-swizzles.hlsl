// args: -T cs_6_6 -HV 2021
// in: u 0xdeadbfc5 0x80000003
// out: 20
// expect: 0000003f 0000003f 0000003f 0000003f 00000005 00000005 00000001 00000001 00000000 00000001 fffffffd fffffffd 0000003f 00000005 00000009 0000000a 0000002a 00000021 ffffffff 00000008
// What: swizzles of bit fields, read and written: each component is the field, and the fields beside it stay.
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);
struct Fields { uint a : 6; uint b : 6; uint c : 20; };
struct Signed { int low : 3; int middle : 28; int high : 1; };
[numthreads(1, 1, 1)]
void main() {
  Fields f = In.Load<Fields>(0);
  f.b = 63;
  Out.Store4(0, f.b.xxxx);
  Out.Store2(16, f.a.xx);
  Out.Store2(24, uint2(f.a.xx == 5));
  Out.Store2(32, uint2(f.a.xx == uint2(4, 5)));
  Signed s = In.Load<Signed>(4);
  s.low = 5;
  Out.Store2(40, asuint(s.low.xx));
  Out.Store2(48, max(f.b.xx, f.a.xx).xy - uint2(0, 58));
  f.a.x = 9;
  Out.Store(56, f.a);
  f.a.x++;
  Out.Store(60, f.a);
  f.b.x -= 21;
  Out.Store(64, f.b);
  Out.Store(68, (f.b.x ^= 11));
  Out.Store(72, asuint(s.high.r));
  Out.Store(76, (f.c.x = 8));
}
