// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The frame of the RDAT part: strings, index arrays, raw bytes, and tables of records that refer to
// them.
#pragma once

#include "RuntimeDataRows.h"

#include <dxil/container/Container.h>

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace dxil::container {

class RuntimeDataBuilder {
public:
  /// `ShareRecords`: equal records are one (validator version 1.7 and later).
  explicit RuntimeDataBuilder(bool ShareRecords) : ShareRecords(ShareRecords) { addString(""); }

  /// The offset of a text, which is stored once.
  uint32_t addString(std::string_view Text);
  /// The offset, in words, of an array, which is stored once.
  uint32_t addArray(std::span<const uint32_t> Values);
  /// The offset of raw bytes, which are stored once.
  uint32_t addBytes(Bytes Data);
  /// The index of a record of <RuntimeDataRows.h>. All records of a table are of one type.
  template <typename RowT> uint32_t add(const RowT &Row) {
    auto Words = wordsOf(Row);
    return addRecord(RowT::Table, Words);
  }

  /// The bytes of the part. Tables without content are left out.
  std::vector<uint8_t> finish() const;

private:
  struct Table {
    std::vector<std::vector<uint32_t>> Rows;
    std::map<std::vector<uint32_t>, uint32_t> Known;
  };
  uint32_t addRecord(RuntimeTableKind Kind, std::span<const uint32_t> Words);
  std::vector<uint8_t> body(RuntimeTableKind Kind) const;

  bool ShareRecords;
  std::unordered_map<std::string, uint32_t> KnownStrings, KnownBytes;
  std::map<std::vector<uint32_t>, uint32_t> KnownArrays;
  std::vector<uint8_t> Strings, Raw;
  std::vector<uint32_t> Indices;
  std::map<RuntimeTableKind, Table> Tables;
};

} // namespace dxil::container
