; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
; RUN: split-file %s %t
; RUN: not %opt_dxil -disable-output -passes=dxil-resource-metadata %t/overlap.ll 2>&1 | FileCheck %s --check-prefix=OVERLAP
; RUN: not %opt_dxil -disable-output -passes=dxil-resource-metadata %t/counter.ll 2>&1 | FileCheck %s --check-prefix=COUNTER

;--- overlap.ll
; OVERLAP: error: {{.*}}: resource 'B' at register 2, space 0 overlaps resource 'A'
target triple = "dxil-pc-shadermodel6.6-compute"
@A.str = private unnamed_addr constant [2 x i8] c"A\00"
@B.str = private unnamed_addr constant [2 x i8] c"B\00"
define void @main() {
  %a = call target("dx.RawBuffer", i8, 1, 0)
      @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_i8_1_0t(i32 0, i32 1, i32 4, i32 1, ptr @A.str)
  %b = call target("dx.RawBuffer", i8, 1, 0)
      @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_i8_1_0t(i32 0, i32 2, i32 1, i32 2, ptr @B.str)
  ret void
}

;--- counter.ll
; COUNTER: error: {{.*}}: buffer 'A' may increment or decrement its counter, but not both
target triple = "dxil-pc-shadermodel6.6-compute"
@A.str = private unnamed_addr constant [2 x i8] c"A\00"
define void @main() {
  %a = call target("dx.RawBuffer", float, 1, 0)
      @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_f32_1_0t(i32 0, i32 1, i32 1, i32 1, ptr @A.str)
  %n = call i32 @llvm.dx.resource.updatecounter.tdx.RawBuffer_f32_1_0t(target("dx.RawBuffer", float, 1, 0) %a, i8 1)
  %m = call i32 @llvm.dx.resource.updatecounter.tdx.RawBuffer_f32_1_0t(target("dx.RawBuffer", float, 1, 0) %a, i8 -1)
  ret void
}
