; A local resource is a mark until it is set, each of an array; other variables stay as they are.
; LLVM's verifier takes handles for tokens, which neither functions of a program nor phis may have.
; RUN: %opt -load-pass-plugin=%plugin -disable-verify -passes=dxil-mark-unset-handles -S %s | FileCheck %s
target triple = "dxilv1.5-pc-shadermodel6.5-compute"

; CHECK-LABEL: define void @main
; CHECK: %[[P0:.*]] = getelementptr inbounds {{.*}} ptr %two, i32 0, i32 0
; CHECK-NEXT: %[[M0:.*]] = call target("dx.TypedBuffer", float, 1, 0, 0) @dxil.unset.handle.0()
; CHECK-NEXT: store {{.*}} %[[M0]], ptr %[[P0]]
; CHECK-NEXT: %[[P1:.*]] = getelementptr inbounds {{.*}} ptr %two, i32 0, i32 1
; CHECK-NEXT: %[[M1:.*]] = call target("dx.TypedBuffer", float, 1, 0, 0) @dxil.unset.handle.0()
; CHECK-NEXT: store {{.*}} %[[M1]], ptr %[[P1]]
; CHECK-NEXT: %[[M2:.*]] = call target("dx.TypedBuffer", float, 1, 0, 0) @dxil.unset.handle.0()
; CHECK-NEXT: store {{.*}} %[[M2]], ptr %one
; CHECK-NEXT: ret void
define void @main() {
  %one = alloca target("dx.TypedBuffer", float, 1, 0, 0)
  %two = alloca [2 x target("dx.TypedBuffer", float, 1, 0, 0)]
  %number = alloca i32
  ret void
}
