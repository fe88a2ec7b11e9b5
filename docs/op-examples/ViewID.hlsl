// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// dxil-cc: -T ps_6_1 -E main
float4 main(uint view : SV_ViewID) : SV_Target {
  return view;
}
