// What: Store of a byte-address buffer puts a matrix in the order in which it is declared, with -Zpr row by row where it is not; Load reads rows.
// args: -T cs_6_2 -Zpr
// out: 26
// expect: 3f800000 40000000 40400000 40800000 40a00000 40c00000 3f800000 40400000 40000000 40800000 3f800000 40000000 40400000 40800000 40000000 40800000 40c00000 41000000 41200000 41400000 3f800000 40400000 40000000 40800000 40400000 40800000
RWByteAddressBuffer Out : register(u0);

[numthreads(1, 1, 1)] void main() {
  float2x3 Plain = {1, 2, 3, 4, 5, 6};
  column_major float2x2 Columns = {1, 2, 3, 4};
  row_major float2x2 Rows = {1, 2, 3, 4};
  Out.Store(0, Plain);
  Out.Store(24, Columns);
  Out.Store(40, Rows);
  Out.Store(56, Plain * 2);
  Out.Store(80, -(-Columns));
  Out.Store(96, Out.Load<float2x2>(40)[1]);
}
