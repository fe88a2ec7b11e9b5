// args: -T cs_6_10
// refused
// What: an op needs a matrix with attributes.
[numthreads(1, 1, 1)]
void main() {
  __builtin_LinAlgMatrix m;
  __builtin_LinAlg_FillMatrix(m, 1);
}
