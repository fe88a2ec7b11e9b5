// dxil-cc: -T lib_6_3
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// An exported function that only intersection shaders can call.
struct Hit {
  float2 At;
};
export bool report(float Distance, Hit H) { return ReportHit(RayTMin() + Distance, 3, H); }
