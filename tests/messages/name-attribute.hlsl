RWBuffer<uint> Out : register(u0);
[numthread(8, 8, 1)]
void main(uint3 id : SV_DispatchThreadID) {
  Out[id.x] = 1;
}

// RUN: not %dxil-cc-unchecked -T cs_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :2:2: warning: unknown attribute 'numthread' ignored; did you mean 'numthreads'? [-Wunknown-attributes]
// CHECK: :3:6: error: entry point 'main' must have the attribute 'numthreads'
// DXC: 3:6 compute entry point must have a valid numthreads attribute
// VERDICT: more: what was meant
