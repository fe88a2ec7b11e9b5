// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// In a library an entry point's stage is that of [shader]: [numthreads] says nothing of a stage without groups. In a
// shader it is an error.
// RUN: %dxil-cc -T lib_6_6 %s -Fo %t.dxil 2> %t.err
// RUN: %dxil-val %t.dxil
// RUN: FileCheck %s --input-file %t.err
// RUN: %dxil-dis %t.dxil | FileCheck %s --check-prefix=LIBRARY
// RUN: not %dxil-cc -T ps_6_6 -E pixel %s 2>&1 | FileCheck %s --check-prefix=SHADER

// CHECK: warning: attribute 'numthreads' is not valid for pixel shaders; attribute ignored
// SHADER: error: attribute 'numthreads' is not valid for pixel shaders
[shader("pixel")]
[numthreads(1, 1, 1)]
float4 pixel() : SV_Target { return 0; }

[shader("compute")]
[numthreads(4, 2, 1)]
void compute() {}

// CHECK: warning: attribute 'numthreads' is not valid for raygeneration shaders; attribute ignored
[shader("raygeneration")]
[numthreads(1, 1, 1)]
void rays() {}

// The numbers of threads (tag 4) are those of the compute shader alone.
// LIBRARY: i32 4, ![[SIZE:[0-9]+]]
// LIBRARY-NOT: i32 4, !{{[0-9]+}}
