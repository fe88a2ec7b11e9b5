// in: f 1 2.5 3
// out: 4
// expect: 40600000 40600000 40000000 40700000
// What: an argument whose type names only given template parameters is converted; the others are deduced.
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);
template<typename T, typename U> U sum(T a, U b) { return b + (U)a; }
template<typename T, typename U> U front(T a, vector<U, 2> b) { return b.x + (U)a; }
template<typename T, int N> T first(T a, T b[N]) { return b[0] + a * (N - 2); }
template<typename T, typename U, typename V> V three(T a, U b, V c) { return c + a / 4 + b / 4; }
[numthreads(1, 1, 1)] void main() {
  float3 x = asfloat(In.Load3(0));
  float r[3] = {x.x, x.y, x.z};
  Out.Store4(0, asuint(float4(sum<float>(1, x.y), front<float>(1, x.yz), first<float>(1, r), three<float, float>(1, 2, x.z))));
}
