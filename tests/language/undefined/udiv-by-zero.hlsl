// in: u 17 0
// out: 4
// expect: ffffffff ffffffff ffffffff 00000003
// What: an unsigned division by zero gives all ones, as does the remainder.
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);
[numthreads(1, 1, 1)]
void main() {
  uint x = In.Load(0), z = In.Load(4);
  Out.Store2(0, uint2(x / z, x % z));
  uint2 v = uint2(x, 9) / uint2(z, 3);
  Out.Store2(8, v);
}
