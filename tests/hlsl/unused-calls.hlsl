// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A call whose value nobody uses is not generated, so that it may need another stage, 16-bit types or
// other operands, as in DXC. Its arguments are evaluated.
//
// RUN: %dxil-cc -T ps_6_6 -Wno-unused-value %s -Fo %t.dxil -Fc %t.txt
// RUN: %dxil-val %t.dxil
// RUN: FileCheck %s < %t.txt
// CHECK: call void @dx.op.bufferStore.i32({{.*}}, i32 1, i32 1, i32 1, i32 1,
// CHECK-NOT: dx.op.sin
// RUN: not %dxil-cc -T ps_6_6 -D 'USE=asfloat16(1.5)' %s -Fo %t 2>&1 | FileCheck --check-prefix=NATIVE %s
// RUN: not %dxil-cc -T ps_6_6 -D 'USE=dot2add(1.5, 1.5, 1.5)' %s -Fo %t 2>&1 | FileCheck --check-prefix=NATIVE %s
// RUN: not %dxil-cc -T ps_6_6 -D 'USE=AddUint64(1u, 2u)' %s -Fo %t 2>&1 | FileCheck --check-prefix=WORDS %s
// RUN: not %dxil-cc -T ps_6_6 -D 'USE=AddUint64(uint3(1, 2, 3), uint3(1, 2, 3)).x' %s -Fo %t 2>&1 | FileCheck --check-prefix=WORDS %s
// RUN: not %dxil-cc -T ps_6_6 -D 'USE=InstanceID()' %s -Fo %t 2>&1 | FileCheck --check-prefix=STAGE %s
// NATIVE: error: {{.*}} requires -enable-16bit-types
// WORDS: error: 'AddUint64' requires operands of type uint2 or uint4
// STAGE: error: 'InstanceID' cannot be called in
#ifndef USE
#define USE 0
#endif
RWBuffer<uint> Out : register(u7);
uint store() {
  Out[0] = 1;
  return 2;
}
float4 main(float x : X) : SV_Target {
  sin(x + store());
  InstanceID();
  asint16(1.5);
  dot2add(1.5, true, 2.0);
  unpack_s8s16(x);
  AddUint64(1u, 2u);
  return USE;
}
