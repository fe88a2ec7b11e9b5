// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Targets.h"

#include <bit>
#include <cmath>
#include <cstring>

namespace dxil::execution {

Status Target::clear(const std::array<double, 4> &Colour) {
  const auto Between = [](uint32_t Size, uint32_t Most) { return Size >= 1 && Size <= Most; };
  if (!Between(Width, MaxTargetSize) || !Between(Height, MaxTargetSize))
    return failure("a target of " + std::to_string(Width) + " x " + std::to_string(Height) +
                   " pixels (expected 1 to 16384 either way)");
  if (!Between(Layers, MaxTargetLayers) || (Samples != 1 && Samples != 4))
    return failure("a target of " + std::to_string(Layers) + " layers with " +
                   std::to_string(Samples) + " samples (expected 1 to 2048, with 1 or 4)");
  const uint64_t Count = uint64_t(Width) * Height * Layers * Samples;
  if (Count * In->bytes() > MaxTargetBytes)
    return failure("a target of more than 4 GiB");
  std::array<uint32_t, 4> Channels;
  for (unsigned I = 0; I < 4; ++I)
    Channels[I] =
        In->isInteger() ? uint32_t(int64_t(Colour[I])) : std::bit_cast<uint32_t>(float(Colour[I]));
  std::vector<uint8_t> Texel(In->bytes());
  encode(*In, Channels, Texel.data());
  Data.resize(Count * In->bytes());
  for (uint64_t I = 0; I < Count; ++I)
    std::memcpy(Data.data() + I * In->bytes(), Texel.data(), In->bytes());
  return {};
}

uint8_t *Target::texel(uint32_t X, uint32_t Y, uint32_t Layer, uint32_t Sample) {
  const uint64_t Offset = ((uint64_t(Layer) * Height + Y) * Width + X) * Samples + Sample;
  return Data.data() + Offset * In->bytes();
}

Target Target::resolved() const {
  Target Result = *this;
  if (Samples == 1)
    return Result;
  Result.Samples = 1;
  const uint64_t Count = uint64_t(Width) * Height * Layers;
  Result.Data.resize(Count * In->bytes());
  for (uint64_t I = 0; I < Count; ++I) {
    const uint8_t *From = Data.data() + I * Samples * In->bytes();
    std::array<uint32_t, 4> Channels = decode(*In, From);
    if (!In->isInteger()) {
      std::array<double, 4> Sum{};
      for (uint32_t S = 0; S < Samples; ++S) {
        const auto Each = decode(*In, From + S * In->bytes());
        for (unsigned C = 0; C < 4; ++C)
          Sum[C] += std::bit_cast<float>(Each[C]);
      }
      for (unsigned C = 0; C < 4; ++C)
        Channels[C] = std::bit_cast<uint32_t>(float(Sum[C] / Samples));
    }
    encode(*In, Channels, Result.Data.data() + I * In->bytes());
  }
  return Result;
}

bool passes(Comparison Test, float New, float Old) {
  switch (Test) {
  case Comparison::Never: return false;
  case Comparison::Less: return New < Old;
  case Comparison::Equal: return New == Old;
  case Comparison::LessEqual: return New <= Old;
  case Comparison::Greater: return New > Old;
  case Comparison::NotEqual: return New != Old;
  case Comparison::GreaterEqual: return New >= Old;
  case Comparison::Always: return true;
  }
  return false;
}

} // namespace dxil::execution
