// RUN: %drawn %s as:as_6_5 ms:ms_6_5 ps:ps_6_5
// What: an amplification shader asks for groups, and gives each of them its payload.
/* draw
{"draw": {"width": 4, "height": 4, "groups": [1, 1, 1], "targets": [{"format": "R32_UINT", "expect": {"type": "uint", "values": [30, 30, 31, 31, 30, 30, 31, 31, 30, 30, 31, 31, 30, 30, 31, 31]}}]}}
*/
struct Corner { float4 at : SV_Position; float2 uv : UV; };
Corner corner(uint i) {
  Corner c;
  c.uv = float2(i & 1, i >> 1);
  c.at = float4(c.uv.x * 2 - 1, 1 - c.uv.y * 2, 0.5, 1);
  return c;
}
struct Load { uint base; float width; };
struct V { float4 at : SV_Position; nointerpolation uint n : N; };
groupshared Load Shared;
[numthreads(1, 1, 1)] void as() { Shared.base = 30; Shared.width = 0.5; DispatchMesh(2, 1, 1, Shared); }
[outputtopology("triangle")] [numthreads(4, 1, 1)]
void ms(uint i : SV_GroupIndex, uint g : SV_GroupID, in payload Load load, out vertices V v[4], out indices uint3 t[2]) {
  SetMeshOutputCounts(4, 2);
  float2 uv = corner(i).uv * float2(load.width, 1) + float2(load.width * g, 0);
  v[i].at = float4(uv.x * 2 - 1, 1 - uv.y * 2, 0, 1);
  v[i].n = load.base + g;
  if (i < 2)
    t[i] = i ? uint3(1, 3, 2) : uint3(0, 1, 2);
}
uint ps(V v) : SV_Target { return v.n; }
