// cb: u 0x2 0x0 0x80000000 0x1 0xffffffff 0x0 0x100 0x7f800000
// out: 8
// expect: 00000000 00000005 00000000 00000000 00000000 00000005 00000000 00000000
// What: bool4 members of a constant buffer.
cbuffer C : register(b0) { bool4 a; bool4 b; };
RWByteAddressBuffer Out : register(u0);
[numthreads(1, 1, 1)]
void main() {
  Out.Store(0, (a.x ? 0u : 5u));
  Out.Store(4, (a.y ? 0u : 5u));
  Out.Store(8, (a.z ? 0u : 5u));
  Out.Store(12, (a.w ? 0u : 5u));
  Out.Store(16, (b.x ? 0u : 5u));
  Out.Store(20, (b.y ? 0u : 5u));
  Out.Store(24, (b.z ? 0u : 5u));
  Out.Store(28, (b.w ? 0u : 5u));
}
