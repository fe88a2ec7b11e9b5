// in: u 1 0
// out: 5
// expect: 3f800000 40e80000 40400000 40800000 40a00000
// What: an inout array of float (loop) that the callee indexes at run time keeps its other elements.
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);
void change(inout float a[5], uint i) {
  for (uint j = 0; j < 5; ++j)
    if (j == i)
      a[j] = 7.25f;
}
[numthreads(1, 1, 1)]
void main() {
  float v[5] = { 1.0f, 2.0f, 3.0f, 4.0f, 5.0f };
  change(v, In.Load(0));
  Out.Store(0, asuint(v[0]));
  Out.Store(4, asuint(v[1]));
  Out.Store(8, asuint(v[2]));
  Out.Store(12, asuint(v[3]));
  Out.Store(16, asuint(v[4]));
}
