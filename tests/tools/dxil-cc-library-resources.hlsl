// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Resources of a library are globals that hold handles, which its functions share.
//
// RUN: %dxil-cc -T lib_6_6 %s -Fo %t.dxil
// RUN: %dxil-dis %t.dxil | FileCheck %s
// RUN: %dxil-val %t.dxil
//
// CHECK: name 'C'{{$}}
// CHECK-DAG: unmangled 'third' resources [#0 'C']
// CHECK-DAG: unmangled 'cs' resources [
// CHECK-DAG: @"\01?O@@3A" = external constant %dx.types.Handle
// CHECK-DAG: @"\01?A@@3A" = external constant [4 x %dx.types.Handle]
// CHECK-LABEL: define void @cs()
// CHECK-DAG: getelementptr inbounds [4 x %dx.types.Handle], [4 x %dx.types.Handle]* @"\01?A@@3A", i32 0, i32 %
// CHECK-LABEL: define float @"\01?third@@YAMI@Z"
// CHECK: %[[C:.+]] = load %dx.types.Handle, %dx.types.Handle* @"\01?C@@3A"
// CHECK: %[[H:.+]] = call %dx.types.Handle @dx.op.createHandleForLib.dx.types.Handle(i32 160, %dx.types.Handle %[[C]])
// CHECK: call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %[[H]],
// CHECK-NOT: createHandleFromBinding
//
// The entry of a resource names its handle by the type of the resource, which has its components.
// CHECK-DAG: %"class.RWBuffer<float>"* bitcast (%dx.types.Handle* @"\01?O@@3A" to %"class.RWBuffer<float>"*), !"O"
// CHECK-DAG: [4 x %"class.RWStructuredBuffer<int>"]* bitcast ([4 x %dx.types.Handle]* @"\01?A@@3A" to [4 x %"class.RWStructuredBuffer<int>"]*), !"A"
// CHECK-DAG: %C* bitcast (%dx.types.Handle* @"\01?C@@3A" to %C*), !"C"
// RUN: %dxil-cc -T lib_6_6 %t.dxil -Fo %t2.dxil
// RUN: %dxil-dis %t2.dxil | FileCheck %s --check-prefix=AGAIN
// AGAIN-DAG: %"class.RWBuffer<float>"* bitcast (%dx.types.Handle* @"\01?O@@3A" to %"class.RWBuffer<float>"*), !"O"
//
// Before shader model 6.6 such a global has the resource's own type, and there is no annotation.
// RUN: %dxil-cc -T lib_6_3 %s -Fo %t3.dxil
// RUN: %dxil-dis %t3.dxil | FileCheck %s --check-prefix=OLD
// RUN: %dxil-val %t3.dxil
// RUN: %if dxc %{ %dxc_dir/dxv %t3.dxil %}
//
// OLD-DAG: @"\01?O@@3A" = external constant %"class.RWBuffer<float>"
// OLD-DAG: @"\01?A@@3A" = external constant [4 x %"class.RWStructuredBuffer<int>"]
// OLD-DAG: @"\01?C@@3A" = external constant %C
// OLD-LABEL: define void @cs()
// OLD-DAG: getelementptr inbounds [4 x %"class.RWStructuredBuffer<int>"], [4 x %"class.RWStructuredBuffer<int>"]* @"\01?A@@3A", i32 0, i32 %
// OLD-DAG: call %dx.types.Handle @"dx.op.createHandleForLib.class.RWBuffer<float>"(i32 160,
// OLD-LABEL: define float @"\01?third@@YAMI@Z"
// OLD: %[[C:.+]] = load %C, %C* @"\01?C@@3A"
// OLD: %[[H:.+]] = call %dx.types.Handle @dx.op.createHandleForLib.C(i32 160, %C %[[C]])
// OLD: call %dx.types.CBufRet.f32 @dx.op.cbufferLoadLegacy.f32(i32 59, %dx.types.Handle %[[H]],
// OLD-NOT: annotateHandle
// OLD-LABEL: define float @"\01?first@@YAMI@Z"
// The address of an element of an array without a length is a constant: dxc's validator takes no instruction for it.
// OLD: load %"class.StructuredBuffer<float>", %"class.StructuredBuffer<float>"* getelementptr inbounds ([0 x %"class.StructuredBuffer<float>"], [0 x %"class.StructuredBuffer<float>"]* @"\01?Open@@3A", i32 0, i32 0)

RWBuffer<float> O : register(u0);
StructuredBuffer<float4> S : register(t3, space1);
cbuffer C : register(b2) { float4 k; float m; };
RWStructuredBuffer<int> A[4] : register(u5);
StructuredBuffer<float> Open[] : register(t0, space2);

export float third(uint i) { return i * k.z; }
export float first(uint i) { return Open[0][i] + Open[1][i]; }

[shader("compute")]
[numthreads(4, 1, 1)]
void cs(uint t : SV_GroupIndex) {
  O[t] = S[t].y + m;
  A[t & 3][t] = 1;
}
