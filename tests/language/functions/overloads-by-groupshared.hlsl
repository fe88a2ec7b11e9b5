// args: -T cs_6_0 -HV 202x
// out: 2
// expect: 00000007 00000003
// What: a function for a groupshared argument and one for a value are two functions; a value takes the second.
RWByteAddressBuffer Out : register(u0);
groupshared int2 Shared;
void put(groupshared int2 s) { s.x = 3; }
int get(groupshared int2 s, int2 by) { return s.x; }
int get(int2 s, int2 by) { return s.x + by.y; }
[numthreads(1, 1, 1)]
void main() {
  put(Shared);
  Out.Store(0, get(int2(5, 1), int2(1, 2)));
  Out.Store(4, Shared.x);
}
