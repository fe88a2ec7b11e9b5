float4 main(nointerpolation uint2 at : AT) : SV_Target {
  Texture2D<float4> t = ResourceDescriptorHeap[0];
  return t[at];
}

// RUN: not %dxil-cc-unchecked -T ps_6_5 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :2:47: error: descriptor heaps require shader model 6.6 or later
// DXC: 2:25 use of undeclared identifier 'ResourceDescriptorHeap'
// VERDICT: more: what it needs
