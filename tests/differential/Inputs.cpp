// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Inputs.h"

#include <algorithm>
#include <bit>
#include <random>

namespace dxil::differential {
namespace {

constexpr uint32_t BufferBytes = 16384, LargestArray = 64, HeapSize = 64;
constexpr uint32_t Width = 8, Height = 8, Depth = 4, Layers = 6, Mips = 3, BytesPerTexel = 16;

void fill(std::vector<uint8_t> &Data, size_t Size, Content Words, std::mt19937 &Random) {
  Data.resize((Size + 3) / 4 * 4);
  for (size_t I = 0; I < Data.size(); I += 4) {
    // Quarters are exact in a half too.
    const uint32_t Number = Random() & 255;
    const uint32_t Word = Words == Content::SmallNumbers
                              ? Number & (I % 16 ? 255 : 7)
                              : std::bit_cast<uint32_t>((int(Number & 63) - 32) * 0.25f);
    for (unsigned Byte = 0; Byte < 4; ++Byte)
      Data[I + Byte] = uint8_t(Word >> (8 * Byte));
  }
}

bool isMultisampled(ResourceKind Kind) {
  return Kind == ResourceKind::Texture2DMS || Kind == ResourceKind::Texture2DMSArray;
}

bool isTexture(ResourceKind Kind) {
  return Kind >= ResourceKind::Texture1D && Kind <= ResourceKind::TextureCubeArray;
}

/// Every kind of texture takes what it needs of this one.
void shapeTexture(execution::Buffer &B, ResourceKind Kind, bool Writable, Content Words,
                  std::mt19937 &Random) {
  execution::TextureShape &T = B.Texture;
  T.Width = Width;
  T.Height = Kind == ResourceKind::Texture1D || Kind == ResourceKind::Texture1DArray ? 1 : Height;
  T.Depth = Kind == ResourceKind::Texture3D ? Depth : 1;
  T.Layers = Kind >= ResourceKind::TextureCube ? Layers : 1;
  T.Samples = isMultisampled(Kind) ? 4 : 1;
  T.Mips = isMultisampled(Kind) || Writable ? 1 : Mips;
  B.Format.Channels = 4;
  fill(B.Data, size_t(2) * Width * Height * Depth * Layers * BytesPerTexel, Words, Random);
}

} // namespace

std::vector<execution::Buffer> makeInputs(const Reflection &R, Content Words) {
  std::vector<execution::Buffer> Result;
  for (const ReflectedResource &From : R.Resources) {
    // By the place, not by the order: two compilers list resources in orders of their own.
    std::mt19937 Random(From.Class * 7919 + From.Space * 104729 + From.Register);
    for (uint32_t I = 0; I < std::min(From.Count, LargestArray); ++I) {
      execution::Buffer B;
      B.Class = ResourceClass(From.Class);
      B.Space = From.Space;
      B.Register = From.Register + I;
      const auto Kind = ResourceKind(From.Kind);
      if (B.Class == ResourceClass::Sampler)
        B.Sampler.LinearMin = B.Sampler.LinearMag = I % 2 == 0;
      else if (isTexture(Kind))
        shapeTexture(B, Kind, B.Class == ResourceClass::UAV, Words, Random);
      else
        fill(B.Data, B.Class == ResourceClass::CBuffer ? (From.Bytes + 15) / 16 * 16 : BufferBytes,
             Words, Random);
      if (Kind == ResourceKind::TypedBuffer)
        B.Format.Channels = 4;
      Result.push_back(std::move(B));
    }
  }
  // What a program takes from the heaps (shader model 6.6) nobody says before it runs.
  for (uint32_t I = 0; R.ShaderMinor >= 6 && I < HeapSize; ++I)
    for (const ResourceClass Class : {ResourceClass::UAV, ResourceClass::Sampler}) {
      std::mt19937 Random(I);
      execution::Buffer B;
      B.Class = Class;
      B.HeapIndex = I;
      if (Class == ResourceClass::UAV)
        shapeTexture(B, ResourceKind::Texture2D, true, Words, Random);
      Result.push_back(std::move(B));
    }
  return Result;
}

} // namespace dxil::differential
