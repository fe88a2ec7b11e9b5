// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// dxil-cc: -T cs_6_10 -E main
// Component type, rows, columns, use (0 left, 1 right, 2 sum), scope (0 thread, 1 wave).
#define MATRIX(...) __builtin_LinAlgMatrix [[__LinAlgMatrix_Attributes(__VA_ARGS__)]]

ByteAddressBuffer In : register(t0);
RWByteAddressBuffer Out : register(u0);

[numthreads(32, 1, 1)]
void main(uint i : SV_GroupIndex) {
  MATRIX(9, 2, 4, 0, 0) layer;
  __builtin_LinAlg_MatrixLoadFromDescriptor(layer, In, 0, 16, 0, 128);
  float4 x = asfloat(In.Load4(128));
  float2 y;
  __builtin_LinAlg_MatrixVectorMultiply(y, layer, true, x, 9);
  Out.Store2(0, asuint(y));
}
