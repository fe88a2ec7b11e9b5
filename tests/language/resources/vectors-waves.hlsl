// args: -T cs_6_9
// out: 40
// expect: 000187e8 00030e88 000497f0 00061bc8 0007a268 000187e8 00030e88 000497f0 00061bc8 0007a268 00018bd0 00031270 00049bd8 00061fb0 0007a650 000193a0 00031a40 0004ab78 00062780 0007ae20 00063338 00063338 0018a4c0 00063338 00063338 0007c978 0007c978 00269ee0 0007c978 0007c978 000963a0 000963a0 0037c968 000963a0 000963a0 000b01b0 000b01b0 004c2c28 000b01b0 000b01b0
// What: wave operations, loops and choices on vectors of five.
RWByteAddressBuffer Out : register(u0);
typedef vector<uint, 5> U5;
[numthreads(8, 1, 1)]
void main(uint i : SV_GroupIndex) {
    U5 v = i;
    v[2] = i * i;
    U5 sum = WaveActiveSum(v), first = WaveReadLaneAt(v, 3), prefix = WavePrefixSum(v);
    U5 best = 0;
    for (uint k = 0; k < i; ++k) {
        best = max(best, v - k);
        if (all(best > 20)) break;
    }
    U5 r = sum + first * 100 + prefix * 1000 + (i > 3 ? best : U5(1, 2, 3, 4, 5)) * 100000;
    if (i < 8) Out.Store<U5>(i * 20, r);
}
