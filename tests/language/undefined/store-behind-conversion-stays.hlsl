// in: f 1e30
// out: 2
// expect: 00000007 7fffffff
// What: a store is not dropped because of a conversion out of range before it.
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);
[numthreads(1, 1, 1)]
void main() {
  int x = int(asfloat(In.Load(0)));
  if (x > 0)
    Out.Store(0, 7u);
  Out.Store(4, asuint(x));
}
