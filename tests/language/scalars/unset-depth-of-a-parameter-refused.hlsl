// args: -T ps_6_0
// refused: 4:1: system value output SV_Depth is not written whole in main [SM.UNDEFINEDOUTPUT]
// What: an `out` parameter with a system value that nothing sets is an error, also where the function returns early.
float4 main(float2 a : A, out float depth : SV_Depth) : SV_Target
{
  if (a.x > 1) return a.xyxy;
  return a.yxyx;
}
