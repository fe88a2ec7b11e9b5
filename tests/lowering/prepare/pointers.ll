; RUN: %opt_dxil -passes=dxil-prepare -S %s | FileCheck %s
;
; A cast or an index stands wherever two pointee types of one pointer meet.
target triple = "dxil-pc-shadermodel6.6-compute"
@g = internal addrspace(3) global [64 x float] undef, align 4
@h = internal addrspace(3) global [8 x i32] undef, align 4

; CHECK-LABEL: define i32 @same_size
define i32 @same_size(i32 %i) {
; CHECK: %p = getelementptr [64 x float], ptr addrspace(3) @g, i32 0, i32 %i
  %p = getelementptr [64 x float], ptr addrspace(3) @g, i32 0, i32 %i
; CHECK: %[[C:.*]] = bitcast ptr addrspace(3) %p to ptr addrspace(3)
; CHECK: load i32, ptr addrspace(3) %[[C]]
  %v = load i32, ptr addrspace(3) %p, align 4
; CHECK: load float, ptr addrspace(3) %p
  %w = load float, ptr addrspace(3) %p, align 4
  ret i32 %v
}

; CHECK-LABEL: define i32 @first_element
define i32 @first_element() {
; CHECK: %[[Z:.*]] = getelementptr inbounds [8 x i32], ptr addrspace(3) @h, i32 0, i32 0
; CHECK: atomicrmw add ptr addrspace(3) %[[Z]], i32 1
  %old = atomicrmw add ptr addrspace(3) @h, i32 1 monotonic
  ret i32 %old
}

; CHECK-LABEL: define i32 @constant_expression
define i32 @constant_expression(i1 %c) {
entry:
  br i1 %c, label %a, label %b
a:
; CHECK: a:
; CHECK: %[[E:.*]] = getelementptr inbounds [8 x i32], ptr addrspace(3) @h, i32 0, i32 3
  br label %b
b:
; CHECK: phi ptr addrspace(3) [ %[[E]], %a ], [ null, %entry ]
  %p = phi ptr addrspace(3) [ getelementptr inbounds (i8, ptr addrspace(3) @h, i32 12), %a ], [ null, %entry ]
  %v = load i32, ptr addrspace(3) %p
  ret i32 %v
}
