// Where the language wants an integer constant, parts of vectors, arrays and structs and calls of the library, but for min
// and max of signed numbers, are none, as in DXC.
//
// RUN: not %dxil-cc -T cs_6_7 -HV 2021 %s 2>&1 | FileCheck %s
static const uint K = 2;
static const uint Arr[3] = {1, 8, 3};
static const uint2 V = uint2(3, 4);
static const uint M = max(K, 3u);
template<uint N> struct Sized { uint a[N]; };
// CHECK: :[[#@LINE+1]]:{{[0-9]+}}: error: variable length arrays are not supported in HLSL; array size must be a constant expression
static uint a[min(K, 3u)];
// CHECK: :[[#@LINE+1]]:{{[0-9]+}}: error: variable length arrays are not supported in HLSL; array size must be a constant expression
static uint b[V.y];
// CHECK: :[[#@LINE+1]]:{{[0-9]+}}: error: variable length arrays are not supported in HLSL; array size must be a constant expression
static uint c[Arr[1]];
// CHECK: :[[#@LINE+1]]:{{[0-9]+}}: error: expression is not a constant expression
enum E { Two = M };
// CHECK: :[[#@LINE+1]]:{{[0-9]+}}: error: template argument must be a type or an integer constant expression
static Sized<uint2(1, 2).y> d;
static uint e[(uint)(1.5f * 2.0f) + (K > 1 ? 4 : 1) + sizeof(V)];
static Sized<(K << 1) | 1> f;
static const int I = 4;
static uint g[max(I, 3)];
[numthreads(1, 1, 1)] void main() {}
