// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Calls of the library whose op the stage or the shader model lacks are errors where the optimizer leaves them: not
// where nothing uses their result or nothing reaches them, at every level.
//
// RUN: %dxil-cc-unchecked -T vs_6_0 %s -Fo %t.dxil && %dxil-val %t.dxil
// RUN: %dxil-cc-unchecked -T vs_6_0 -Od %s -Fo %t.dxil && %dxil-val %t.dxil
// RUN: not %dxil-cc-unchecked -T vs_6_0 -D LIVE %s -Fo %t.dxil 2>&1 | FileCheck %s --implicit-check-not error:
// RUN: not %dxil-cc-unchecked -T vs_6_0 -Od -D LIVE %s -Fo %t.dxil 2>&1 | FileCheck %s --implicit-check-not error:
Texture2D<float4> T;
SamplerState S;
RWByteAddressBuffer B;

float4 sample(float2 at) { return T.Sample(S, at); }
uint packed(uint a) { return dot4add_u8packed(a, 1, 2); }
uint never(uint a) { return dot4add_u8packed(a, 3, 4); }

float4 main(float4 p : POSITION, uint i : I) : SV_Position {
  float4 unused = sample(p.xy);
  if (false) {
    GroupMemoryBarrierWithGroupSync();
    B.Store(0, packed(i));
  }
#ifdef LIVE
  // CHECK-DAG: :[[#@LINE+1]]:10: error: 'Sample' cannot be called in vertex shaders (shader model 6.0)
  p += T.Sample(S, p.zw);
  // CHECK-DAG: :[[#@LINE+1]]:10: error: 'dot4add_u8packed' requires shader model 6.4 or later
  p.x += dot4add_u8packed(i, 5, 6);
#endif
  return p;
}
