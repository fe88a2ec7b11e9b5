// out: 1
// expect: 00000002
// What: of functions that take a struct and its base, the struct's own is called where it adds no members.
RWByteAddressBuffer Out : register(u0);
struct Base { uint a; };
struct Derived : Base {};
uint kind(Base b) { return 1; }
uint kind(Derived d) { return 2; }
[numthreads(1, 1, 1)]
void main() {
  Derived d;
  d.a = 5;
  Out.Store(0, kind(d));
}
