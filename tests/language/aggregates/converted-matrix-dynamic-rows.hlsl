// args: -T cs_6_2 -enable-16bit-types
// in: f 1 2 3 4 5 6  u 1
// out: 24
// expect: 3f800000 40000000 40400000 41600000 41700000 41800000 3f800000 40e00000 40400000 41e00000 41f00000 42000000 41180000 40e00000 41080000 41e00000 41100000 40e00000 00000001 00000001 00000001 00000001 00000001 00000001
// What: rows with indices of run time as out and inout arguments of another type, of whole matrices that are converted too (which DXC itself does not compile).
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);
void row(inout int3 v) { v += 10; }
void whole(inout int2x3 m, uint i) {
  m[i] = m[i] * 2;
  m[1 - i][i] = 7;
}
void part(out half2 v) { v = half2(8.5, 9.5); }
[numthreads(1, 1, 1)]
void main() {
  const uint i = In.Load(24);
  float2x3 m = {asfloat(In.Load3(0)), asfloat(In.Load3(12))};
  row(m[i]);
  Out.Store3(0, asuint(m[0]));
  Out.Store3(12, asuint(m[1])); // 4 + 10, 5 + 10, 6 + 10
  whole(m, i);
  Out.Store3(24, asuint(m[0])); // 1, 7, 3
  Out.Store3(36, asuint(m[1])); // 28, 30, 32
  part(m[i - 1].zx);
  m[i].yz = (int2)m[i - 1].xy;
  Out.Store3(48, asuint(m[0])); // 9.5, 7, 8.5
  Out.Store3(60, asuint(m[1])); // 28, 9, 7
  bool2x3 b = m > 8;
  row(b[i]);
  b[i - 1] = m[i];
  Out.Store3(72, b[0]);
  Out.Store3(84, b[1]);
}
