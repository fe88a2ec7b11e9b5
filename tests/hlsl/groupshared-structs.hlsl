// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Structs in groupshared memory: copies and methods load and store there, and nothing else.
// RUN: %dxil-cc -T cs_6_0 -E main %s -Fo %t.dxil -Fc %t.txt
// RUN: %dxil-val %t.dxil
// RUN: FileCheck %s --input-file %t.txt
// RUN: not %dxil-cc -T cs_6_0 -E main -DOUT %s -Fo %t2.dxil 2>&1 | FileCheck %s --check-prefix OUT
// RUN: %dxil-cc -T cs_6_0 -E main -DTEMPLATE %s -Fo %t2.dxil

struct Base {
  uint a;
  void setA(uint v) { a = v; }
};
struct S : Base {
  uint b;
};
groupshared S One;
groupshared struct {
  uint a;
} Unnamed;
RWStructuredBuffer<S> B : register(u0);

// OUT: error: 'groupshared' and 'inout' cannot be used together
#ifdef OUT
void f(inout groupshared S s) {}
#endif
#ifdef TEMPLATE
template <typename T> void f(groupshared T s) {}
#endif
void setB(groupshared S s, uint v) { s.b = v; }

[numthreads(1, 1, 1)] void main() {
  // CHECK-LABEL: define void @main
  // CHECK-NOT: alloca
  // CHECK-NOT: addrspacecast
  // CHECK: store i32 3, i32 addrspace(3)*
  One.setA(3);
  // CHECK-NEXT: store i32 4, i32 addrspace(3)*
  setB(One, 4);
  // CHECK-NEXT: store i32 5, i32 addrspace(3)*
  Unnamed.a = 5;
  GroupMemoryBarrierWithGroupSync();
  // CHECK: load i32, i32 addrspace(3)*
  // CHECK: load i32, i32 addrspace(3)*
  // CHECK: ret void
  B[0] = One;
}
