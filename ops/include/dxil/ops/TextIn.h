// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

namespace dxil {

/// A reference to a text of a generated table, used as a std::string_view. It is an offset from
/// Texts::start(): a pointer is twice as large and needs a relocation in shared libraries and
/// programs. A zero byte follows the text.
template <class Texts> class TextIn {
public:
  constexpr TextIn() = default;
  constexpr TextIn(uint16_t Offset, uint16_t Size) : Offset(Offset), Size(Size) {}
  constexpr std::string_view str() const { return {Texts::start() + Offset, Size}; }
  constexpr operator std::string_view() const { return str(); }
  constexpr const char *data() const { return str().data(); }
  constexpr size_t size() const { return Size; }
  constexpr bool empty() const { return !Size; }
  constexpr bool starts_with(std::string_view Text) const { return str().starts_with(Text); }
  constexpr bool ends_with(std::string_view Text) const { return str().ends_with(Text); }
  friend constexpr bool operator==(TextIn A, TextIn B) { return A.str() == B.str(); }
  friend constexpr bool operator==(TextIn A, std::string_view B) { return A.str() == B; }
  template <class Stream>
  requires requires { typename Stream::traits_type; }
  friend Stream &operator<<(Stream &Out, TextIn Text) {
    Out << Text.str();
    return Out;
  }

private:
  uint16_t Offset = 0; // offset from Texts::start()
  uint16_t Size = 0;
};

} // namespace dxil
