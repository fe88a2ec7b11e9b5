// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The RDAT part: what a runtime needs of libraries, as tables of records.
//
//   u32 version (16), u32 part count, offsets; each part: u32 type, u32 size, data
//   strings, index arrays, raw bytes; all other parts are tables: u32 count, u32 stride, records
//
// Records may be longer than known here (a later version) or shorter (an earlier one): a field that
// lies outside of the stride is not there. References are checked when they are followed.
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
  Hex,         ///< u32, of flags
  String,      ///< u32 offset into the strings
  StringArray, ///< u32 offset of an index array, of offsets of strings
  IndexArray,  ///< u32 offset of an index array
  Record,      ///< u32 index into Table
  RecordArray, ///< u32 offset of an index array, of indices into Table
  RawBytes,    ///< u32 offset into the raw bytes, u32 size
};

struct RuntimeField {
  std::string_view Name;
  RuntimeFieldKind Kind;
  uint32_t Offset;    ///< from the start of the record
  uint32_t Table = 0; ///< of references to records
  /// The field is there only in records whose first word (attribute or subobject kind), or for
  /// functions whose shader kind, is this; ~0u: always.
  uint32_t OnlyKind = ~0u;
  uint8_t FirstBit = 0, Bits = 0; ///< of the byte; Bits is 0 for a whole number
};

/// What a record has from validator version 1.Minor on.
struct RuntimeRecordSize {
  unsigned Minor;
  uint32_t Bytes;
};

struct RuntimeLayout {
  uint32_t Type;
  std::string_view Name; ///< "functions"
  uint32_t KindOffset;   ///< of the word that OnlyKind refers to
  std::span<const RuntimeField> Fields;
  std::span<const RuntimeRecordSize> Sizes; ///< the oldest first

  /// Bytes of a record that validator version 1.Minor writes; 0 if it has no such table.
  uint32_t size(unsigned Minor) const;
};

/// The layout of tables of that type, or null if it is not known.
const RuntimeLayout *runtimeLayout(uint32_t Type);

struct RuntimeTable {
  uint32_t Type = 0;
  uint32_t Count = 0, Stride = 0;
  Bytes Rows;
};

class RuntimeData {
public:
  /// A reference that refers to nothing.
  static constexpr uint32_t Null = ~0u;

  uint32_t version() const { return Version; }
  const std::vector<RuntimeTable> &tables() const { return Tables; }
  /// The table of that type, or null.
  const RuntimeTable *table(uint32_t Type) const;

  /// The text at an offset; empty optional if the offset is outside or the text has no end.
  std::optional<std::string_view> string(uint32_t Offset) const;
  /// The numbers of the index array at an offset (in words); empty optional if it does not fit.
  std::optional<std::vector<uint32_t>> indices(uint32_t Offset) const;
  std::optional<Bytes> rawBytes(uint32_t Offset, uint32_t Size) const;
  /// The number in a field of a record; empty optional if the record or field is not there.
  std::optional<uint32_t> value(const RuntimeTable &T, uint32_t Row, const RuntimeField &F) const;

private:
  friend Result<RuntimeData> readRuntimeData(Bytes Data);
  /// What the bytes of a part that is no table become; null for tables.
  Bytes *pool(rdat::Table Type);

  uint32_t Version = 0;
  Bytes Strings, Indices, Raw;
  std::vector<RuntimeTable> Tables;
};

/// Reads the part's frame and tables; views point into `Data`.
Result<RuntimeData> readRuntimeData(Bytes Data);

} // namespace dxil::container
