// args: -T cs_6_10
// refused: 7:3: no matching function for call to '__builtin_LinAlg_FillMatrix' with arguments (__builtin_LinAlgMatrix, literal int)
// What: an op needs a matrix with attributes.
[numthreads(1, 1, 1)]
void main() {
  __builtin_LinAlgMatrix m;
  __builtin_LinAlg_FillMatrix(m, 1);
}
