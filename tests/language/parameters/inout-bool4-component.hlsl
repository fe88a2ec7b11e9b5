// in: u 0
// out: 4
// expect: 00000001 00000001 00000000 00000001
// What: an inout vector of which the callee writes a component at run time keeps the others.
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);
void change(inout bool4 a, uint i) { a[i] = true; }
[numthreads(1, 1, 1)]
void main() {
  bool4 v = bool4(false, true, false, true);
  change(v, In.Load(0));
  Out.Store(0, uint(v.x));
  Out.Store(4, uint(v.y));
  Out.Store(8, uint(v.z));
  Out.Store(12, uint(v.w));
}
