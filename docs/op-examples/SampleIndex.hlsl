// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// dxil-cc: -T ps_6_0 -E main
float4 main(uint s : SV_SampleIndex) : SV_Target {
  return s;
}
