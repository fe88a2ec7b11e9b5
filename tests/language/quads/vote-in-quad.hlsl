// args: -T cs_6_7
// in: u 1 2 11 1 20 21 22 23
// out: 8
// expect: 00000001 00000001 00000001 00000001 00000003 00000003 00000003 00000003
// What: QuadAny and QuadAll of lanes.
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);
[numthreads(8, 1, 1)]
void main(uint t : SV_GroupIndex) {
  bool v = In.Load(4 * t) > 10;
  Out.Store(4 * t, (QuadAny(v) ? 1u : 0u) + (QuadAll(v) ? 2u : 0u));
}
