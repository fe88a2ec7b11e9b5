// in: u 3
// out: 2
// expect: 0bebc209 0000ea63
// What: A loop with [unroll] that would be longer than a program may be stays a loop.
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);
[numthreads(1, 1, 1)]
void main()
{
  uint sum = In.Load(0), count = In.Load(0);
  [unroll] for (uint i = 0; i < 20000; ++i) {
    sum += i;
    sum ^= i & 1;
    if (sum % 7 == 1) sum += 2;
  }
  Out.Store(0, sum);
  [unroll] for (uint y = 0; y < 300; ++y)
    [unroll] for (uint x = 0; x < 200; ++x)
      count += (y + x) < 600;
  Out.Store(4, count);
}
