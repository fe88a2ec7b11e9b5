// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Words that mean nothing where they stand: hints about no loop, objects of effects, `center`, `static` of groupshared
// variables.
// RUN: %dxil-cc -T ps_6_0 -E main %s -Fo %t.dxil 2> %t.err
// RUN: %dxil-val %t.dxil
// RUN: FileCheck %s --input-file %t.err
// RUN: %dxil-cc -T cs_6_0 -E compute %s -Fo %t2.dxil
// RUN: %dxil-val %t2.dxil

// CHECK: stray-words.hlsl:[[#@LINE+1]]:[[#]]: warning: effect state block ignored: effect syntax is not part of shaders
BlendState NoBlending {
  BlendEnable[0] = FALSE;
};
BlendState Other = NoBlending;

struct RasterizerState { float a; };

float4 main(center float a : A, centroid float b : B) : SV_Target {
  float center = a;
  RasterizerState s;
  s.a = b;
  [loop]
  int n = 2;
  [unroll(4)] for (int i = 0; i < 4; ++i) center += i * n;
  [unroll]
  return center * s.a;
}

// `shared` at the start of a declaration, and `auto` as a storage class.
shared cbuffer Block { float4 inBlock; };
shared static float once = 1;
shared static float twice(float x) { return 2 * x; }
// CHECK: stray-words.hlsl:[[#@LINE+1]]:[[#]]: warning: {{.*}}'auto' storage class
auto struct Plain { float x; };
auto enum Kind { First };

// Keywords behind the colon begin a width; other words are semantics.
struct Bits { uint a : true; uint b : sizeof(uint); uint c : WORD; };

static groupshared float Shared[4];
groupshared static float More;
template <class T> struct Setter {
  void set(groupshared float v, float w) { v = w; }
};
RWBuffer<float> Out : register(u0);
[numthreads(4, 1, 1)] void compute(uint i : SV_GroupIndex) {
  Shared[i] = i;
  More = 1;
  Setter<float> d;
  d.set(More, 1);
  GroupMemoryBarrierWithGroupSync();
  Bits bits = (Bits)0;
  bits.a = 3;
  Out[i] = Shared[3 - i] + More + inBlock.x + twice(once) + bits.a;
}

// CHECK: stray-words.hlsl:[[#@LINE+1]]:[[#]]: warning: effect 'technique' ignored
technique T {
  pass P { SetPixelShader(CompileShader(ps_4_0, main())); }
}

