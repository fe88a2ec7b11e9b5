// args: -T cs_6_10
// refused: 9:3: no matching function for call to '__builtin_LinAlg_MatrixLoadFromMemory' with arguments (__builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(9, 4, 4, 0, 1)]], S [64], literal int, literal int, literal int)
// What: groupshared arrays of structs hold no matrices.
struct S { float f; };
groupshared S Shared[64];
[numthreads(1, 1, 1)]
void main() {
  __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(9, 4, 4, 0, 1)]] m;
  __builtin_LinAlg_MatrixLoadFromMemory(m, Shared, 0, 0, 0);
}
