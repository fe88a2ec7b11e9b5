// cb: u 0x2 0x0 0x80000000 0x1 0xffffffff 0x0 0x100 0x7f800000
// out: 8
// expect: 00000001 00000000 00000001 00000001 00000001 00000000 00000001 00000001
// What: bool4 members of a constant buffer.
cbuffer C : register(b0) { bool4 a; bool4 b; };
RWByteAddressBuffer Out : register(u0);
[numthreads(1, 1, 1)]
void main() {
  Out.Store(0, uint(a.x));
  Out.Store(4, uint(a.y));
  Out.Store(8, uint(a.z));
  Out.Store(12, uint(a.w));
  Out.Store(16, uint(b.x));
  Out.Store(20, uint(b.y));
  Out.Store(24, uint(b.z));
  Out.Store(28, uint(b.w));
}
