// What: HLSL 2016 rounds a constant half away from zero, as FXC, and makes products of pow with a small whole literal, also for negative bases.
// args: -T cs_6_0 -HV 2016
// in: f -2 0.5 2.5
// out: 8
// expect: 3f800000 bf800000 00000000 40000000 c1000000 41800000 3f800000 be000000
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);

[numthreads(1, 1, 1)] void main() {
  float3 V = asfloat(In.Load3(0));
  Out.Store(0, asuint(round(0.5)));
  Out.Store(4, asuint(round(-0.5f)));
  Out.Store(8, asuint(round(V.y)));
  Out.Store(12, asuint(round(V.z)));
  Out.Store(16, asuint(pow(V.x, 3)));
  Out.Store(20, asuint(pow(V.x, 4.0)));
  Out.Store(24, asuint(pow(V.x, 0)));
  Out.Store(28, asuint(pow(V.x, -3)));
}
