// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Parts of a debug file: SRCI, the sources and arguments of a compilation; PDBI, the same as one
// blob.
//
// SRCI: u32 size, u16 flags, u16 section count; sections: u32 size, u16 flags, u16 type, data
//   type 0, contents:  u32 size, u16 flags, u16 compression, u32 stored bytes, u32 bytes,
//                      u32 count, the stored bytes
//                      (contents: entries: u32 size, u32 flags, u32 bytes, text with a zero)
//   type 1, names:     u32 flags, u32 count, u16 size of the entries; entries: u32 size, u32 flags,
//                      u32 name bytes, u32 content bytes, name; sizes are multiples of four
//   type 2, arguments: u32 flags, u32 size, u32 count; pairs of texts, each with a zero at its end
// PDBI: u16 version, u16 compression, u32 stored bytes, u32 bytes, the stored bytes
// Compression is 0 for none, 1 for zlib.
#pragma once

#include <dxil/container/Container.h>

namespace dxil::container {

struct SourceName {
  std::string_view Name;
  uint32_t ContentBytes = 0; ///< size of the source in bytes, with its terminating zero
};

struct SourceArgument {
  std::string_view Name, Value;
};

/// Bytes that may be compressed.
struct StoredBytes {
  uint16_t Compression = 0;
  uint32_t Size = 0; ///< size in bytes after decompression
  Bytes Stored;
};

struct SourceInfo {
  std::vector<SourceName> Names;
  std::vector<SourceArgument> Arguments;
  uint32_t ContentCount = 0;
  StoredBytes Contents;
};

/// Reads an SRCI part; views point into it. Skips sections of other types.
Result<SourceInfo> readSourceInfo(Bytes Data);

/// Returns the texts of `Count` sources in the decompressed contents of an SRCI part. Views point
/// into `Contents`.
Result<std::vector<std::string_view>> readSourceTexts(Bytes Contents, uint32_t Count);

struct SourceText {
  std::string_view Name, Text;
};

/// Returns the bytes of an SRCI part with uncompressed contents.
std::vector<uint8_t> makeSourceInfo(std::span<const SourceText> Files,
                                    std::span<const SourceArgument> Arguments);

struct DebugBlob {
  uint16_t Version = 0;
  StoredBytes Blob;
};

/// Reads a PDBI part.
Result<DebugBlob> readDebugBlob(Bytes Data);

} // namespace dxil::container
