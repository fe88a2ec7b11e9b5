// in: f 1 2 3 4 5 6 7 8
// out: 21
// expect: 428c0000 40a00000 41200000 41700000 41a00000 41000000 41800000 41c00000 42000000 40a00000 41400000 41a80000 42000000 40a00000 41400000 41a80000 42000000 40a00000 41400000 41a80000 42000000
// What: products of a row and a column of minimum precision, by mul and by *, where the other one is transposed.
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);
[numthreads(1, 1, 1)]
void main() {
  min16float1x4 a = (min16float1x4)asfloat(In.Load4(0));
  min16float4x1 b = (min16float4x1)asfloat(In.Load4(16));
  Out.Store(0, asuint(float(mul(a, b)))); // 5 + 12 + 21 + 32
  min16float4x4 o = mul(b, a);
  Out.Store4(4, asuint(float4(o[0])));
  Out.Store4(20, asuint(float4(o[3])));
  Out.Store4(36, asuint(float4(a * transpose(b))));
  Out.Store4(52, asuint(float4(transpose(a) * b)));
  Out.Store4(68, asuint(float4((min16float4)a * (min16float4)b)));
}
