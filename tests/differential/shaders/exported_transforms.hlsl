// dxil-cc: -T lib_6_3
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// An exported function that only intersection and hit shaders can call.
export float3 toWorld(float3 P) { return mul(ObjectToWorld3x4(), float4(P, 1)) + InstanceID(); }
