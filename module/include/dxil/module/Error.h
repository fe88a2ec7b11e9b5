// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// How a function of the ground floor or of execution/ fails: it returns a Result or a Status, whose
// error says what is wrong, where, and what was expected. No exception is thrown across their APIs.
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

/// One code for each kind of mistake that input bytes can have. The spelling that errorCodeName()
/// gives is stable and is what tools print and tests compare.
enum class ErrorCode : uint8_t {
  // The container's header and part table.
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
  // A part's own bytes.
  PartTooSmall,
  PartField,
  PartOffsetField,
  PartString,
  PartVersion,
  // The DXIL program header.
  ProgramTooSmall,
  ProgramMagic,
  ProgramSize,
  // The bitstream.
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
  // The module's records.
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
  // Resources.
  LimitExceeded,
  FileUnreadable,
  // The message says everything: str() adds no place and no code.
  Other,
};

/// The stable spelling of `Code`, such as "stream-end". Never null.
const char *errorCodeName(ErrorCode Code);

/// One mistake in the input. Fields that do not apply keep their defaults.
struct Error {
  static constexpr uint32_t NoId = ~0u;

  ErrorCode Code = ErrorCode::ContainerTooSmall;
  /// Name of the part the offset counts from ("DXIL", "PSV0"); empty for the container itself or
  /// for input that is bare bitcode.
  std::string Part;
  /// Where: bits from the start of the part's data (or of the input when Part is empty).
  uint64_t BitOffset = 0;
  /// The bitstream block and record that was being read, by its number in LLVM 3.7; NoId if none.
  uint32_t Block = NoId;
  uint32_t Record = NoId;
  /// Of a text: where, both from 1; a column is a byte. 0 where the input is none.
  uint32_t Line = 0, Column = 0;
  /// What is wrong, and what was expected.
  std::string Message;
  std::string Expected;

  uint64_t byteOffset() const { return BitOffset / 8; }

  /// One line: `DXIL byte 120 bit 3, block 12 (function), record 34: <what> (expected <...>)
  /// [code]`, and of a text `3:14: <what> ...`, so that a tool can set a file's name and a colon
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

/// A `T` or the error that kept it from being made.
template <typename T> class [[nodiscard]] Result {
public:
  Result(T Value) : Storage(std::in_place_index<0>, std::move(Value)) {}
  Result(Error E) : Storage(std::in_place_index<1>, std::move(E)) {}

  explicit operator bool() const { return Storage.index() == 0; }
  bool ok() const { return Storage.index() == 0; }

  /// Only when ok().
  T &operator*() { return *std::get_if<0>(&Storage); }
  const T &operator*() const { return *std::get_if<0>(&Storage); }
  T *operator->() { return std::get_if<0>(&Storage); }
  const T *operator->() const { return std::get_if<0>(&Storage); }

  /// Only when not ok().
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
  /// Only when not ok().
  const Error &error() const { return *Failure; }
  /// Returns the text of the error, or an empty string.
  std::string message() const { return Failure ? Failure->str() : std::string(); }

private:
  std::optional<Error> Failure;
};

using Status = Result<void>;

} // namespace dxil
