// refused: 5:34: index 2 is out of bounds of a vector of 2 in a constant buffer (in 'element')
// What: an index into a vector of a constant buffer that is constant once variables are known has to be within it.
cbuffer C : register(b0) { float2 v; float4 rest; };
RWByteAddressBuffer Out : register(u0);
float element(uint at) { return v[at]; }
[numthreads(1, 1, 1)]
void main()
{
  uint at = 1;
  ++at;
  Out.Store(0, element(at));
}
