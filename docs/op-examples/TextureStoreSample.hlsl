// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// dxil-cc: -T cs_6_7 -E main
RWTexture2DMS<float4, 4> Image : register(u0);

[numthreads(8, 8, 1)]
void main(uint2 at : SV_DispatchThreadID) {
  Image.sample[1][at] = float4(at, 0, 1);
}
