// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Bitstream.h"

#include <algorithm>
#include <bit>

namespace dxil::ir {

[[gnu::cold]] BitstreamReader::BitstreamReader(Bytes Input, std::string_view PartName,
                                               uint64_t BaseBitOffset, const ReadLimits &L)
    : Data(Input.data()), Size(Input.size()), Limit(uint64_t(Input.size()) * 8),
      Base(BaseBitOffset), Name(PartName), Limits(L) {
  // The outermost scope: abbreviation ids have two bits, and it may contain only blocks.
  Scopes.reserve(8);
  Scopes.push_back({Limit, Error::NoId, 2, 0, nullptr, {}});
  Fields.reserve(128);
}

bool BitstreamReader::fail(ErrorCode Code, std::string Message, std::string Expected) {
  return failAt(Pos, Code, std::move(Message), std::move(Expected));
}

bool BitstreamReader::failAt(uint64_t Bit, ErrorCode Code, std::string Message,
                             std::string Expected) {
  if (Failed)
    return false;
  Failed = true;
  PlainEnd = 0;
  First.Code = Code;
  First.Part = Name;
  First.BitOffset = Base + Bit;
  First.Block = Scopes.back().BlockId;
  First.Record = CurrentRecord;
  First.Message = std::move(Message);
  First.Expected = std::move(Expected);
  return false;
}

// Reads near the end of the input, where a load of eight bytes is impossible, and wide fields that
// reach into a ninth byte.
bool BitstreamReader::readSlow(uint32_t Width, uint64_t &Out) {
  if (Width > Limit - Pos)
    return fail(Scopes.size() > 1 ? ErrorCode::StreamBlockEnd : ErrorCode::StreamEnd,
                "a field of " + std::to_string(Width) + " bits goes past the end of its block",
                "at most " + std::to_string(Limit - Pos) + " bits");
  uint64_t Byte = Pos >> 3;
  uint32_t Shift = uint32_t(Pos & 7);
  Pos += Width;
  uint64_t Low = 0;
  for (uint64_t I = 0; I < 8 && I < Size - Byte; ++I)
    Low |= uint64_t(Data[Byte + I]) << (8 * I);
  Low >>= Shift;
  if (Width + Shift > 64)
    Low |= uint64_t(Data[Byte + 8]) << (64 - Shift);
  Out = Width == 64 ? Low : Low & ((uint64_t(1) << Width) - 1);
  return true;
}

// Reads the pieces after the first of a variable-width number.
bool BitstreamReader::readVbrRest(uint32_t Width, uint64_t &Out) {
  uint64_t Piece, High = uint64_t(1) << (Width - 1);
  uint32_t Shift = Width - 1;
  do {
    if (!read(Width, Piece))
      return false;
    uint64_t Bits = Piece & (High - 1);
    if (Shift >= 64 || (Shift && Bits >> (64 - Shift)))
      return fail(ErrorCode::StreamVbr, "a variable-width number does not fit into 64 bits",
                  "fewer pieces of " + std::to_string(Width) + " bits");
    Out |= Bits << Shift;
    Shift += Width - 1;
  } while (Piece & High);
  return true;
}

bool BitstreamReader::align32() {
  // Alignment counts from the start of the stream, which is itself aligned to four bytes.
  uint64_t Aligned = (Pos + 31) & ~uint64_t(31);
  if (Aligned > Limit)
    return fail(ErrorCode::StreamAlignment, "the stream ends before a multiple of four bytes");
  Pos = Aligned;
  return true;
}

bool BitstreamReader::tooManyRecords() {
  return fail(ErrorCode::LimitExceeded, "the module has too many records",
              "at most " + std::to_string(Limits.MaxRecords));
}

// Handles the end of a block. Its length must match its header.
bool BitstreamReader::endBlock() {
  if (!align32())
    return false;
  if (Pos != Scopes.back().End)
    return fail(ErrorCode::StreamBlockLength, "the block ends here",
                "its end at bit " + std::to_string(Base + Scopes.back().End) +
                    ", as its header says");
  Scopes.pop_back();
  innermostChanged();
  return true;
}

void BitstreamReader::innermostChanged() {
  Limit = Scopes.back().End;
  IdWidth = Scopes.back().Width;
  FirstRecordId = Scopes.size() > 1 ? UnabbrevId : FirstAbbrevId;
  IdMask = (uint64_t(1) << IdWidth) - 1;
  PlainEnd = Scopes.size() > 1 && IdWidth <= MaxFastWidth && !Failed ? fastEnd() : 0;
  HeadEnds = 0;
  for (uint32_t Bit = 2 * UnabbrevWidth - 1; IdWidth + Bit < WordBits; Bit += UnabbrevWidth)
    HeadEnds = HeadEnds << UnabbrevWidth | 1 << (UnabbrevWidth - 1);
}

// Handles an abbreviation id that begins no record. Reads an abbreviation definition; returns other
// entries.
StreamEntry BitstreamReader::otherThanRecord(uint64_t Id) {
  if (Id == EndBlockId) {
    if (Scopes.size() == 1) {
      fail(ErrorCode::StreamAbbrevId, "an end of block outside of blocks", "a block");
      return {};
    }
    return endBlock() ? StreamEntry{StreamEntry::EndBlock, 0} : StreamEntry{};
  }
  if (Id == EnterBlockId) {
    uint64_t Block = 0;
    if (!readVbr(8, Block))
      return {};
    return {StreamEntry::SubBlock, uint32_t(Block > ~0u ? ~0u : Block)};
  }
  if (Id == DefineAbbrevId)
    return defineAbbreviation(Scopes.back().Own) ? StreamEntry{StreamEntry::Definition, 0}
                                                 : StreamEntry{};
  fail(ErrorCode::StreamAbbrevId, "a record outside of blocks", "a block");
  return {};
}

bool BitstreamReader::blockHeader(uint32_t &Width, uint64_t &End) {
  uint64_t W = 0, Words = 0;
  uint64_t Start = Pos;
  if (!readVbr(4, W) || !align32() || !read(32, Words))
    return false;
  if (Words * 32 > Limit - Pos)
    return failAt(Start, ErrorCode::StreamBlockLength,
                  "the block has " + std::to_string(Words * 4) + " bytes",
                  "at most " + std::to_string((Limit - Pos) / 8));
  if (W < 2 || W > 32)
    return failAt(Start, ErrorCode::StreamAbbrevWidth,
                  "abbreviation ids have " + std::to_string(W) + " bits", "2 to 32");
  Width = uint32_t(W);
  End = Pos + Words * 32;
  return true;
}

bool BitstreamReader::enterBlock(uint32_t BlockId) {
  uint32_t Width = 0;
  uint64_t End = 0;
  if (Scopes.size() > Limits.MaxBlockDepth)
    return fail(ErrorCode::StreamNesting, "blocks are nested too deep",
                "at most " + std::to_string(Limits.MaxBlockDepth));
  if (!blockHeader(Width, End))
    return false;
  auto Entry = Info.find(BlockId);
  const std::vector<Abbreviation> *Inherited = Entry == Info.end() ? nullptr : &Entry->second;
  Scopes.push_back(
      {End, BlockId, Width, Inherited ? uint32_t(Inherited->size()) : 0, Inherited, {}});
  innermostChanged();
  return true;
}

bool BitstreamReader::skipBlock() {
  uint32_t Width = 0;
  uint64_t End = 0;
  if (!blockHeader(Width, End))
    return false;
  Pos = End;
  return true;
}

// Reads a literal, or a width that fits into one piece. Returns false for other definitions and
// reads nothing then.
inline bool BitstreamReader::fastFieldDefinition() {
  if (Pos >= fastEnd())
    return false;
  uint64_t Bits = load64(Data + (Pos >> 3)) >> (Pos & 7);
  if (Bits & 1) {
    if (Bits & 1 << 8)
      return false;
    Fields.push_back({Field::Literal, Bits >> 1 & 0x7f});
    Pos += 9;
    return true;
  }
  uint64_t Encoding = Bits >> 1 & 7, Width = Bits >> 4 & 15;
  if ((Encoding != Field::Fixed && Encoding != Field::Vbr) || Bits & 1 << 8 || Width < 2)
    return false;
  Fields.push_back({Field::KindType(Encoding), Width});
  Pos += 9;
  return true;
}

bool BitstreamReader::readFieldDefinition(uint32_t Left) {
  uint64_t IsLiteral = 0, Value = 0, Encoding = 0;
  if (!read(1, IsLiteral))
    return false;
  if (IsLiteral) {
    if (!readVbr(8, Value))
      return false;
    Fields.push_back({Field::Literal, Value});
    return true;
  }
  if (!read(3, Encoding))
    return false;
  switch (Encoding) {
  case Field::Fixed:
  case Field::Vbr:
    if (!readVbr(5, Value))
      return false;
    if (Value > MaxFieldWidth || (Encoding == Field::Vbr && Value == 1))
      return fail(ErrorCode::StreamAbbrevDefinition,
                  "an abbreviation has a field of " + std::to_string(Value) + " bits",
                  "at most " + std::to_string(MaxFieldWidth));
    // A field of zero bits always reads as zero.
    Fields.push_back({Value ? Field::KindType(Encoding) : Field::Literal, Value});
    return true;
  case Field::Array:
    if (Left != 1)
      return fail(ErrorCode::StreamAbbrevDefinition, "an array is not followed by its element only",
                  "the array as the last but one field");
    break;
  case Field::Char6: break;
  case Field::Blob:
    if (Left != 0)
      return fail(ErrorCode::StreamAbbrevDefinition, "a blob is not the last field", "the end");
    break;
  default:
    return fail(ErrorCode::StreamAbbrevDefinition,
                "an abbreviation has a field of encoding " + std::to_string(Encoding), "1 to 5");
  }
  Fields.push_back({Field::KindType(Encoding), 0});
  return true;
}

bool BitstreamReader::defineAbbreviation(std::vector<Abbreviation> &Into) {
  uint64_t Count = 0;
  uint64_t Start = Pos;
  if (!readVbr(5, Count))
    return false;
  if (Count == 0 || Count > MaxAbbrevFields)
    return failAt(Start, ErrorCode::StreamAbbrevDefinition,
                  "an abbreviation has " + std::to_string(Count) + " fields",
                  "1 to " + std::to_string(MaxAbbrevFields));
  Abbreviation A{uint32_t(Fields.size()), uint32_t(Count)};
  for (uint32_t I = 0; I < Count; ++I)
    if (!fastFieldDefinition() && !readFieldDefinition(uint32_t(Count) - 1 - I))
      return false;
  const Field *F = &Fields[A.First];
  if (F[0].Kind == Field::Array || F[0].Kind == Field::Blob)
    return failAt(Start, ErrorCode::StreamAbbrevDefinition,
                  "an abbreviation starts with an array or a blob", "the record's code");
  // Elements of zero bits would allow records of any length without input.
  if (Count >= 2 && F[Count - 2].Kind == Field::Array &&
      (F[Count - 1].Kind == Field::Literal || F[Count - 1].Kind == Field::Blob))
    return failAt(Start, ErrorCode::StreamAbbrevDefinition,
                  "an array's element is a literal or a blob", "fixed, vbr or char6");
  if (Into.capacity() == 0)
    Into.reserve(8);
  Into.push_back(A);
  return true;
}

bool BitstreamReader::readBlockInfo() {
  if (!enterBlock(0))
    return false;
  Record R;
  std::vector<Abbreviation> *Current = nullptr;
  while (!Failed) {
    CurrentRecord = Error::NoId;
    uint64_t Id = 0;
    // Abbreviations defined here belong to the block of the last SETBID record.
    if (!count() || !read(IdWidth, Id))
      return false;
    if (Id == DefineAbbrevId) {
      if (!Current)
        return fail(ErrorCode::StreamBlockInfo, "an abbreviation for no block",
                    "a SETBID record first");
      if (!defineAbbreviation(*Current))
        return false;
    } else if (Id == EndBlockId) {
      return endBlock();
    } else if (Id == EnterBlockId) {
      return fail(ErrorCode::StreamBlockInfo, "a block inside BLOCKINFO", "records only");
    } else {
      if (!readRecord(uint32_t(Id), R))
        return false;
      if (R.Code == 1) { // SETBID; the other records only have names
        if (R.size() < 1)
          return fail(ErrorCode::StreamBlockInfo, "SETBID has no operand", "a block id");
        Current = &Info[uint32_t(R[0])];
      }
    }
  }
  return false;
}

const BitstreamReader::Abbreviation *BitstreamReader::noAbbreviation(uint32_t AbbrevId) {
  const Scope &S = Scopes.back();
  fail(ErrorCode::StreamAbbrevId, "abbreviation " + std::to_string(AbbrevId) + " is not defined",
       "less than " + std::to_string(FirstAbbrevId + S.InfoCount + S.Own.size()));
  return nullptr;
}

} // namespace dxil::ir
