// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Numbers as bytes, what is expected of them, and where they differ.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace dxil::execution {

/// A scalar type of HLSL as it stands in memory.
struct ScalarType {
  enum class Kind : uint8_t { Any, Unsigned, Signed, Half, Float, Double };
  std::string_view Name;
  Kind How = Kind::Unsigned;
  unsigned Size = 4; ///< bytes

  bool isReal() const { return How == Kind::Half || How == Kind::Float || How == Kind::Double; }
};

/// By HLSL's name, or null. `half` is float16_t if `NativeHalf`, else float.
const ScalarType *findScalar(std::string_view Name, bool NativeHalf = true);
std::span<const ScalarType> scalarTypes();

/// The bits of a number; rounded to the nearest. Integers keep their low bits.
uint64_t bitsOf(const ScalarType &Type, double Value);
/// The number that bits are; exact but for 64-bit integers.
double valueOf(const ScalarType &Type, uint64_t Bits);
/// For people; floats so that they read back the same.
std::string textOf(const ScalarType &Type, uint64_t Bits);

/// One number that is expected.
struct Expected {
  const ScalarType *Type = nullptr; ///< null: anything
  unsigned Size = 4;                ///< bytes
  uint64_t Bits = 0;
  unsigned Ulps = 0;
  double Epsilon = 0;
};

/// What is said of an "expect" that compares nothing.
inline constexpr const char *NothingExpected =
    "nothing to compare with (expected at least one number)";
/// The most groups of a dispatch in one dimension, by the Direct3D 11.3 functional specification.
constexpr uint32_t MostGroups = 65535;

struct Numbers {
  std::vector<uint8_t> Bytes;
  std::vector<Expected> Each;

  void add(const Expected &E);
  /// Anything goes for these bytes.
  void skip(size_t Count);
};

/// A number that is not what was expected.
struct Difference {
  size_t Index = 0, Byte = 0; ///< of the number, in the expectation and in the memory
  const ScalarType *Type = nullptr;
  uint64_t Actual = 0, Wanted = 0;
  bool Missing = false; ///< the memory ends before it
  unsigned Ulps = 0;    ///< that were allowed
  double Epsilon = 0;

  std::string text() const;
};

/// The first `Most` differences; `Count` gets how many there are. `Start` is where the numbers
/// stand.
std::vector<Difference> compare(const Numbers &Wanted, std::span<const uint8_t> Actual,
                                size_t Start, size_t Most, size_t &Count);

/// Reads words: the name of a scalar type for what follows, numbers (0x... are the bits), `zero N`
/// and `any N` for N bytes, `ulp N` and `eps X` for the tolerance of what follows. `Type` is the
/// scalar type at the start. Returns what is wrong, or an empty string.
std::string parseNumbers(std::string_view Text, std::string Type, bool NativeHalf, Numbers &To);

/// What differs as lines of text, or an empty string.
std::string compareNumbers(const Numbers &Wanted, const std::vector<uint8_t> &Actual);

} // namespace dxil::execution
