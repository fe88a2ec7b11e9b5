// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Buffers of an offload test: their numbers, the rules that compare them, and their YAML.
#pragma once

#include "description/Json.h"
#include "description/Numbers.h"

namespace dxil::execution {

/// The format of the numbers in a buffer.
struct OffloadFormat {
  std::string_view Name; ///< in YAML
  ScalarType::Kind Kind = ScalarType::Kind::Unsigned;
  unsigned Bytes = 4;
  bool IsHex = false; ///< given and printed as bits

  /// Returns the type of the numbers.
  const ScalarType &type() const;
};

/// The extent of a buffer that is a picture, and its mip levels.
struct OffloadExtent {
  uint32_t Width = 0, Height = 0, Depth = 1, Mips = 1;
};

struct OffloadBuffer {
  std::string Name;
  OffloadFormat Format;
  uint32_t Channels = 1, Stride = 0;
  OffloadExtent Extent;                       ///< Width 0: no picture
  std::vector<std::vector<uint8_t>> Elements; ///< bytes of each element of an array; one otherwise
  std::vector<uint32_t> Counters;             ///< after a run: of each element

  const ScalarType &type() const { return Format.type(); }
  /// Returns the DXGI format of a texel, or an empty string if Direct3D has none.
  std::string texelFormat() const;
  /// Returns the bytes as numbers of 32 bits, as typed memory has them, and the other way round.
  std::vector<uint8_t> widened(const std::vector<uint8_t> &Bytes) const;
  std::vector<uint8_t> narrowed(const std::vector<uint8_t> &Bytes) const;
};

/// \p BytesLeft: what the buffers of the document may still hold; a larger buffer is an error.
OffloadBuffer readOffloadBuffer(const JsonValue &V, uint64_t &BytesLeft);
/// Returns the bytes of an array of numbers.
std::vector<uint8_t> readOffloadNumbers(const JsonValue &V, const OffloadFormat &Format);
OffloadFormat readOffloadFormat(JsonObject &From);

/// Returns bytes as the data of a description.
nlohmann::ordered_json hexData(const std::vector<uint8_t> &Bytes);

/// A comparison of two buffers after a run.
struct OffloadCheck {
  enum class Rule : uint8_t { Exact, Ulp, Epsilon };
  enum class Denormals : uint8_t { Any, Flushed, Kept };

  std::string Name, Actual, Expected;
  Rule How = Rule::Exact;
  Denormals Mode = Denormals::Any;
  uint32_t Ulps = 0;
  double Epsilon = 0, ZeroTolerance = 0;
};

OffloadCheck readOffloadCheck(const JsonValue &V);
/// Returns a line for each of the first `Most` differences.
std::vector<std::string> compareOffload(const OffloadCheck &Check, const OffloadBuffer &Actual,
                                        const OffloadBuffer &Wanted, size_t Most);

/// Returns the buffers as YAML, in the layout that the suite's tests match.
std::string printOffload(const std::vector<OffloadBuffer> &Buffers);

} // namespace dxil::execution
