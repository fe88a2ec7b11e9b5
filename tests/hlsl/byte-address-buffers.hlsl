// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Byte-address buffers: any type at any byte, status, atomics by the type of what they give back,
// and before shader model 6.2 the older op.
//
// RUN: %dxil-cc -T cs_6_6 %s -Fo %t.dxil -Fc %t.txt
// RUN: FileCheck %s < %t.txt
// RUN: %dxil-cc -T cs_6_0 %s -DOLD -Fo %t60.dxil -Fc %t60.txt
// RUN: FileCheck --check-prefix=OLD %s < %t60.txt

struct Pair { float a; int3 b; };
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out[2] : register(u0);

[numthreads(1, 1, 1)] void main(uint i : SV_GroupIndex) {
  // OLD-DAG: @dx.op.bufferLoad.i32(i32 68, %dx.types.Handle %{{.*}}, i32 20, i32 undef)
  // OLD-DAG: @dx.op.checkAccessFullyMapped.i32(i32 71
  // CHECK-DAG: @dx.op.rawBufferLoad.i32(i32 139, %dx.types.Handle %{{.*}}, i32 20, i32 undef, i8 3, i32 4)
  uint status, size;
  Out[0].Store2(8, In.Load2(20, status));
  if (CheckAccessFullyMapped(status))
    Out[0].Store(0, 1);
  // CHECK-DAG: @dx.op.getDimensions(i32 72, %dx.types.Handle %{{.*}}, i32 undef)
  In.GetDimensions(size);
  Out[1].Store(4, size);
#ifndef OLD
  // CHECK-DAG: @dx.op.rawBufferStore.f32(i32 140, %dx.types.Handle %{{.*}}, i32 64,
  Pair p = In.Load<Pair>(i * 16);
  p.a += 1;
  Out[1].Store(64, p);
#endif
  // CHECK-DAG: @dx.op.atomicBinOp.i32(i32 78, %dx.types.Handle %{{.*}}, i32 4, i32 12, i32 undef, i32 undef, i32 -1)
  // CHECK-DAG: @dx.op.atomicBinOp.i32(i32 78, %dx.types.Handle %{{.*}}, i32 7, i32 16, i32 undef, i32 undef, i32 5)
  // CHECK-DAG: @dx.op.atomicCompareExchange.i32(i32 79, %dx.types.Handle %{{.*}}, i32 24, i32 undef, i32 undef, i32 1, i32 2)
  int low;
  uint high, before;
  float exchanged;
  Out[1].InterlockedMin(12, -1, low);
  Out[1].InterlockedMax(16, 5, high);
  Out[1].InterlockedCompareExchange(24, 1, 2, before);
  Out[1].InterlockedExchangeFloat(28, 0.5, exchanged);
  Out[1].Store(32, low + high + before + asuint(exchanged));
}
