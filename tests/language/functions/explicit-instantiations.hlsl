// in: f 1 2 3 4
// out: 4
// expect: 40000000 40a00000 41200000 00000007
// What: explicit instantiations of struct and function templates and of methods, before and after uses.
template<typename T> struct Pair {
  T first, second;
  T sum() { return first + second; }
  T product();
};
template struct Pair<float>;
template<typename T> T Pair<T>::product() { return first * second; }
template float Pair<float>::product();
template<typename T> T twice(T x) { return x + x; }
template float twice<float>(float);
template int twice(int);
namespace inner {
  template<typename T, int N> struct Counted { T value; int count() { return N; } };
  template class Counted<uint, 7>;
}
template struct inner::Counted<uint, 8>;
template struct vector<float, 3>;
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);
[numthreads(1, 1, 1)]
void main() {
  float4 v = asfloat(In.Load4(0));
  Pair<float> p = {v.y, v.z};
  inner::Counted<uint, 7> c = {1};
  Out.Store4(0, uint4(asuint(twice(v.x)), asuint(p.sum()), asuint(p.product() + v.w), c.count()));
}
