// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A function used before its shader model is clang's own error, and a function that calls an
// extension intrinsic warns at its caller as well. The versions come from the ops' records.
//
// RUN: not %hlsl_cs dxil-pc-shadermodel6.3-compute -DDOT4 %s 2>&1 | FileCheck %s --check-prefix=DOT4
// DOT4: :[[@LINE+14]]:{{.*}} error: 'dot4add_u8packed' is only available on Shader Model 6.4 or newer
// RUN: not %hlsl_cs dxil-pc-shadermodel6.4-compute -DMATCH %s 2>&1 | FileCheck %s --check-prefix=MATCH
// MATCH: :[[@LINE+15]]:{{.*}} warning: 'WaveMatch' needs shader model 6.5 or newer
// MATCH: error: 'waveMatch' is only available on Shader Model 6.5 or newer
// RUN: not %hlsl_cs dxil-pc-shadermodel6.5-compute -DDERIVATIVE %s 2>&1 | FileCheck %s --check-prefix=DERIVATIVE
// DERIVATIVE: error: 'ddx<float>' is only available in compute environment on Shader Model 6.6 or newer
// RUN: not %dxil-cc -T cs_6_5 -D ATOMIC64 %s -Fo %t.dxil 2>&1 | FileCheck %s --check-prefix=ATOMIC64
// ATOMIC64: error: 'InterlockedAdd' needs shader model 6.6 or later

RWStructuredBuffer<float> F;
RWStructuredBuffer<uint> U;
groupshared uint64_t L;
[numthreads(8, 1, 1)] void main(uint i : SV_GroupIndex) {
#ifdef DOT4
  U[0] = dot4add_u8packed(U[1], U[2], U[3]);
#endif
#ifdef MATCH
  U[0] = WaveMatch(i).x;
#endif
#ifdef DERIVATIVE
  F[0] = ddx(F[1]);
#endif
#ifdef ATOMIC64
  InterlockedAdd(L, 1);
#endif
#ifdef NONE
  // What is not called from the entry is not diagnosed.
#endif
}

void unused() {
  U[0] = dot4add_u8packed(1, 2, 3);
}
// RUN: %hlsl_cs dxil-pc-shadermodel6.0-compute -DNONE %s 2>&1 | FileCheck %s --check-prefix=NONE
// NONE-NOT: error
// NONE: define void @main()
