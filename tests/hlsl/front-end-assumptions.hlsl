// What LLVM may assume (docs/ir-contract.md): the own front end grants nothing that HLSL does not, so there is nothing to
// take away.
// RUN: %dxil-cc -fcgl -T cs_6_2 -E main %s > %t.ll
// RUN: FileCheck %s --input-file=%t.ll
// RUN: FileCheck %s --input-file=%t.ll --check-prefix=GRANTED
// GRANTED: source_filename
// GRANTED-NOT: !tbaa
// GRANTED-NOT: nnan
// GRANTED-NOT: ninf
// GRANTED-NOT: nofpclass
// GRANTED-NOT: nsw
// GRANTED-NOT: nuw
// GRANTED-NOT: {{ exact }}
// GRANTED-NOT: inbounds
// GRANTED-NOT: disjoint
// GRANTED-NOT: nneg
// GRANTED-NOT: samesign
// GRANTED-NOT: noundef
// GRANTED-NOT: nonnull
// GRANTED-NOT: dereferenceable
// GRANTED-NOT: range(
// GRANTED-NOT: !range
// GRANTED-NOT: unreachable
// GRANTED-NOT: llvm.lifetime
// GRANTED-NOT: llvm.assume
// GRANTED-NOT: load i1,
// GRANTED-NOT: {{store i1 }}
// GRANTED-NOT: mustprogress
// GRANTED-NOT: = fptosi
// GRANTED-NOT: = fptoui
// CHECK-LABEL: define {{.*}}@main.body
struct S { bool b; float f; int2 v; bool w[3]; };
cbuffer C { S Constant; bool3 Flags; };
ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);
RWStructuredBuffer<S> Items : register(u1);
groupshared bool Shared[4];
static int Counter;

void set(inout int a[4], inout S s, out float f) {
  a[Counter & 3] += 1;
  s.b = !s.b;
  f = a[0];
}
int noReturnAtItsEnd(int x) {
  for (;;)
    if (x > 3)
      return x;
}

[numthreads(4, 1, 1)]
void main(uint i : SV_GroupIndex) {
  int x = int(In.Load(0)), unset;
  float f = asfloat(In.Load(4)), g;
  int a[4] = {x, x + 1, x * 3, x - 7};
  S s = Items[i];
  // CHECK-DAG: call {{.*}}i32 @llvm.fptosi.sat
  // CHECK-DAG: call {{.*}}i32 @llvm.fptoui.sat
  int n = int(f) + int(uint(f * 2)) + (x << (i & 31)) + (x >> 3) + x / 5 + x % 7;
  // CHECK-DAG: freeze i32 poison
  if (x > 5)
    unset = 1;
  set(a, s, g);
  Shared[i] = s.b || Flags.y;
  // CHECK-DAG: fmul reassoc nsz arcp afn float
  // CHECK-DAG: store volatile
  Items[i] = s;
  Counter += n + unset;
  Out.Store(4 * i, asuint(f * g) + uint(Counter) + a[x & 3] + noReturnAtItsEnd(x) + (Shared[3 - i] && Constant.w[i] ? 1 : 0));
}
