// RUN: %drawn %s vs:vs_6_0 ps:ps_6_0
// What: bit fields go from the vertex shader to the pixel shader, one number for each word.
/* draw
{"draw": {"width": 2, "height": 1, "vertices": 3, "targets": [{"format": "R32G32B32A32_UINT", "expect": {"type": "uint", "values": [5, 97, 699050, 2049, 5, 97, 699050, 2049]}}]}}
*/
enum Kind { First, Second };
struct Fields { uint a : 4; int b : 4; uint c : 20; uint : 0; Kind d : 1; bool e : 1; uint f : 10; };
struct Vertex { float4 at : SV_Position; Fields fields : FIELDS; };
Vertex vs(uint id : SV_VertexID) {
  Vertex v;
  v.at = float4(id & 1 ? 3 : -1, id & 2 ? 3 : -1, 0, 1);
  v.fields.a = 21;
  v.fields.b = -3;
  v.fields.c = 0xaaaaaaaa;
  v.fields.d = Second;
  v.fields.e = false;
  v.fields.f = 512;
  return v;
}
uint4 ps(float4 at : SV_Position, Fields f : FIELDS) : SV_Target {
  return uint4(f.a, f.b + 100, f.c, uint(f.d) + uint(f.e) * 2 + f.f * 4);
}
