// in: u 1 0
// out: 4
// expect: 00000000 00000001 00000000 00000001
// What: an inout array of bool (in struct) that the callee indexes at run time keeps its other elements.
struct S { uint x; bool a[4]; uint y; };
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);
void change(inout bool a[4], uint i) { a[i] = true; }
[numthreads(1, 1, 1)]
void main() {
  S s = { 7u, { false, true, false, true }, 9u };
  change(s.a, In.Load(0));
  Out.Store(0, uint(s.a[0]));
  Out.Store(4, uint(s.a[1]));
  Out.Store(8, uint(s.a[2]));
  Out.Store(12, uint(s.a[3]));
}
