// args: -T cs_6_0 -HV 2021
// cb: u 0x000004a6 0x7 f 2.0
// out: 4
// expect: 00000002 00000029 00000007 40000000
// What: bit fields of an enum and of integers share a word of a constant buffer; what follows stands behind their words.
enum E { A, B, C, D };
struct S { E e : 2; uint k : 8; uint whole; };
cbuffer Constants : register(b0) { S s; float t; };
RWByteAddressBuffer Out : register(u0);
[numthreads(1,1,1)] void main() {
  S copy = s;
  Out.Store4(0, uint4(copy.e, s.k, s.whole, asuint(t)));
}
