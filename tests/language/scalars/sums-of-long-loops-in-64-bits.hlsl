// args: -T cs_6_2
// in: u 0xfffffffe 0 100000 0 7 0
// out: 8
// expect: 2a052eb0 00000001 285d4e15 0001c6be 00000015 00000000 0000005b 00000000
// What: what a loop of 64-bit integers sums up, for which LLVM has formulas of more bits.
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);
uint64_t sumTo(uint64_t end)
{
  uint64_t s = 0;
  for (uint64_t i = 0; i < end; ++i) s += i;
  return s;
}
uint64_t squaresTo(uint64_t end)
{
  uint64_t s = 0;
  for (uint64_t i = 0; i < end; ++i) s += i * i;
  return s;
}
[numthreads(1, 1, 1)]
void main()
{
  Out.Store<uint64_t>(0, sumTo(In.Load<uint64_t>(8)));
  Out.Store<uint64_t>(8, sumTo(In.Load<uint64_t>(8)) * In.Load<uint64_t>(8) + sumTo(In.Load<uint64_t>(16)));
  Out.Store<uint64_t>(16, sumTo(In.Load<uint64_t>(16)));
  Out.Store<uint64_t>(24, squaresTo(In.Load<uint64_t>(16)));
}
