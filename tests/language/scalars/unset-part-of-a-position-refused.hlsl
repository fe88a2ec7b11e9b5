// args: -T vs_6_0
// refused: 8:1: system value output SV_Position is not written whole in main [SM.UNDEFINEDOUTPUT]
// What: a system value of an entry point's outputs has to be set whole on some way.
struct Vertex {
  float4 position : SV_Position;
  float3 normal : NORMAL;
};
Vertex main(float4 a : A)
{
  Vertex v;
  v.position.xyz = a.xyz;
  v.normal = a.xyz;
  return v;
}
