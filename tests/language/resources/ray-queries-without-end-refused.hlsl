// refused: 7:15: a variable of more than 4096 objects is not supported yet
// What: an array of arrays of ray queries is counted as a whole.
RWByteAddressBuffer Out : register(u0);
[numthreads(1, 1, 1)]
void main(uint i : SV_GroupIndex)
{
  RayQuery<0> query[4096][4096];
  Out.Store(0, query[i][i].Proceed() ? 1 : 0);
}
