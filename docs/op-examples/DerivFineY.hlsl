// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// dxil-cc: -T ps_6_0 -E main
float4 main(float2 uv : TEXCOORD) : SV_Target {
  return ddy_fine(uv).xyxy;
}
