// t1: u 10 11
// t2: u 20 21
// t3: u 30 31
// t4: u 40 41
// u1: u 7 8
// u2: u 9 1
// out: 8
// expect: 00000029 0000001e 00000015 0000003d 00000052 00000028 00000009 0000000b
// expect u1: 00000107 00000008
// expect u2: 00000009 00000033
// What: an array of resources without a length as an argument is the global variable itself, through several calls, methods and templates.
ByteAddressBuffer Fixed[2] : register(t1);
ByteAddressBuffer Open[] : register(t3);
RWByteAddressBuffer Written[] : register(u1);
RWByteAddressBuffer Out : register(u0);
uint at(ByteAddressBuffer b[], uint i, uint word = 0) { return b[i].Load(4 * word); }
uint deeper(ByteAddressBuffer b[], uint i) { return at(b, i); }
uint sum(ByteAddressBuffer a[], ByteAddressBuffer b[], uint i) { return at(a, i) + at(b, i, 1); }
template <typename T> T anyOf(T other, ByteAddressBuffer b[], uint i) { return other + (T)b[i].Load(0); }
struct Reader {
  uint base;
  uint read(ByteAddressBuffer b[], uint i) { return deeper(b, base + i); }
};
uint write(RWByteAddressBuffer w[], uint i, inout uint old) {
  w[0].InterlockedAdd(0, 0x100);
  w[i].Store(4, w[i].Load(4) + 50);
  old = w[1].Load(0);
  return w[0].Load(4) + 3;
}
[numthreads(1, 1, 1)]
void main(uint zero : SV_GroupIndex) {
  Out.Store(0, at(Open, zero + 1, 1));         // 41
  Out.Store(4, deeper(Open, zero));            // 30
  Out.Store(8, at(Fixed, zero + 1, 1));        // 21
  Out.Store(12, sum(Open, Fixed, zero) + 20);  // 30 + 11 + 20
  Out.Store(16, sum(Fixed, Open, zero + 1) + sum(Open, Open, zero) - 40); // 20 + 41 + 30 + 31 - 40
  Reader r = {1};
  Out.Store(20, r.read(Open, zero));           // 40
  uint old = zero;
  const uint given = write(Written, 1 + zero, old);
  Out.Store(24, old);                          // 9
  Out.Store(28, given + anyOf(0u, Open, zero) - at(Open, zero)); // 8 + 3
}
