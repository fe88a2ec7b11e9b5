; SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
; LLVM IR and bitcode as input: lowered in dxil-cc's own process, to the bytes
; that the plugin makes in llc. -T sets the triple, -O asks for optimisation.
;
; RUN: %dxil-cc %s -Fo %t.dxil
; RUN: %llc_dxil %s -filetype=obj -o %t.llc.dxil
; RUN: cmp %t.dxil %t.llc.dxil
; RUN: %opt %s -o %t.bc
; RUN: %dxil-cc %t.bc -Fo %t.bc.dxil
; RUN: obj2yaml %t.bc.dxil | FileCheck %s
; RUN: %dxil-cc %s -Fc - | FileCheck %s --check-prefix=PLAIN
; RUN: %dxil-cc %s -O2 -Fc - | FileCheck %s --check-prefix=OPT
; RUN: %dxil-cc -T cs_6_2 %s -Fc - | FileCheck %s --check-prefix=PROFILE
;
; CHECK: NumThreadsX: 4
; PLAIN: udiv i32 {{.*}}, 8
; OPT-NOT: udiv
; OPT: lshr i32 {{.*}}, 3
; PROFILE: call %dx.types.Handle @dx.op.createHandle(i32 57, i8 1, i32 0,
; PROFILE: !{!"cs", i32 6, i32 2}
target triple = "dxil-pc-shadermodel6.6-compute"

define void @main() #0 {
  %h = call target("dx.TypedBuffer", i32, 1, 0, 1)
      @llvm.dx.resource.handlefrombinding.tdx.TypedBuffer_i32_1_0_1t(i32 0, i32 0, i32 1, i32 0, ptr null)
  %t = call i32 @llvm.dx.thread.id(i32 0)
  %s = udiv i32 %t, 8
  %p = call ptr @llvm.dx.resource.getpointer.p0.tdx.TypedBuffer_i32_1_0_1t(target("dx.TypedBuffer", i32, 1, 0, 1) %h, i32 0)
  store i32 %s, ptr %p
  ret void
}
attributes #0 = { "hlsl.numthreads"="4,1,1" "hlsl.shader"="compute" }
