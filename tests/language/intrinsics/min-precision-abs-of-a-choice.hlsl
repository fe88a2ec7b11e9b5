// args: -T cs_6_2
// in: f 1 -2 3 -4 0 0 1 1
// out: 8
// expect: 40800000 41300000 3f800000 3f800000 40000000 40a00000 3f800000 3f800000
// What: LLVM drops the fast-math flags of abs where it moves it into a choice. Minimum precision cannot be precise.
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);
[numthreads(4, 1, 1)]
void main(uint lane : SV_GroupIndex) {
  min16float a = (min16float)asfloat(In.Load(4 * lane));
  bool c = In.Load(16 + 4 * lane) != 0;
  Out.Store(4 * lane, asuint(float(abs(c ? min16float(1) : mad(a, min16float(5), min16float(-1))))));
  min16float2 two = c ? min16float2(1, -1) : a - min16float2(3, 1);
  Out.Store(16 + 4 * lane, asuint(float(max(abs(two).x, abs(two).y))));
}
