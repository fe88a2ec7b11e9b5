// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Part RDAT: the information about a library that a runtime needs, as tables of records.
//
//   u32 version (16), u32 part count, offsets; each part: u32 type, u32 size, data
//   strings, index arrays, raw bytes; all other parts are tables: u32 count, u32 stride, records
//
// Records may be longer (a later version) or shorter (an earlier one) than the layouts here: a
// field outside the stride is absent. References are checked when they are followed.
#pragma once

#include <dxil/container/Container.h>

#include <optional>

namespace dxil::rdat {
enum class Table : uint32_t; // <dxil/generated/PartRows.h>
}

namespace dxil::container {

enum class RuntimeFieldKind : uint8_t {
  U8,
  U16,
  U32,
  Hex,         ///< u32 with flags
  String,      ///< u32 offset into the strings
  StringArray, ///< u32 offset of an index array whose entries are offsets of strings
  IndexArray,  ///< u32 offset of an index array
  Record,      ///< u32 index into Table
  RecordArray, ///< u32 offset of an index array whose entries are indices into Table
  RawBytes,    ///< u32 offset into the raw bytes, u32 size
};

struct RuntimeField {
  std::string_view Name;
  RuntimeFieldKind Kind;
  uint32_t Offset;    ///< byte offset from the start of the record
  uint32_t Table = 0; ///< for references to records: the table that has the records
  /// The field exists only in records with this kind, or in functions of this shader kind
  /// (RuntimeLayout::KindOffset); ~0u: in all records.
  uint32_t OnlyKind = ~0u;
  /// The bits of a field that shares a byte; Bits is 0 for a field of whole bytes.
  uint8_t FirstBit = 0, Bits = 0;
};

/// The size of a record from validator version 1.Minor on.
struct RuntimeRecordSize {
  unsigned Minor;
  uint32_t Bytes;
};

struct RuntimeLayout {
  uint32_t Type;
  std::string_view Name; ///< name of the table, such as "functions"
  uint32_t KindOffset;   ///< offset of the word that OnlyKind is compared with
  std::span<const RuntimeField> Fields;
  std::span<const RuntimeRecordSize> Sizes; ///< sizes by version, oldest first

  /// Returns the bytes of a record in validator version 1.Minor; 0 if the version has no such
  /// table.
  uint32_t size(unsigned Minor) const;
};

/// Returns the layout of tables of that type, or null if the type is unknown.
const RuntimeLayout *runtimeLayout(uint32_t Type);

struct RuntimeTable {
  uint32_t Type = 0;
  uint32_t Count = 0, Stride = 0;
  Bytes Rows;
};

class RuntimeData {
public:
  /// The index that stands for no record.
  static constexpr uint32_t Null = ~0u;

  uint32_t version() const { return Version; }
  const std::vector<RuntimeTable> &tables() const { return Tables; }
  /// Returns the table of that type, or null.
  const RuntimeTable *table(uint32_t Type) const;

  /// Returns the string at an offset, or nothing if the offset is out of range or the string has no
  /// terminator.
  std::optional<std::string_view> string(uint32_t Offset) const;
  /// Returns the index array at an offset in words, or nothing if the array does not fit.
  std::optional<std::vector<uint32_t>> indices(uint32_t Offset) const;
  std::optional<Bytes> rawBytes(uint32_t Offset, uint32_t Size) const;
  /// Returns the value of a record's field, or nothing if the record or field does not exist.
  std::optional<uint32_t> value(const RuntimeTable &T, uint32_t Row, const RuntimeField &F) const;

private:
  friend Result<RuntimeData> readRuntimeData(Bytes Data);
  /// Returns the member that stores the bytes of a pool, a part without records; null for tables.
  Bytes *pool(rdat::Table Type);

  uint32_t Version = 0;
  Bytes Strings, Indices, Raw;
  std::vector<RuntimeTable> Tables;
};

/// Reads the part's frame and tables; views point into `Data`.
Result<RuntimeData> readRuntimeData(Bytes Data);

} // namespace dxil::container
