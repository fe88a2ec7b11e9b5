// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The ids of compute shaders come in structs, alone, as vectors shorter than three and as signed
// numbers; `uniform` on a global says what is so anyway.
//
// RUN: %dxil-cc -T cs_6_6 %s -Fo %t.dxil -Fc %t.txt
// RUN: %dxil-val %t.dxil
// RUN: FileCheck %s < %t.txt
//
// CHECK-DAG: call i32 @dx.op.threadId.i32(i32 93, i32 0)
// CHECK-DAG: call i32 @dx.op.threadId.i32(i32 93, i32 1)
// CHECK-DAG: call i32 @dx.op.groupId.i32(i32 94, i32 2)
// CHECK-DAG: call i32 @dx.op.threadIdInGroup.i32(i32 95, i32 1)
// CHECK-DAG: call i32 @dx.op.flattenedThreadIdInGroup.i32(i32 96)
// CHECK-NOT: dx.op.threadId.i32(i32 93, i32 2)
//
// RUN: not %dxil-cc -T cs_6_0 -D BAD %s -Fo %t.bad 2>&1 | FileCheck --check-prefix=BAD %s
// BAD: error: {{.*}}invalid semantic 'TEXCOORD' for an input of a compute shader
uniform float Scale;
RWStructuredBuffer<float4> Out : register(u0);
struct Ids {
  uint2 Thread : SV_DispatchThreadID;
  struct { int3 Group : SV_GroupID; } Inner;
  uint Index : SV_GroupIndex;
};
[numthreads(8, 4, 1)]
void main(Ids I, uint3 In : SV_GroupThreadID
#ifdef BAD
          , float Bad : TEXCOORD0
#endif
) {
  Out[I.Index] = float4(I.Thread, I.Inner.Group.z, In.y) * Scale;
}
