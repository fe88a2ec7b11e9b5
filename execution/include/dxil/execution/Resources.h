// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Inputs of a program: buffers, textures, samplers and scenes, and their bindings.
#pragma once

#include <dxil/generated/OpCodes.h>

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace dxil::execution {

/// The format of a typed view's elements in memory.
struct ElementFormat {
  ComponentType Type = ComponentType::Invalid; ///< Invalid: as the shader declares
  uint32_t Channels = 0;                       ///< 1 to 4; 0: as the shader declares
};

/// The size of a texture and the order of its texels: by layer; within a layer by mip, largest
/// first; within a mip by z, y and x; then the samples of a texel.
struct TextureShape {
  uint32_t Width = 1, Height = 1, Depth = 1;
  uint32_t Layers = 1; ///< layers of an array; six for each cube
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

/// The state of a sampler. Filters are nearest or linear interpolation, in full precision.
struct SamplerState {
  bool LinearMin = false, LinearMag = false, LinearMip = false;
  std::array<Addressing, 3> Address = {Addressing::Clamp, Addressing::Clamp, Addressing::Clamp};
  float MipBias = 0, MinLod = 0, MaxLod = 1000;
  std::array<float, 4> Border{};
  Comparison Compare = Comparison::Never;
};

/// A part of an acceleration structure: triangles of nine numbers, or boxes of six.
struct SceneGeometry {
  bool Opaque = false;
  std::vector<std::array<float, 9>> Triangles;
  std::vector<std::array<float, 6>> Boxes;
  uint32_t Cluster = ~0u; ///< the application's id of its triangles' cluster; ~0u: none
};
/// An instance: its geometries, and the transform from object to world as three rows of four.
struct SceneInstance {
  std::array<float, 12> ToWorld = {1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0};
  uint32_t Id = 0, Mask = 0xff, Contribution = 0;
  uint32_t Flags = 0; ///< D3D12_RAYTRACING_INSTANCE_FLAGS
  std::vector<SceneGeometry> Geometries;
};

/// A resource and its binding. Reads past its end return zero; writes past it are dropped.
struct Buffer {
  ResourceClass Class = ResourceClass::UAV;
  uint32_t Space = 0;
  uint32_t Register = 0;
  /// Index in the descriptor heap, for shaders that index it. Such a buffer has no register.
  std::optional<uint32_t> HeapIndex;
  std::vector<uint8_t> Data;
  ElementFormat Format;
  uint32_t Counter = 0;                 ///< counter of an append, consume or counter buffer
  std::optional<uint64_t> Mapped;       ///< bytes that are backed by memory; all if not given
  TextureShape Texture;                 ///< shape for texture views
  SamplerState Sampler;                 ///< state for class Sampler
  std::vector<SceneInstance> Instances; ///< instances of an acceleration structure
};

} // namespace dxil::execution
