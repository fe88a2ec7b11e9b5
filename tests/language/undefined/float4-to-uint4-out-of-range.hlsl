// in: f nan inf -inf 3000000000 -3000000000 -1.5 4294967296 1e20
// out: 8
// expect: 00000000 ffffffff 00000000 b2d05e00 00000000 00000000 ffffffff ffffffff
// What: the same for vectors.
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);
[numthreads(1, 1, 1)]
void main() {
  uint4 a = uint4(asfloat(In.Load4(0))), b = uint4(asfloat(In.Load4(16)));
  Out.Store4(0, (a));
  Out.Store4(16, (b));
}
