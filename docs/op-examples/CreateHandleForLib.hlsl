// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// dxil-cc: -T lib_6_3
struct Payload { float value; };
RWStructuredBuffer<float> Out : register(u0);

[shader("raygeneration")]
void main() {
  Out[DispatchRaysIndex().x] = 1;
}
