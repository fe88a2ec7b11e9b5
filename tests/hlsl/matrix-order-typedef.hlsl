// An order that contradicts that of a typedef, or stands at a typedef of an array, is an error, as in DXC.
//
// RUN: not %dxil-cc -T cs_6_0 %s 2>&1 | FileCheck %s
typedef row_major float2x3 Rows;
typedef float2x3 Both[2];
// CHECK: :[[#@LINE+1]]:{{[0-9]+}}: error: a matrix cannot be both row_major and column_major
static column_major Rows a;
// CHECK: :[[#@LINE+1]]:{{[0-9]+}}: error: row_major and column_major are for matrices, not for 'float2x3[2]'
static row_major Both b;
static row_major Rows c;
[numthreads(1, 1, 1)] void main() {}
