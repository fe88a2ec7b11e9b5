// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// What a program is given: buffers, textures, samplers and scenes, and where each is bound.
#pragma once

#include <dxil/generated/OpCodes.h>

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace dxil::execution {

/// How the elements of a typed view lie in memory.
struct ElementFormat {
  ComponentType Type = ComponentType::Invalid; ///< Invalid: what the shader declares
  uint32_t Channels = 0;                       ///< 0: what the shader declares, else 1 to 4
};

/// The size of a texture, and how its texels follow one another: layer by layer, in each layer mip
/// by mip from the largest, in each mip by z, y and x, then the samples of a texel.
struct TextureShape {
  uint32_t Width = 1, Height = 1, Depth = 1;
  uint32_t Layers = 1; ///< of an array; six for each cube
  uint32_t Mips = 1, Samples = 1;
};

enum class Addressing : uint8_t { Wrap, Mirror, Clamp, Border, MirrorOnce };
enum class Comparison : uint8_t {
  Never,
  Less,
  Equal,
  LessEqual,
  Greater,
  NotEqual,
  GreaterEqual,
  Always
};

/// How a sampler filters: by the nearest or by linear interpolation, in full precision.
struct SamplerState {
  bool LinearMin = false, LinearMag = false, LinearMip = false;
  std::array<Addressing, 3> Address = {Addressing::Clamp, Addressing::Clamp, Addressing::Clamp};
  float MipBias = 0, MinLod = 0, MaxLod = 1000;
  std::array<float, 4> Border{};
  Comparison Compare = Comparison::Never;
};

/// A part of an acceleration structure: triangles of nine numbers or boxes of six.
struct SceneGeometry {
  bool Opaque = false;
  std::vector<std::array<float, 9>> Triangles;
  std::vector<std::array<float, 6>> Boxes;
  uint32_t Cluster = ~0u; ///< what the application calls its triangles' cluster; ~0u: in none
};
/// An instance: its geometries, and three rows of four from object to world.
struct SceneInstance {
  std::array<float, 12> ToWorld = {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0};
  uint32_t Id = 0, Mask = 0xff, Contribution = 0;
  uint32_t Flags = 0; ///< D3D12_RAYTRACING_INSTANCE_FLAGS
  std::vector<SceneGeometry> Geometries;
};

/// A resource and where it is bound. Reads past its end give zero, writes there are lost.
struct Buffer {
  ResourceClass Class = ResourceClass::UAV;
  uint32_t Space = 0;
  uint32_t Register = 0;
  /// Place in the descriptor heap, for shaders that index it; such a buffer has no register.
  std::optional<uint32_t> HeapIndex;
  std::vector<uint8_t> Data;
  ElementFormat Format;
  uint32_t Counter = 0;                 ///< of an append, consume or counter buffer
  std::optional<uint64_t> Mapped;       ///< bytes that have memory, all if not given
  TextureShape Texture;                 ///< for views that are textures
  SamplerState Sampler;                 ///< for class Sampler
  std::vector<SceneInstance> Instances; ///< of an acceleration structure
};

} // namespace dxil::execution
