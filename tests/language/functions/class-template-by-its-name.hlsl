// in: u 3 8
// out: 3
// expect: 00000003 0000000a 40100000
// What: a class or alias template whose parameters all have defaults is a type by its name alone.
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);
template <typename T = uint, int N = 2> struct Arr { T v[N]; static const int Count = N; };
template <typename T = float> using Four = Arr<T, 4>;
template <typename T> struct Holder { T held; };
[numthreads(1, 1, 1)]
void main() {
  Arr a; a.v[0] = In.Load(0); a.v[1] = In.Load(4);
  Four f; f.v[3] = 2.25;
  Holder<Four> h; h.held = f;
  Out.Store3(0, uint3(a.v[0], a.v[1] + a.Count, asuint(h.held.v[3])));
}
