// out: 26
// expect: 3fa20faf 3e9c00ad 3f1c5889 403383c6 bf800000 40a00000 3f43ccb3 3fa0a961 4000e153 3fcfefc6 c0000000 3f400000 beb69e1a be1e9e9f bf03bb12 40000000 bf800000 41100000 3eaaaaab 3f13cd3a 3f24eb73 3f42328a 3fddb3d7 3f57a036 3f1ab7d9 bf800000
// What: library calls with constant arguments are constants: the exact value, rounded once.
RWByteAddressBuffer Out : register(u0);
[numthreads(1, 1, 1)]
void main()
{
  Out.Store(0, asuint(acos(0.3f)));
  Out.Store(4, asuint(asin(0.3f)));
  Out.Store(8, asuint(atan(0.7f)));
  Out.Store(12, asuint(atan2(0.7f, -2.0f)));
  Out.Store(16, asuint(ceil(-1.5f)));
  Out.Store(20, asuint(clamp(0.0f, 5.0f, 3.0f)));
  Out.Store(24, asuint(cos(0.7f)));
  Out.Store(28, asuint(cosh(0.7f)));
  Out.Store(32, asuint(exp(0.7f)));
  Out.Store(36, asuint(exp2(0.7f)));
  Out.Store(40, asuint(floor(-1.5f)));
  Out.Store(44, asuint(frac(-1.25f)));
  Out.Store(48, asuint(log(0.7f)));
  Out.Store(52, asuint(log10(0.7f)));
  Out.Store(56, asuint(log2(0.7f)));
  Out.Store(60, asuint(max(-1.0f, 2.0f)));
  Out.Store(64, asuint(min(-1.0f, 2.0f)));
  Out.Store(68, asuint(pow(-3.0f, 2.0f)));
  Out.Store(72, asuint(rcp(3.0f)));
  Out.Store(76, asuint(rsqrt(3.0f)));
  Out.Store(80, asuint(sin(0.7f)));
  Out.Store(84, asuint(sinh(0.7f)));
  Out.Store(88, asuint(sqrt(3.0f)));
  Out.Store(92, asuint(tan(0.7f)));
  Out.Store(96, asuint(tanh(0.7f)));
  Out.Store(100, asuint(trunc(-1.5f)));
}
