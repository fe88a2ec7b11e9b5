; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
; What sets which shader flag. Each module's flags are in tag 0 of its entry's
; properties; the number is the sum of the bits that its comment names.
;
; RUN: split-file %s %t
; RUN: %opt_dxil -disable-output -passes=dxil-translate-metadata,dxil-prepare,dxil-write %t/double.ll | %dxil-dis - | FileCheck %s --check-prefix=DOUBLE
; RUN: %opt_dxil -disable-output -passes=dxil-translate-metadata,dxil-prepare,dxil-write %t/double-ext.ll | %dxil-dis - | FileCheck %s --check-prefix=DOUBLEEXT
; RUN: %opt_dxil -disable-output -passes=dxil-translate-metadata,dxil-prepare,dxil-write %t/low.ll | %dxil-dis - | FileCheck %s --check-prefix=LOW
; RUN: %opt_dxil -disable-output -passes=dxil-translate-metadata,dxil-prepare,dxil-write %t/settings.ll | %dxil-dis - | FileCheck %s --check-prefix=SETTINGS
; RUN: %opt_dxil -disable-output -passes=dxil-translate-metadata,dxil-prepare,dxil-write %t/int64.ll | %dxil-dis - | FileCheck %s --check-prefix=INT64
; RUN: %opt_dxil -disable-output -passes=dxil-translate-metadata,dxil-prepare,dxil-write %t/ops.ll | %dxil-dis - | FileCheck %s --check-prefix=OPS
; RUN: %opt_dxil -disable-output -passes=dxil-translate-metadata,dxil-prepare,dxil-write %t/resources.ll | %dxil-dis - | FileCheck %s --check-prefix=RESOURCES
; RUN: %opt_dxil -disable-output -passes=dxil-translate-metadata,dxil-prepare,dxil-write %t/typed-load.ll | %dxil-dis - | FileCheck %s --check-prefix=TYPEDLOAD
; RUN: %opt_dxil -disable-output -passes=dxil-translate-metadata,dxil-prepare,dxil-write %t/typed-load-one.ll | %dxil-dis - | FileCheck %s --check-prefix=TYPEDONE
; RUN: %opt_dxil -disable-output -passes=dxil-translate-metadata,dxil-prepare,dxil-write %t/handle-6_0.ll | %dxil-dis - | FileCheck %s --check-prefix=HANDLE60
; RUN: %opt_dxil -disable-output -passes=dxil-translate-metadata,dxil-prepare,dxil-write %t/atomic64.ll | %dxil-dis - | FileCheck %s --check-prefix=ATOMIC64
; RUN: %opt_dxil -disable-output -passes=dxil-translate-metadata,dxil-prepare,dxil-write %t/heap.ll | %dxil-dis - | FileCheck %s --check-prefix=HEAP

;--- double.ll
; Doubles (bit 2).
; DOUBLE: !{i32 0, i64 4, i32 4,
target triple = "dxil-pc-shadermodel6.0-compute"
define void @main(double %x, ptr addrspace(3) %p) #0 {
  %y = fadd double %x, %x
  ret void
}
attributes #0 = { "hlsl.numthreads"="1,1,1" "hlsl.shader"="compute" }

;--- double-ext.ll
; Doubles (bit 2) and their extensions (bit 6), by a division and by an op.
; DOUBLEEXT: !{i32 0, i64 68, i32 4,
target triple = "dxil-pc-shadermodel6.0-compute"
declare double @dx.op.tertiary.f64(i32, double, double, double)
define void @main(double %x) #0 {
  %y = call double @dx.op.tertiary.f64(i32 47, double %x, double %x, double %x)
  ret void
}
attributes #0 = { "hlsl.numthreads"="1,1,1" "hlsl.shader"="compute" }

;--- low.ll
; LowPrecisionPresent (bit 5); without native 16-bit types, bit 23 is not set.
; LOW: !{i32 0, i64 32, i32 4,
target triple = "dxil-pc-shadermodel6.2-compute"
define void @main(half %x) #0 {
  %y = fadd half %x, %x
  ret void
}
attributes #0 = { "hlsl.numthreads"="1,1,1" "hlsl.shader"="compute" }

;--- settings.ll
; AllResourcesBound (bit 8), NativeLowPrecision (bit 23) from clang's settings,
; DisableOptimizations (bit 0) from the function.
; SETTINGS: !{i32 0, i64 8388865, i32 4,
target triple = "dxil-pc-shadermodel6.2-compute"
define void @main() #0 {
  ret void
}
attributes #0 = { noinline optnone "hlsl.numthreads"="1,1,1" "hlsl.shader"="compute" }
!llvm.module.flags = !{!0, !1}
!0 = !{i32 1, !"dx.nativelowprec", i32 1}
!1 = !{i32 1, !"dx.allresourcesbound", i32 1}

;--- int64.ll
; Int64Ops (bit 20) and atomics on groupshared memory (bit 28).
; INT64: !{i32 0, i64 269484032, i32 4,
target triple = "dxil-pc-shadermodel6.6-compute"
@g = internal addrspace(3) global i64 undef
define void @main(i64 %x) #0 {
  %y = atomicrmw add ptr addrspace(3) @g, i64 %x monotonic
  ret void
}
attributes #0 = { "hlsl.numthreads"="1,1,1" "hlsl.shader"="compute" }

;--- ops.ll
; WaveOps (bit 19) by the op's attribute; MSAD (bit 7) by the table. A call of a
; function that is no op says nothing.
; OPS: !{i32 0, i64 524416, i32 4,
target triple = "dxil-pc-shadermodel6.0-compute"
declare i32 @dx.op.waveGetLaneIndex(i32)
declare i1 @dx.op.waveIsFirstLane(i32)
declare i32 @dx.op.tertiary.i32(i32, i32, i32, i32)
declare void @other(double)
define void @main(i32 %x) #0 {
  %f = call i1 @dx.op.waveIsFirstLane(i32 110)
  %y = call i32 @dx.op.tertiary.i32(i32 50, i32 %x, i32 %x, i32 %x)
  call void @other(double 1.0)
  ret void
}
attributes #0 = { "hlsl.numthreads"="1,1,1" "hlsl.shader"="compute" }

;--- resources.ll
; RawAndStructuredBuffers (bit 4), more than eight UAVs (bit 15), ROVs (bit 18).
; An unbounded range counts as more than eight.
; RESOURCES: !{i32 0, i64 294928, i32 4,
target triple = "dxil-pc-shadermodel6.0-compute"
%r = type { i32 }
define void @main() #0 {
  ret void
}
attributes #0 = { "hlsl.numthreads"="1,1,1" "hlsl.shader"="compute" }
!dx.resources = !{!0}
!0 = !{!1, !3, null, null}
!1 = !{!2}
!2 = !{i32 0, %r undef, !"raw", i32 0, i32 0, i32 1, i32 11, i32 0, null}
!3 = !{!4}
!4 = !{i32 0, [0 x %r] undef, !"rov", i32 0, i32 0, i32 -1, i32 10, i1 false, i1 false, i1 true, !5}
!5 = !{i32 0, i32 5}

;--- typed-load.ll
; A load of four components from a typed UAV: bit 13. The handle's annotation
; says typed buffer, UAV, four floats.
; TYPEDLOAD: !{i32 0, i64 8192, i32 4,
target triple = "dxil-pc-shadermodel6.6-compute"
%dx.types.Handle = type { ptr }
%dx.types.ResBind = type { i32, i32, i32, i8 }
%dx.types.ResourceProperties = type { i32, i32 }
%dx.types.ResRet.f32 = type { float, float, float, float, i32 }
declare %dx.types.Handle @dx.op.createHandleFromBinding(i32, %dx.types.ResBind, i32, i1)
declare %dx.types.Handle @dx.op.annotateHandle(i32, %dx.types.Handle, %dx.types.ResourceProperties)
declare %dx.types.ResRet.f32 @dx.op.bufferLoad.f32(i32, %dx.types.Handle, i32, i32)
define void @main(i1 %c) #0 {
  %h = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 0, i32 0, i32 0, i8 1 }, i32 0, i1 false)
  %a = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %h, %dx.types.ResourceProperties { i32 4106, i32 1033 })
  %v = call %dx.types.ResRet.f32 @dx.op.bufferLoad.f32(i32 68, %dx.types.Handle %a, i32 0, i32 undef)
  ret void
}
attributes #0 = { "hlsl.numthreads"="1,1,1" "hlsl.shader"="compute" }

;--- typed-load-one.ll
; One component is no additional format.
; TYPEDONE: !{i32 4,
target triple = "dxil-pc-shadermodel6.6-compute"
%dx.types.Handle = type { ptr }
%dx.types.ResBind = type { i32, i32, i32, i8 }
%dx.types.ResourceProperties = type { i32, i32 }
%dx.types.ResRet.f32 = type { float, float, float, float, i32 }
declare %dx.types.Handle @dx.op.createHandleFromBinding(i32, %dx.types.ResBind, i32, i1)
declare %dx.types.Handle @dx.op.annotateHandle(i32, %dx.types.Handle, %dx.types.ResourceProperties)
declare %dx.types.ResRet.f32 @dx.op.bufferLoad.f32(i32, %dx.types.Handle, i32, i32)
define void @main() #0 {
  %h = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 0, i32 0, i32 0, i8 1 }, i32 0, i1 false)
  %a = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %h, %dx.types.ResourceProperties { i32 4106, i32 265 })
  %v = call %dx.types.ResRet.f32 @dx.op.bufferLoad.f32(i32 68, %dx.types.Handle %a, i32 0, i32 undef)
  ret void
}
attributes #0 = { "hlsl.numthreads"="1,1,1" "hlsl.shader"="compute" }

;--- handle-6_0.ll
; Below shader model 6.6 dx.resources says what a handle is, here through a phi:
; bit 13.
; HANDLE60: !{i32 0, i64 8192, i32 4,
target triple = "dxil-pc-shadermodel6.0-compute"
%dx.types.Handle = type { ptr }
%dx.types.ResRet.f32 = type { float, float, float, float, i32 }
%"class.RWBuffer<vector<float, 2>>" = type { <2 x float> }
declare %dx.types.Handle @dx.op.createHandle(i32, i8, i32, i32, i1)
declare %dx.types.ResRet.f32 @dx.op.bufferLoad.f32(i32, %dx.types.Handle, i32, i32)
define void @main(i1 %c) #0 {
entry:
  br i1 %c, label %then, label %join
then:
  %a = call %dx.types.Handle @dx.op.createHandle(i32 57, i8 1, i32 0, i32 0, i1 false)
  br label %join
join:
  %h = phi %dx.types.Handle [ %a, %then ], [ undef, %entry ]
  %v = call %dx.types.ResRet.f32 @dx.op.bufferLoad.f32(i32 68, %dx.types.Handle %h, i32 0, i32 undef)
  ret void
}
attributes #0 = { "hlsl.numthreads"="1,1,1" "hlsl.shader"="compute" }
!dx.resources = !{!0}
!0 = !{null, !1, null, null}
!1 = !{!2}
!2 = !{i32 0, %"class.RWBuffer<vector<float, 2>>" undef, !"", i32 0, i32 0, i32 1, i32 10, i1 false, i1 false, i1 false, !3}
!3 = !{i32 0, i32 9}

;--- atomic64.ll
; Int64Ops (bit 20), atomics on a typed resource (bit 27); the resource is
; marked with extended property 3.
; ATOMIC64-DAG: !{i32 0, i64 135266304, i32 4,
; ATOMIC64-DAG: !{i32 0, %r* undef, !"", i32 0, i32 0, i32 1, i32 10, i1 false, i1 false, i1 false, ![[T:[0-9]+]]}
; ATOMIC64-DAG: ![[T]] = !{i32 0, i32 7, i32 3, i32 1}
target triple = "dxil-pc-shadermodel6.6-compute"
%r = type { i64 }
%dx.types.Handle = type { ptr }
%dx.types.ResBind = type { i32, i32, i32, i8 }
%dx.types.ResourceProperties = type { i32, i32 }
declare %dx.types.Handle @dx.op.createHandleFromBinding(i32, %dx.types.ResBind, i32, i1)
declare %dx.types.Handle @dx.op.annotateHandle(i32, %dx.types.Handle, %dx.types.ResourceProperties)
declare i64 @dx.op.atomicBinOp.i64(i32, %dx.types.Handle, i32, i32, i32, i32, i64)
define void @main() #0 {
  %h = call %dx.types.Handle @dx.op.createHandleFromBinding(i32 217, %dx.types.ResBind { i32 0, i32 0, i32 0, i8 1 }, i32 0, i1 false)
  %a = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %h, %dx.types.ResourceProperties { i32 4106, i32 263 })
  %v = call i64 @dx.op.atomicBinOp.i64(i32 78, %dx.types.Handle %a, i32 0, i32 0, i32 undef, i32 undef, i64 1)
  ret void
}
attributes #0 = { "hlsl.numthreads"="1,1,1" "hlsl.shader"="compute" }
!dx.resources = !{!0}
!0 = !{null, !1, null, null}
!1 = !{!2}
!2 = !{i32 0, %r undef, !"", i32 0, i32 0, i32 1, i32 10, i1 false, i1 false, i1 false, !3}
!3 = !{i32 0, i32 7}

;--- heap.ll
; Both descriptor heaps (bits 30 and 31), and from shader model 6.7 the promise
; that UAVs do not alias (bit 33).
; HEAP: !{i32 0, i64 11811160064, i32 4,
target triple = "dxil-pc-shadermodel6.7-compute"
%dx.types.Handle = type { ptr }
%dx.types.ResourceProperties = type { i32, i32 }
declare %dx.types.Handle @dx.op.createHandleFromHeap(i32, i32, i1, i1)
declare %dx.types.Handle @dx.op.annotateHandle(i32, %dx.types.Handle, %dx.types.ResourceProperties)
define void @main() #0 {
  %h = call %dx.types.Handle @dx.op.createHandleFromHeap(i32 218, i32 0, i1 false, i1 false)
  %a = call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %h, %dx.types.ResourceProperties { i32 4107, i32 0 })
  %s = call %dx.types.Handle @dx.op.createHandleFromHeap(i32 218, i32 0, i1 true, i1 false)
  ret void
}
attributes #0 = { "hlsl.numthreads"="1,1,1" "hlsl.shader"="compute" }
