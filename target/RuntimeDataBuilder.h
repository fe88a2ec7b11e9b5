// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The frame of the RDAT part: strings, index arrays, raw bytes and tables of records that refer to
// them (<dxil/container/parts/RuntimeData.h> has the layout).
#ifndef DXIL_TARGET_RUNTIMEDATABUILDER_H
#define DXIL_TARGET_RUNTIMEDATABUILDER_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringMap.h"

#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace dxil {

/// Numbers of the parts of RDAT.
enum class RuntimeTableKind : uint32_t {
  Strings = 1,
  IndexArrays = 2,
  Resources = 3,
  Functions = 4,
  RawBytes = 5,
  Subobjects = 6,
  NodeIDs = 7,
  NodeIOAttributes = 8,
  NodeFunctionAttributes = 9,
  NodeIOs = 10,
  NodeShaders = 11,
  SignatureElements = 13,
  VertexShaders = 14,
  PixelShaders = 15,
  HullShaders = 16,
  DomainShaders = 17,
  GeometryShaders = 18,
  ComputeShaders = 19,
  MeshShaders = 20,
  AmplificationShaders = 21
};

class RuntimeDataBuilder {
public:
  /// A reference to nothing.
  static constexpr uint32_t Null = UINT32_MAX;

  /// \p ShareRecords: equal records are one (validator version 1.7 and later).
  explicit RuntimeDataBuilder(bool ShareRecords) : ShareRecords(ShareRecords) { addString(""); }

  /// The offset of a text, which is stored once.
  uint32_t addString(llvm::StringRef Text);
  /// The offset, in words, of an array, which is stored once.
  uint32_t addArray(llvm::ArrayRef<uint32_t> Values);
  /// The offset of raw bytes, which are stored once.
  uint32_t addBytes(llvm::StringRef Data);
  /// The index of a record. All records of one table are to have the same number of words.
  uint32_t addRecord(RuntimeTableKind Table, llvm::ArrayRef<uint32_t> Words);

  /// The bytes of the part. Parts without content are left out.
  llvm::SmallString<0> finish() const;

private:
  struct Table {
    std::vector<std::vector<uint32_t>> Rows;
    std::map<std::vector<uint32_t>, uint32_t> Known;
  };

  bool ShareRecords;
  llvm::StringMap<uint32_t> KnownStrings, KnownBytes;
  std::map<std::vector<uint32_t>, uint32_t> KnownArrays;
  std::string Strings, Raw;
  std::vector<uint32_t> Indices;
  std::map<RuntimeTableKind, Table> Tables;
};

} // namespace dxil

#endif // DXIL_TARGET_RUNTIMEDATABUILDER_H
