// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Resources of a library are globals that hold handles, which its functions share.
//
// RUN: %dxil-cc -T lib_6_6 %s -Fo %t.dxil
// RUN: %dxil-dis %t.dxil | FileCheck %s
// RUN: %dxil-val %t.dxil
//
// CHECK: name 'C' flags
// CHECK: unmangled 'third' resources [#0]
// CHECK: unmangled 'cs' resources [
// CHECK-DAG: @"\01?O@@3A" = external constant %dx.types.Handle
// CHECK-DAG: @"\01?A@@3A" = external constant [4 x %dx.types.Handle]
// CHECK-LABEL: define float @"\01?third@@j"
// CHECK: %[[C:.+]] = load %dx.types.Handle, %dx.types.Handle* @"\01?C@@3A"
// CHECK: %[[H:.+]] = call %dx.types.Handle @dx.op.createHandleForLib.dx.types.Handle(i32 160, %dx.types.Handle %[[C]])
// CHECK: call %dx.types.Handle @dx.op.annotateHandle(i32 216, %dx.types.Handle %[[H]],
// CHECK-LABEL: define void @cs()
// CHECK-DAG: getelementptr inbounds [4 x %dx.types.Handle], [4 x %dx.types.Handle]* @"\01?A@@3A", i32 0, i32 %
// CHECK-NOT: createHandleFromBinding
//
// Before shader model 6.6 such a global would have another type: an error.
// RUN: not %dxil-cc -T lib_6_3 %s 2>&1 | FileCheck %s --check-prefix=OLD
// OLD: error: {{.*}}a resource in a library before shader model 6.6

RWBuffer<float> O : register(u0);
StructuredBuffer<float4> S : register(t3, space1);
cbuffer C : register(b2) { float4 k; float m; };
RWStructuredBuffer<int> A[4] : register(u5);

export float third(uint i) { return i * k.z; }

[shader("compute")]
[numthreads(4, 1, 1)]
void cs(uint t : SV_GroupIndex) {
  O[t] = S[t].y + m;
  A[t & 3][t] = 1;
}
