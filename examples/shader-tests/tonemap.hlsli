// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// What a tone mapper is made of; tonemap.cases tests each function.

float Luminance(float3 colour) { return dot(colour, float3(0.2126, 0.7152, 0.0722)); }

// Brings brightness from 0 to any number into 0 to 1, and keeps the hue.
float3 Reinhard(float3 colour) { return colour / (1 + Luminance(colour)); }

float3 ToSRGB(float3 c) {
  return select(c <= 0.0031308, c * 12.92, 1.055 * pow(abs(c), 1 / 2.4) - 0.055);
}
