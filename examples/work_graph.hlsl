// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// dxil-cc: -T lib_6_8
// dxil-run: work_graph.lib_6_8.dxil work_graph.json
// dxil-run: present.ps_6_6.dxil work_graph.present.json --image work_graph.png
//
// The Mandelbrot set by a work graph: a node divides a square of the picture until its border has one
// value all around, which then is that of its inside too, or it is small enough to be computed.

#define WIDTH 256
#define SMALLEST 8

RWTexture2D<float4> Light : register(u0);

cbuffer View : register(b0) {
  float2 Centre;
  float Radius;
  uint MaxTurns;
};

struct Square {
  uint2 corner;
  uint size;
};

struct Uniform {
  uint3 grid : SV_DispatchGrid;
  uint2 corner;
  uint turns;
};

struct Block {
  uint3 grid : SV_DispatchGrid;
  uint2 corner;
};

uint turnsAt(uint2 pixel) {
  const float2 c = Centre + Radius * ((pixel + 0.5) / (0.5 * WIDTH) - 1);
  float2 z = 0;
  uint turns = 0;
  while (turns < MaxTurns && dot(z, z) < 4) {
    z = float2(z.x * z.x - z.y * z.y, 2 * z.x * z.y) + c;
    ++turns;
  }
  return turns;
}

float4 colourOf(uint turns) {
  if (turns == MaxTurns)
    return float4(0, 0, 0, 1);
  const float t = log2(1 + turns) / log2(1 + MaxTurns);
  return float4(0.9 * (0.5 - 0.5 * cos(6.2831853 * (t * float3(0.9, 1.1, 1.4) + float3(0.0, 0.05, 0.1)))), 1);
}

bool hasOneBorder(Square s, out uint turns) {
  turns = turnsAt(s.corner);
  for (uint i = 0; i < s.size; ++i) {
    const uint last = s.size - 1;
    if (turnsAt(s.corner + uint2(i, 0)) != turns || turnsAt(s.corner + uint2(i, last)) != turns ||
        turnsAt(s.corner + uint2(0, i)) != turns || turnsAt(s.corner + uint2(last, i)) != turns)
      return false;
  }
  return true;
}

[Shader("node")]
[NodeLaunch("thread")]
[NodeMaxRecursionDepth(5)]
void Divide(ThreadNodeInputRecord<Square> input,
            [MaxRecords(4)] [NodeId("Divide")] NodeOutput<Square> smaller,
            [MaxRecords(1)] [NodeId("Fill")] NodeOutput<Uniform> fill,
            [MaxRecords(1)] [NodeId("Compute")] NodeOutput<Block> compute) {
  const Square s = input.Get();
  uint turns;
  const bool uniform_ = hasOneBorder(s, turns), small = s.size <= SMALLEST;
  const bool divide = !uniform_ && !small && GetRemainingRecursionLevels() > 0;

  ThreadNodeOutputRecords<Square> parts = smaller.GetThreadNodeOutputRecords(divide ? 4 : 0);
  ThreadNodeOutputRecords<Uniform> whole = fill.GetThreadNodeOutputRecords(uniform_ ? 1 : 0);
  ThreadNodeOutputRecords<Block> block = compute.GetThreadNodeOutputRecords(!uniform_ && !divide ? 1 : 0);
  if (divide)
    for (uint i = 0; i < 4; ++i) {
      parts.Get(i).size = s.size / 2;
      parts.Get(i).corner = s.corner + uint2(i & 1, i >> 1) * (s.size / 2);
    }
  else if (uniform_) {
    whole.Get().grid = uint3(s.size / SMALLEST, s.size / SMALLEST, 1);
    whole.Get().corner = s.corner;
    whole.Get().turns = turns;
  } else {
    block.Get().grid = uint3(s.size / SMALLEST, s.size / SMALLEST, 1);
    block.Get().corner = s.corner;
  }
  parts.OutputComplete();
  whole.OutputComplete();
  block.OutputComplete();
}

[Shader("node")]
[NodeLaunch("broadcasting")]
[NodeMaxDispatchGrid(32, 32, 1)]
[NumThreads(SMALLEST, SMALLEST, 1)]
void Fill(DispatchNodeInputRecord<Uniform> input, uint3 id : SV_DispatchThreadID) {
  Light[input.Get().corner + id.xy] = colourOf(input.Get().turns);
}

[Shader("node")]
[NodeLaunch("broadcasting")]
[NodeMaxDispatchGrid(32, 32, 1)]
[NumThreads(SMALLEST, SMALLEST, 1)]
void Compute(DispatchNodeInputRecord<Block> input, uint3 id : SV_DispatchThreadID) {
  const uint2 pixel = input.Get().corner + id.xy;
  Light[pixel] = colourOf(turnsAt(pixel));
}
