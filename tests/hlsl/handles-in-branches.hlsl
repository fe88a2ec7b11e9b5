// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Handles, pointers to records and results of several values that LLVM's passes choose by phis, as where two branches
// end in the same call.
//
// RUN: split-file %s %t
// RUN: %dxil-cc-unchecked -T ps_6_0 %t/handle.hlsl -Fo %t.dxil && %dxil-val %t.dxil
// RUN: %dxil-cc-unchecked -T ps_6_6 %t/handle.hlsl -Fo %t.dxil && %dxil-val %t.dxil
// RUN: %dxil-cc-unchecked -T cs_6_6 %t/result.hlsl -Fo %t.dxil && %dxil-val %t.dxil
// RUN: %dxil-cc-unchecked -T lib_6_8 %t/node.hlsl -Fo %t.dxil && %dxil-val %t.dxil
// RUN: %dxil-cc-unchecked -T cs_6_9 %t/dimensions.hlsl -Fo %t.dxil && %dxil-val %t.dxil

//--- handle.hlsl
Texture2D Color;
SamplerState Point;
float Step;
float3 at(float a, float b) { return Color.SampleLevel(Point, float2(a, b), 0).rgb; }
float3 ratio(float m, float t) {
  float3 r;
  if (m > 0)
    r = min(at(m, 1) / at(t, 2), 1);
  else
    r = min(at(t, 3) / at(-m, 1), 1);
  return r;
}
void step(float m, float t, out float3 r) { r = ratio(m, t) * at(t, 4); }
float4 main(float m : M) : SV_Target {
  float3 sum = 0, first;
  step(m, 0, first);
  for (int i = 1; i <= 50; ++i) {
    float3 next;
    step(m, i * Step, next);
    sum += (first + next) * Step;
  }
  return float4(sum, 1);
}

//--- result.hlsl
Texture2D<uint> Codes;
RWStructuredBuffer<float> Out;
cbuffer C { float limit; };
[numthreads(8, 8, 1)]
void main(uint2 t : SV_DispatchThreadID) {
  float sum = 0;
  int k = 0, chosen;
  while (true) {
    uint v = Codes.Load(int3(k, t.x, 0));
    int high = v >> 24, low = high & 127;
    float f = float(v & 16777215);
    if (f < limit) {
      if (low == 7 || (high & 125) == 105 || (uint)(low - 19) < 2u)
        chosen = f < 0;
      else if ((uint)(low - 53) < 14u)
        chosen = f < 0;
      else
        chosen = 1;
    } else {
      chosen = 0;
    }
    if (chosen != 0)
      sum += f;
    if (++k > 7)
      break;
  }
  Out[t.x] = sum;
}

//--- node.hlsl
struct Record { uint3 grid : SV_DispatchGrid; uint n; };
cbuffer C { float a; };
[Shader("node")] [NodeLaunch("broadcasting")] [NodeDispatchGrid(1, 1, 1)] [NumThreads(8, 1, 1)]
void main(uint t : SV_GroupIndex, [MaxRecords(1)] [NodeArraySize(2)] NodeOutputArray<Record> o) {
  const uint k = a > 3;
  GroupNodeOutputRecords<Record> r = o[k].GetGroupNodeOutputRecords(1);
  if (t == 0) {
    if (k == 1)
      r.Get().grid = uint3(4, 1, 1);
    else
      r.Get().grid = uint3(2, 1, 1);
    r.Get().n = 2;
  }
  r.OutputComplete();
}

//--- dimensions.hlsl
Texture2D<float4> Color;
RWStructuredBuffer<float2> Out;
[numthreads(8, 8, 1)]
void main(uint2 t : SV_DispatchThreadID) {
  uint2 s;
  Color.GetDimensions(s.x, s.y);
  Out[0] = float2(s);
  uint3 u = t.xyx;
  Color.GetDimensions(u.x, u.y);
  Out[1] = float2(u.yz);
}
