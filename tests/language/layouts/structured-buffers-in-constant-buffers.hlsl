// cb: u 1 0 0 0  u 0 0 0 0  u 2 3 0 0  u 0 0 0 0  u 0 4 0 0  u 0 0 0 0  u 0 5
// out: 5
// expect: 00000001 00000002 00000003 00000004 00000005
// What: a structured buffer takes the bytes of its element in a constant buffer, from a row on; in a struct at any offset.
struct E { uint x; uint3 y; };
struct S {
  uint a;
  StructuredBuffer<E> elements; // bytes 4 to 20
  Texture2D<float> none;
  uint b;
};
cbuffer C : register(b0) {
  uint first;
  RWStructuredBuffer<uint4> row; // bytes 16 to 32
  uint second;                   // byte 32
  Texture2D<float4> none;
  uint third;                    // byte 36
  S s;                           // bytes 48 to 72
  StructuredBuffer<uint> two[2]; // bytes 80 to 100
  uint last;                     // byte 100
}
RWByteAddressBuffer Out : register(u0);
[numthreads(1, 1, 1)]
void main() {
  Out.Store(0, first);
  Out.Store(4, second);
  Out.Store(8, third);
  Out.Store(12, s.b + s.a);
  Out.Store(16, last);
}
