; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
; clang's own loads and stores of signature elements carry no names: they are refused, by name.
; RUN: split-file %s %t
; RUN: not %opt_dxil -passes=dxil-op-lower -disable-output %t/input.ll 2>&1 | FileCheck %t/input.ll
; RUN: not %opt_dxil -passes=dxil-op-lower -disable-output %t/output.ll 2>&1 | FileCheck %t/output.ll

;--- input.ll
target triple = "dxilv1.6-pc-shadermodel6.6-pixel"
define void @signature() {
; CHECK: error: {{.*}}llvm.dx.load.input
  %x = call float @llvm.dx.load.input.f32(i32 0, i32 1, i32 0, i8 2, i32 poison)
  ret void
}

;--- output.ll
target triple = "dxilv1.6-pc-shadermodel6.6-pixel"
define void @signature(float %x) {
; CHECK: error: {{.*}}llvm.dx.store.output
  call void @llvm.dx.store.output.f32(i32 0, i32 0, i32 0, i8 3, i32 poison, float %x)
  ret void
}
