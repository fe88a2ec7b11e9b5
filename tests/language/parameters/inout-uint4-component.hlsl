// in: u 0
// out: 4
// expect: 0000004d 00000004 00000007 0000000a
// What: an inout vector of which the callee writes a component at run time keeps the others.
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);
void change(inout uint4 a, uint i) { a[i] = 77u; }
[numthreads(1, 1, 1)]
void main() {
  uint4 v = uint4(1u, 4u, 7u, 10u);
  change(v, In.Load(0));
  Out.Store(0, v.x);
  Out.Store(4, v.y);
  Out.Store(8, v.z);
  Out.Store(12, v.w);
}
