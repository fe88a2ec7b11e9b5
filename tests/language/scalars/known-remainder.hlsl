// args: -T cs_6_2 -HV 2021 -enable-16bit-types
// in: f 5 0.05 7 2
// out: 9
// expect: 00000000 00000000 00000000 00000000 3f800000 3f800000 00000000 c0000000 40490fdb
// What: the remainder of known floats is x - y * trunc(x / y), each step rounded to their type, at every level of effort; that of a number by a larger one is the number.
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);
static const float Y = 5.0, X = 0.05;
float rem(float a, float b) { return a % b; }
[numthreads(1, 1, 1)]
void main() {
  Out.Store(0, asuint(5.0 % 0.05));
  Out.Store(4, asuint(5.0f % 0.05f));
  Out.Store(8, asuint(Y % X));
  float y = 5, x = 0.05;
  Out.Store(12, asuint(rem(y, x)));
  Out.Store(16, asuint(rem(asfloat(In.Load(8)), asfloat(In.Load(12)))));
  Out.Store(20, asuint(7.0 % 2));
  Out.Store(24, asuint((float)(half(5.0) % half(0.05))));
  Out.Store(28, asuint(rem(-5, 3)));
  Out.Store(32, asuint(rem(3.14159265, 4)));
}
