// args: -T cs_6_0 -HV 2021
// cb: u 0 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 19 20 21 22 23 24 25 26 27 28 29 30 31 32 33 34 35 36 37 38 39 40 41 42 43 44 45 46 47 48 49 50 51 52 53 54 55
// out: 3
// expect: 0000000d 0000001c 0000002c
// What: #pragma pack_matrix orders a typedef of a matrix where it is used, one of an array of matrices where the typedef stands.
RWByteAddressBuffer Out : register(u0);
typedef int2x3 Array[2];
typedef int2x3 Matrix;
#pragma pack_matrix(row_major)
typedef int2x3 Rows[2];
#pragma pack_matrix(column_major)
cbuffer B : register(b0) {
#pragma pack_matrix(row_major)
  Array columns;
  Matrix rows;
#pragma pack_matrix(column_major)
  Rows more;
}
[numthreads(1, 1, 1)]
void main() {
  Out.Store(0, columns[1][1][0]);
  Out.Store(4, rows[1][0]);
  Out.Store(8, more[1][1][0]);
}
