// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Local resources that are not set on every way to their use, and global ones that are assigned to.
//
// RUN: not %dxil-cc -T ps_6_0 %s -E maybe 2>&1 | FileCheck %s --check-prefix=MAYBE
// RUN: not %dxil-cc -T ps_6_0 %s -E maybe -Od 2>&1 | FileCheck %s --check-prefix=MAYBE
// RUN: not %dxil-cc -T ps_6_0 %s -E never 2>&1 | FileCheck %s --check-prefix=NEVER
// RUN: not %dxil-cc -T ps_6_0 %s -E assigned 2>&1 | FileCheck %s --check-prefix=ASSIGNED
// RUN: not %dxil-cc -T ps_6_0 %s -E element 2>&1 | FileCheck %s --check-prefix=ELEMENT
// RUN: %dxil-cc -T ps_6_0 %s -E itself -Fo %t.dxil
// RUN: %dxil-cc -T ps_6_0 %s -E known -Fo %t.dxil && %dxil-cc -T ps_6_0 %s -E known -Od -Fo %t.dxil
// RUN: %dxil-cc -T ps_6_0 %s -E turns -Fo %t.dxil
// RUN: %dxil-cc -T ps_6_0 %s -E within -Fo %t.dxil && %dxil-cc -T ps_6_0 %s -E within -Od -Fo %t.dxil
// RUN: %dxil-cc -T ps_6_0 %s -E same -Fo %t.dxil
// RUN: %dxil-cc -T ps_6_0 %s -E each -Fo %t.dxil && %dxil-cc -T ps_6_0 %s -E each -Od -Fo %t.dxil
// RUN: %dxil-cc -T ps_6_0 %s -E samplers -Fo %t.dxil
// RUN: %dxil-cc -T ps_6_0 %s -E first -Fo %t.dxil
Texture2D A, B, Open[], Four[4] : register(t20);
SamplerState S, S2;
SamplerState Several[2];

float4 maybe(int i : I) : SV_Target {
  Texture2D t;
  if (i) t = B;
  // MAYBE: local-resources.hlsl:[[#@LINE+1]]:{{[0-9]+}}: error: resource may be uninitialized when used here
  return t.Sample(S, 0.0);
}

float4 never() : SV_Target {
  Texture2D t;
  // NEVER: local-resources.hlsl:[[#@LINE+1]]:{{[0-9]+}}: error: resource is uninitialized when used here
  return t.Sample(S, 0.0);
}

float4 assigned() : SV_Target {
  // ASSIGNED: local-resources.hlsl:[[#@LINE+1]]:5: error: cannot assign to global resource 'A', which is bound from outside the shader
  A = B;
  return 1;
}

float4 element() : SV_Target {
  // ELEMENT: local-resources.hlsl:[[#@LINE+1]]:11: error: cannot assign to global resource 'Four', which is bound from outside the shader
  Four[2] = B;
  return 1;
}

void unused() { A = B; }

float4 itself() : SV_Target {
  A = A;
  return A.Sample(S, 0.0);
}

float4 known() : SV_Target {
  Texture2D t;
  bool b = true;
  if (b) t = B;
  return t.Sample(S, 0.0);
}

float4 turns() : SV_Target {
  Texture2D t;
  for (int k = 0; k < 2; ++k) t = B;
  return t.Sample(S, 0.0);
}

float4 within(int i : I) : SV_Target {
  Texture2D t;
  if (i) {
    t = B;
    return t.Sample(S, 0.0);
  }
  return 1;
}

float4 same(int i : I) : SV_Target {
  Texture2D t;
  if (i) t = B;
  float4 r = 0;
  if (i) r = t.Sample(S, 0.0);
  return r;
}

float4 each(int i : I) : SV_Target {
  Texture2D t;
  switch (i) {
  case 0: t = B; break;
  default: t = B; break;
  }
  return t.Sample(S, 0.0);
}

float4 samplers(int i : I) : SV_Target {
  SamplerState one = select(i > 0 || i <= 0, S, S2), other = select(i > 3, Several[0], Several[1]);
  return B.Sample(one, 0.0) + B.Sample(other, 0.0);
}

float4 load(Texture2D t[3], int i) { return t[2].Load(int3(i, 0, 0)); }
float4 first(int i : I) : SV_Target { return load(Open, i); }
