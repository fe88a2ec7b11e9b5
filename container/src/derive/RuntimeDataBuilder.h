// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Builds part RDAT: strings, index arrays, raw bytes, and tables of records that refer to them.
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
  /// Makes records in the form of validator version 1.`ValidatorMinor`.
  explicit RuntimeDataBuilder(unsigned ValidatorMinor) : ValidatorMinor(ValidatorMinor) {
    addString("");
  }

  /// Adds a text and returns its offset. Equal texts are stored once.
  uint32_t addString(std::string_view Text);
  /// Adds an array and returns its offset in words. Equal arrays are stored once.
  uint32_t addArray(std::span<const uint32_t> Values);
  /// Adds raw bytes and returns their offset. Equal bytes are stored once.
  uint32_t addBytes(Bytes Data);
  /// Adds a record of namespace rdat to the table of its type and returns its index.
  template <typename RowT> uint32_t add(const RowT &Row) {
    return addRecord(RowT::Number, Row.words(ValidatorMinor));
  }

  /// Returns the bytes of the part. Leaves out empty tables.
  std::vector<uint8_t> finish() const;

private:
  struct Table {
    std::vector<std::vector<uint32_t>> Rows;
    std::map<std::vector<uint32_t>, uint32_t> Indices;
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
