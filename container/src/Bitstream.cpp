// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Bitstream.h"

namespace dxil {

// Abbreviation ids that every block has; those defined come after.
enum : uint32_t { EndBlockId = 0, EnterBlockId = 1, DefineAbbrevId = 2, UnabbrevId = 3, FirstAbbrevId = 4 };

// LLVM writes at most a dozen. A use of an abbreviation costs work for each of its operands, also
// for those that take no bits, so that their number has to be small for the work to be linear.
static constexpr uint32_t MaxAbbrevFields = 64;
static constexpr uint32_t MaxFieldWidth = 64;
// Operands of one record; larger texts go through readText, which needs no eight bytes for each.
static constexpr uint64_t MaxRecordOps = 1u << 24;

BitstreamReader::BitstreamReader(Bytes Input, std::string_view PartName, uint64_t BaseBitOffset,
                                 const ReadLimits &L)
    : Data(Input.data()), Size(Input.size()), Limit(uint64_t(Input.size()) * 8),
      Base(BaseBitOffset), Name(PartName), Limits(L) {
  // The outermost scope: abbreviation width 2, and only blocks.
  Scopes.push_back({Limit, Error::NoId, 2, 0, nullptr, {}});
}

bool BitstreamReader::fail(ErrorCode Code, std::string Message, std::string Expected) {
  return failAt(Pos, Code, std::move(Message), std::move(Expected));
}

bool BitstreamReader::failAt(uint64_t Bit, ErrorCode Code, std::string Message,
                             std::string Expected) {
  if (Failed)
    return false;
  Failed = true;
  First.Code = Code;
  First.Part = Name;
  First.BitOffset = Base + Bit;
  First.Block = Scopes.back().BlockId;
  First.Record = CurrentRecord;
  First.Message = std::move(Message);
  First.Expected = std::move(Expected);
  return false;
}

// The last bytes of the input, where eight can no longer be loaded at once, and wide fields that
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

// What follows the first piece of a number that has several.
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
  // Counted from the start of the stream, which starts on a multiple of four bytes.
  uint64_t Aligned = (Pos + 31) & ~uint64_t(31);
  if (Aligned > Limit)
    return fail(ErrorCode::StreamAlignment, "the stream ends before a multiple of four bytes");
  Pos = Aligned;
  return true;
}

bool BitstreamReader::count() {
  if (++Records > Limits.MaxRecords)
    return fail(ErrorCode::LimitExceeded, "the module has too many records",
                "at most " + std::to_string(Limits.MaxRecords));
  return true;
}

StreamEntry BitstreamReader::next() {
  while (!Failed) {
    CurrentRecord = Error::NoId;
    uint64_t Id = 0;
    if (!count() || !read(Scopes.back().Width, Id))
      break;
    if (Id == EndBlockId) {
      if (Scopes.size() == 1) {
        fail(ErrorCode::StreamAbbrevId, "an end of block outside of blocks", "a block");
        break;
      }
      if (!align32())
        break;
      if (Pos != Scopes.back().End) {
        fail(ErrorCode::StreamBlockLength, "the block ends here",
             "its end at bit " + std::to_string(Base + Scopes.back().End) + ", as its header says");
        break;
      }
      Scopes.pop_back();
      Limit = Scopes.back().End;
      return {StreamEntry::EndBlock, 0};
    }
    if (Id == EnterBlockId) {
      uint64_t Block = 0;
      if (!readVbr(8, Block))
        break;
      return {StreamEntry::SubBlock, uint32_t(Block > ~0u ? ~0u : Block)};
    }
    if (Id == DefineAbbrevId) {
      if (!defineAbbreviation(Scopes.back().Own))
        break;
      continue;
    }
    if (Scopes.size() == 1) {
      fail(ErrorCode::StreamAbbrevId, "a record outside of blocks", "a block");
      break;
    }
    return {StreamEntry::Record, uint32_t(Id)};
  }
  return {};
}

bool BitstreamReader::blockHeader(uint32_t &Width, uint64_t &End) {
  uint64_t W = 0, Words = 0;
  uint64_t At = Pos;
  if (!readVbr(4, W) || !align32() || !read(32, Words))
    return false;
  if (Words * 32 > Limit - Pos)
    return failAt(At, ErrorCode::StreamBlockLength,
                  "the block has " + std::to_string(Words * 4) + " bytes",
                  "at most " + std::to_string((Limit - Pos) / 8));
  if (W < 2 || W > 32)
    return failAt(At, ErrorCode::StreamAbbrevWidth,
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
  auto Found = Info.find(BlockId);
  const std::vector<Abbreviation> *Given = Found == Info.end() ? nullptr : &Found->second;
  Scopes.push_back({End, BlockId, Width, Given ? uint32_t(Given->size()) : 0, Given, {}});
  Limit = End;
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
    // A field of no bits is always zero.
    Fields.push_back({Value ? Field::KindType(Encoding) : Field::Literal, Value});
    return true;
  case Field::Array:
    if (Left != 1)
      return fail(ErrorCode::StreamAbbrevDefinition, "an array is not followed by its element only",
                  "the array as the last but one field");
    break;
  case Field::Char6:
    break;
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
  uint64_t At = Pos;
  if (!readVbr(5, Count))
    return false;
  if (Count == 0 || Count > MaxAbbrevFields)
    return failAt(At, ErrorCode::StreamAbbrevDefinition,
                  "an abbreviation has " + std::to_string(Count) + " fields",
                  "1 to " + std::to_string(MaxAbbrevFields));
  Abbreviation A{uint32_t(Fields.size()), uint32_t(Count)};
  for (uint32_t I = 0; I < Count; ++I)
    if (!readFieldDefinition(uint32_t(Count) - 1 - I))
      return false;
  const Field *F = &Fields[A.First];
  if (F[0].Kind == Field::Array || F[0].Kind == Field::Blob)
    return failAt(At, ErrorCode::StreamAbbrevDefinition,
                  "an abbreviation starts with an array or a blob", "the record's code");
  // An element that takes no bits would make a record of any length out of nothing.
  if (Count >= 2 && F[Count - 2].Kind == Field::Array &&
      (F[Count - 1].Kind == Field::Literal || F[Count - 1].Kind == Field::Blob))
    return failAt(At, ErrorCode::StreamAbbrevDefinition,
                  "an array's element is a literal or a blob", "fixed, vbr or char6");
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
    // Abbreviations defined here belong to the block that the last SETBID record named.
    if (!count() || !read(Scopes.back().Width, Id))
      return false;
    if (Id == DefineAbbrevId) {
      if (!Current)
        return fail(ErrorCode::StreamBlockInfo, "an abbreviation for no block",
                    "a SETBID record first");
      if (!defineAbbreviation(*Current))
        return false;
    } else if (Id == EndBlockId) {
      if (!align32())
        return false;
      if (Pos != Scopes.back().End)
        return fail(ErrorCode::StreamBlockLength, "the block ends here",
                    "its end at bit " + std::to_string(Base + Scopes.back().End));
      Scopes.pop_back();
      Limit = Scopes.back().End;
      return true;
    } else if (Id == EnterBlockId) {
      return fail(ErrorCode::StreamBlockInfo, "a block inside BLOCKINFO", "records only");
    } else {
      if (!readRecord(uint32_t(Id), R))
        return false;
      if (R.Code == 1) { // SETBID; the other records only carry names
        if (R.size() < 1)
          return fail(ErrorCode::StreamBlockInfo, "SETBID has no operand", "a block id");
        Current = &Info[uint32_t(R[0])];
      }
    }
  }
  return false;
}

const BitstreamReader::Abbreviation *BitstreamReader::abbreviation(uint32_t AbbrevId) {
  const Scope &S = Scopes.back();
  uint32_t Index = AbbrevId - FirstAbbrevId;
  if (Index < S.InfoCount)
    return &(*S.Given)[Index];
  if (Index - S.InfoCount < S.Own.size())
    return &S.Own[Index - S.InfoCount];
  fail(ErrorCode::StreamAbbrevId, "abbreviation " + std::to_string(AbbrevId) + " is not defined",
       "less than " + std::to_string(FirstAbbrevId + S.InfoCount + S.Own.size()));
  return nullptr;
}

static uint64_t char6(uint64_t V) {
  return uint64_t("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._"[V & 63]);
}

bool BitstreamReader::readField(const Field &F, uint64_t &Out) {
  switch (F.Kind) {
  case Field::Literal:
    Out = F.Value;
    return true;
  case Field::Fixed:
    return read(uint32_t(F.Value), Out);
  case Field::Vbr:
    return readVbr(uint32_t(F.Value), Out);
  default:
    if (!read(6, Out))
      return false;
    Out = char6(Out);
    return true;
  }
}

// The number of elements that follows, checked against the bits that are left for them.
bool BitstreamReader::arrayLength(const Field &Element, uint64_t &Count) {
  uint64_t At = Pos;
  if (!readVbr(6, Count))
    return false;
  uint64_t Bits = Element.Kind == Field::Char6 ? 6 : Element.Value;
  if (Count > (Limit - Pos) / Bits)
    return failAt(At, ErrorCode::StreamRecordLength,
                  "a record has " + std::to_string(Count) + " elements of " + std::to_string(Bits) +
                      " bits",
                  "at most the " + std::to_string(Limit - Pos) + " bits of the block");
  return true;
}

template <typename Push>
bool BitstreamReader::readOperands(uint32_t AbbrevId, uint32_t &Code, Push &&PushOp) {
  uint64_t Value = 0, Count = 0;
  static constexpr Field Vbr6{Field::Vbr, 6};
  if (AbbrevId == UnabbrevId) {
    if (!readVbr(6, Value) || !arrayLength(Vbr6, Count))
      return false;
    Code = uint32_t(Value > ~0u ? ~0u : Value);
    CurrentRecord = Code;
    for (uint64_t I = 0; I < Count; ++I) {
      if (!readVbr(6, Value) || !PushOp(Value))
        return false;
    }
    return true;
  }
  const Abbreviation *A = abbreviation(AbbrevId);
  if (!A)
    return false;
  const Field *F = &Fields[A->First], *End = F + A->Count;
  if (!readField(*F++, Value))
    return false;
  Code = uint32_t(Value > ~0u ? ~0u : Value);
  CurrentRecord = Code;
  for (; F != End; ++F) {
    if (F->Kind == Field::Array) {
      ++F;
      if (!arrayLength(*F, Count))
        return false;
      for (uint64_t I = 0; I < Count; ++I)
        if (!readField(*F, Value) || !PushOp(Value))
          return false;
    } else if (F->Kind == Field::Blob) {
      static constexpr Field Byte{Field::Fixed, 8};
      if (!arrayLength(Byte, Count) || !align32())
        return false;
      for (uint64_t I = 0; I < Count; ++I)
        if (!read(8, Value) || !PushOp(Value))
          return false;
      if (!align32())
        return false;
    } else if (!readField(*F, Value) || !PushOp(Value)) {
      return false;
    }
  }
  return true;
}

bool BitstreamReader::readRecord(uint32_t AbbrevId, Record &R) {
  R.Ops.clear();
  R.BitOffset = Pos - Scopes.back().Width;
  return readOperands(AbbrevId, R.Code, [&](uint64_t V) {
    if (R.Ops.size() == MaxRecordOps)
      return fail(ErrorCode::LimitExceeded, "a record has too many operands",
                  "at most " + std::to_string(MaxRecordOps));
    R.Ops.push_back(V);
    return true;
  });
}

bool BitstreamReader::readText(uint32_t AbbrevId, uint32_t &Code, std::string &Text) {
  return readOperands(AbbrevId, Code, [&](uint64_t V) {
    // Writers sign-extend characters above 127, so only the low byte counts.
    Text.push_back(char(V));
    return true;
  });
}

bool BitstreamReader::peekCode(uint32_t AbbrevId, uint32_t &Code) {
  uint64_t Saved = Pos, Value = 0;
  if (AbbrevId == UnabbrevId) {
    if (!readVbr(6, Value))
      return false;
  } else {
    const Abbreviation *A = abbreviation(AbbrevId);
    if (!A || !readField(Fields[A->First], Value))
      return false;
  }
  Pos = Saved;
  Code = uint32_t(Value > ~0u ? ~0u : Value);
  return true;
}

} // namespace dxil
