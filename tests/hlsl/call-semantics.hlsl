// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Calls copy in and copy out, and arrays are passed by value.
//
// RUN: %hlsl_lib %s | %opt -S -O1 | FileCheck %s

// Write-back goes from the first parameter to the last, as in DXC: the last one wins.
void Init(inout int X, inout int Y) { Y = 2; X = 1; }
// CHECK-LABEL: define {{.*}}twice
// CHECK: ret i32 2
export int twice() { int V = 0; Init(V, V); return V; }

void Trunc(inout int3 V) { V.x += 0; }
// CHECK-LABEL: define {{.*}}truncated
// CHECK: ret <3 x float> <float 1.000000e+00, float 2.000000e+00, float 3.000000e+00>
export float3 truncated() { float3 F = float3(1.5, 2.6, 3.3); Trunc(F); return F; }

void fn(int arr[2]) { arr[0] = 7; }
// CHECK-LABEL: define {{.*}}by_value
// CHECK: ret i32 1
export int by_value() { int arr[2] = {1, 2}; fn(arr); return arr[0]; }

void change(inout int arr[2]) { arr[1] = 5; }
// CHECK-LABEL: define {{.*}}inout_array
// CHECK: ret i32 5
export int inout_array() { int arr[2] = {1, 2}; change(arr); return arr[1]; }

// The callee works on copies: what it does to one argument is not seen through the other.
int alias(inout int a, inout int b) { a = 10; return b; }
// CHECK-LABEL: define {{.*}}no_alias
// CHECK: ret i32 4
export int no_alias() { int v = 4; return alias(v, v); }

void bump(inout float x) { x += 1; }
// CHECK-LABEL: define {{.*}}element
// CHECK: extractelement <4 x float> %{{.*}}, i64 1
// CHECK: fadd {{.*}}float
// CHECK: insertelement <4 x float> %{{.*}}, float %{{.*}}, i64 1
export float4 element(float4 v) { bump(v.y); return v; }

struct Counter {
  int n;
  void add(int k) { n += k; }
  int get() { return this.n; }
};
// CHECK-LABEL: define {{.*}}member
// CHECK: ret i32 9
export int member() { Counter c; c.n = 4; c.add(5); return c.get(); }

// Structs are copied as well.
void spoil(Counter c) { c.n = 100; }
// CHECK-LABEL: define {{.*}}struct_by_value
// CHECK: ret i32 4
export int struct_by_value() { Counter c; c.n = 4; spoil(c); return c.n; }

void give(out int a, out float b) { a = 3; b = 0.5; }
// An out parameter of another type is converted on the way out.
// CHECK-LABEL: define {{.*}}converted
// CHECK: ret float 3.500000e+00
export float converted() { float a; float b; give(a, b); return a + b; }
