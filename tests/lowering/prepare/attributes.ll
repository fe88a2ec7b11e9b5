; RUN: %opt_dxil -passes=dxil-prepare -S %s | FileCheck %s
;
; Attributes, linkage details and globals: what LLVM 3.7 lacks and DXIL forbids goes.
target triple = "dxil-pc-shadermodel6.6-compute"
$group = comdat any

; CHECK-NOT: comdat
; CHECK-NOT: @llvm.used
; CHECK-NOT: @unused
; CHECK: @kept = internal addrspace(3) global i32 undef
; CHECK: @dx.psv0 = private constant [1 x i8] zeroinitializer, section "PSV0"
@kept = internal unnamed_addr addrspace(3) global i32 poison
@unused = private constant [2 x i8] c"a\00"
@dx.psv0 = private constant [1 x i8] zeroinitializer, section "PSV0"
@llvm.used = appending global [1 x ptr] [ptr @main], section "llvm.metadata"

; CHECK-NOT: @never.called
declare void @never.called()
; CHECK: declare i32 @dx.op.reads(i32) #[[READS:[0-9]+]]
declare noundef i32 @dx.op.reads(i32 noundef signext) #0

; CHECK: define void @main(ptr noalias readonly captures(none) %p) #[[MAIN:[0-9]+]] {
define hidden fastcc void @main(ptr noalias nonnull readonly captures(none) dereferenceable(4) %p) unnamed_addr #1 comdat($group) {
; CHECK: %[[X:.*]] = call i32 @dx.op.reads(i32 1){{$}}
  %x = tail call noundef i32 @dx.op.reads(i32 noundef 1) #0
; CHECK: store i32 %[[X]], ptr addrspace(3) @kept
  store i32 %x, ptr addrspace(3) @kept
  ret void
}
; CHECK: attributes #[[READS]] = { nounwind memory(read) }
; CHECK: attributes #[[MAIN]] = { noinline nounwind "fp32-denorm-mode"="ftz" "hlsl.numthreads"="1,1,1" }
attributes #0 = { mustprogress nounwind willreturn nosync memory(argmem: read) }
attributes #1 = { noinline norecurse nounwind convergent "fp32-denorm-mode"="ftz" "frame-pointer"="all" "hlsl.numthreads"="1,1,1" }

; CHECK-NOT: !opencl
!opencl.ocl.version = !{!0}
!0 = !{i32 1, i32 0}
