// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Formats.h"

#include <dxil/execution/Half.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstring>

namespace dxil::execution {
namespace {

constexpr Format All[] = {
    {"R32G32B32A32_FLOAT", Encoding::Float, {32, 32, 32, 32}},
    {"R32G32B32A32_UINT", Encoding::UInt, {32, 32, 32, 32}},
    {"R32G32B32A32_SINT", Encoding::SInt, {32, 32, 32, 32}},
    {"R32G32B32_FLOAT", Encoding::Float, {32, 32, 32}},
    {"R32G32B32_UINT", Encoding::UInt, {32, 32, 32}},
    {"R32G32B32_SINT", Encoding::SInt, {32, 32, 32}},
    {"R32G32_FLOAT", Encoding::Float, {32, 32}},
    {"R32G32_UINT", Encoding::UInt, {32, 32}},
    {"R32G32_SINT", Encoding::SInt, {32, 32}},
    {"R32_FLOAT", Encoding::Float, {32}},
    {"R32_UINT", Encoding::UInt, {32}},
    {"R32_SINT", Encoding::SInt, {32}},
    {"R16G16B16A16_FLOAT", Encoding::Float, {16, 16, 16, 16}},
    {"R16G16B16A16_UNORM", Encoding::UNorm, {16, 16, 16, 16}},
    {"R16G16B16A16_SNORM", Encoding::SNorm, {16, 16, 16, 16}},
    {"R16G16B16A16_UINT", Encoding::UInt, {16, 16, 16, 16}},
    {"R16G16B16A16_SINT", Encoding::SInt, {16, 16, 16, 16}},
    {"R16G16_FLOAT", Encoding::Float, {16, 16}},
    {"R16G16_UNORM", Encoding::UNorm, {16, 16}},
    {"R16G16_SNORM", Encoding::SNorm, {16, 16}},
    {"R16G16_UINT", Encoding::UInt, {16, 16}},
    {"R16G16_SINT", Encoding::SInt, {16, 16}},
    {"R16_FLOAT", Encoding::Float, {16}},
    {"R16_UNORM", Encoding::UNorm, {16}},
    {"R16_SNORM", Encoding::SNorm, {16}},
    {"R16_UINT", Encoding::UInt, {16}},
    {"R16_SINT", Encoding::SInt, {16}},
    {"R8G8B8A8_UNORM", Encoding::UNorm, {8, 8, 8, 8}},
    {"R8G8B8A8_UNORM_SRGB", Encoding::UNormSRGB, {8, 8, 8, 8}},
    {"R8G8B8A8_SNORM", Encoding::SNorm, {8, 8, 8, 8}},
    {"R8G8B8A8_UINT", Encoding::UInt, {8, 8, 8, 8}},
    {"R8G8B8A8_SINT", Encoding::SInt, {8, 8, 8, 8}},
    {"B8G8R8A8_UNORM", Encoding::UNorm, {8, 8, 8, 8}, true},
    {"B8G8R8A8_UNORM_SRGB", Encoding::UNormSRGB, {8, 8, 8, 8}, true},
    {"R8G8_UNORM", Encoding::UNorm, {8, 8}},
    {"R8G8_SNORM", Encoding::SNorm, {8, 8}},
    {"R8G8_UINT", Encoding::UInt, {8, 8}},
    {"R8G8_SINT", Encoding::SInt, {8, 8}},
    {"R8_UNORM", Encoding::UNorm, {8}},
    {"R8_SNORM", Encoding::SNorm, {8}},
    {"R8_UINT", Encoding::UInt, {8}},
    {"R8_SINT", Encoding::SInt, {8}},
    {"R10G10B10A2_UNORM", Encoding::UNorm, {10, 10, 10, 2}},
    {"R10G10B10A2_UINT", Encoding::UInt, {10, 10, 10, 2}},
    {"D32_FLOAT", Encoding::Float, {32}, false, true},
    {"D16_UNORM", Encoding::UNorm, {16}, false, true},
};

uint32_t bitsOf(float Value) {
  return std::bit_cast<uint32_t>(Value);
}

double fromSRGB(double S) {
  return S <= 0.04045 ? S / 12.92 : std::pow((S + 0.055) / 1.055, 2.4);
}
double toSRGB(double L) {
  return L <= 0.0031308 ? L * 12.92 : 1.055 * std::pow(L, 1 / 2.4) - 0.055;
}

int64_t signExtended(uint64_t Raw, unsigned Bits) {
  return int64_t(Raw << (64 - Bits)) >> (64 - Bits);
}

uint32_t decodeChannel(Encoding Kind, unsigned Bits, uint64_t Raw) {
  const double Most = double((uint64_t(1) << Bits) - 1),
               MostSigned = double((uint64_t(1) << (Bits - 1)) - 1);
  switch (Kind) {
  case Encoding::UNorm: return bitsOf(float(double(Raw) / Most));
  case Encoding::UNormSRGB: return bitsOf(float(fromSRGB(double(Raw) / Most)));
  case Encoding::SNorm:
    return bitsOf(float(std::max(-1.0, double(signExtended(Raw, Bits)) / MostSigned)));
  case Encoding::UInt: return uint32_t(Raw);
  case Encoding::SInt: return uint32_t(signExtended(Raw, Bits));
  case Encoding::Float: return Bits == 32 ? uint32_t(Raw) : bitsOf(float(fromHalf(uint16_t(Raw))));
  }
  return 0;
}

uint64_t encodeChannel(Encoding Kind, unsigned Bits, uint32_t Channel) {
  const uint64_t Most = (uint64_t(1) << Bits) - 1;
  const int64_t MostSigned = int64_t(Most >> 1);
  const double Value = std::bit_cast<float>(Channel);
  switch (Kind) {
  case Encoding::UNorm:
  case Encoding::UNormSRGB: {
    double In = std::isnan(Value) ? 0 : std::clamp(Value, 0.0, 1.0);
    if (Kind == Encoding::UNormSRGB)
      In = toSRGB(In);
    return uint64_t(In * double(Most) + 0.5);
  }
  case Encoding::SNorm: {
    const double In = std::isnan(Value) ? 0 : std::clamp(Value, -1.0, 1.0) * double(MostSigned);
    return uint64_t(int64_t(In + (In < 0 ? -0.5 : 0.5))) & Most;
  }
  case Encoding::UInt: return std::min<uint64_t>(Channel, Most);
  case Encoding::SInt:
    return uint64_t(std::clamp<int64_t>(int32_t(Channel), -MostSigned - 1, MostSigned)) & Most;
  case Encoding::Float: return Bits == 32 ? Channel : toHalf(Value);
  }
  return 0;
}

/// Alpha is linear in all formats.
Encoding encodingOf(const Format &F, unsigned Channel) {
  return Channel == 3 && F.Kind == Encoding::UNormSRGB ? Encoding::UNorm : F.Kind;
}

/// Returns the channel at a position in memory.
unsigned channelAt(const Format &F, unsigned Place) {
  return F.BlueFirst && Place < 3 ? 2 - Place : Place;
}

} // namespace

uint32_t Format::channels() const {
  uint32_t Count = 0;
  while (Count < 4 && Bits[Count])
    ++Count;
  return Count;
}

std::span<const Format> formats() {
  return All;
}

const Format *findFormat(std::string_view Name) {
  const auto *Match = std::ranges::find(All, Name, &Format::Name);
  return Match == std::end(All) ? nullptr : Match;
}

std::array<uint32_t, 4> decode(const Format &F, const uint8_t *From) {
  std::array<uint32_t, 4> Result = {0, 0, 0, F.isInteger() ? 1u : bitsOf(1)};
  unsigned Offset = 0;
  for (unsigned Place = 0; Place < F.channels(); ++Place) {
    const unsigned Bits = F.Bits[Place];
    uint64_t Word = 0;
    std::memcpy(&Word, From + Offset / 8, std::min<size_t>(8, F.bytes() - Offset / 8));
    const uint64_t Raw = Word >> Offset % 8 & ((uint64_t(1) << Bits) - 1);
    const unsigned Channel = channelAt(F, Place);
    Result[Channel] = decodeChannel(encodingOf(F, Channel), Bits, Raw);
    Offset += Bits;
  }
  return Result;
}

void encode(const Format &F, const std::array<uint32_t, 4> &Channels, uint8_t *To) {
  std::array<uint8_t, 16> Packed{};
  unsigned Offset = 0;
  for (unsigned Place = 0; Place < F.channels(); ++Place) {
    const unsigned Bits = F.Bits[Place], Channel = channelAt(F, Place);
    uint64_t Raw = encodeChannel(encodingOf(F, Channel), Bits, Channels[Channel]) << Offset % 8;
    for (unsigned Byte = Offset / 8; Raw; ++Byte, Raw >>= 8)
      Packed[Byte] |= uint8_t(Raw);
    Offset += Bits;
  }
  std::memcpy(To, Packed.data(), F.bytes());
}

uint32_t fromSlot(ComponentType Type, uint32_t Slot) {
  switch (Type) {
  case ComponentType::F16:
  case ComponentType::UNormF16:
  case ComponentType::SNormF16: return bitsOf(float(fromHalf(uint16_t(Slot))));
  case ComponentType::I16: return uint32_t(int32_t(int16_t(Slot)));
  case ComponentType::U16: return Slot & 0xffff;
  default: return Slot;
  }
}

uint32_t toSlot(ComponentType Type, uint32_t Value) {
  switch (Type) {
  case ComponentType::F16:
  case ComponentType::UNormF16:
  case ComponentType::SNormF16: return toHalf(std::bit_cast<float>(Value));
  case ComponentType::I16:
  case ComponentType::U16: return Value & 0xffff;
  default: return Value;
  }
}

} // namespace dxil::execution
