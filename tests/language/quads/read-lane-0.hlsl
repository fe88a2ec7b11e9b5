// in: u 1 4 7 10 13 16 19 22
// out: 8
// expect: 0000000a 0000000a 0000000a 0000000a 00000086 00000086 00000086 00000086
// What: the value of one lane of the quad.
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);
[numthreads(8, 1, 1)]
void main(uint t : SV_GroupIndex) {
  uint2 v = uint2(In.Load(4 * t), t);
  v = QuadReadLaneAt(v, 0);
  Out.Store(4 * t, v.x * 10 + v.y);
}
