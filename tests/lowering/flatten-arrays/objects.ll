; RUN: %opt_dxil -passes=dxil-flatten-arrays -S %s | FileCheck %s
target datalayout = "e-m:e-p:32:32-i1:32-i8:8-i16:16-i32:32-i64:64-f16:16-f32:32-f64:64-n8:16:32:64-v48:16:16-v96:32:32-v192:64:64"
target triple = "dxilv1.6-pc-shadermodel6.6-compute"

; CHECK-DAG: @grid = internal addrspace(3) global [6 x float] zeroinitializer
@grid = internal addrspace(3) global [2 x <3 x float>] zeroinitializer
; CHECK-DAG: @table = internal constant [4 x i32] [i32 1, i32 2, i32 3, i32 4]
@table = private unnamed_addr constant [2 x [2 x i32]] [[2 x i32] [i32 1, i32 2], [2 x i32] [i32 3, i32 4]]
; Atomics need integers.
; CHECK-DAG: @bins = internal addrspace(3) global [4 x i32] zeroinitializer
@bins = internal addrspace(3) global [4 x i32] zeroinitializer

; CHECK-LABEL: define float @component
define float @component(i32 %i, i32 %j) {
; CHECK: %[[M:.*]] = mul i32 %i, 3
; CHECK: %[[A:.*]] = add i32 %[[M]], %j
; CHECK: %[[P:.*]] = getelementptr inbounds [6 x float], ptr addrspace(3) @grid, i32 0, i32 %[[A]]
; CHECK: load float, ptr addrspace(3) %[[P]]
  %p = getelementptr [2 x <3 x float>], ptr addrspace(3) @grid, i32 0, i32 %i, i32 %j
  %x = load float, ptr addrspace(3) %p
  ret float %x
}

; CHECK-LABEL: define i32 @lookup
define i32 @lookup(i32 %i) {
; CHECK: %[[S:.*]] = shl i32 %i, 1
; CHECK: %[[A:.*]] = add i32 %[[S]], 1
; CHECK: getelementptr inbounds [4 x i32], ptr @table, i32 0, i32 %[[A]]
  %p = getelementptr [2 x i32], ptr @table, i32 %i
  %q = getelementptr i8, ptr %p, i32 4
  %x = load i32, ptr %q
  ret i32 %x
}

; CHECK-LABEL: define void @add
define void @add(i32 %i) {
; CHECK: %[[P:.*]] = getelementptr inbounds [4 x i32], ptr addrspace(3) @bins, i32 0, i32 %i
; CHECK: atomicrmw add ptr addrspace(3) %[[P]], i32 1
  %p = getelementptr i32, ptr addrspace(3) @bins, i32 %i
  %x = atomicrmw add ptr addrspace(3) %p, i32 1 monotonic
  ret void
}

; A struct of a double and halves: elements of the narrowest scalar, wider ones
; put together.
; CHECK-LABEL: define double @mixed
; CHECK: alloca [8 x i32]
define double @mixed(i32 %i, double %d) {
  %a = alloca [2 x { double, i32, float }]
  %p = getelementptr [2 x { double, i32, float }], ptr %a, i32 0, i32 %i
; CHECK: %[[B:.*]] = bitcast double %d to i64
; CHECK: trunc i64 %[[B]] to i32
; CHECK: lshr i64 %[[B]], 32
  store double %d, ptr %p
  %q = getelementptr i8, ptr %p, i32 8
  store i32 %i, ptr %q
  store i32 %i, ptr %q
  store i32 %i, ptr %q
  %r = load double, ptr %p
; CHECK: bitcast i64 %{{.*}} to double
  ret double %r
}

; Elements of one array that a branch chooses.
; CHECK-LABEL: define float @chosen
; CHECK: alloca [4 x float]
; CHECK: phi i32
; CHECK: getelementptr inbounds [4 x float]
define float @chosen(i1 %c, i32 %i) {
entry:
  %a = alloca [4 x float]
  %z = getelementptr float, ptr %a, i32 %i
  store float 1.0, ptr %z
  br i1 %c, label %then, label %end
then:
  %p = getelementptr float, ptr %a, i32 2
  br label %end
end:
  %q = phi ptr [ %p, %then ], [ %z, %entry ]
  %x = load float, ptr %q
  ret float %x
}
