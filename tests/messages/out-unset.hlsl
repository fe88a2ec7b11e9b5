void main(float4 c : COLOR, out float4 target : SV_Target) {
}

// RUN: %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :1:1: warning: entry point 'main': not all components of output 'SV_Target0' are written [-Wunset-output]
// DXC: - Declared output SV_Target0 not fully written in shader. [-Winline-asm]
// VERDICT: more: a place
