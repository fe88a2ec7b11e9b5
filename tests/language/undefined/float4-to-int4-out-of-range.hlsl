// in: f nan inf -inf 3000000000 -3000000000 -1.5 4294967296 1e20
// out: 8
// expect: 00000000 7fffffff 80000000 7fffffff 80000000 ffffffff 7fffffff 7fffffff
// What: the same for vectors.
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);
[numthreads(1, 1, 1)]
void main() {
  int4 a = int4(asfloat(In.Load4(0))), b = int4(asfloat(In.Load4(16)));
  Out.Store4(0, asuint(a));
  Out.Store4(16, asuint(b));
}
