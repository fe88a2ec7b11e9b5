#include "colors_that_are_not_there.hlsli"
float4 main(float4 c : COLOR) : SV_Target {
  return c;
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :1:10: fatal error: 'colors_that_are_not_there.hlsli' file not found
// DXC: 1:10 'colors_that_are_not_there.hlsli' file not found
// VERDICT: same
