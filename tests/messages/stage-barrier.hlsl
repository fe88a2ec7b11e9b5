float4 main(float4 c : COLOR) : SV_Target {
  GroupMemoryBarrierWithGroupSync();
  return c;
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :2:3: error: barrier mode 9 is used in a pixel shader; outside thread groups only a device-wide UAV fence exists [INSTR.BARRIERMODEFORNONCS]
// DXC: 2:3 sync in a non-Compute/Amplification/Mesh/Node Shader must only sync UAV (sync_uglob...
// VERDICT: more: once
