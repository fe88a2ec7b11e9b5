// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// dxil-cc: -T lib_6_5
struct Payload { float value; };
RWStructuredBuffer<float> Out : register(u0);

[shader("closesthit")]
void main(inout Payload payload, in BuiltInTriangleIntersectionAttributes hit) {
  payload.value = GeometryIndex();
}
