// out: 6
// expect: 3fc00000 00000000 00000003 40800000 3fc00000 00000005
// What: an element of a constant vector is a scalar: each store, the last first, writes one word.
RWByteAddressBuffer Out : register(u0);
[numthreads(1, 1, 1)]
void main() {
  Out.Store(20, asuint((5).xx.y));
  Out.Store(16, asuint(1.5.x));
  Out.Store(12, asuint(float2(3, 4).y));
  Out.Store(8, ((uint2)3).x);
  Out.Store(4, (uint)((bool2)0).x);
  Out.Store(0, asuint((1.5f).xx.y));
}
