// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Structs, arrays and matrices in groupshared memory; and the header survives a shader's macros,
// which -D defines before it.
//
// RUN: %hlsl_cs cs_6_6 -DT=4 -DN=8 -DA=1 -DR=x %s | FileCheck %s

struct Cell {
  float4 color;
  uint counts[3];
};
// CHECK: @Cells = {{.*}}addrspace(3) global [4 x %struct.Cell]
groupshared Cell Cells[T];
// CHECK: @Grid = {{.*}}addrspace(3) global [8 x [2 x float]]
groupshared float Grid[N][2];

RWBuffer<float4> Out;
[numthreads(8, 1, 1)] void main(uint i : SV_GroupIndex) {
  Cells[i].counts[2] = i;
  Cells[i].color = max(Out[i], A);
  Grid[i][1] = 2;
  InterlockedAdd(Cells[0].counts[i], 1);
  // CHECK: atomicrmw add ptr addrspace(3)
  Out[i] = Cells[3].color * Grid[0][i];
}
