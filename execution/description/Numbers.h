// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Numbers as bytes, expected numbers, and their differences.
#pragma once

#include <dxil/generated/OpCodes.h>
#include <dxil/module/Error.h>

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace dxil::execution {

/// The memory format of an HLSL scalar type.
struct ScalarType {
  enum class Kind : uint8_t { Any, Unsigned, Signed, Half, Float, Double };
  std::string_view Name;
  Kind How = Kind::Unsigned;
  unsigned Size = 4; ///< size in bytes

  bool isReal() const { return How == Kind::Half || How == Kind::Float || How == Kind::Double; }
};

/// Returns the type with HLSL's name, or null. `half` is float16_t if `NativeHalf`, else float.
const ScalarType *findScalar(std::string_view Name, bool NativeHalf = true);
std::span<const ScalarType> scalarTypes();
/// Returns the scalar type of a resource's or signature's component.
const ScalarType *scalarOf(ComponentType Type);

/// Returns the bits of a number, rounded to nearest. Integers keep their low bits.
uint64_t bitsOf(const ScalarType &Type, double Value);
/// Returns the number that bits represent, exact except for 64-bit integers.
double valueOf(const ScalarType &Type, uint64_t Bits);
/// Returns a number as text; floats have enough digits to read back the same.
std::string textOf(const ScalarType &Type, uint64_t Bits);

/// An expected number.
struct Expected {
  const ScalarType *Type = nullptr; ///< type; null: any value
  unsigned Size = 4;                ///< size in bytes
  uint64_t Bits = 0;
  unsigned Ulps = 0;
  double Epsilon = 0;
};

/// The message for an "expect" without numbers.
inline constexpr const char *NothingExpected =
    "nothing to compare with (expected at least one number)";
/// Limit of groups in a dimension of a dispatch, from the Direct3D 11.3 functional specification.
constexpr uint32_t MostGroups = 65535;

struct Numbers {
  std::vector<uint8_t> Bytes;
  std::vector<Expected> Each;

  void add(const Expected &E);
  /// Accepts any value of these bytes.
  void skip(size_t Count);
};

/// A number that differs from the expected one.
struct Difference {
  size_t Index = 0, Byte = 0; ///< index in the expectation, offset in the memory
  const ScalarType *Type = nullptr;
  uint64_t Actual = 0, Wanted = 0;
  bool Missing = false; ///< the memory ends before it
  unsigned Ulps = 0;    ///< allowed tolerance
  double Epsilon = 0;

  std::string text() const;
};

/// Returns the first `Most` differences and sets `Count` to their total number. `Start` is the
/// offset of the numbers.
std::vector<Difference> compare(const Numbers &Wanted, std::span<const uint8_t> Actual,
                                size_t Start, size_t Most, size_t &Count);

/// Parses words: a scalar type for the numbers after it, numbers (0x... are bits), `zero N` and
/// `any N` for N bytes, `ulp N` and `eps X` for the tolerance of the numbers after it. `Type` is
/// the initial scalar type.
Status parseNumbers(std::string_view Text, std::string Type, bool NativeHalf, Numbers &To);

/// Returns the differences as lines of text, or an empty string.
std::string compareNumbers(const Numbers &Wanted, const std::vector<uint8_t> &Actual);

} // namespace dxil::execution
