// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What functions and statics of a library cannot be is an error at its place.
//
// RUN: not %dxil-cc -T lib_6_6 %s -Fo %t.dxil 2>&1 | FileCheck %s --implicit-check-not error:
// RUN: not %dxil-cc -T lib_6_6 -D STAGE %s -Fo %t.stage 2>&1 | FileCheck %s --check-prefix STAGE --implicit-check-not error:
// RUN: %dxil-cc -T lib_6_6 -D FINE %s -Fo %t.fine && %dxil-val %t.fine
Texture2D<float4> T;
SamplerState S;
static Texture2D<float4> Holder = T;
static const Texture2D<float4> Constant = T;
RWBuffer<float4> Out;
#ifdef STAGE
uint index() {
  // STAGE: :[[#@LINE+1]]:10: error: 'DispatchRaysIndex' cannot be called in compute shaders (shader model 6.6)
  return DispatchRaysIndex().x;
}
// What no lane calls is no error.
[shader("compute")] [numthreads(1, 1, 1)] void stage() { Out[0] = index(); }
[shader("compute")] [numthreads(1, 1, 1)] void other() { Out[0] = 0; if (false) Out[1] = index(); }
#elif !defined(FINE)
float other();
// CHECK-DAG: :[[#@LINE+1]]:14: error: 'other', a function of another library, cannot assign to 'Set'
static float Set = other();
float4 helper(float2 at) {
  return Holder.SampleLevel(S, at, 0); // CHECK-DAG: :[[#@LINE]]:10: error: exported function cannot use 'Holder': it is static, not const, and holds a resource
}
export float4 exported(float2 at) { return helper(at) + Set; }
[shader("compute")] [numthreads(1, 1, 1)] void stage() { Out[0] = 1; }
// CHECK-DAG: :[[#@LINE+1]]:48: error: redefinition of entry point 'stage'
[shader("compute")] [numthreads(1, 1, 1)] void stage(uint t : SV_GroupIndex) {}
#else
// Entry points set them, and a constant one is what it is set from.
export float4 exported(float2 at) { return Constant.SampleLevel(S, at, 0); }
[shader("compute")] [numthreads(1, 1, 1)] void stage() { Out[0] = Holder.SampleLevel(S, 0, 0); }
[shader("raygeneration")] void rays() { Out[1] = Holder.SampleLevel(S, DispatchRaysIndex().xy, 0); }
#endif
