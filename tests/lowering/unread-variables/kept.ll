; A variable whose address goes elsewhere, or that is read, stays; of two of which one is read for the other
; alone, none does.
; RUN: %opt_dxil -passes=dxil-unread-variables -S %s | FileCheck %s
target triple = "dxil-pc-shadermodel6.6-compute"

declare void @use(ptr)

; CHECK-LABEL: define i32 @kept
; CHECK: %passed = alloca
; CHECK: %read = alloca
; CHECK: store i32 %x, ptr %passed
; CHECK: store i32 %x, ptr %read
; CHECK-NOT: alloca
define i32 @kept(i32 %x) {
  %passed = alloca i32
  %read = alloca [2 x i32]
  %chain = alloca [2 x i32]
  %end = alloca i32
  store i32 %x, ptr %passed
  call void @use(ptr %passed)
  store i32 %x, ptr %read
  %second = getelementptr i32, ptr %chain, i32 1
  store i32 %x, ptr %second
  %v = load i32, ptr %second
  store i32 %v, ptr %end
  %r = load i32, ptr %read
  ret i32 %r
}
