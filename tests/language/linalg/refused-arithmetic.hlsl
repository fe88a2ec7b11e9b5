// args: -T cs_6_10
// refused: 8:9: scalar, vector, or matrix expected, not '__builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(9, 4, 4, 0, 1)]]'
// What: a matrix is no number.
[numthreads(1, 1, 1)]
void main() {
  __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(9, 4, 4, 0, 1)]] m;
  __builtin_LinAlg_FillMatrix(m, 1);
  m = m * 2;
}
