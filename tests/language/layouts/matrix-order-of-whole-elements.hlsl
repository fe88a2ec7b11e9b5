// in: f 11 12 13 21 22 23
// out: 24
// expect: 41300000 41a80000 41400000 41b00000 41500000 41b80000 41300000 41400000 41500000 41a80000 41b00000 41b80000 41300000 41400000 41500000 41a80000 41b00000 41b80000 41300000 41a80000 41400000 41b00000 41500000 41b80000
// What: a store of a matrix to bytes is in the order of its type, of a value as well as of a variable, and of the type that is given; what nobody gives an order lies by columns.
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);
row_major float2x3 rows(row_major float2x3 m) { return m; }
[numthreads(1,1,1)] void main() {
  float2x3 m = float2x3(asfloat(In.Load3(0)), asfloat(In.Load3(12)));
  row_major float2x3 r = m;
  Out.Store(0, m); Out.Store(24, r); Out.Store(48, rows(m) * 1); Out.Store<float2x3>(72, r);
}
