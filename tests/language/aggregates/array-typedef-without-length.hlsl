// in: u 1 2
// out: 3
// expect: 00000002 0000000e 00000009
// What: the initializer gives the length of an array whose typedef has none, for each variable its own.
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);
typedef const int List[];
static List Three = { 1, 2, 3 };
static List Five = { 5, 6, 7, 8, 9 };
[numthreads(1, 1, 1)]
void main() {
  uint2 k = In.Load2(0);
  int sum = 0;
  for (uint i = 0; i < k.y; ++i)
    sum += Five[i + k.x] ;
  Out.Store3(0, uint3(Three[k.x], sum + 1, Five[k.y + 2]));
}
