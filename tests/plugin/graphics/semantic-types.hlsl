// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A system value that an operation reads may be declared with any type, as long as the shader does not
// use what the operation does not give. Elements of signatures have the type that their semantic needs.
//
// RUN: %dxil-cc -T ps_6_6 -D 'INPUT=float4x4 x : SV_Coverage' %s -Fo %t.dxil && %dxil-val %t.dxil
// RUN: %dxil-cc -T ps_6_6 -D 'INPUT=double x : SV_InnerCoverage' %s -Fo %t.dxil && %dxil-val %t.dxil
// RUN: %dxil-cc -T ps_6_6 -D 'INPUT=S x : SV_ViewID' %s -Fo %t.dxil && %dxil-val %t.dxil
// RUN: %dxil-cc -T ps_6_6 -D 'INPUT=centroid int64_t x : SV_Coverage' %s -Fo %t.dxil && %dxil-val %t.dxil
// RUN: %dxil-cc -T cs_6_6 -D COMPUTE -D 'INPUT=uint3 x : SV_GroupIndex' %s -Fo %t.dxil && %dxil-val %t.dxil
// RUN: %dxil-cc -T cs_6_6 -D COMPUTE -D 'INPUT=float2 x[2] : SV_GroupID' %s -Fo %t.dxil && %dxil-val %t.dxil
// RUN: %dxil-cc -T cs_6_6 -D COMPUTE -D 'INPUT=bool x : SV_DispatchThreadID' %s -Fo %t.dxil && %dxil-val %t.dxil
//
// The first component is there.
// RUN: %dxil-cc -T cs_6_6 -D COMPUTE -D 'INPUT=uint3 x : SV_GroupIndex' -D USE=x.x %s -Fo %t.dxil && %dxil-val %t.dxil
//
// RUN: not %dxil-cc -T ps_6_6 -D 'INPUT=float x : SV_Coverage' -D USE=x %s -Fo %t 2>&1 | FileCheck --check-prefix=FLOAT %s
// RUN: not %dxil-cc -T cs_6_6 -D COMPUTE -D 'INPUT=uint3 x : SV_GroupIndex' -D USE=x.y %s -Fo %t 2>&1 | FileCheck --check-prefix=VECTOR %s
// FLOAT: error: entry point 'main': 'SV_Coverage' has an invalid type (expected uint)
// VECTOR: error: entry point 'main': 'SV_GroupIndex' has one component; the others cannot be read
//
// RUN: not %dxil-cc -T ps_6_6 -D 'INPUT=double x : A' %s -Fo %t 2>&1 | FileCheck --check-prefix=WIDE %s
// RUN: not %dxil-cc -T ps_6_6 -D 'INPUT=int64_t x : SV_SampleIndex' %s -Fo %t 2>&1 | FileCheck --check-prefix=WIDE %s
// WIDE: :[[#@LINE+25]]:{{[0-9]+}}: error: {{.*}} cannot be of a 64-bit type
// RUN: not %dxil-cc -T ps_6_6 -D 'INPUT=centroid uint x : A' %s -Fo %t 2>&1 | FileCheck --check-prefix=INTEGER %s
// RUN: not %dxil-cc -T ps_6_6 -D 'INPUT=sample bool x : B' %s -Fo %t 2>&1 | FileCheck --check-prefix=INTEGER %s
// RUN: not %dxil-cc -T ps_6_6 -D 'INPUT=linear min16int x : C' %s -Fo %t 2>&1 | FileCheck --check-prefix=INTEGER %s
// INTEGER: error: {{.*}}integer '{{[ABC]}}' cannot be interpolated
//
// An enum that says no type and has no negative value is unsigned.
// RUN: %dxil-cc -T ps_6_6 -D 'INPUT=E x : SV_SampleIndex' %s -Fo %t.dxil && %dxil-val %t.dxil
// RUN: not %dxil-cc -T ps_6_6 -D 'INPUT=F x : SV_SampleIndex' %s -Fo %t 2>&1 | FileCheck --check-prefix=BOOL %s
//
// Of truth values the front face alone is a number in the signature.
// RUN: not %dxil-cc -T ps_6_6 -D 'INPUT=bool x : SV_SampleIndex' %s -Fo %t 2>&1 | FileCheck --check-prefix=BOOL %s
// RUN: %dxil-cc -T ps_6_6 -D 'INPUT=bool x : SV_IsFrontFace' %s -Fo %t.dxil && %dxil-val %t.dxil
// BOOL: error: {{.*}}SV_SampleIndex
struct S { float a; float4 b; };
enum E { E0, E1 };
enum F { F0 = -1, F1 };
#ifndef USE
#define USE 0
#endif
RWBuffer<uint> Out : register(u7);
#ifdef COMPUTE
[numthreads(1, 1, 1)]
void main(INPUT) { Out[0] = USE; }
#else
float4 main(INPUT) : SV_Target { return USE; }
#endif
