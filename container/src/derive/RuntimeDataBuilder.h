// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The frame of the RDAT part: strings, index arrays, raw bytes, and tables of records that refer to
// them.
#pragma once

#include <dxil/container/Container.h>
#include <dxil/generated/PartRows.h>

#include <map>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace dxil::container {

class RuntimeDataBuilder {
public:
  /// Records are as validator version 1.`ValidatorMinor` has them.
  explicit RuntimeDataBuilder(unsigned ValidatorMinor) : ValidatorMinor(ValidatorMinor) {
    addString("");
  }

  /// The offset of a text, which is stored once.
  uint32_t addString(std::string_view Text);
  /// The offset, in words, of an array, which is stored once.
  uint32_t addArray(std::span<const uint32_t> Values);
  /// The offset of raw bytes, which are stored once.
  uint32_t addBytes(Bytes Data);
  /// The index of a record of namespace rdat. Records of one kind are in one table.
  template <typename RowT> uint32_t add(const RowT &Row) {
    return addRecord(RowT::Number, Row.words(ValidatorMinor));
  }

  /// The bytes of the part. Tables without content are left out.
  std::vector<uint8_t> finish() const;

private:
  struct Table {
    std::vector<std::vector<uint32_t>> Rows;
    std::map<std::vector<uint32_t>, uint32_t> Known;
  };
  uint32_t addRecord(rdat::Table Kind, std::vector<uint32_t> Row);
  std::vector<uint8_t> body(rdat::Table Kind) const;

  unsigned ValidatorMinor;
  std::unordered_map<std::string, uint32_t> KnownStrings, KnownBytes;
  std::map<std::vector<uint32_t>, uint32_t> KnownArrays;
  std::vector<uint8_t> Strings, Raw;
  std::vector<uint32_t> Indices;
  std::map<rdat::Table, Table> Tables;
};

} // namespace dxil::container
