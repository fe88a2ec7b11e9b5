// What: Store of a byte-address buffer puts a matrix that is declared row_major row by row, also by default, and any other column by column.
// args: -T cs_6_2
// out: 14
// expect: 3f800000 40800000 40000000 40a00000 40400000 40c00000 3f800000 40000000 40400000 40800000 40000000 40400000 40800000 40a00000
RWByteAddressBuffer Out : register(u0);

[numthreads(1, 1, 1)] void main() {
  float2x3 Plain = {1, 2, 3, 4, 5, 6};
  row_major float2x2 Rows = {1, 2, 3, 4};
  Out.Store(0, Plain);
  Out.Store(24, Rows);
  Out.Store(40, Rows + 1);
}
