// args: -T cs_6_10
// refused: 9:7: cannot convert from '__builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(9, 4, 4, 1, 1)]]' to '__builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(9, 4, 4, 0, 1)]]'
// What: matrices of two types are not assigned to each other.
[numthreads(1, 1, 1)]
void main() {
  __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(9, 4, 4, 0, 1)]] a;
  __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(9, 4, 4, 1, 1)]] b;
  __builtin_LinAlg_FillMatrix(b, 1);
  a = b;
}
