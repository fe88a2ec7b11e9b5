// in: u 5 6
// out: 2
// expect: 00000005 00000006
// What: a struct without a name takes a struct with the same members, as all did before HLSL 2021.
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);
typedef struct { uint x, y; } Named;
struct Outer { struct { uint x, y; } inner; };
[numthreads(1, 1, 1)]
void main() {
  Outer o;
  o.inner.x = In.Load(0);
  o.inner.y = In.Load(4);
  struct { uint x, y; } local = o.inner;
  Named n = (Named)local;
  Out.Store2(0, uint2(n.x, n.y));
}
