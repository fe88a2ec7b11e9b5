// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What docs/hlsl-support.md says is refused is an error at its place.
//
// RUN: rm -rf %t && split-file %s %t
// RUN: not %dxil-cc -T cs_6_6 %t/interface.hlsl -Fo %t.dxil 2>&1 | FileCheck %t/interface.hlsl
// RUN: not %dxil-cc -T cs_6_6 %t/member.hlsl -Fo %t.dxil 2>&1 | FileCheck %t/member.hlsl
// RUN: not %dxil-cc -T cs_6_6 %t/recursion.hlsl -Fo %t.dxil 2>&1 | FileCheck %t/recursion.hlsl
// RUN: not %dxil-cc -T cs_6_6 %t/goto.hlsl -Fo %t.dxil 2>&1 | FileCheck %t/goto.hlsl
// RUN: not %dxil-cc -T cs_6_6 %t/pointer.hlsl -Fo %t.dxil 2>&1 | FileCheck %t/pointer.hlsl
// RUN: not %dxil-cc -T cs_6_6 %t/and.hlsl -Fo %t.dxil 2>&1 | FileCheck %t/and.hlsl
// RUN: %dxil-cc -T cs_6_6 -HV 2018 %t/and.hlsl -Fo %t.dxil
// RUN: not %dxil-cc -T cs_6_6 %t/printf.hlsl -Fo %t.dxil 2>&1 | FileCheck %t/printf.hlsl
// RUN: not %dxil-cc -T cs_6_6 %t/choice.hlsl -Fo %t.dxil 2>&1 | FileCheck %t/choice.hlsl
// RUN: %dxil-cc -T cs_6_6 %t/length.hlsl -Fo %t.dxil
// RUN: not %dxil-cc -T cs_6_6 -D UNKNOWN %t/length.hlsl -Fo %t.dxil 2>&1 | FileCheck %t/length.hlsl

//--- interface.hlsl
interface Shape { float area(); };
struct Square : Shape {
  float side;
  float area() { return side * side; }
};
// CHECK: :[[@LINE+1]]:{{.*}} error: variable cannot be of interface type 'Shape'
float twice(Shape s) { return 2 * s.area(); }
RWBuffer<float> result;
[numthreads(1, 1, 1)] void main() {
  Square s = {3};
  result[0] = twice(s);
}

//--- member.hlsl
struct Sums {
  // CHECK: :[[@LINE+1]]:{{.*}} error: 'groupshared' is not a valid modifier for members
  static groupshared float total;
};
[numthreads(1, 1, 1)] void main() {}

//--- recursion.hlsl
RWBuffer<float> result;
// CHECK: :[[@LINE+1]]:{{.*}} error: recursive functions are not allowed: 'f' is called recursively
float f(float x) { return x > 1 ? f(x - 1) : 0; }
[numthreads(1, 1, 1)] void main(uint i : SV_GroupIndex) { result[0] = f(i); }

//--- goto.hlsl
[numthreads(1, 1, 1)] void main() {
  // CHECK: :[[@LINE+1]]:{{.*}} error: 'goto' is unsupported in HLSL
  goto end;
}

//--- pointer.hlsl
// CHECK: :[[@LINE+1]]:{{.*}} error: pointers and references are unsupported in HLSL
void f(float *x) {}
[numthreads(1, 1, 1)] void main() {}

//--- and.hlsl
RWBuffer<uint> result;
[numthreads(1, 1, 1)] void main(uint i : SV_GroupIndex) {
  float2x2 a = i, b = i + 1;
  // CHECK: :[[@LINE+1]]:{{.*}} error: operands of short-circuiting '&&' and '||' must be scalar
  bool2x2 both = a && b;
  result[0] = both[0][0];
}

//--- printf.hlsl
[numthreads(1, 1, 1)] void main() {
  // CHECK: :[[@LINE+1]]:{{.*}} error: printf is not supported yet
  printf("%d", 1);
}

//--- choice.hlsl
RWBuffer<float> a, b;
uint which;
[numthreads(1, 1, 1)] void main() {
  RWBuffer<float> one;
  if (which)
    one = a;
  else
    one = b;
  // CHECK: :[[@LINE+1]]:{{.*}} error: resource is selected at run time from different bindings
  one[0] = 1;
}

//--- length.hlsl
// A name that is a member of the library's classes is free.
RWBuffer<float> result;
#ifndef UNKNOWN
static const uint Length = 3;
#endif
// CHECK: length.hlsl:[[@LINE+1]]:{{.*}} error: use of undeclared identifier 'Length'
[numthreads(1, 1, 1)] void main() { result[0] = Length; }
