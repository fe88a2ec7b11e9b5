; RUN: rm -rf %t && split-file %s %t
; RUN: not %opt_dxil -passes=dxil-op-lower -S %t/unknown.ll -o /dev/null 2>&1 | FileCheck %t/unknown.ll
; RUN: not %opt_dxil -passes=dxil-op-lower -S %t/extension.ll -o /dev/null 2>&1 | FileCheck %t/extension.ll
; RUN: not %opt_dxil -passes=dxil-op-lower -S %t/stage.ll -o /dev/null 2>&1 | FileCheck %t/stage.ll
; RUN: not %opt_dxil -passes=dxil-op-lower -S %t/version.ll -o /dev/null 2>&1 | FileCheck %t/version.ll
; RUN: not %opt_dxil -passes=dxil-op-lower -S %t/overload.ll -o /dev/null 2>&1 | FileCheck %t/overload.ll
; RUN: not %opt_dxil -passes=dxil-op-lower -S %t/function.ll -o /dev/null 2>&1 | FileCheck %t/function.ll
; RUN: not %opt_dxil -passes=dxil-op-lower -S %t/handle.ll -o /dev/null 2>&1 | FileCheck %t/handle.ll

;--- unknown.ll
; The source line comes from the debug location.
target triple = "dxil-pc-shadermodel6.6-compute"
; CHECK: error: shader.hlsl:12:7: in function main {{.*}}unsupported intrinsic 'llvm.returnaddress'
define void @main() !dbg !4 {
  %a = call ptr @llvm.returnaddress(i32 0), !dbg !7
  ret void
}
declare ptr @llvm.returnaddress(i32)
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!3}
!0 = distinct !DICompileUnit(language: DW_LANG_C_plus_plus, file: !1, emissionKind: FullDebug)
!1 = !DIFile(filename: "shader.hlsl", directory: "")
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = distinct !DISubprogram(name: "main", file: !1, line: 10, type: !5, unit: !0, spFlags: DISPFlagDefinition)
!5 = !DISubroutineType(types: !6)
!6 = !{null}
!7 = !DILocation(line: 12, column: 7, scope: !4)

;--- extension.ll
target triple = "dxil-pc-shadermodel6.6-compute"
; CHECK: error: {{.*}}in function main {{.*}}'dxil.frobnicate.f32': no operation has this name
declare float @dxil.frobnicate.f32(float)
define float @main(float %x) {
  %r = call float @dxil.frobnicate.f32(float %x)
  ret float %r
}

;--- stage.ll
target triple = "dxil-pc-shadermodel6.6-vertex"
; CHECK: error: {{.*}}in function main {{.*}}'ThreadId'{{.*}}vertex
define i32 @main() {
  %r = call i32 @llvm.dx.thread.id(i32 0)
  ret i32 %r
}

;--- version.ll
target triple = "dxil-pc-shadermodel6.3-compute"
; CHECK: error: {{.*}}in function main {{.*}}'Dot4AddI8Packed' needs shader model 6.4 or later
define i32 @main(i32 %x) {
  %r = call i32 @llvm.dx.dot4add.i8packed(i32 %x, i32 %x, i32 %x)
  ret i32 %r
}

;--- overload.ll
target triple = "dxil-pc-shadermodel6.6-compute"
; CHECK: error: {{.*}}in function main {{.*}}'Sin'{{.*}}double
define double @main(double %x) {
  %r = call double @llvm.sin.f64(double %x)
  ret double %r
}

;--- function.ll
target triple = "dxil-pc-shadermodel6.6-compute"
; CHECK: error: {{.*}}in function main {{.*}}undefined function 'elsewhere'
declare float @elsewhere(float)
define float @main(float %x) {
  %r = call float @elsewhere(float %x)
  ret float %r
}

;--- handle.ll
target triple = "dxil-pc-shadermodel6.6-compute"
; CHECK: error: {{.*}}in function main {{.*}}resource is uninitialized when used here
define void @main(i32 %i) {
  %p = call { i32, i1 } @llvm.dx.resource.load.rawbuffer(target("dx.RawBuffer", i32, 0, 0) poison, i32 %i, i32 0)
  ret void
}
