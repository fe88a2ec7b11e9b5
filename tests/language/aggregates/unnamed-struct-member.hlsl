// in: u 3 8
// out: 6
// expect: 00000003 00000008 0000000b 00000014 00000018 00000046
// What: a struct member without a name is a member whose members are named as those of what it stands in.
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);
struct Inner { struct { uint a; struct { uint b; }; }; uint c; };
struct Derived : Inner { uint d; };
uint sum(Inner i) { return i.a + i.b; }
[numthreads(1, 1, 1)]
void main() {
  Derived x;
  x.a = In.Load(0); x.b = In.Load(4); x.c = 1; x.d = 2;
  Out.Store3(0, uint3(x.a, x.b, sum(x)));
  Inner list[2];
  list[0].a = 10; list[0].b = 20;
  list[1] = list[0];
  Out.Store(12, list[x.a & 1].b);
  Out.Store(16, sizeof(Derived) + x.b);
  list[1].b *= x.a + 0.5;
  Out.Store(20, list[1].b);
}
