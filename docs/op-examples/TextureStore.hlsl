// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// dxil-cc: -T cs_6_0 -E main
RWTexture2D<float4> Image : register(u0);

[numthreads(8, 8, 1)]
void main(uint2 at : SV_DispatchThreadID) {
  Image[at] = float4(at, 0, 1);
}
