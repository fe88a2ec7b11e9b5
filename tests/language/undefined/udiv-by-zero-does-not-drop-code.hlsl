// in: u 17 0
// out: 2
// expect: 00000005 ffffffff
// What: what stands behind a division by zero is executed, and a test of the divisor stays.
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);
[numthreads(1, 1, 1)]
void main() {
  uint x = In.Load(0), z = In.Load(4);
  uint q = x / z;
  if (z == 0)
    Out.Store(0, 5u);
  Out.Store(4, q);
}
