// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A function used before its shader model is an error. The versions come from the ops' records; the
// error is there if the call is left when the optimizer has run.
//
// RUN: not %dxil-cc -T cs_6_3 -DDOT4 %s -Fo %t.dxil 2>&1 | FileCheck %s --check-prefix=DOT4
// DOT4: :[[@LINE+13]]:{{.*}} error: 'dot4add_u8packed' requires shader model 6.4 or later
// RUN: not %dxil-cc -T cs_6_4 -DMATCH %s -Fo %t.dxil 2>&1 | FileCheck %s --check-prefix=MATCH
// MATCH: :[[@LINE+14]]:{{.*}} error: 'WaveMatch' requires shader model 6.5 or later
// RUN: not %dxil-cc -T cs_6_5 -DDERIVATIVE %s -Fo %t.dxil 2>&1 | FileCheck %s --check-prefix=DERIVATIVE
// DERIVATIVE: error: 'ddx' cannot be called in compute shaders (shader model 6.5)
// RUN: not %dxil-cc -T cs_6_5 -D ATOMIC64 %s -Fo %t.dxil 2>&1 | FileCheck %s --check-prefix=ATOMIC64
// ATOMIC64: error: 'InterlockedAdd' requires shader model 6.6 or later

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
// RUN: %hlsl_cs cs_6_0 -DNONE %s 2>&1 | FileCheck %s --check-prefix=NONE
// NONE-NOT: error
// NONE: define void @main()
