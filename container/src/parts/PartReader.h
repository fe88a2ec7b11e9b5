// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Reads the fields of a part in order and keeps the first error.
#pragma once

#include <dxil/module/Endian.h>

#include <algorithm>
#include <optional>

namespace dxil::container {

class PartReader {
public:
  PartReader(Bytes Data, std::string Name) : Data(Data), Name(std::move(Name)) {}

  size_t position() const { return Current; }
  size_t size() const { return Data.size(); }
  bool ok() const { return !Failure; }
  Error error() const { return *Failure; }

  bool fail(ErrorCode Code, uint64_t Offset, std::string Message, std::string Expected = {}) {
    if (!Failure)
      Failure = byteError(Code, Name, Offset, std::move(Message), std::move(Expected));
    return false;
  }

  /// Returns true if `Size` more bytes follow. Fails otherwise.
  bool need(uint64_t Size, const char *Subject) {
    if (!ok())
      return false;
    if (Size <= Data.size() - Current)
      return true;
    return fail(ErrorCode::PartTooSmall, Current,
                std::string(Subject) + " needs " + std::to_string(Size) + " bytes",
                "at most " + std::to_string(Data.size() - Current));
  }

  /// Moves to an absolute offset that the part itself gives.
  bool seek(uint64_t Offset, const char *Subject) {
    if (!ok())
      return false;
    if (Offset > Data.size())
      return fail(ErrorCode::PartOffsetField, Current,
                  std::string("the offset of ") + Subject + " is " + std::to_string(Offset),
                  "at most " + std::to_string(Data.size()));
    Current = Offset;
    return true;
  }

  /// Reads a little-endian word. Returns zero after an error.
  uint32_t u32(const char *Subject) {
    if (!need(4, Subject))
      return 0;
    Current += 4;
    return load32(Data.data() + Current - 4);
  }
  uint16_t u16(const char *Subject) {
    if (!need(2, Subject))
      return 0;
    Current += 2;
    return load16(Data.data() + Current - 2);
  }
  uint8_t u8(const char *Subject) {
    if (!need(1, Subject))
      return 0;
    return Data[Current++];
  }
  Bytes take(uint64_t Size, const char *Subject) {
    if (!need(Size, Subject))
      return {};
    Current += Size;
    return Data.subspan(Current - Size, Size);
  }
  /// Reads `Count` 32-bit numbers.
  std::vector<uint32_t> words(uint64_t Count, const char *Subject) {
    std::vector<uint32_t> Out;
    Bytes B = Count > Data.size() ? take(~uint64_t(0) >> 1, Subject) : take(Count * 4, Subject);
    for (size_t I = 0; I + 4 <= B.size(); I += 4)
      Out.push_back(load32(B.data() + I));
    return Out;
  }
  /// The longest text that text() accepts. Many fields may point to the same text: without a bound,
  /// the time to find its end would grow with the square of the part.
  static constexpr size_t MaxText = 4096;

  /// Sets `Out` to the zero-terminated text at `Offset` of `Table`.
  bool text(Bytes Table, uint64_t Offset, const char *Subject, std::string_view &Out) {
    if (!ok())
      return false;
    if (Offset >= Table.size())
      return fail(ErrorCode::PartString, Current,
                  std::string(Subject) + " starts at " + std::to_string(Offset),
                  "less than " + std::to_string(Table.size()));
    auto First = Table.begin() + ptrdiff_t(Offset);
    auto Last = First + ptrdiff_t(std::min<size_t>(size_t(Table.end() - First), MaxText));
    auto End = std::find(First, Last, uint8_t(0));
    if (End == Last)
      return fail(ErrorCode::PartString, Current, std::string(Subject) + " has no end",
                  "a zero within " + std::to_string(MaxText) + " bytes");
    Out = {reinterpret_cast<const char *>(Table.data() + Offset), size_t(End - First)};
    return true;
  }
  Bytes all() const { return Data; }

private:
  Bytes Data;
  std::string Name;
  size_t Current = 0;
  std::optional<Error> Failure;
};

} // namespace dxil::container
