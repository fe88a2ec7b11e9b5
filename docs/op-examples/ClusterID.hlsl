// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// dxil-cc: -T lib_6_10
struct [raypayload] Payload {
  float value : read(caller, closesthit, miss) : write(caller, closesthit, miss);
};
RWStructuredBuffer<float> Out : register(u0);

[shader("closesthit")]
void main(inout Payload payload, in BuiltInTriangleIntersectionAttributes hit) {
  payload.value = ClusterID();
}
