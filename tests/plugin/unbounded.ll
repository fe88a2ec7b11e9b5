; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
; Ranges without end reach PSV0 with the last register there is, wherever they
; begin.
;
; RUN: %llc_dxil %s -filetype=obj -o %t.dxil
; RUN: obj2yaml %t.dxil | FileCheck %s
; CHECK: Type: UAVRaw
; CHECK-NEXT: Space: 0
; CHECK-NEXT: LowerBound: 0
; CHECK-NEXT: UpperBound: 4294967295
; CHECK: Type: UAVRaw
; CHECK-NEXT: Space: 1
; CHECK-NEXT: LowerBound: 5
; CHECK-NEXT: UpperBound: 4294967295
target triple = "dxil-pc-shadermodel6.6-compute"
define void @main() #0 {
  %t = call i32 @llvm.dx.thread.id(i32 0)
  %a = call target("dx.RawBuffer", i8, 1, 0)
      @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_i8_1_0t(i32 0, i32 0, i32 -1, i32 %t, ptr null)
  %b = call target("dx.RawBuffer", i8, 1, 0)
      @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_i8_1_0t(i32 1, i32 5, i32 -1, i32 %t, ptr null)
  %p = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_i8_1_0t(target("dx.RawBuffer", i8, 1, 0) %a, i32 0)
  store i32 1, ptr %p
  %q = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_i8_1_0t(target("dx.RawBuffer", i8, 1, 0) %b, i32 0)
  store i32 2, ptr %q
  ret void
}
attributes #0 = { "hlsl.numthreads"="4,1,1" "hlsl.shader"="compute" }
