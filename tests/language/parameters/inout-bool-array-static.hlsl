// in: u 1 0
// out: 4
// expect: 00000000 00000001 00000000 00000001
// What: an inout array of bool (static) that the callee indexes at run time keeps its other elements.
static bool v[4] = { false, true, false, true };
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);
void change(inout bool a[4], uint i) { a[i] = true; }
[numthreads(1, 1, 1)]
void main() {
  change(v, In.Load(0));
  Out.Store(0, uint(v[0]));
  Out.Store(4, uint(v[1]));
  Out.Store(8, uint(v[2]));
  Out.Store(12, uint(v[3]));
}
