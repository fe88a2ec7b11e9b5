// in: f 1 2 3 4
// out: 12
// expect: 00000001 00000001 00000001 00000000 3f800000 00000000 00000000 3f800000 00000000 00000001 00000001 00000000
// What: comparisons of vectors of min16float give bool, as numbers 1 and 0, and choose.
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);
[numthreads(1, 1, 1)]
void main() {
  min16float4 m = min16float4(asfloat(In.Load4(0)));
  bool4 less = m < m.yzwx;
  Out.Store4(0, uint4(less));
  float4 same = m == min16float4(1, 3, 2, 4);
  Out.Store4(16, asuint(same));
  bool4 chosen = select(m > 2, m < 4, and(!(m <= 1), less));
  Out.Store4(32, uint4(and(chosen, m != 1)));
}
