// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Constant structs that ops have as operands.
// Written by: dxil-tblgen DXIL.td -gen-struct-constants; edit the records, not this file.
#pragma once

#include <dxil/generated/MetadataNumbers.h>
#include <dxil/generated/OpCodes.h>

#include <array>
#include <cstdint>
#include <optional>

// Constants of the types dx.types.* whose members hold several fields: the members as numbers, and
// functions that read and write the fields.

namespace dxil {

/// The range of registers of a handle.
struct HandleBinding {
  static constexpr TypeKind Type = TypeKind::ResBind;
  /// Bits of the struct's members.
  static constexpr std::array<uint32_t, 4> Widths = {32, 32, 32, 8};
  std::array<uint32_t, 4> Members = {};

  /// First register.
  constexpr uint32_t lowerBound() const { return Members[0]; }
  constexpr void setLowerBound(uint32_t V) {
    Members[0] = uint32_t(V);
  }

  /// Last register; all ones if unbounded.
  constexpr uint32_t upperBound() const { return Members[1]; }
  constexpr void setUpperBound(uint32_t V) {
    Members[1] = uint32_t(V);
  }

  /// Register space.
  constexpr uint32_t space() const { return Members[2]; }
  constexpr void setSpace(uint32_t V) {
    Members[2] = uint32_t(V);
  }

  /// The class, and so the sort of registers.
  constexpr ResourceClass resourceClass() const { return ResourceClass(Members[3]); }
  constexpr void setResourceClass(ResourceClass V) {
    Members[3] = uint32_t(V);
  }

  friend bool operator==(const HandleBinding &, const HandleBinding &) = default;
};

/// What a driver knows of a resource at a handle.
struct HandleProperties {
  static constexpr TypeKind Type = TypeKind::ResProperties;
  /// Bits of the struct's members.
  static constexpr std::array<uint32_t, 2> Widths = {32, 32};
  std::array<uint32_t, 2> Members = {};

  /// Its shape.
  constexpr ResourceKind kind() const { return ResourceKind(Members[0] & 0xff); }
  constexpr void setKind(ResourceKind V) {
    Members[0] = (Members[0] & ~(0xffu)) | (uint32_t(V) & 0xff);
  }

  /// Logarithm of a structured buffer's alignment.
  constexpr uint32_t alignment() const { return Members[0] >> 8 & 0xf; }
  constexpr void setAlignment(uint32_t V) {
    Members[0] = (Members[0] & ~(0xfu << 8)) | (uint32_t(V) & 0xf) << 8;
  }

  /// Whether it is written.
  constexpr bool isUAV() const { return Members[0] >> 12 & 0x1; }
  constexpr void setIsUAV(bool V) {
    Members[0] = (Members[0] & ~(0x1u << 12)) | (uint32_t(V) & 0x1) << 12;
  }

  /// Whether accesses are in the order of primitives.
  constexpr bool isROV() const { return Members[0] >> 13 & 0x1; }
  constexpr void setIsROV(bool V) {
    Members[0] = (Members[0] & ~(0x1u << 13)) | (uint32_t(V) & 0x1) << 13;
  }

  /// Whether other groups see writes.
  constexpr bool isGloballyCoherent() const { return Members[0] >> 14 & 0x1; }
  constexpr void setIsGloballyCoherent(bool V) {
    Members[0] = (Members[0] & ~(0x1u << 14)) | (uint32_t(V) & 0x1) << 14;
  }

  /// Of a sampler: for comparisons. Of a structured buffer: it has a counter.
  constexpr bool comparesOrCounts() const { return Members[0] >> 15 & 0x1; }
  constexpr void setComparesOrCounts(bool V) {
    Members[0] = (Members[0] & ~(0x1u << 15)) | (uint32_t(V) & 0x1) << 15;
  }

  /// Whether it is coherent across a reordering of threads.
  constexpr bool isReorderCoherent() const { return Members[0] >> 16 & 0x1; }
  constexpr void setIsReorderCoherent(bool V) {
    Members[0] = (Members[0] & ~(0x1u << 16)) | (uint32_t(V) & 0x1) << 16;
  }

  /// Of a typed resource.
  constexpr ComponentType component() const { return ComponentType(Members[1] & 0xff); }
  constexpr void setComponent(ComponentType V) {
    Members[1] = (Members[1] & ~(0xffu)) | (uint32_t(V) & 0xff);
  }

  /// Of a typed resource.
  constexpr uint32_t componentCount() const { return Members[1] >> 8 & 0xff; }
  constexpr void setComponentCount(uint32_t V) {
    Members[1] = (Members[1] & ~(0xffu << 8)) | (uint32_t(V) & 0xff) << 8;
  }

  /// Of a multisampled texture.
  constexpr uint32_t sampleCount() const { return Members[1] >> 16 & 0xff; }
  constexpr void setSampleCount(uint32_t V) {
    Members[1] = (Members[1] & ~(0xffu << 16)) | (uint32_t(V) & 0xff) << 16;
  }

  /// Of a feedback map.
  constexpr SamplerFeedbackType feedback() const { return SamplerFeedbackType(Members[1] & 0xff); }
  constexpr void setFeedback(SamplerFeedbackType V) {
    Members[1] = (Members[1] & ~(0xffu)) | (uint32_t(V) & 0xff);
  }

  /// Bytes of a structured buffer's element.
  constexpr uint32_t stride() const { return Members[1]; }
  constexpr void setStride(uint32_t V) {
    Members[1] = uint32_t(V);
  }

  /// Bytes of a constant or texture buffer.
  constexpr uint32_t size() const { return Members[1]; }
  constexpr void setSize(uint32_t V) {
    Members[1] = uint32_t(V);
  }

  friend bool operator==(const HandleProperties &, const HandleProperties &) = default;
};

/// Returns the constant whose member I is Number(I). Returns nothing if a number is missing or has
/// too many bits.
template <class Struct, class NumberOf>
constexpr std::optional<Struct> readStructConstant(NumberOf &&Number) {
  Struct S;
  for (uint32_t I = 0; I < S.Members.size(); ++I) {
    const std::optional<uint64_t> N = Number(I);
    if (!N || *N >> Struct::Widths[I])
      return std::nullopt;
    S.Members[I] = uint32_t(*N);
  }
  return S;
}

} // namespace dxil
