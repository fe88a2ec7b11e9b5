// args: -T cs_6_2
// in: u 1
// cb: u 7 0 0 0  u 0 8 9 0  u 0 0 0 0 0 0 0 0  u 5
// t1: u 20 21
// t2: u 10 11
// t3: u 30 31
// out: 5
// expect: 0000000b 0000001f 00000007 0000001a 0000001b
// What: resources in the struct of a constant buffer are resources of their own, also through copies, methods and parameters.
struct N { StructuredBuffer<uint> t; uint2 z; };
struct S {
  uint a;
  StructuredBuffer<uint> t;
  N n;
  StructuredBuffer<uint> arr[2];
  uint last[1];
  uint method(uint i) { return t[i]; }
};
ConstantBuffer<S> C : register(b0);
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);
uint sum(N n) { return n.z.x + n.z.y + n.t[0]; }
[numthreads(1, 1, 1)]
void main() {
  uint i = In.Load(0);
  N n = C.n;
  Out.Store(0, n.t[i]);
  Out.Store(4, C.arr[1][i]);
  Out.Store(8, C.a);
  Out.Store(12, C.method(i) + C.last[0]);
  Out.Store(16, sum(C.n));
}
