// in: i 5 -3
// out: 2
// expect: 00000002 ffffffe2
// What: `struct S` in a parameter declares a struct that is defined later, in the namespace around; the definition that follows is of the same function.
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);
namespace N {
int sum(struct Pair p, int scale);
struct Pair { int a, b; };
int sum(struct Pair p, int scale) { return (p.a + p.b) * scale; }
}
[numthreads(1, 1, 1)]
void main() {
  struct N::Pair p = {In.Load(0), In.Load(4)};
  int once = N::sum(p, 1);
  p.a *= -1;
  p.a -= 2;
  Out.Store2(0, uint2(once, N::sum(p, 3)));
}
