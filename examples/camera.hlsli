// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// A pinhole camera that looks from one point to another; y is up. Shared by the examples that draw.

cbuffer Camera : register(b0) {
  float3 Eye;
  float TanHalfHeight; // of the vertical field of view
  float3 LookAt;
  float Aspect;        // width by height
};

/// Rows: right, up, forward.
float3x3 cameraAxes() {
  const float3 forward = normalize(LookAt - Eye);
  const float3 right = normalize(cross(float3(0, 1, 0), forward));
  return float3x3(right, cross(forward, right), forward);
}

/// To clip space, with depth from 0 at a distance of 0.1 to 1 at 100.
float4 toClip(float3 world) {
  const float nearest = 0.1, farthest = 100;
  const float3 seen = mul(cameraAxes(), world - Eye);
  return float4(seen.x / (TanHalfHeight * Aspect), seen.y / TanHalfHeight,
                (seen.z - nearest) * farthest / (farthest - nearest), seen.z);
}

/// The direction through a place of the picture: (0, 0) is its upper left, (1, 1) its lower right corner.
float3 rayThrough(float2 place) {
  const float2 screen = float2(2 * place.x - 1, 1 - 2 * place.y) * TanHalfHeight;
  return normalize(mul(float3(screen.x * Aspect, screen.y, 1), cameraAxes()));
}
