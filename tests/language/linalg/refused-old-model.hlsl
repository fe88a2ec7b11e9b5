// args: -T cs_6_9
// refused
// What: shader model 6.9 has no matrices.
[numthreads(1, 1, 1)]
void main() {
  __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(9, 4, 4, 0, 1)]] m;
  __builtin_LinAlg_FillMatrix(m, 1);
}
