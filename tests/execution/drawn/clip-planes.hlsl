// RUN: %drawn %s vs:vs_6_0 ps:ps_6_0
// What: [clipplanes] clips the triangle at the right and at the upper plane.
/* draw
{"resources": {"$Globals": {"data": {"type": "float", "values": [-1, 0, 0, 0, 0, 1, 0, 0.5]}}},
 "draw": {"width": 4, "height": 4, "vertices": 3, "targets": [{"format": "R32_UINT", "expect": {"type": "uint", "values": [1, 1, 0, 0, 1, 1, 0, 0, 1, 1, 0, 0, 0, 0, 0, 0]}}]}}
*/
float4 Right, Lower;
[clipplanes(Right, Lower)]
float4 vs(uint id : SV_VertexID) : SV_Position { return float4(id & 1 ? 3 : -1, id & 2 ? 3 : -1, 0, 1); }
uint ps() : SV_Target { return 1; }
