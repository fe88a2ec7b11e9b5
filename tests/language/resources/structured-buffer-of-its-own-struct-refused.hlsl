// refused: 3:40: incomplete type 'S': it is declared but not defined
// What: the element of a structured buffer that a struct has is complete.
struct S { uint a; StructuredBuffer<S> buffer; };
RWByteAddressBuffer Out : register(u0);
cbuffer C { S s; }
[numthreads(1, 1, 1)]
void main() {
  Out.Store(0, s.a);
}
