// args: -T cs_6_2
// in: u 0x2 0x0 0x80000000 0x1 0xffffffff 0x0 0x100 0x7f800000
// out: 8
// expect: 3f800000 00000000 3f800000 3f800000 3f800000 00000000 3f800000 3f800000
// What: Load<bool4> of a byte-address buffer.
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);
[numthreads(1, 1, 1)]
void main() {
  bool4 a = In.Load<bool4>(0), b = In.Load<bool4>(16);
  Out.Store(0, asuint(float(a.x)));
  Out.Store(4, asuint(float(a.y)));
  Out.Store(8, asuint(float(a.z)));
  Out.Store(12, asuint(float(a.w)));
  Out.Store(16, asuint(float(b.x)));
  Out.Store(20, asuint(float(b.y)));
  Out.Store(24, asuint(float(b.z)));
  Out.Store(28, asuint(float(b.w)));
}
