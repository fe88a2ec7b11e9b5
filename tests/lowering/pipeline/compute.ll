; All stages: from what the front end leaves to ops and metadata.
; RUN: %opt_dxil -passes='default<O1>,dxil-pipeline' -S %s | FileCheck %s
; CHECK: define void @main()
; CHECK: call i32 @dx.op.flattenedThreadIdInGroup.i32(i32 96)
; CHECK: call %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32 59,
; CHECK: call void @dx.op.bufferStore.f32(i32 69,
; CHECK: !dx.entryPoints = 
source_filename = "cb.hlsl"
target datalayout = "e-m:e-p:32:32-i1:32-i8:8-i16:16-i32:32-i64:64-f16:16-f32:32-f64:64-n8:16:32:64-v48:16:16-v96:32:32-v192:64:64"
target triple = "dxilv1.0-unknown-shadermodel6.0-compute"

%Frame.0 = type <{ [16 x i8] }>
%Frame = type { <3 x float>, float }
%"class.RWStructuredBuffer<float>" = type { float }

@.text = private constant [310 x i8] c"dxil.entry:{\22attributes\22:{\22numthreads\22:[1,1,1]},\22shader\22:\22main\22,\22stage\22:\22compute\22,\22values\22:[{\22direction\22:\22in\22,\22leaves\22:[{\22columnSize\22:4,\22columns\22:1,\22componentSize\22:4,\22index\22:0,\22interpolation\22:0,\22matrixRows\22:1,\22matrixSize\22:0,\22offset\22:0,\22rowSize\22:0,\22rows\22:1,\22semantic\22:\22SV_GroupIndex\22,\22type\22:\22u32\22}],\22size\22:4}]}\00", section "llvm.metadata"
@llvm.global.annotations = appending global [1 x { ptr, ptr, ptr, i32, ptr }] [{ ptr, ptr, ptr, i32, ptr } { ptr @main.body, ptr @.text, ptr null, i32 0, ptr null }], section "llvm.metadata"
@Frame.members = external addrspace(2) global [16 x i8]
@name = private unnamed_addr constant [4 x i8] c"Out\00"
@Frame.cb = global target("dx.CBuffer", %Frame.0) poison
@name.1 = private unnamed_addr constant [6 x i8] c"Frame\00"

define internal void @main.body(i32 %i) #0 {
entry:
  %i1 = alloca i32, align 4
  %0 = call target("dx.RawBuffer", float, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_f32_1_0t(i32 0, i32 0, i32 1, i32 0, ptr @name)
  br label %body

body:
  store i32 %i, ptr %i1, align 4
  %1 = load float, ptr addrspace(2) getelementptr (i8, ptr addrspace(2) @Frame.members, i32 12), align 4
  %2 = load i32, ptr %i1, align 4
  %3 = call ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_f32_1_0t(target("dx.RawBuffer", float, 1, 0) %0, i32 %2)
  store volatile float %1, ptr %3, align 4
  br label %return

return:
  ret void
}

define void @main() #1 {
entry:
  %0 = call target("dx.CBuffer", %Frame.0) @llvm.dx.resource.handlefrombinding.tdx.CBuffer_s_Frame.0st(i32 0, i32 0, i32 1, i32 0, ptr @name.1)
  store target("dx.CBuffer", %Frame.0) %0, ptr @Frame.cb, align 4
  ret void
}

declare target("dx.RawBuffer", float, 1, 0) @llvm.dx.resource.handlefrombinding.tdx.RawBuffer_f32_1_0t(i32, i32, i32, i32, ptr) #2

declare ptr @llvm.dx.resource.getpointer.p0.tdx.RawBuffer_f32_1_0t(target("dx.RawBuffer", float, 1, 0), i32) #2

declare target("dx.CBuffer", %Frame.0) @llvm.dx.resource.handlefrombinding.tdx.CBuffer_s_Frame.0st(i32, i32, i32, i32, ptr) #2

attributes #0 = { alwaysinline nounwind }
attributes #1 = { noinline nounwind "hlsl.numthreads"="1,1,1" "hlsl.shader"="compute" }
attributes #2 = { nocallback nofree nosync nounwind willreturn memory(none) }

!dxil.structs = !{!0, !4}
!dxil.resourceTypes = !{!10, !11}
!hlsl.cbs = !{!12}

!0 = !{%Frame undef, !1}
!1 = !{i32 16, !2, !3}
!2 = !{i32 6, !"Eye", i32 3, i32 0, i32 7, i32 9, i32 13, i32 3}
!3 = !{i32 6, !"Scale", i32 3, i32 12, i32 7, i32 9}
!4 = !{%"class.RWStructuredBuffer<float>" undef, !5}
!5 = !{i32 4, !6, !7}
!6 = !{i32 6, !"h", i32 3, i32 0, i32 7, i32 9}
!7 = !{i32 0, !8}
!8 = !{!9}
!9 = !{i32 0, float undef}
!10 = !{i32 2, !"Frame", %Frame undef}
!11 = !{i32 1, !"Out", %"class.RWStructuredBuffer<float>" undef}
!12 = !{ptr @Frame.cb, ptr addrspace(2) @Frame.members}
