// args: -T cs_6_10
// in: f 2.5 3.5 -1.25 -200
// out: 10
// expect: 80ff0402 40000000 40800000 bf800000 c3000000 587e4630 3f000000 40600000 43e00000 41800000
// What: conversions of vectors round to the nearest, halves to the even number, and saturate: as bytes, and as floats of 8 bits, whose largest is 448.
#define MATRIX(component, rows, columns, use, scope)                                               \
  __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(component, rows, columns, use, scope)]]
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);

[numthreads(1, 1, 1)]
void main() {
  float4 v = asfloat(In.Load4(0));
  vector<uint, 1> bytes, small;
  __builtin_LinAlg_Convert(bytes, v, 9, 19);
  float4 back;
  __builtin_LinAlg_Convert(back, bytes, 19, 9);
  Out.Store(0, bytes.x);
  Out.Store4(4, asuint(back));
  // E4M3: 0.5, 3.5 and 448 are numbers of it; 17 is between 16 and 18.
  __builtin_LinAlg_Convert(small, float4(0.5, 3.5, 1000, 17), 9, 21);
  __builtin_LinAlg_Convert(back, small, 21, 9);
  Out.Store(20, small.x);
  Out.Store4(24, asuint(back));
}
