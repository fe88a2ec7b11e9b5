// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What only goes to variables that nothing reads is none of the shader's resources, also without the optimiser.
//
// RUN: %dxil-cc -T vs_6_0 -Od %s -Fo %t.dxil && %dxil-val %t.dxil
// RUN: %dxil-dis %t.dxil | FileCheck %s
// CHECK-NOT: createHandle
// CHECK-NOT: dx.resources
struct Table {
  float4 rows[8];
};
struct Set {
  Table table;
  Texture2D picture;
};

Texture2D Picture : register(t0, space6);
cbuffer Constants : register(b0, space6) {
  Table Rows;
};

Set makeSet() {
  Set s;
  s.table = Rows;
  s.picture = Picture;
  return s;
}
static const Set TheSet = makeSet();

[RootSignature("")]
float4 main(uint index : I) : SV_Position {
  float4 copies[8], again[8];
  for (uint i = 0; i < 8; i++) copies[(i + index) % 8] = Rows.rows[i];
  for (uint k = 0; k < 8; k++) again[k] = copies[(k + index) % 8];
  return 0;
}
