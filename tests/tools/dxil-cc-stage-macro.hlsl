// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The macro of the stage is that of the profile, with the precompiled header and without it.
//
// RUN: %dxil-cc -T ps_6_0 %s -Fo %t.dxil
// RUN: %dxil-cc -T ps_6_0 %s -H -Fo %t.dxil
// RUN: not %dxil-cc -T vs_6_0 %s -Fo %t.dxil 2>&1 | FileCheck %s
// RUN: not %dxil-cc -T vs_6_0 -H %s -Fo %t.dxil 2>&1 | FileCheck %s
// CHECK: error: not a pixel shader
#if __SHADER_TARGET_STAGE != __SHADER_STAGE_PIXEL
#error not a pixel shader
#endif
float main() : SV_Target { return 1; }
