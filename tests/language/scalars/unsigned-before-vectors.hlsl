// in: i -1 -2 -3 -4
// out: 4
// expect: 7fffffff 7ffffffe 3ffffffe 00000001
// What: `unsigned` before int2, int64_t2, dword and min16int is the type without a sign.
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);
[numthreads(1, 1, 1)]
void main() {
  unsigned int2 a = In.Load2(0) >> 1;
  Out.Store(0, a.x);
  unsigned dword1 b = In.Load(8) >> 1;
  Out.Store(4, b.x);
  unsigned int4x4 m = In.Load(8);
  m /= 4;
  Out.Store(8, m[1][2] - 1);
  unsigned min16int3 s = 3;
  Out.Store(12, uint(s.y >> 1));
}
