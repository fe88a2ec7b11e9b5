; A choice of handles of one binding is a choice of indices; of different bindings it is an error.
; RUN: split-file %s %t
; RUN: %opt_dxil -passes=dxil-handle-choices,verify -S %t/same.ll | FileCheck %s
; RUN: not %opt_dxil -passes=dxil-handle-choices -disable-output %t/different.ll 2>&1 | FileCheck %s --check-prefix=ERROR
; CHECK-LABEL: define i32 @main
; CHECK-NOT: select {{.*}}target
; CHECK: %[[INDEX:.*]] = select i1 %c, i32 %i, i32 %j
; CHECK: %[[H:.*]] = call {{.*}}handlefrombinding{{.*}}(i32 0, i32 2, i32 8, i32 %[[INDEX]], ptr null)
; CHECK: getpointer{{.*}} %[[H]], i32 0)
; ERROR: error: {{.*}}resource

;--- same.ll
target triple = "dxilv1.6-pc-shadermodel6.6-compute"
define i32 @main(i1 %c, i32 %i, i32 %j) {
  %a = call target("dx.RawBuffer", i32, 1, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 2, i32 8, i32 %i, ptr null)
  %b = call target("dx.RawBuffer", i32, 1, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 2, i32 8, i32 %j, ptr null)
  %h = select i1 %c, target("dx.RawBuffer", i32, 1, 0) %a, target("dx.RawBuffer", i32, 1, 0) %b
  %p = call ptr @llvm.dx.resource.getpointer(target("dx.RawBuffer", i32, 1, 0) %h, i32 0)
  %v = load i32, ptr %p
  ret i32 %v
}
;--- different.ll
target triple = "dxilv1.6-pc-shadermodel6.6-compute"
define i32 @main(i1 %c, i32 %i, i32 %j) {
  %a = call target("dx.RawBuffer", i32, 1, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 2, i32 8, i32 %i, ptr null)
  %b = call target("dx.RawBuffer", i32, 1, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 20, i32 8, i32 %j, ptr null)
  %h = select i1 %c, target("dx.RawBuffer", i32, 1, 0) %a, target("dx.RawBuffer", i32, 1, 0) %b
  %p = call ptr @llvm.dx.resource.getpointer(target("dx.RawBuffer", i32, 1, 0) %h, i32 0)
  %v = load i32, ptr %p
  ret i32 %v
}
