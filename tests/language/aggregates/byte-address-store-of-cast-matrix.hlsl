// args: -T cs_6_2
// out: 24
// expect: 3f800000 40000000 40400000 40800000 40a00000 40c00000 3f800000 40800000 40000000 40a00000 40400000 40c00000 3f800000 40000000 40400000 40800000 40a00000 40c00000 40000000 40400000 40800000 40a00000 40c00000 40e00000
// What: a matrix that is cast to an order is stored in it, from a place and as a value.
RWByteAddressBuffer Out : register(u0);
[numthreads(1, 1, 1)]
void main()
{
  float2x3 m = {1, 2, 3, 4, 5, 6};
  Out.Store(0, (row_major float2x3)m);
  Out.Store(24, (column_major float2x3)m);
  row_major float2x3 r = m;
  Out.Store(48, r);
  Out.Store(72, (row_major float2x3)(m + 1));
}
