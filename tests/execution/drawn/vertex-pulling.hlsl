// RUN: %drawn %s vs:vs_6_0 ps:ps_6_0
// What: vertices from a structured buffer, through indices in another.
/* draw
{"resources": {"Vertices": {"data": {"type": "float", "values": [9, 9, 9, -1, -1, 4, -1, 1, 4, 1, 1, 4]}}, "Indices": {"data": {"type": "uint", "values": [2, 3, 1]}}}, "draw": {"width": 4, "height": 4, "vertices": 3, "targets": [{"format": "R32_FLOAT", "expect": {"type": "float", "values": [4, 4, 4, 0, 4, 4, 0, 0, 4, 0, 0, 0, 0, 0, 0, 0]}}]}}
*/
struct In { float2 at; float v; };
StructuredBuffer<In> Vertices : register(t0);
ByteAddressBuffer Indices : register(t1);
struct V { float4 at : SV_Position; float v : V; };
V vs(uint i : SV_VertexID) { In p = Vertices[Indices.Load(4 * i)]; V v; v.at = float4(p.at, 0, 1); v.v = p.v; return v; }
float ps(V v) : SV_Target { return v.v; }
