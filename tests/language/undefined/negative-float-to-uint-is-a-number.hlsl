// in: f -3.6
// out: 2
// expect: 00000005 00000001
// What: what a conversion out of range gives takes part in what follows.
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);
[numthreads(1, 1, 1)]
void main() {
  uint x = uint(asfloat(In.Load(0)));
  Out.Store(0, x + 5u);
  Out.Store(4, x == 0 ? 1u : 2u);
}
