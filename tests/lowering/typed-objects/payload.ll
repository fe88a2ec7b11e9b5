; A payload and attributes are accessed number by number in their own types.
; RUN: %opt_dxil -passes='dxil-entry-signature,dxil-finalize-linkage,always-inline,globaldce,dxil-localize-globals,dxil-expand-memory,function(sroa),dxil-typed-objects,verify' -S %s | FileCheck %s
; CHECK-LABEL: define void @"\01?hit@@YAXUP@@UBuiltInTriangleIntersectionAttributes@@@Z"(ptr noalias %0, ptr noalias %1)
; CHECK: %[[U:.*]] = getelementptr inbounds %struct.BuiltInTriangleIntersectionAttributes, ptr %1, i32 0, i32 0, i32 0
; CHECK: %[[V:.*]] = load float, ptr %[[U]]
; CHECK: %[[C:.*]] = getelementptr inbounds %struct.P, ptr %0, i32 0, i32 0, i32 1
; CHECK: store float %[[V]], ptr %[[C]]
; CHECK: getelementptr inbounds %struct.P, ptr %0, i32 0, i32 1
; CHECK-NOT: getelementptr i8
; CHECK: ret void
source_filename = "ch.hlsl"
target datalayout = "e-m:e-p:32:32-i1:32-i8:8-i16:16-i32:32-i64:64-f16:16-f32:32-f64:64-n8:16:32:64-v48:16:16-v96:32:32-v192:64:64"
target triple = "dxilv1.3-unknown-shadermodel6.3-library"

%struct.P = type { [3 x float], i32 }
%struct.BuiltInTriangleIntersectionAttributes = type { [2 x float] }

@.text = private constant [286 x i8] c"dxil.entry:{\22attributes\22:{\22shader\22:[\22closesthit\22]},\22function\22:\22\\u0001?hit@@YAXUP@@UBuiltInTriangleIntersectionAttributes@@@Z\22,\22shader\22:\22hit\22,\22stage\22:\22closesthit\22,\22values\22:[{\22direction\22:\22inout\22,\22leaves\22:[],\22object\22:true,\22size\22:16},{\22direction\22:\22in\22,\22leaves\22:[],\22object\22:true,\22size\22:8}]}\00", section "llvm.metadata"
@llvm.global.annotations = appending global [1 x { ptr, ptr, ptr, i32, ptr }] [{ ptr, ptr, ptr, i32, ptr } { ptr @hit.body, ptr @.text, ptr null, i32 0, ptr null }], section "llvm.metadata"

define internal void @hit.body(ptr %p, ptr %a) #0 {
entry:
  br label %body

body:
  %0 = load float, ptr %a, align 4
  %1 = getelementptr i8, ptr %p, i32 4
  store float %0, ptr %1, align 4
  %2 = getelementptr i8, ptr %p, i32 12
  %3 = load i32, ptr %2, align 4
  %4 = add i32 %3, 1
  store i32 %4, ptr %2, align 4
  br label %return

return:
  ret void
}

define void @hit() #1 {
entry:
  call void @dxil_shader()
  ret void
}

define internal void @dxil_shader() #2 {
entry:
  %0 = alloca %struct.P, align 8
  %1 = alloca %struct.BuiltInTriangleIntersectionAttributes, align 8
  ret void
}

attributes #0 = { alwaysinline nounwind }
attributes #1 = { noinline nounwind "hlsl.shader"="closesthit" }
attributes #2 = { alwaysinline }

!dxil.structs = !{}
!dxil.resourceTypes = !{}
