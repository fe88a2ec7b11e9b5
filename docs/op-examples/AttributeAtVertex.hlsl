// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// dxil-cc: -T ps_6_1 -E main
float4 main(nointerpolation float4 color : COLOR) : SV_Target {
  return GetAttributeAtVertex(color, 1);
}
