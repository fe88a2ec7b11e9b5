// in: u 3 4 5 6
// out: 8
// expect: 00000003 00000004 00000003 00000006 0000000a 00000004 00000007 00000008
// What: a using declaration in a struct names a field or method of a base, hidden ones too; an own method of the same parameters hides it.
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);

struct A {
  uint x, y;
  uint f() { return y; }
  uint f(uint a) { return a; }
};
struct Hiding : A {
  uint y;
};
struct Used : Hiding {
  uint z;
  using A::y;
  using A::x;
  uint get() { return y; }
};
struct Methods : A {
  uint q;
  using A::f;
  uint f() { return q; }
  uint f(uint2 a) { return a.x; }
};

[numthreads(1, 1, 1)]
void main() {
  const uint4 v = In.Load4(0);
  Used u = (Used)0;
  u.A::y = v.x;
  u.Hiding::y = v.y;
  u.z = v.z;
  u.x = v.w;
  Out.Store4(0, uint4(u.y, u.Hiding::y, u.get(), u.x));
  Methods m = (Methods)0;
  m.y = 9;
  m.q = 10;
  Out.Store4(16, uint4(m.f(), m.f(4), m.f(uint2(7, 1)), u.get() + u.z));
}
