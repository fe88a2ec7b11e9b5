// u1: u 0x80000000 77 0 0 9 0
// out: 3
// expect: 00000001 00000000 0000004d
// What: a bool that is stored into a structured buffer is 1 in memory.
struct S { bool x; uint y; };
RWStructuredBuffer<S> B : register(u1);
RWByteAddressBuffer Out : register(u0);
[numthreads(1, 1, 1)]
void main() {
  bool old = B[0].x;
  B[1].x = old;
  B[2].x = !old;
  Out.Store(0, uint(B[1].x));
  Out.Store(4, uint(B[2].x));
  Out.Store(8, B[0].y);
}
