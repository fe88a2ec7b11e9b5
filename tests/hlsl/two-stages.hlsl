// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A function is an entry point of one stage, as in DXC.
//
// RUN: not %dxil-cc -T lib_6_8 %s -Fo %t.dxil 2>&1 | FileCheck %s
RWStructuredBuffer<uint> Out;
// CHECK: :[[@LINE+1]]:22: error: attribute 'shader' is incompatible with an earlier attribute
[shader("compute")] [shader("node")] [NodeLaunch("broadcasting")] [NodeDispatchGrid(1, 1, 1)]
[numthreads(4, 1, 1)]
void f(uint i : SV_GroupIndex) { Out[i] = i; }
