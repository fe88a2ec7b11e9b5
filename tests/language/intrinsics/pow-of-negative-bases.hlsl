// What: pow goes by the logarithm, so a negative base gives NaN whatever the exponent; the square alone is a product, also where the exponent is known only after calls are inlined.
// in: f -3 2 -2 1.5
// cb: f 2 3
// out: 12
// expect: 41100000 7fc00000 00000001 00000001 40800000 00000001 00000001 3fc00000 41100000 40800000 00000001 3f800000
ByteAddressBuffer In : register(t0);
cbuffer C : register(b0) {
  float Two, Three;
};
RWByteAddressBuffer Out : register(u0);

uint notANumber(float X) {
  return isnan(X) ? 1 : 0;
}

float power(float X, float Y) {
  return pow(X, Y);
}

[numthreads(1, 1, 1)] void main() {
  float4 V = asfloat(In.Load4(0));
  Out.Store(0, asuint(pow(V.x, 2)));
  Out.Store(4, notANumber(pow(V.x, Two)) ? 0x7fc00000 : 0);
  Out.Store(8, notANumber(pow(V.x, 3)));
  Out.Store(12, notANumber(pow(V.x, 5.0)));
  Out.Store(16, asuint(pow(V.xz, 2.0f).y));
  Out.Store(20, notANumber(pow(V.z, 4.0)));
  Out.Store(24, notANumber(pow(V.z, Three)));
  Out.Store(28, asuint(pow(V.w, 1)));
  const float2 Squares = 2;
  Out.Store(32, asuint(pow(V.xz, Squares).x));
  Out.Store(36, asuint(power(V.z, 2)));
  Out.Store(40, notANumber(power(V.z, 6)));
  Out.Store(44, asuint(pow(0.0f, 0.0f)));
}
