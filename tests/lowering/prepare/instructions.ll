; RUN: %opt_dxil -passes=dxil-prepare -S %s | FileCheck %s
;
; Instructions, flags, operands and metadata that LLVM 3.7 lacks.
target triple = "dxil-pc-shadermodel6.6-compute"
declare void @use(i32, float)
declare void @llvm.assume(i1)
declare void @llvm.lifetime.start.p0(ptr)
declare i32 @llvm.expect.i32(i32, i32)

; CHECK-NOT: @llvm.

; CHECK-LABEL: define float @f
define float @f(i32 %a, i1 %b, float %x, ptr %p) {
entry:
  %slot = alloca [2 x i32]
; CHECK-NOT: lifetime
  call void @llvm.lifetime.start.p0(ptr %slot)
; CHECK-NOT: assume
  call void @llvm.assume(i1 %b)
; CHECK-NOT: freeze
  %frozen = freeze i32 %a
; CHECK: %or = or i32 %a, 1
  %or = or disjoint i32 %frozen, 1
; CHECK: zext i32 %or to i64
  %wide = zext nneg i32 %or to i64
; CHECK: trunc i64 %wide to i32
  %narrow = trunc nuw nsw i64 %wide to i32
; CHECK: icmp ult i32 %narrow, 5
  %less = icmp samesign ult i32 %narrow, 5
; CHECK: add nsw i32 %narrow, 1
  %sum = add nsw i32 %narrow, 1
; CHECK: getelementptr inbounds [2 x i32], ptr %slot, i32 0, i32 %sum
  %e = getelementptr inbounds nuw [2 x i32], ptr %slot, i32 0, i32 %sum
; CHECK: load i32, ptr %e, align 4{{$}}
  %l = load i32, ptr %e, align 4, !tbaa !1, !invariant.load !3
  %expected = call i32 @llvm.expect.i32(i32 %l, i32 0)
; CHECK: %n = fsub fast float -0.000000e+00, %x
  %n = fneg reassoc nnan ninf nsz arcp afn float %x
; CHECK: %m = fmul nnan float %n, %x, !dx.precise
  %m = fmul nnan contract afn float %n, %x, !dx.precise !4
; CHECK: select i1 %less, float %m, float undef
  %s = select fast i1 %less, float %m, float poison
; CHECK: call void @use(i32 %l, float undef)
  call void @use(i32 %expected, float poison)
  br label %loop
loop:
; CHECK: br i1 %b, label %loop, label %exit, !llvm.loop ![[LOOP:[0-9]+]]
  br i1 %b, label %loop, label %exit, !llvm.loop !5
exit:
  ret float %s
}
; CHECK: ![[LOOP]] = distinct !{![[LOOP]], ![[HINT:[0-9]+]]}
; CHECK: ![[HINT]] = !{!"llvm.loop.unroll.count", i32 4}
!0 = !{!"root"}
!1 = !{!2, !2, i64 0}
!2 = !{!"int", !0}
!3 = !{}
!4 = !{i32 1}
!5 = distinct !{!5, !6, !7}
!6 = !{!"llvm.loop.mustprogress"}
!7 = !{!"llvm.loop.unroll.count", i32 4}
