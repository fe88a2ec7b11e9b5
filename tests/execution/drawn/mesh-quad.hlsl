// RUN: %drawn %s ms:ms_6_5 ps:ps_6_5
// What: a mesh shader's group makes two triangles, with an attribute of each.
/* draw
{"draw": {"width": 4, "height": 4, "groups": [1, 1, 1], "targets": [{"format": "R32_UINT", "expect": {"type": "uint", "values": [20, 20, 20, 21, 20, 20, 21, 21, 20, 21, 21, 21, 21, 21, 21, 21]}}]}}
*/
struct Corner { float4 at : SV_Position; float2 uv : UV; };
Corner corner(uint i) {
  Corner c;
  c.uv = float2(i & 1, i >> 1);
  c.at = float4(c.uv.x * 2 - 1, 1 - c.uv.y * 2, 0.5, 1);
  return c;
}
struct Each { nointerpolation uint n : N; };
[outputtopology("triangle")] [numthreads(4, 1, 1)]
void ms(uint i : SV_GroupIndex, out vertices Corner v[4], out indices uint3 t[2], out primitives Each p[2]) {
  SetMeshOutputCounts(4, 2);
  v[i] = corner(i);
  if (i < 2) {
    t[i] = i ? uint3(1, 3, 2) : uint3(0, 1, 2);
    p[i].n = 20 + i;
  }
}
uint ps(Corner c, Each e) : SV_Target { return e.n; }
