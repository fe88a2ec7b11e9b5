struct V { float4 p : SV_Position; };
[numthreads(3, 1, 1)]
void main(uint i : SV_GroupThreadID, out vertices V v[3], out indices uint3 t[1]) {
  SetMeshOutputCounts(3, 1);
  v[i].p = 0;
  t[0] = uint3(0, 1, 2);
}

// RUN: not %dxil-cc-unchecked -T ms_6_5 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :3:6: error: entry point 'main' must have the attribute 'outputtopology'
// DXC: 3:6 mesh entry point must have a valid outputtopology attribute
// VERDICT: same
