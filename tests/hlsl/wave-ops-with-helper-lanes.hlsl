// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// [WaveOpsIncludeHelperLanes] is an attribute of the pixel shaders of shader model 6.7 and later, also in libraries; DXC
// ignores it elsewhere.
//
// RUN: %dxil-cc -T ps_6_7 %s -Fo %t.dxil -Fc - | FileCheck %s
// RUN: %dxil-val %t.dxil
// RUN: %dxil-cc -T lib_6_7 %s -Fo %t.dxil -Fc - | FileCheck --check-prefixes=CHECK,LIB %s
// RUN: %dxil-val %t.dxil
// RUN: %dxil-link -T ps_6_7 -E main %t.dxil -o %t.linked.dxil && %dxil-dis %t.linked.dxil | FileCheck %s
// RUN: %dxil-cc -T ps_6_6 %s -Fo %t.dxil -Fc - | FileCheck --check-prefix=NONE %s
// RUN: %dxil-cc -T cs_6_7 -E compute %s -Fo %t.dxil -Fc - | FileCheck --check-prefix=NONE %s

// LIB: define void @compute() #[[COMPUTE:[0-9]+]]
// CHECK: define void @main() #[[MAIN:[0-9]+]]
// LIB-NOT: attributes #[[COMPUTE]] = {{.*}}"waveops-include-helper-lanes"
// CHECK: attributes #[[MAIN]] = {{.*}}"waveops-include-helper-lanes"
// NONE-NOT: waveops-include-helper-lanes

RWStructuredBuffer<uint> o;
[WaveOpsIncludeHelperLanes] [shader("compute")] [numthreads(1, 1, 1)] void compute() { o[0] = WaveGetLaneCount(); }

[WaveOpsIncludeHelperLanes] uint count() { return WaveActiveCountBits(true); }
[WaveOpsIncludeHelperLanes] [shader("pixel")] float4 main() : SV_Target { return count(); }
