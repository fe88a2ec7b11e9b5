// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// dxil-cc: -T lib_6_3
struct Payload { float value; };
RWStructuredBuffer<float> Out : register(u0);

[shader("anyhit")]
void main(inout Payload payload, in BuiltInTriangleIntersectionAttributes hit) {
  if (payload.value > 1)
    IgnoreHit();
}
