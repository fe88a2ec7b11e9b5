// in: u 0
// out: 3
// expect: fffffff7 fffffffc fffffff9
// What: an inout vector of which the callee writes a component at run time keeps the others.
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);
void change(inout int3 a, uint i) { a[i] = int(-9); }
[numthreads(1, 1, 1)]
void main() {
  int3 v = int3(int(-1), int(-4), int(-7));
  change(v, In.Load(0));
  Out.Store(0, asuint(v.x));
  Out.Store(4, asuint(v.y));
  Out.Store(8, asuint(v.z));
}
