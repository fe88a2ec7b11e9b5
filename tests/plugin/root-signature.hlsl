// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A root signature from the entry point's attribute becomes the RTS0 part.
//
// RUN: %clang -cc1 -load %plugin -triple dxil-pc-shadermodel6.6-compute -x hlsl -hlsl-entry main -O3 -emit-obj -o %t.dxil %s
// RUN: obj2yaml %t.dxil | FileCheck %s

// CHECK: Name: PSV0
// CHECK: Name: RTS0
// CHECK: Version: 2
// CHECK: NumRootParameters: 2
// CHECK: Type: UAV
// CHECK: Type: Constants32Bit
// CHECK: Num32BitValues: 4
// CHECK: Name: HASH

cbuffer K : register(b1) { vector<unsigned, 4> Keys; };
RWStructuredBuffer<unsigned> Out : register(u0);

[RootSignature("UAV(u0), RootConstants(num32BitConstants=4, b1)")]
[numthreads(1, 1, 1)]
void main(unsigned Id : SV_GroupIndex) {
  Out[Id] = Keys.x;
}
