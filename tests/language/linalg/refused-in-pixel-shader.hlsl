// args: -T ps_6_10
// refused: 6:3: '__builtin_LinAlg_FillMatrix' cannot be called in pixel shaders (shader model 6.10) (in 'main')
// What: a wave's matrices are for compute shaders.
float4 main() : SV_Target {
  __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(9, 4, 4, 0, 1)]] m;
  __builtin_LinAlg_FillMatrix(m, 1);
  return 0;
}
