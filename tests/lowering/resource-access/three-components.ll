; RUN: %opt_dxil -passes=dxil-resource-access -S %s | FileCheck %s
; clang reads the three components of a typed buffer's element as four: the fourth is not taken from
; the loaded vector, which has none.
target triple = "dxilv1.6-pc-shadermodel6.6-compute"

; CHECK-LABEL: define <4 x float> @read
; CHECK: extractelement <3 x float> %{{.*}}, i32 2
; CHECK-NOT: extractelement {{.*}}, i32 3
; CHECK: ret <4 x float>
define <4 x float> @read(i32 %i) {
  %h = call target("dx.TypedBuffer", <3 x float>, 0, 0, 0) @llvm.dx.resource.handlefrombinding(i32 0, i32 0, i32 1, i32 0, ptr null)
  %p = call ptr @llvm.dx.resource.getpointer(target("dx.TypedBuffer", <3 x float>, 0, 0, 0) %h, i32 %i)
  %v = load <4 x float>, ptr %p
  ret <4 x float> %v
}
