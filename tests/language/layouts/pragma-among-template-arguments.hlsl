// cb: u 11 12 0 0  21 22 0 0  31 32 0 0
// out: 4
// expect: 0000000b 00000015 0000000c 00000016
// What: A type is in the order that holds where its template arguments end, whatever holds where it begins.
RWByteAddressBuffer Out : register(u0);
#pragma pack_matrix(row_major)
typedef matrix<uint, 2, 2
#pragma pack_matrix(column_major)
> Columns;
cbuffer Constants : register(b0) { Columns m; }
[numthreads(1, 1, 1)]
void main() {
    Out.Store(0, m[0][0]);
    Out.Store(4, m[0][1]);
    Out.Store(8, m[1][0]);
    Out.Store(12, m[1][1]);
}
