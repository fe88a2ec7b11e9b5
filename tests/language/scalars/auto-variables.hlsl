// in: f 1.5  i -3
// cb: i 7 -8 0 0
// out: 5
// expect: 40200000 fffffff8 00000003 40400000 00000004
// What: `auto` is the type of the initializer: of a constant buffer's too, without its const.
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);
cbuffer Constants : register(b0) { int2 c; };
[numthreads(1, 1, 1)]
void main() {
  auto x = asfloat(In.Load(0));
  x += 1;
  Out.Store(0, asuint(x));
  auto v = c;
  v.x = 4;
  Out.Store(4, uint(v.y));
  const auto n = int(In.Load(4));
  Out.Store(8, uint(-n));
  auto f = float3(1, 2, 3);
  Out.Store(12, asuint(f.z));
  Out.Store(16, uint(v.x));
}
