// in: u 3 7 2 5 1 9 8 6
// out: 16
// expect: 00000000 00000000 00000000 00000000 00000001 00000009 00000008 00000006 00000003 0000000a 0000000c 00000011 00000012 0000001b 00000023 00000029
// What: a local resource may be set and used behind a condition, or set in the first turn of a loop that is unrolled.
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);
struct Source {
  ByteAddressBuffer buffer;
  uint first;
};
[numthreads(8, 1, 1)]
void main(uint thread : SV_GroupIndex)
{
  Source source;
  source.first = 4 * thread;
  uint r = 0;
  if (thread > 3) {
    source.buffer = In;
    r = source.buffer.Load(source.first);
  }
  Out.Store(4 * thread, r);
  ByteAddressBuffer late;
  uint sum = 0;
  [unroll] for (uint i = 0; i < 8; ++i) {
    if (i == 0) late = In;
    if (i <= thread) sum += late.Load(4 * i);
  }
  Out.Store(32 + 4 * thread, sum);
}
