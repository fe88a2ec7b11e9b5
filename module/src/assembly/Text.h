// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Text that a writer has not yet handed over. Appending is inline: a line of assembly has about
// twenty pieces, and calls of std::string took half of a listing's time.
#pragma once

#include <concepts>
#include <cstdint>
#include <cstring>
#include <memory>
#include <string_view>

namespace dxil::ir::assembly {

class Text {
public:
  size_t size() const { return Size; }
  operator std::string_view() const { return {Data.get(), Size}; }
  /// Returns the text from an offset on.
  std::string_view from(size_t Begin) const { return {Data.get() + Begin, Size - Begin}; }
  /// Removes the text from an offset on.
  void cut(size_t Begin) { Size = Begin; }
  void reserve(size_t More) { (void)room(More); }

  Text &append(std::string_view Piece) {
    if (!Piece.empty())
      std::memcpy(room(Piece.size()), Piece.data(), Piece.size());
    Size += Piece.size();
    return *this;
  }
  Text &operator+=(std::string_view Piece) { return append(Piece); }
  Text &operator+=(char C) {
    *room(1) = C;
    ++Size;
    return *this;
  }
  /// Appends a number in decimal.
  Text &number(std::integral auto N) {
    const bool IsNegative = N < 0;
    if (IsNegative)
      *this += '-';
    return digits(IsNegative ? 0 - uint64_t(N) : uint64_t(N));
  }

private:
  char *room(size_t More) {
    if (More > Capacity - Size) [[unlikely]]
      grow(More);
    return Data.get() + Size;
  }
  [[gnu::cold]] void grow(size_t More);
  Text &digits(uint64_t N);

  std::unique_ptr<char[]> Data;
  size_t Size = 0, Capacity = 0;
};

} // namespace dxil::ir::assembly
