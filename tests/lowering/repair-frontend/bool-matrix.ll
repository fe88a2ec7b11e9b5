; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
; A result that is a matrix of bool lies in memory as integers.
; RUN: %opt_dxil -passes=dxil-repair-frontend -S %s | FileCheck %s
target triple = "dxil-pc-shadermodel6.6-compute"

; CHECK-LABEL: define <6 x i1> @f(
; CHECK: %retval = alloca <6 x i32>, align 4
; CHECK: store <6 x i32> %m, ptr %retval
; CHECK: %[[V:.*]] = load <6 x i32>, ptr %retval
; CHECK: %[[T:.*]] = icmp ne <6 x i32> %[[V]], zeroinitializer
; CHECK: ret <6 x i1> %[[T]]
define <6 x i1> @f(<6 x i32> %m) {
  %retval = alloca <6 x i1>, align 4
  store <6 x i32> %m, ptr %retval, align 4
  %r = load <6 x i1>, ptr %retval, align 4
  ret <6 x i1> %r
}
