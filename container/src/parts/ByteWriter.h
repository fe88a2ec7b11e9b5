// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Writes the fields of a part in order, little-endian.
#pragma once

#include <dxil/module/Endian.h>

#include <algorithm>

#include <span>
#include <vector>

namespace dxil::container {

class ByteWriter {
public:
  size_t position() const { return Data.size(); }
  void u8(uint8_t V) { Data.push_back(V); }
  void u16(uint16_t V) {
    u8(uint8_t(V));
    u8(uint8_t(V >> 8));
  }
  void u32(uint32_t V) {
    Data.resize(Data.size() + 4);
    store32(&Data[Data.size() - 4], V);
  }
  void words(std::span<const uint32_t> List) {
    for (uint32_t V : List)
      u32(V);
  }
  void bytes(Bytes B) { Data.insert(Data.end(), B.begin(), B.end()); }
  /// Appends zeros up to \p Position bytes from the start.
  void padTo(size_t Position) { Data.resize(std::max(Data.size(), Position)); }

  std::vector<uint8_t> finish() { return std::move(Data); }

private:
  std::vector<uint8_t> Data;
};

} // namespace dxil::container
