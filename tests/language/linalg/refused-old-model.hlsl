// args: -T cs_6_9
// refused: 7:3: '__builtin_LinAlg_FillMatrix' requires shader model 6.10 or later (in 'main')
// What: shader model 6.9 has no matrices.
[numthreads(1, 1, 1)]
void main() {
  __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(9, 4, 4, 0, 1)]] m;
  __builtin_LinAlg_FillMatrix(m, 1);
}
