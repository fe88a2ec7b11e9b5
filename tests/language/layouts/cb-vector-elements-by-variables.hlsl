// cb: f 1 2 3 4 5 6 7 8 9 10 11 12
// in: u 1 2
// out: 6
// expect: 40000000 00000000 40400000 40e00000 41000000 41300000
// What: elements of vectors in a constant buffer by indices that loops and conditions leave within them, and that run time gives.
cbuffer C : register(b0) { float2 v; float2 w; float4 a[2]; };
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);
[numthreads(1, 1, 1)]
void main()
{
  uint at = 2, one = In.Load(0), two = In.Load(4);
  Out.Store(0, v[one]);
  Out.Store(4, at < 2 ? 1.0 : 0.0);
  if (at < 2) Out.Store(4, v[at]);
  float s = 0;
  [unroll] for (uint i = 0; i < 4; ++i)
    if (i < 2) s += v[i];
  Out.Store(8, s);
  Out.Store(12, a[0][two]);
  Out.Store(16, a[0][at + 1]);
  Out.Store(20, a[one][two]);
}
