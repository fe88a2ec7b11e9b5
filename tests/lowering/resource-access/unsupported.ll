; RUN: rm -rf %t && split-file %s %t
; RUN: not %opt_dxil -passes=dxil-resource-access -S %t/nand.ll -o /dev/null 2>&1 | FileCheck %t/nand.ll
; RUN: not %opt_dxil -passes=dxil-resource-access -S %t/pointers.ll -o /dev/null 2>&1 | FileCheck %t/pointers.ll
; RUN: not %opt_dxil -passes=dxil-resource-access -S %t/two.ll -o /dev/null 2>&1 | FileCheck %t/two.ll

;--- nand.ll
target triple = "dxilv1.6-pc-shadermodel6.6-compute"
; CHECK: error: {{.*}}in function nand {{.*}}unsupported atomic operation 'nand' on a buffer
define void @nand(i32 %i) {
  %h = call target("dx.RawBuffer", i32, 1, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 3, i32 1, i32 0, ptr null)
  %p = call ptr @llvm.dx.resource.getpointer(target("dx.RawBuffer", i32, 1, 0) %h, i32 %i)
  %a = atomicrmw nand ptr %p, i32 5 monotonic
  ret void
}

;--- pointers.ll
target triple = "dxilv1.6-pc-shadermodel6.6-compute"
; CHECK: error: {{.*}}in function pointers {{.*}}cannot pass a pointer to a call that is not inlined
declare void @f(ptr)
define void @pointers(i32 %i) {
  %h = call target("dx.RawBuffer", i32, 1, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 3, i32 1, i32 0, ptr null)
  %p = call ptr @llvm.dx.resource.getpointer(target("dx.RawBuffer", i32, 1, 0) %h, i32 %i)
  call void @f(ptr %p)
  ret void
}

;--- two.ll
target triple = "dxilv1.6-pc-shadermodel6.6-compute"
; CHECK: error: {{.*}}in function two {{.*}}pointer is selected from different objects
define void @two(i1 %c, i32 %i) {
  %h = call target("dx.RawBuffer", i32, 1, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 3, i32 1, i32 0, ptr null)
  %g = call target("dx.RawBuffer", i32, 1, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 4, i32 1, i32 0, ptr null)
  %p = call ptr @llvm.dx.resource.getpointer(target("dx.RawBuffer", i32, 1, 0) %h, i32 %i)
  %q = call ptr @llvm.dx.resource.getpointer(target("dx.RawBuffer", i32, 1, 0) %g, i32 %i)
  %r = select i1 %c, ptr %p, ptr %q
  store i32 1, ptr %r
  ret void
}
