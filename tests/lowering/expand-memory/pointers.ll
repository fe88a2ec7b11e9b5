; A vector of pointers is not a vector of bits, which are loaded as words.
; RUN: %opt_dxil -passes=dxil-expand-memory -S %s | FileCheck %s
target datalayout = "e-m:e-p:32:32-i1:32-i8:8-i16:16-i32:32-i64:64-f16:16-f32:32-f64:64-n8:16:32:64-v48:16:16-v96:32:32-v192:64:64"
target triple = "dxilv1.6-pc-shadermodel6.6-compute"
; CHECK-LABEL: define ptr @pointers
; CHECK: load <2 x ptr>, ptr %p
define ptr @pointers(ptr %p) {
  %v = load <2 x ptr>, ptr %p
  %e = extractelement <2 x ptr> %v, i32 1
  ret ptr %e
}
; CHECK-LABEL: define i1 @bits
; CHECK: load <1 x i32>, ptr %p
define i1 @bits(ptr %p) {
  %v = load <32 x i1>, ptr %p
  %e = extractelement <32 x i1> %v, i32 5
  ret i1 %e
}
