// in: f 0.25 0.75
// out: 2
// expect: 00000001 00000000
// What: a struct without a name is no type by which `t.x < 0.5` could begin template arguments.
struct { float bound; } Global;
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);
[numthreads(1,1,1)] void main() {
  float2 t = asfloat(In.Load2(0));
  uint below = 0, above = 0;
  if (t.x < 0.5) { below = 1; }
  if (t.y < 0.5) { above = 1; }
  Out.Store2(0, uint2(below, above));
}
