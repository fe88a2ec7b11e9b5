// args: -T cs_6_0
// in: u 7 2 100
// out: 15
// expect: 00000003 00000003 00000002 00000003 00000004 00000003 00000003 00000001 00000006 00000003 00000004 00000002 00000009 0000000f 00000007
// What: [unroll(n)] executes the body n times at most: known and unknown counts, fewer turns than n, each kind of loop, tests and steps with effects, loops in loops, break and continue.
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);
static uint Tests = 0;
bool more(uint i, uint n) {
  ++Tests;
  return i < n;
}
uint early(uint n) {
  [unroll(3)]
  for (uint i = 0; i < n; ++i)
    if (i == 1)
      return 6;
  return 9;
}
[numthreads(1, 1, 1)]
void main() {
  uint n = In.Load(0), few = In.Load(4), many = In.Load(8), a = 0, i;
  [unroll(3)]
  for (i = 0; i < 7; ++i)
    ++a;
  Out.Store(0, a);
  a = 0;
  [unroll(3)]
  for (i = 0; i < n; ++i)
    ++a;
  Out.Store(4, a);
  a = 0;
  [unroll(3)]
  for (i = 0; i < few; ++i)
    ++a;
  Out.Store(8, a);
  a = 0;
  // The test runs behind each turn and once before.
  [unroll(3)]
  for (i = 0; more(i, n); ++i)
    ++a;
  Out.Store(12, a);
  Out.Store(16, Tests);
  Out.Store(20, i);
  a = 0;
  [unroll(3)]
  while (a < n)
    ++a;
  Out.Store(24, a);
  a = 0;
  [unroll(1)]
  do {
    ++a;
  } while (a < n);
  Out.Store(28, a);
  Out.Store(32, early(n));
  a = 0;
  [unroll(3)]
  for (i = 0; i < many; ++i) {
    if (i == 2 && many == 100)
      ++a;
    else if (i < 50)
      ++a;
  }
  Out.Store(36, a);
  a = 0;
  Tests = 0;
  [unroll(4)]
  do {
    ++a;
  } while (more(a, n));
  Out.Store(40, Tests);
  a = 0;
  [unroll(5)]
  for (i = 0; i < n; ++i) {
    if (i == 2)
      break;
    ++a;
  }
  Out.Store(44, a);
  a = 0;
  [unroll(3)]
  for (i = 0; i < n; ++i) {
    [unroll(3)]
    for (uint j = 0; j < n; ++j)
      ++a;
  }
  Out.Store(48, a);
  a = 0;
  [loop]
  for (i = 0; i < 5; ++i) {
    [unroll(3)]
    for (uint j = 0; j < n; ++j)
      ++a;
  }
  Out.Store(52, a);
  a = 0;
  [unroll(9)]
  for (i = 0; i < n; ++i) {
    a += 1;
    if (i & 1)
      continue;
    a += 0;
  }
  Out.Store(56, a);
}
