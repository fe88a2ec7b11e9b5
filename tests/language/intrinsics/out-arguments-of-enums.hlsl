// in: f 2.75 -3.5 7 9
// out: 5
// expect: 00000002 3f400000 00000005 0000000c 00000002
// What: an out argument of a library function may be a plain enum; the number is cast to it.
enum Kind { None, One };
enum Small : uint { Zero };
groupshared uint Sum;
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);
RWStructuredBuffer<Kind> Kinds : register(u1);
[numthreads(1, 1, 1)]
void main() {
  float4 v = asfloat(In.Load4(0));
  Kind whole;
  float rest = modf(v.x, whole);
  Sum = 5;
  Kind before;
  InterlockedAdd(Sum, 7, before);
  Small after;
  InterlockedExchange(Sum, 1, after);
  Small exponent;
  frexp(v.x, exponent); // 2.75 = 0.6875 * 4
  Out.Store4(0, uint4(whole, asuint(rest), before, after));
  Out.Store(16, exponent);
}
