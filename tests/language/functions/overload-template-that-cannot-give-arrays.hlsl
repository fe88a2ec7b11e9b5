// out: 2
// expect: 40000000 40400000
// What: a template parameter that is the result cannot stand for an array, so that the function beside it is meant.
RWByteAddressBuffer Out : register(u0);
template <typename T> T add(T a, T b) { return a + b; }
float add(float a[2], float b[2])[2] {
  float sum[2] = {a[0] + b[0], a[1] + b[1]};
  return sum;
}
[numthreads(1, 1, 1)]
void main() {
  float a[2] = {0.5, 1};
  Out.Store(0, asuint(add(a, a)[1]));
  Out.Store(4, asuint(add(1.0f, 2.0f)));
}
