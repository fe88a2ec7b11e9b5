// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Addresses of texels, and ops that read and write single texels.
#include "Textures.h"

#include <algorithm>

namespace dxil::execution {

TextureKind kindOf(ResourceKind Kind) {
  const ResourceKindInfo &Info = infoOf(Kind);
  if (!Info.Texture)
    return {};
  // The faces of a cube are layers.
  return {Info.Cube ? 2u : Info.Dimensions, Info.Arrayed, Info.Multisampled, Info.Cube};
}

bool isTexture(ResourceKind Kind) {
  return kindOf(Kind).Dimensions != 0;
}

std::array<int64_t, 3> mipSize(const TextureShape &T, TextureKind Kind, uint32_t Mip) {
  auto SizeIn = [Mip](uint32_t Size) {
    return std::max<int64_t>(1, int64_t(Size) >> std::min(Mip, 31u));
  };
  return {SizeIn(T.Width), Kind.Dimensions > 1 ? SizeIn(T.Height) : 1,
          Kind.Dimensions > 2 ? SizeIn(T.Depth) : 1};
}

std::optional<uint64_t> texelOffset(const View &V, const std::array<int64_t, 3> &Point,
                                    int64_t Layer, uint32_t Mip, uint32_t Sample) {
  const TextureShape &T = V.Target->Texture;
  const TextureKind Kind = kindOf(V.Kind);
  if (Mip >= T.Mips || Sample >= T.Samples || Layer < 0 || Layer >= T.Layers)
    return {};
  const std::array<int64_t, 3> Size = mipSize(T, Kind, Mip);
  for (unsigned I = 0; I < Kind.Dimensions; ++I)
    if (Point[I] < 0 || Point[I] >= Size[I])
      return {};
  uint64_t LayerTexels = 0, Before = 0;
  for (uint32_t M = 0; M < T.Mips; ++M) {
    const std::array<int64_t, 3> S = mipSize(T, Kind, M);
    if (M == Mip)
      Before = LayerTexels;
    LayerTexels += uint64_t(S[0] * S[1] * S[2]);
  }
  uint64_t Index = 0;
  for (unsigned I = Kind.Dimensions; I-- > 0;)
    Index = Index * uint64_t(Size[I]) + uint64_t(Point[I]);
  Index += uint64_t(Layer) * LayerTexels + Before;
  return (Index * T.Samples + Sample) * elementOf(V).bytes();
}

namespace {

struct Texel {
  std::array<int64_t, 3> Point{};
  int64_t Layer = 0;
};

// The layer of an array follows the coordinates.
Texel texelAt(const View &V, const Slot *Coordinates) {
  const TextureKind Kind = kindOf(V.Kind);
  Texel Result;
  for (unsigned I = 0; I < Kind.Dimensions; ++I)
    Result.Point[I] = int32_t(Coordinates[I]);
  if (Kind.Array)
    Result.Layer = int32_t(Coordinates[Kind.Dimensions]);
  return Result;
}

void load(Lane &, const Call &C) {
  const View &V = viewOf(C.Arg[1]);
  const TextureKind Kind = kindOf(V.Kind);
  Texel T = texelAt(V, C.Arg + 3);
  for (unsigned I = 0; I < Kind.Dimensions; ++I)
    T.Point[I] += int32_t(C.Arg[6 + I]);
  const bool IsUAV = V.Target->Class == ResourceClass::UAV;
  const auto Second = uint32_t(C.Arg[2]);
  const auto Mip = IsUAV || Kind.Multisampled ? 0 : Second;
  const auto Offset = texelOffset(V, T.Point, T.Layer, Mip, Kind.Multisampled ? Second : 0);
  loadElement(V, C, Offset.value_or(0), Offset.has_value());
  C.Result[C.Function->Results.size() - 1] =
      !Offset || isMapped(*V.Target, *Offset, elementOf(V).bytes());
}

void storeSample(const Call &C, uint32_t Sample) {
  const View &V = viewOf(C.Arg[1]);
  const Texel T = texelAt(V, C.Arg + 2);
  if (auto Offset = texelOffset(V, T.Point, T.Layer, 0, Sample))
    storeElement(V, C, *Offset, 5);
}
void store(Lane &, const Call &C) {
  storeSample(C, 0);
}
void storeOneSample(Lane &, const Call &C) {
  storeSample(C, uint32_t(C.Arg[10]));
}

} // namespace

std::optional<uint64_t> texelOffset(const View &V, const Slot *Coordinates) {
  const Texel T = texelAt(V, Coordinates);
  return texelOffset(V, T.Point, T.Layer, 0, 0);
}

void textureDimensions(const View &V, const Call &C) {
  const TextureShape &T = V.Target->Texture;
  const TextureKind Kind = kindOf(V.Kind);
  const uint32_t Mip =
      V.Target->Class == ResourceClass::UAV || Kind.Multisampled ? 0 : uint32_t(C.Arg[2]);
  const std::array<int64_t, 3> Size = mipSize(T, Kind, Mip);
  std::fill_n(C.Result, C.Function->Results.size(), 0);
  if (Mip < T.Mips)
    for (unsigned I = 0; I < Kind.Dimensions; ++I)
      C.Result[I] = Slot(Size[I]);
  if (Kind.Array)
    C.Result[Kind.Dimensions] = Kind.Cube ? T.Layers / 6 : T.Layers;
  C.Result[3] = Kind.Multisampled ? T.Samples : T.Mips;
}

void addTextureMeanings(MeaningTable &T) {
  T[OpCode::TextureLoad].Alone = load;
  T[OpCode::TextureStore].Alone = store;
  T[OpCode::TextureStoreSample].Alone = storeOneSample;
  T[OpCode::TextureStore].Writes = T[OpCode::TextureStoreSample].Writes = true;
  // Only a driver knows the contents of a feedback map, and shaders cannot read it: writes do
  // nothing.
  for (const OpCode Op : {OpCode::WriteSamplerFeedback, OpCode::WriteSamplerFeedbackBias,
                          OpCode::WriteSamplerFeedbackLevel, OpCode::WriteSamplerFeedbackGrad})
    T[Op].Alone = [](Lane &, const Call &) {};
  addSamplingMeanings(T);
}

} // namespace dxil::execution
