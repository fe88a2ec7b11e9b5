enum Kind { Alpha, Beta };
typedef int Number;
template<typename T> T func(T x) { return x; }
static int a = Alphb;
static Numbr b;
[numthreads(1, 1, 1)] void main() { fnc(1); }
int Alpha;

// RUN: not %dxil-cc -T cs_6_0 %s -Fo %t 2>&1 | FileCheck %s
// CHECK: :4:16: error: use of undeclared identifier 'Alphb'; did you mean 'Alpha'?
// CHECK: :1:13: note: 'Alpha' declared here
// CHECK: :5:8: error: unknown type name 'Numbr'; did you mean 'Number'?
// CHECK: :2:13: note: 'Number' declared here
// CHECK: :6:37: error: use of undeclared identifier 'fnc'; did you mean 'func'?
// CHECK: :3:{{[0-9]+}}: note: 'func' declared here
// CHECK: :7:5: error: redefinition of 'Alpha'
// CHECK: :1:13: note: previous definition is here
// DXC: 4:16 use of undeclared identifier 'Alphb'; did you mean 'Alpha'?
// VERDICT: same
