// in: u 1 0
// out: 5
// expect: 3f800000 40e80000 40400000 40800000 40a00000
// What: an inout array of float (in struct) that the callee indexes at run time keeps its other elements.
struct S { uint x; float a[5]; uint y; };
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);
void change(inout float a[5], uint i) { a[i] = 7.25f; }
[numthreads(1, 1, 1)]
void main() {
  S s = { 7u, { 1.0f, 2.0f, 3.0f, 4.0f, 5.0f }, 9u };
  change(s.a, In.Load(0));
  Out.Store(0, asuint(s.a[0]));
  Out.Store(4, asuint(s.a[1]));
  Out.Store(8, asuint(s.a[2]));
  Out.Store(12, asuint(s.a[3]));
  Out.Store(16, asuint(s.a[4]));
}
