// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Writes bitstreams by hand.
#pragma once

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace dxil::test {

/// Writes a bitstream, valid or not.
class BitWriter {
public:
  BitWriter() {
    for (uint8_t B : {0x42, 0x43, 0xc0, 0xde})
      fixed(B, 8);
  }
  BitWriter &fixed(uint64_t V, unsigned Width) {
    for (unsigned Count; Width; Width -= Count, V >>= Count, Bit += Count) {
      if (Bit % 8 == 0)
        Bytes.push_back(0);
      Count = std::min(Width, 8 - unsigned(Bit % 8));
      Bytes.back() = uint8_t(Bytes.back() | (V & ((1u << Count) - 1)) << (Bit % 8));
    }
    return *this;
  }
  BitWriter &vbr(uint64_t V, unsigned Width) {
    uint64_t High = uint64_t(1) << (Width - 1);
    while (V >= High) {
      fixed((V & (High - 1)) | High, Width);
      V >>= Width - 1;
    }
    return fixed(V, Width);
  }
  BitWriter &align() {
    while (Bit % 32)
      fixed(0, 1);
    return *this;
  }
  /// Enters a block whose abbreviation ids have `Width` bits.
  BitWriter &enter(unsigned Id, unsigned Width = 3) {
    fixed(1, Widths.back()).vbr(Id, 8).vbr(Width, 4).align();
    Starts.push_back(Bytes.size());
    Widths.push_back(Width);
    return fixed(0, 32);
  }
  BitWriter &end() {
    fixed(0, Widths.back()).align();
    size_t Position = Starts.back();
    uint32_t Words = uint32_t((Bytes.size() - Position - 4) / 4);
    for (size_t I = 0; I < 4; ++I)
      Bytes[Position + I] = uint8_t(Words >> (8 * I));
    Starts.pop_back();
    Widths.pop_back();
    return *this;
  }
  /// Writes an unabbreviated record.
  BitWriter &record(unsigned Code, const std::vector<uint64_t> &Ops = {}) {
    fixed(3, Widths.back()).vbr(Code, 6).vbr(Ops.size(), 6);
    for (uint64_t V : Ops)
      vbr(V, 6);
    return *this;
  }
  unsigned width() const { return Widths.back(); }

  std::vector<uint8_t> Bytes;

private:
  size_t Bit = 0;
  std::vector<size_t> Starts;
  std::vector<unsigned> Widths{2};
};

} // namespace dxil::test
