// in: f nan inf -inf 3000000000 -3000000000 -1.5 4294967296 1e20
// out: 8
// expect: 00000000 7fffffff 80000000 7fffffff 80000000 ffffffff 7fffffff 7fffffff
// What: a float that int does not hold becomes the nearest that it holds, NaN 0.
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);
[numthreads(1, 1, 1)]
void main() {
  for (uint i = 0; i < 8; ++i)
    Out.Store(4 * i, asuint(int(asfloat(In.Load(4 * i)))));
}
