float4 main(float4 c : COLOR, nointerpolation uint n : N) : SV_Target {
  [unroll]
  for (uint i = 0; i < n; ++i)
    c += c.yzwx * i;
  return c;
}

// RUN: not %dxil-cc-unchecked -T ps_6_0 %s -Fo %t 2>&1 | FileCheck %s --implicit-check-not=error: --implicit-check-not=warning:
// CHECK: :3:3: error: cannot unroll loop: its trip count is not known at compile time; write [unroll(n)]
// DXC: 4:19 Could not unroll loop. Loop bound could not be deduced at compile time. Use [unrol...
// VERDICT: more: at the loop
