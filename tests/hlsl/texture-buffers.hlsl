// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Texture buffers: constants behind an SRV of their own kind, whose rows are four words.
//
// RUN: %dxil-cc -Qkeep_reflect_in_dxil -T ps_6_6 -enable-16bit-types %s -Fo %t.dxil -Fc - | FileCheck %s
// RUN: %dxil-val %t.dxil
//
// CHECK-DAG: @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 3, i32 3, i32 0, i8 0 }, i32 3, i1 false)
// CHECK-DAG: @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 5, i32 8, i32 0, i8 0 }, i32 7, i1 false)
// CHECK-DAG: @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 0, i32 -1, i32 2, i8 0 }, i32 %{{.*}}, i1 true)
// CHECK-DAG: @dx.op.createHandleFromHeap(i32 218, i32 %{{.*}}, i1 false, i1 false)
// The size is that of what the buffer holds.
// CHECK-DAG: @dx.op.annotateHandle(i32 216, %dx.types.Handle %{{.*}}, %dx.types.ResourceProperties { i32 15, i32 76 })
// CHECK-DAG: @dx.op.annotateHandle(i32 216, %dx.types.Handle %{{.*}}, %dx.types.ResourceProperties { i32 15, i32 52 })
// CHECK-DAG: call %dx.types.ResRet.i32 @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %{{.*}}, i32 4, i32 undef)
// CHECK-NOT: cbufferLoad
// CHECK-DAG: !"tb", i32 0, i32 3, i32 1, i32 15, i32 0, ![[Words:[0-9]+]]}
// CHECK-DAG: !"tbs", i32 0, i32 5, i32 4, i32 15, i32 0, ![[Words]]}
// CHECK-DAG: !"un", i32 2, i32 0, i32 -1, i32 15, i32 0, ![[Words]]}
// CHECK-DAG: !"Block", i32 0, i32 1, i32 1, i32 15, i32 0, ![[Words]]}
// CHECK-DAG: ![[Words]] = !{i32 0, i32 5}
struct S { float4 a; float3 b; int c; half2 d; float e[2]; half3 f; half g; };
TextureBuffer<S> tb : register(t3);
TextureBuffer<S> tbs[4] : register(t5);
TextureBuffer<S> un[] : register(t0, space2);
tbuffer Block : register(t1) { float4 x; float y[3]; };
TextureBuffer<S> pick(uint i) { return tbs[2]; }
float4 main(uint i : I) : SV_Target {
  TextureBuffer<S> heap = ResourceDescriptorHeap[i];
  return tb.a + tb.g + pick(i).b.y + un[NonUniformResourceIndex(i)].c + heap.e[1] + x + y[i];
}
