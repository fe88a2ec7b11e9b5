// in: u 1 4 7 10 13 16 19 22
// out: 8
// expect: 0000000a 00000007 00000004 00000001 00000016 00000013 00000010 0000000d
// What: a value of another lane of the quad.
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);
[numthreads(8, 1, 1)]
void main(uint t : SV_GroupIndex) {
  uint v = In.Load(4 * t);
  Out.Store(4 * t, QuadReadAcrossDiagonal(v));
}
