// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// dxil-cc: -T ps_6_6 -E main
float4 main(float4 p : SV_Position) : SV_Target {
  return IsHelperLane() ? 0 : p;
}
