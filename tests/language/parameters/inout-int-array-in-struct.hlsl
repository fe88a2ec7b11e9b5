// in: u 1 0
// out: 3
// expect: 00000000 fffffffb ffffffec
// What: an inout array of int (in struct) that the callee indexes at run time keeps its other elements.
struct S { uint x; int a[3]; uint y; };
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);
void change(inout int a[3], uint i) { a[i] = int(-5); }
[numthreads(1, 1, 1)]
void main() {
  S s = { 7u, { int(0), int(-10), int(-20) }, 9u };
  change(s.a, In.Load(0));
  Out.Store(0, asuint(s.a[0]));
  Out.Store(4, asuint(s.a[1]));
  Out.Store(8, asuint(s.a[2]));
}
