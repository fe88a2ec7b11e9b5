// args: -T cs_6_2 -enable-16bit-types
// out: 4
// expect: 00000003 00000004 00000001 00000006
// What: what GatherCmp gives is of the texture's element, as what Gather gives.
RWByteAddressBuffer Out : register(u0);
Texture2D<int> Ints : register(t4);
Texture2D<int16_t> Shorts : register(t5);
Texture2D<float> Floats : register(t6);
Texture2D<uint16_t> Words : register(t7);
SamplerComparisonState Compare : register(s0);
uint kind(float x) { return 1; }
uint kind(half x) { return 2; }
uint kind(int x) { return 3; }
uint kind(int16_t x) { return 4; }
uint kind(uint x) { return 5; }
uint kind(uint16_t x) { return 6; }
[numthreads(1, 1, 1)]
void main()
{
  Out.Store(0, kind(Ints.GatherCmp(Compare, 0, 0.5).x));
  Out.Store(4, kind(Shorts.GatherCmp(Compare, 0, 0.5).x));
  Out.Store(8, kind(Floats.GatherCmpRed(Compare, 0, 0.5).x));
  Out.Store(12, kind(Words.GatherCmpGreen(Compare, 0, 0.5).x));
}
