// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Vectors stay whole from shader model 6.9 on, where there is an instruction or an op for them; an option splits them.
//
// RUN: %dxil-cc -T cs_6_9 %s -Fo %t && %dxil-dis %t | FileCheck %s
// RUN: %dxil-cc -T cs_6_9 -fscalarize-vectors %s -Fo %t.split
// RUN: %dxil-dis %t.split | FileCheck %s --check-prefix=SPLIT
typedef vector<float, 8> F8;
typedef vector<int, 5> I5;
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);
RWStructuredBuffer<I5> Ints : register(u1);

// CHECK-DAG: call %dx.types.ResRet.v8f32 @dx.op.rawBufferVectorLoad.v8f32(i32 303
// CHECK-DAG: fmul fast <8 x float>
// CHECK-DAG: call <8 x float> @dx.op.tertiary.v8f32(i32 46
// CHECK-DAG: call <8 x float> @dx.op.unary.v8f32(i32 13
// CHECK-DAG: call <8 x float> @dx.op.binary.v8f32(i32 35
// CHECK-DAG: call float @dx.op.dot.v8f32(i32 311
// CHECK-DAG: call i1 @dx.op.vectorReduce.v8i1(i32 310
// CHECK-DAG: call <8 x float> @dx.op.waveActiveOp.v8f32(i32 119
// CHECK-DAG: call void @dx.op.rawBufferVectorStore.v8f32(i32 304
// CHECK-DAG: call %dx.types.ResRet.v5i32 @dx.op.rawBufferVectorLoad.v5i32(i32 303
// CHECK-DAG: sdiv <5 x i32>
// CHECK-DAG: call <5 x i32> @dx.op.unaryBits.v5i32(i32 31
// CHECK-DAG: call <8 x i1> @dx.op.isSpecialFloat.v8f32(i32 8
// SPLIT: define void @main
// SPLIT-NOT: <8 x
// SPLIT-NOT: <5 x
// SPLIT: call %dx.types.ResRet.f32 @dx.op.rawBufferLoad.f32
// SPLIT-NOT: <8 x
// SPLIT-NOT: <5 x
[numthreads(8, 1, 1)] void main(uint i : SV_GroupIndex) {
  F8 v = In.Load<F8>(0), w = In.Load<F8>(32);
  F8 r = max(sin(mad(v * w, w, v)), w);
  r[i] = dot(v, r);
  if (any(r > 3) || all(isnan(r)))
    r = WaveActiveSum(r);
  Out.Store<F8>(0, r);
  I5 n = Ints[i];
  Ints[i + 1] = n / Ints[0] + (I5)countbits((vector<uint, 5>)n);
}
