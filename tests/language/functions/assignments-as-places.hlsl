// in: u 3 5
// out: 10
// expect: 00000007 00000005 00000008 00000012 00000008 00000002 00000063 00000004 00000005 0000000d
// plain: 00000007 00000005 00000008 00000012 00000009 00000002 00000063 00000004 00000005 0000000d
// What: an assignment, a compound one and a prefix increment are places: stored to, incremented, taken apart (DXC: of a copy).
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);
struct Pair { uint2 v; };
static uint Calls = 0;
uint next() { return Calls++; }
[numthreads(1, 1, 1)]
void main() {
  uint a = In.Load(0), b = In.Load(4);
  (a = b) = 7;
  Out.Store(0, a);
  Out.Store(4, b);
  uint i = 5;
  ++(++(++i));
  Out.Store(8, i);
  (i += 1) *= 2;
  Out.Store(12, i);
  uint2 v = uint2(1, 2);
  (v = uint2(8, 2)).x += 1;
  Out.Store(16, v.x);
  Out.Store(20, v.y);
  Pair p, q = {uint2(4, 99)};
  (p = q).v.x = 2;
  Out.Store(24, p.v.y);
  Out.Store(28, q.v.x);
  uint list[3] = {1, 2, 3};
  // The place is found once.
  (list[next()] += 2) += 2;
  Out.Store(32, list[0]);
  int w = 5;
  --(w += 9);
  Out.Store(36, w);
}
