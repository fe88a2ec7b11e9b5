; RUN: %opt_dxil -passes=dxil-op-lower -S %s | FileCheck %s
target triple = "dxilv1.6-pc-shadermodel6.6-compute"
; CHECK-LABEL: define double @main
define double @main() {
; CHECK: call i32 @dx.op.threadId.i32(i32 93, i32 1)
  %a = call i32 @llvm.dx.thread.id(i32 1)
; CHECK: call i32 @dx.op.groupId.i32(i32 94, i32 0)
  %b = call i32 @llvm.dx.group.id(i32 0)
; CHECK: call i32 @dx.op.threadIdInGroup.i32(i32 95, i32 2)
  %c = call i32 @llvm.dx.thread.id.in.group(i32 2)
; CHECK: call i32 @dx.op.flattenedThreadIdInGroup.i32(i32 96)
  %d = call i32 @llvm.dx.flattened.thread.id.in.group()
; CHECK: call void @dx.op.barrier(i32 80, i32 9)
  call void @llvm.dx.group.memory.barrier.with.group.sync()
; CHECK: %[[D:.*]] = call double @dx.op.makeDouble.f64(i32 101, i32 %{{.*}}, i32 %{{.*}})
  %e = call double @llvm.dx.asdouble.i32(i32 %a, i32 %b)
; CHECK: call %dx.types.splitdouble @dx.op.splitDouble.f64(i32 102, double %[[D]])
  %f = call { i32, i32 } @llvm.dx.splitdouble.i32(double %e)
  %g = extractvalue { i32, i32 } %f, 1
  %h = call double @llvm.dx.asdouble.i32(i32 %g, i32 %c)
  ret double %h
}
