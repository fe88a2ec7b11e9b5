// in: f nan inf -inf 3000000000 -3000000000 -1.5 4294967296 1e20
// out: 8
// expect: 00000000 ffffffff 00000000 b2d05e00 00000000 00000000 ffffffff ffffffff
// What: a float that uint does not hold becomes the nearest that it holds, NaN 0.
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);
[numthreads(1, 1, 1)]
void main() {
  for (uint i = 0; i < 8; ++i)
    Out.Store(4 * i, (uint(asfloat(In.Load(4 * i)))));
}
