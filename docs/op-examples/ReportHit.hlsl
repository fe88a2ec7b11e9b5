// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// dxil-cc: -T lib_6_3
struct Payload { float value; };
RWStructuredBuffer<float> Out : register(u0);

[shader("intersection")]
void main() {
  BuiltInTriangleIntersectionAttributes hit = {float2(0, 0)};
  ReportHit(1.5, 0, hit);
}
