// in: u 0
// out: 2
// expect: 0000004d 00000004
// What: an inout vector of which the callee writes a component at run time keeps the others.
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);
void change(inout uint2 a, uint i) { a[i] = 77u; }
[numthreads(1, 1, 1)]
void main() {
  uint2 v = uint2(1u, 4u);
  change(v, In.Load(0));
  Out.Store(0, v.x);
  Out.Store(4, v.y);
}
