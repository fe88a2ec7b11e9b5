// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// dxil-cc: -T lib_6_8
// dxil-run: work_graph.lib_6_8.dxil work_graph.json
// dxil-run: present.ps_6_6.dxil work_graph.present.json --image work_graph.png
//
// The Mandelbrot set by a work graph. The node Divide takes a square of the picture: if its border has one value all around,
// the inside has it too, and the node Fill paints it; if it is small, the node Compute takes each pixel; else four smaller
// squares go back to Divide. The picture shows the squares as they came out: filled ones have a bright border, computed ones a
// dark one.

#define HEIGHT 400
#define WIDTH 640
#define SMALLEST 10 // 80 divided by 2, three times

RWTexture2D<float4> Light : register(u0);

cbuffer View : register(b0) {
  float2 Centre;
  float Radius; // from the middle to the upper border
  uint MaxTurns;
};

struct Square {
  uint2 corner;
  uint size;
};

struct Uniform {
  uint3 grid : SV_DispatchGrid;
  uint2 corner;
  uint size;
  uint turns;
};

struct Block {
  uint3 grid : SV_DispatchGrid;
  uint2 corner;
};

uint turnsAt(uint2 pixel) {
  const float2 c = Centre + Radius * (pixel + 0.5 - 0.5 * float2(WIDTH, HEIGHT)) / (0.5 * HEIGHT);
  float2 z = 0;
  uint turns = 0;
  while (turns < MaxTurns && dot(z, z) < 4) {
    z = float2(z.x * z.x - z.y * z.y, 2 * z.x * z.y) + c;
    ++turns;
  }
  return turns;
}

float3 colourOf(uint turns) {
  if (turns == MaxTurns)
    return float3(0.02, 0.02, 0.05);
  const float t = sqrt(turns / float(MaxTurns));
  return lerp(float3(0.03, 0.08, 0.25), float3(1.6, 1.3, 0.7), saturate(1.5 * t)) * (0.25 + 2 * t);
}

/// A pixel at \p place of a square, with the square's border.
float4 framed(uint2 place, uint size, float3 inside, float3 border) {
  return float4(any(place == 0) || any(place == size - 1) ? lerp(inside, border, 0.6) : inside, 1);
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
[NodeMaxRecursionDepth(3)]
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
    whole.Get().size = s.size;
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
[NodeMaxDispatchGrid(8, 8, 1)]
[NumThreads(SMALLEST, SMALLEST, 1)]
void Fill(DispatchNodeInputRecord<Uniform> input, uint3 id : SV_DispatchThreadID) {
  const Uniform u = input.Get();
  Light[u.corner + id.xy] = framed(id.xy, u.size, colourOf(u.turns), float3(0.25, 0.55, 0.9));
}

[Shader("node")]
[NodeLaunch("broadcasting")]
[NodeMaxDispatchGrid(8, 8, 1)]
[NumThreads(SMALLEST, SMALLEST, 1)]
void Compute(DispatchNodeInputRecord<Block> input, uint3 id : SV_DispatchThreadID) {
  const uint2 pixel = input.Get().corner + id.xy;
  Light[pixel] = framed(id.xy, SMALLEST, colourOf(turnsAt(pixel)), 0);
}
