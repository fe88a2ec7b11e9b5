// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// dxil-cc: -T vs_6_8 -E main
float4 main(uint first : SV_StartInstanceLocation) : SV_Position {
  return first;
}
