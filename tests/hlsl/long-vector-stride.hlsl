// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Elements that are long vectors follow one another without gaps.
//
// RUN: %dxil-cc -T cs_6_9 %s -Fo %t.dxil && %dxil-dis %t.dxil | FileCheck %s

// CHECK: annotateHandle(i32 216, %dx.types.Handle %{{[0-9]+}}, %dx.types.ResourceProperties { i32 4108, i32 52 })
// CHECK: !{i32 1, i32 52}
RWStructuredBuffer<vector<uint, 13> > Long : register(u0);

[numthreads(1, 1, 1)] void main() { Long[1] = Long[0]; }
