// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Errors of the ground floor and of execution/. A function that can fail returns a Result or a
// Status; the error has the problem, its place, and the expected input. No exception crosses their
// APIs.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

namespace dxil {

/// Bytes, not owned.
using Bytes = std::span<const uint8_t>;

/// One code for each kind of invalid input. errorCodeName() gives its spelling, which is stable:
/// tools print it and tests compare it.
enum class ErrorCode : uint8_t {
  // Container header and part table.
  ContainerTooSmall,
  ContainerMagic,
  ContainerVersion,
  ContainerSize,
  ContainerDigest,
  PartCount,
  PartOffset,
  PartSize,
  PartOverlap,
  PartMissing,
  // Contents of a part.
  PartTooSmall,
  PartField,
  PartOffsetField,
  PartString,
  PartVersion,
  // DXIL program header.
  ProgramTooSmall,
  ProgramMagic,
  ProgramSize,
  // Bitstream.
  BitcodeMagic,
  BitcodeWrapper,
  StreamEnd,
  StreamVbr,
  StreamAbbrevWidth,
  StreamAbbrevId,
  StreamAbbrevDefinition,
  StreamBlockLength,
  StreamBlockEnd,
  StreamAlignment,
  StreamNesting,
  StreamBlockInfo,
  StreamRecordLength,
  // Records of the module.
  ModuleVersion,
  BlockUnexpected,
  BlockDuplicate,
  RecordUnknown,
  RecordLength,
  RecordField,
  TypeReference,
  TypeMismatch,
  TypeTable,
  ValueReference,
  ValueForward,
  AttributeReference,
  MetadataReference,
  MetadataRecord,
  BlockReference,
  FunctionBody,
  Terminator,
  // Assembly.
  AssemblySyntax,
  AssemblyName,
  // Limits and files.
  LimitExceeded,
  FileUnreadable,
  // An error without place and code: str() returns only the message.
  Other,
};

/// Returns the stable spelling of `Code`, such as "stream-end". Never null.
const char *errorCodeName(ErrorCode Code);

/// An error in the input. Fields that do not apply keep their defaults.
struct Error {
  static constexpr uint32_t NoId = ~0u;

  ErrorCode Code = ErrorCode::ContainerTooSmall;
  /// Name of the part in which the offset counts ("DXIL", "PSV0"). Empty for the container itself
  /// and for bare bitcode.
  std::string Part;
  /// Offset in bits from the start of the part's data, or of the input if Part is empty.
  uint64_t BitOffset = 0;
  /// Numbers of the bitstream block and record that was read, as in LLVM 3.7; NoId if none.
  uint32_t Block = NoId;
  uint32_t Record = NoId;
  /// Place in a text. Both count from 1, columns in bytes; 0 if the input is no text.
  uint32_t Line = 0, Column = 0;
  /// The mistake, and the expected input.
  std::string Message;
  std::string Expected;

  uint64_t byteOffset() const { return BitOffset / 8; }

  /// Returns one line: `DXIL byte 120 bit 3, block 12 (function), record 34: <what> (expected
  /// <...>) [code]`, or for a text `3:14: <what> ...`, so that a tool can put the file's name
  /// before it.
  std::string str() const;
};

/// Returns an error that has no place in input bytes.
inline Error failure(std::string Message) {
  Error E;
  E.Code = ErrorCode::Other;
  E.Message = std::move(Message);
  return E;
}

/// A value, or the error that prevented it.
template <typename T> class [[nodiscard]] Result {
public:
  Result(T Value) : Storage(std::in_place_index<0>, std::move(Value)) {}
  Result(Error E) : Storage(std::in_place_index<1>, std::move(E)) {}

  explicit operator bool() const { return Storage.index() == 0; }
  bool ok() const { return Storage.index() == 0; }

  /// The value. Requires ok().
  T &operator*() { return *std::get_if<0>(&Storage); }
  const T &operator*() const { return *std::get_if<0>(&Storage); }
  T *operator->() { return std::get_if<0>(&Storage); }
  const T *operator->() const { return std::get_if<0>(&Storage); }

  /// The error. Requires that ok() is false.
  const Error &error() const { return *std::get_if<1>(&Storage); }
  /// Returns the text of the error, or an empty string.
  std::string message() const { return ok() ? std::string() : error().str(); }

private:
  std::variant<T, Error> Storage;
};

/// Success without a value, or an error.
template <> class [[nodiscard]] Result<void> {
public:
  Result() = default;
  Result(Error E) : Failure(std::move(E)) {}
  explicit operator bool() const { return !Failure; }
  bool ok() const { return !Failure; }
  /// The error. Requires that ok() is false.
  const Error &error() const { return *Failure; }
  /// Returns the text of the error, or an empty string.
  std::string message() const { return Failure ? Failure->str() : std::string(); }

private:
  std::optional<Error> Failure;
};

using Status = Result<void>;

} // namespace dxil
