// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// -exports and -default-linkage: what a library exports.
//
// RUN: rm -f %t.bad
// RUN: %dxil-cc -T lib_6_6 %s -Fo %t.0 && %dxil-val %t.0 && %dxil-dis %t.0 | FileCheck %s --check-prefix=DEFAULT
// RUN: %dxil-cc -T lib_6_6 -default-linkage external %s -Fo %t.1 && %dxil-val %t.1 && %dxil-dis %t.1 | FileCheck %s --check-prefix=ALL
// RUN: %dxil-cc -T lib_6_6 -exports "two=twice;thrice" %s -Fo %t.2 && %dxil-val %t.2 && %dxil-dis %t.2 | FileCheck %s --check-prefix=LIST
// RUN: not %dxil-cc -T lib_6_6 -exports "none" %s -Fo %t.bad 2>&1 | FileCheck %s --check-prefix=NONE
// RUN: %dxil-cc -T lib_6_6 -exports "a,b=twice;twice" %s -Fo %t.3 && %dxil-val %t.3 && %dxil-dis %t.3 | FileCheck %s --check-prefix=SEVERAL
// RUN: %dxil-cc -T lib_6_6 -exports "a,b=shader" %s -Fo %t.4 && %dxil-val %t.4 && %dxil-dis %t.4 | FileCheck %s --check-prefix=SHADERS
// RUN: %dxil-cc -T lib_6_6 -export-shaders-only %s -Fo %t.5 && %dxil-val %t.5 && %dxil-dis %t.5 | FileCheck %s --check-prefix=ONLY
// RUN: %dxil-cc -T lib_6_x %s -Fo %t.6 && %dxil-val %t.6 && %dxil-dis %t.6 | FileCheck %s --check-prefix=ALL
// RUN: not %dxil-cc -T lib_6_6 -exports "a,twice" %s -Fo %t.bad 2>&1 | FileCheck %s --check-prefix=FORM
// RUN: not %dxil-cc -T lib_6_6 -D AGAIN %s -Fo %t.bad 2>&1 | FileCheck %s --check-prefix=AGAIN
// RUN: not %dxil-cc -T cs_6_6 -exports "twice" %s -Fo %t.bad 2>&1 | FileCheck %s --check-prefix=STAGE
// RUN: not %dxil-cc -T lib_6_6 -default-linkage other %s -Fo %t.bad 2>&1 | FileCheck %s --check-prefix=LINKAGE
// RUN: not ls %t.bad
//
// DEFAULT-NOT: define {{.*}}twice
// DEFAULT: define float @"\01?four@@
// DEFAULT-NOT: define
// ALL-DAG: define float @"\01?twice@@
// ALL-DAG: define float @"\01?thrice@@
// ALL-DAG: define float @"\01?four@@
// ALL-NOT: define {{.*}}{{hidden|small}}
// LIST-NOT: define {{.*}}four
// LIST-DAG: define float @"\01?two@@
// LIST-DAG: define float @"\01?thrice@@
// NONE: error: -exports: no function named 'none'
// SEVERAL-NOT: define {{.*}}four
// SEVERAL-DAG: define float @"\01?a@@YAMM@Z"
// SEVERAL-DAG: define float @"\01?b@@YAMM@Z"
// SEVERAL-DAG: define float @"\01?twice@@YAMM@Z"
// SHADERS-NOT: define {{.*}}twice
// SHADERS-NOT: define void @shader(
// SHADERS-DAG: define void @a()
// SHADERS-DAG: define void @b()
// ONLY-NOT: define float
// ONLY: define void @shader()
// ONLY-NOT: define float
// FORM: dxil-cc: error: -exports a,twice: expected name, or new,...=name
// AGAIN: dxil-cc-exports.hlsl:[[#@LINE+14]]:6: error: redefinition of entry point 'shader'
// STAGE: dxil-cc: error: -exports: only libraries export functions
// LINKAGE: dxil-cc: error: -default-linkage other: expected internal or external
float twice(float a) { return a * 2; }
float thrice(float a) { return twice(a) + a; }
static float hidden(float a) { return a; }
inline float small(float a) { return a; }
float small(float a);
export float four(float a) { return thrice(a) + a + hidden(small(a)); }
RWBuffer<float> Out;
[shader("compute")] [numthreads(1, 1, 1)]
void shader(uint i : SV_GroupIndex) { Out[i] = four(i); }
#ifdef AGAIN
[shader("compute")] [numthreads(1, 1, 1)]
void shader() {}
#endif
