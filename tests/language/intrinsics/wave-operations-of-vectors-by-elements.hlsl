// args: -T cs_6_9
// in: u 1 5  1 6  1 5  2 5  1 5  1 5  1 5  1 5
// out: 6
// expect: 00000000 00000000 00000001 000000f5 00000009 00000024
// What: WaveActiveAllEqual and WaveMultiPrefixSum answer for each element of a vector; WaveMatch finds lanes whose vectors are the same as a whole.
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);
[numthreads(8, 1, 1)]
void main(uint lane : SV_GroupIndex) {
    uint2 v = In.Load2(lane * 8);
    bool2 equal = WaveActiveAllEqual(v);
    bool2 same = WaveActiveAllEqual(v * 0 + uint2(4, 5));
    uint mask = WaveMatch(v).x;
    uint2 sums = WaveMultiPrefixSum(v, uint4(0xff, 0, 0, 0));
    if (lane == 0)
        Out.Store4(0, uint4(equal.x, equal.y, all(same), mask));
    if (lane == 7)
        Out.Store2(16, sums + uint2(1, 0));
}
