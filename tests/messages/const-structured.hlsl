StructuredBuffer<uint> In : register(t0);
[numthreads(1, 1, 1)]
void main(uint id : SV_DispatchThreadID) {
  In[id] = 1;
}

// RUN: not %dxil-cc-unchecked -T cs_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :4:10: error: cannot assign to 'StructuredBuffer<uint>', which is read-only
// DXC: 4:10 cannot assign to return value because function 'operator[]<const unsigned int &>'...
// VERDICT: more: what it is
