// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Reads records of the bitstream: numbers, arrays, text. Each has a fast path for the forms that
// compilers write, which loads 64 bits at a time and ends 64 bits before the block, and a general
// path, which checks each field.
#include "Bitstream.h"

#include <dxil/module/Module.h>

#include <algorithm>
#include <bit>
#include <cstring>

namespace dxil::ir {

void Record::grow(uint64_t More) {
  size_t NewCapacity = std::max({size_t(Count + More), size_t(Capacity * 2), size_t(256)});
  // Uninitialized: elements are written before they are read.
  std::unique_ptr<uint64_t[]> New(new uint64_t[NewCapacity]);
  std::copy_n(Ops.get(), Count, New.get());
  Ops = std::move(New);
  Capacity = NewCapacity;
}

static inline uint64_t char6(uint64_t V) {
  return uint64_t("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._"[V & 63]);
}

inline bool BitstreamReader::fastVbr(const uint8_t *Data, uint32_t Width, uint64_t &Position,
                                     uint64_t &Out) {
  const uint64_t High = uint64_t(1) << (Width - 1), Low = High - 1;
  uint64_t Bits = load64(Data + (Position >> 3)) >> (Position & 7);
  Out = Bits & Low;
  if (!(Bits & High)) {
    Position += Width;
    return true;
  }
  uint32_t Used = Width;
  uint64_t Number = Out;
  do {
    const uint32_t Shift = Used / Width * (Width - 1);
    Used += Width;
    if (Used > WordBits)
      return false;
    Bits >>= Width;
    Number |= (Bits & Low) << Shift;
  } while (Bits & High);
  Out = Number;
  Position += Used;
  return true;
}

StreamEntry BitstreamReader::next() {
  while (!Failed) {
    CurrentRecord = Error::NoId;
    uint64_t Id = 0;
    if (!count() || !read(IdWidth, Id))
      break;
    if (Id >= FirstRecordId) [[likely]]
      return {StreamEntry::Record, uint32_t(Id)};
    StreamEntry E = otherThanRecord(Id);
    if (E.Kind != StreamEntry::Definition)
      return E;
  }
  return {};
}

// Reads four numbers between 32 and 1023, such as characters: each takes two 6-bit pieces. Returns
// false if one of them has another number of pieces.
static inline bool fastText(uint64_t Bits, uint64_t *Out) {
  // Bit 5 of each piece: set in the first piece of a number, clear in the second.
  constexpr uint64_t More = 0x820820820820, First = 0x020020020020;
  if ((Bits & More) != First)
    return false;
  for (unsigned I = 0; I < 4; ++I, Bits >>= 12)
    Out[I] = (Bits & 0x1f) | (Bits >> 1 & 0x1f << 5);
  return true;
}

// Returns a number of up to four six-bit pieces. Bit 5 of each piece but the last is set.
static inline uint64_t fewPieces(uint64_t Bits) {
  uint64_t Pairs = (Bits & 0x01f01f) | (Bits >> 1 & 0x3e03e0);
  return (Pairs & 0x3ff) | (Pairs >> 2 & 0xffc00);
}

// Returns a number of up to nine pieces.
static uint64_t manyPieces(uint64_t Bits) {
  uint64_t Out = 0;
  for (unsigned Piece = 0; Piece < 9; ++Piece)
    Out |= (Bits >> (Piece * 6) & 0x1f) << (Piece * 5);
  return Out;
}

// Reads numbers of six-bit pieces from a word into `Out`, which advances, up to `End`: those whose
// last bit is in `Ends`, a mask of the pieces that the word has. Returns the number of bits read; 0
// if no number ends there. Ignores the bits after these pieces.
//
// The lengths of numbers are unpredictable, so no branch depends on them.
[[gnu::always_inline]] static inline unsigned takeNumbers(uint64_t Bits, uint64_t Ends,
                                                          uint64_t *&Out, const uint64_t *End) {
  constexpr unsigned Few = 24;
  Ends &= ~Bits;
  unsigned Used = 0;
  while (Ends) {
    const uint64_t Others = Ends - 1; // without the lowest bit
    const uint64_t Number = (Bits & (Ends ^ Others)) >> Used;
    *Out++ = Number >> Few ? manyPieces(Number) : fewPieces(Number);
    Used = unsigned(std::countr_zero(Ends)) + 1;
    Ends &= Others;
    if (Out == End)
      break;
  }
  return Used;
}

// takeNumbers() for a whole word, with short cuts for texts and small numbers.
[[gnu::always_inline]] static inline unsigned takeWord(uint64_t Bits, uint64_t *&Out,
                                                       const uint64_t *End) {
  constexpr int Most = 4;
  if (End - Out >= Most) {
    if (fastText(Bits, Out)) {
      Out += Most;
      return Most * 12;
    }
    if (!(Bits & 0x820820)) { // four numbers of one piece each
      for (int I = 0; I < Most; ++I)
        Out[I] = Bits >> (6 * I) & 0x1f;
      Out += Most;
      return Most * 6;
    }
  }
  return takeNumbers(Bits, 0x0020820820820820, Out, End); // bit 5 of nine pieces
}

// Reads numbers from Pos on.
bool BitstreamReader::readPlainFields(uint64_t *Out, const uint64_t *End) {
  const uint64_t Fast = fastEnd();
  uint64_t Position = Pos;
  while (Out != End) {
    if (Position < Fast) [[likely]]
      if (const unsigned Used =
              takeWord(load64(Data + (Position >> 3)) >> (Position & 7), Out, End)) [[likely]] {
        Position += Used;
        continue;
      }
    Pos = Position;
    if (!readVbr(UnabbrevWidth, *Out++))
      return false;
    Position = Pos;
  }
  Pos = Position;
  return true;
}

StreamEntry BitstreamReader::readPlainRest(uint64_t *Out, const uint64_t *End) {
  return readPlainFields(Out, End) ? StreamEntry{StreamEntry::Record, UnabbrevId} : StreamEntry{};
}

// Reads a record without abbreviation: id, code, number of operands, and the operands, all in
// six-bit pieces. Leaves unusual records to the general readers, as tail calls, so that no
// registers are saved for them.
StreamEntry BitstreamReader::nextRecord(Record &R, uint32_t TextCode) {
  const uint64_t Start = Pos;
  if (Start >= PlainEnd) [[unlikely]]
    return nextOtherRecord(R, TextCode);
  uint64_t Bits = load64(Data + (Start >> 3)) >> (Start & 7);
  if ((Bits & IdMask) != UnabbrevId)
    return nextOtherRecord(R, TextCode);
  Bits >>= IdWidth;
  uint32_t Code = Bits & 0x1f, CodePieces = 1;
  if (Bits & 0x20) { // a code of two pieces, such as that of a call
    Bits >>= UnabbrevWidth;
    Code |= uint32_t(Bits & 0x1f) << 5;
    CodePieces = 2;
  }
  const uint32_t Count = Bits >> UnabbrevWidth & 0x1f;
  if (Bits & 0x820 || Code == TextCode || Records >= Limits.MaxRecords || !R.hasRoom(Count))
      [[unlikely]]
    return nextOtherRecord(R, TextCode);
  ++Records;
  CurrentRecord = R.Code = Code;
  R.BitOffset = Start;
  R.Count = Count;
  uint64_t *Out = R.Ops.get();
  const uint64_t *const End = Out + Count;
  uint64_t Position = Start + IdWidth + (CodePieces + 1) * UnabbrevWidth;
  if (Count) {
    Position +=
        takeNumbers(Bits >> 2 * UnabbrevWidth, HeadEnds >> CodePieces * UnabbrevWidth, Out, End);
    while (Out != End) {
      // At exceeds PlainEnd by less than a word here, except after long numbers.
      const unsigned Used =
          Position < fastEnd()
              ? takeWord(load64(Data + (Position >> 3)) >> (Position & 7), Out, End)
              : 0;
      if (!Used) [[unlikely]] {
        Pos = Position;
        return readPlainRest(Out, End);
      }
      Position += Used;
    }
  }
  Pos = Position;
  return {StreamEntry::Record, UnabbrevId};
}

// Reads the elements of an array up to fastEnd() and appends them to R's operands.
inline bool BitstreamReader::fastArray(const Field &Element, Record &R, uint64_t &Position) {
  uint64_t Count = 0;
  const uint64_t Fast = fastEnd(), Width = Element.Kind == Field::Char6 ? 6 : Element.Value;
  if (!fastVbr(Data, 6, Position, Count) || Width > MaxFastWidth ||
      Count > MaxRecordOps - R.Count || Position + Count * Width >= Fast)
    return false;
  uint64_t *Out = R.room(Count);
  uint64_t *const End = Out + Count;
  R.Count += Count;
  uint64_t P = Position;
  if (Element.Kind == Field::Vbr) {
    for (; Out != End; ++Out)
      if (P >= Fast || !fastVbr(Data, uint32_t(Width), P, *Out))
        return false;
  } else if (Element.Kind == Field::Char6) {
    for (; Out != End; ++Out, P += 6)
      *Out = char6(load64(Data + (P >> 3)) >> (P & 7));
  } else {
    const uint64_t Mask = (uint64_t(1) << Width) - 1;
    for (; Out != End; ++Out, P += Width)
      *Out = load64(Data + (P >> 3)) >> (P & 7) & Mask;
  }
  Position = P;
  return true;
}

// Reads a record with an abbreviation if all its fields are of common kinds and end before
// fastEnd(). Otherwise returns false and reads nothing.
inline bool BitstreamReader::fastRecord(const Abbreviation &A, Record &R, uint32_t TextCode) {
  const Field *F = &Fields[A.First], *const End = F + A.Count;
  const uint64_t Fast = fastEnd();
  uint64_t Position = Pos, Code = F->Value;
  if (F->Kind != Field::Literal) { // literals occur in symbol tables
    if (F->Kind != Field::Fixed || F->Value > MaxFastWidth || Position >= Fast)
      return false;
    Code = load64(Data + (Position >> 3)) >> (Position & 7) & ((uint64_t(1) << F->Value) - 1);
    Position += F->Value;
  }
  if (Code == TextCode)
    return false;
  R.Count = 0;
  uint64_t *Out = R.room(MaxAbbrevFields);
  for (++F; F != End; ++F) {
    if (Position >= Fast)
      return false;
    switch (F->Kind) {
    case Field::Literal: *Out++ = F->Value; continue;
    case Field::Fixed:
      if (F->Value > MaxFastWidth)
        return false;
      *Out++ = load64(Data + (Position >> 3)) >> (Position & 7) & ((uint64_t(1) << F->Value) - 1);
      Position += F->Value;
      continue;
    case Field::Vbr:
      if (F->Value > MaxFastWidth || !fastVbr(Data, uint32_t(F->Value), Position, *Out++))
        return false;
      continue;
    case Field::Array:
      R.Count = size_t(Out - R.Ops.get());
      if (!fastArray(*++F, R, Position)) // the array is the last field
        return false;
      Out = R.Ops.get() + R.Count;
      continue;
    default: return false;
    }
  }
  R.Count = size_t(Out - R.Ops.get());
  R.BitOffset = Pos - IdWidth;
  CurrentRecord = R.Code = uint32_t(Code > ~0u ? ~0u : Code);
  Pos = Position;
  return true;
}

// Reads the next entry, of any kind.
StreamEntry BitstreamReader::nextOtherRecord(Record &R, uint32_t TextCode) {
  const StreamEntry E = next();
  if (E.Kind != StreamEntry::Record)
    return E;
  if (E.Id != UnabbrevId) {
    const Abbreviation *A = abbreviation(E.Id);
    if (!A)
      return {};
    if (fastRecord(*A, R, TextCode)) [[likely]]
      return E;
  }
  return readCode(E.Id, R) && (R.Code == TextCode || readOperands(R)) ? E : StreamEntry{};
}

bool BitstreamReader::readField(const Field &F, uint64_t &Out) {
  switch (F.Kind) {
  case Field::Literal: Out = F.Value; return true;
  case Field::Fixed: return read(uint32_t(F.Value), Out);
  case Field::Vbr: return readVbr(uint32_t(F.Value), Out);
  default:
    if (!read(6, Out))
      return false;
    Out = char6(Out);
    return true;
  }
}

// Reads the number of elements and checks that enough bits remain for them.
bool BitstreamReader::arrayLength(const Field &Element, uint64_t &Count) {
  uint64_t Start = Pos;
  if (!readVbr(6, Count))
    return false;
  uint64_t Bits = Element.Kind == Field::Char6 ? 6 : Element.Value;
  // Each element takes at least one bit, so the product cannot overflow.
  if (Count > Limit - Pos || Count * Bits > Limit - Pos)
    return failAt(Start, ErrorCode::StreamRecordLength,
                  "a record has " + std::to_string(Count) + " elements of " + std::to_string(Bits) +
                      " bits",
                  "at most the " + std::to_string(Limit - Pos) + " bits of the block");
  return true;
}

// arrayLength() has checked that all bits of the fixed-width elements are in the block.
bool BitstreamReader::readFixedFields(uint32_t Width, uint64_t Count, uint64_t *Out) {
  uint64_t I = 0;
  if (Width <= 57 && Size >= 8) {
    const uint64_t Mask = (uint64_t(1) << Width) - 1, Last = Size - 8;
    uint64_t P = Pos;
    for (; I < Count && P >> 3 <= Last; ++I, P += Width)
      Out[I] = load64(Data + (P >> 3)) >> (P & 7) & Mask;
    Pos = P;
  }
  for (; I < Count; ++I)
    if (!read(Width, Out[I]))
      return false;
  return true;
}

bool BitstreamReader::readVbrFields(uint32_t Width, uint64_t Count, uint64_t *Out) {
  if (Width == UnabbrevWidth)
    return readPlainFields(Out, Out + Count);
  const uint64_t Fast = Width <= MaxFastWidth ? fastEnd() : 0;
  uint64_t P = Pos;
  for (uint64_t I = 0; I < Count; ++I) {
    if (P < Fast && fastVbr(Data, Width, P, Out[I])) [[likely]]
      continue;
    Pos = P;
    if (!readVbr(Width, Out[I]))
      return false;
    P = Pos;
  }
  Pos = P;
  return true;
}

bool BitstreamReader::readFields(const Field &F, uint64_t Count, uint64_t *Out) {
  if (F.Kind == Field::Vbr)
    return readVbrFields(uint32_t(F.Value), Count, Out);
  if (!readFixedFields(F.Kind == Field::Char6 ? 6 : uint32_t(F.Value), Count, Out))
    return false;
  if (F.Kind == Field::Char6)
    for (uint64_t I = 0; I < Count; ++I)
      Out[I] = char6(Out[I]);
  return true;
}

// Reads eight-bit characters at any bit offset. arrayLength() has checked that all are in the
// block.
void BitstreamReader::readBytes(uint64_t Count, char *Out) {
  const uint32_t Shift = uint32_t(Pos & 7);
  const uint8_t *P = Data + (Pos >> 3);
  Pos += Count * 8;
  if (Shift == 0) {
    std::copy_n(P, Count, Out);
    return;
  }
  // A character that is not byte-aligned ends in the following byte, which exists since its bits
  // do.
  uint64_t I = 0;
  for (; I + 8 <= Count; I += 8) {
    uint64_t Eight = load64(P + I) >> Shift | uint64_t(P[I + 8]) << (64 - Shift);
    for (unsigned K = 0; K < 8; ++K)
      Out[I + K] = char(Eight >> (8 * K));
  }
  for (; I < Count; ++I)
    Out[I] = char(P[I] >> Shift | P[I + 1] << (8 - Shift));
}

bool BitstreamReader::tooManyOperands() {
  return fail(ErrorCode::LimitExceeded, "a record has too many operands",
              "at most " + std::to_string(MaxRecordOps));
}

bool BitstreamReader::readCode(uint32_t AbbrevId, Record &R) {
  uint64_t Value = 0;
  R.Count = 0;
  R.BitOffset = Pos - IdWidth;
  if (AbbrevId == UnabbrevId) {
    Rest = RestEnd = nullptr;
    if (!readVbr(UnabbrevWidth, Value))
      return false;
  } else {
    const Abbreviation *A = abbreviation(AbbrevId);
    if (!A)
      return false;
    Rest = &Fields[A->First];
    RestEnd = Rest + A->Count;
    if (!readField(*Rest++, Value))
      return false;
  }
  R.Code = uint32_t(Value > ~0u ? ~0u : Value);
  CurrentRecord = R.Code;
  return true;
}

// Reads the operands of a record without abbreviation: their number, then each in six-bit pieces.
bool BitstreamReader::readPlainOperands(Record &R) {
  static constexpr Field Piece{Field::Vbr, UnabbrevWidth};
  uint64_t Count = 0;
  if (!arrayLength(Piece, Count) || !roomFor(R, Count) ||
      !readVbrFields(UnabbrevWidth, Count, R.Ops.get()))
    return false;
  R.Count = Count;
  return true;
}

bool BitstreamReader::readOperands(Record &R) {
  if (!Rest)
    return readPlainOperands(R);
  static constexpr Field Byte{Field::Fixed, 8};
  uint64_t *Out = R.room(MaxAbbrevFields); // room for all fields except arrays
  for (const Field *F = Rest; F != RestEnd; ++F) {
    bool Array = F->Kind == Field::Array, Blob = F->Kind == Field::Blob;
    if (!Array && !Blob) {
      if (!readField(*F, *Out++))
        return false;
      continue;
    }
    // The array is the last field.
    uint64_t Count = 0;
    R.Count = size_t(Out - R.Ops.get());
    const Field &Element = Array ? *++F : Byte;
    if (!arrayLength(Element, Count) || (Blob && !align32()) || !roomFor(R, Count) ||
        !readFields(Element, Count, R.Ops.get() + R.Count) || (Blob && !align32()))
      return false;
    R.Count += Count;
    return true;
  }
  R.Count = size_t(Out - R.Ops.get());
  return true;
}

bool BitstreamReader::readCharacters(const Field &Element, uint64_t Count, Record &R, char *Out) {
  if (Element.Kind == Field::Fixed && Element.Value == 8) {
    readBytes(Count, Out);
    return true;
  }
  if (Element.Kind == Field::Char6 && Pos + Count * 6 < fastEnd()) {
    // A local copy, since the compiler assumes that writing Out may change Data.
    const uint8_t *const From = Data;
    uint64_t P = Pos;
    for (uint64_t I = 0; I < Count; ++I, P += 6)
      Out[I] = char(char6(load64(From + (P >> 3)) >> (P & 7)));
    Pos = P;
    return true;
  }
  // Reads in chunks, so that a long text does not take eight bytes for each character.
  constexpr uint64_t Most = 4096;
  R.Count = 0;
  R.room(std::min(Count, Most));
  for (uint64_t Left = Count; Left;) {
    uint64_t Now = std::min(Left, Most);
    if (!readFields(Element, Now, R.Ops.get()))
      return false;
    const uint64_t *Read = R.Ops.get();
    // Writers sign-extend characters above 127, so only the low byte counts.
    for (uint64_t I = 0; I < Now; ++I)
      *Out++ = char(Read[I]);
    Left -= Now;
  }
  return true;
}

bool BitstreamReader::readText(Record &R, ir::StringArena &Into, std::string_view &Text) {
  static constexpr Field Byte{Field::Fixed, 8}, Piece{Field::Vbr, UnabbrevWidth};
  char Head[MaxAbbrevFields]; // characters from fields before the array
  uint64_t HeadCount = 0, Count = 0;
  const Field *F = Rest;
  if (F) {
    for (; F != RestEnd && F->Kind != Field::Array && F->Kind != Field::Blob; ++F) {
      uint64_t Value = 0;
      if (!readField(*F, Value))
        return false;
      Head[HeadCount++] = char(Value);
    }
    if (F == RestEnd) {
      Text = Into.save({Head, size_t(HeadCount)});
      return true;
    }
  }
  bool Blob = F && F->Kind == Field::Blob;
  const Field &Element = !F ? Piece : Blob ? Byte : F[1];
  if (!arrayLength(Element, Count) || (Blob && !align32()))
    return false;
  char *Out = Into.allocate(HeadCount + Count);
  std::copy_n(Head, HeadCount, Out);
  Text = {Out, size_t(HeadCount + Count)};
  return readCharacters(Element, Count, R, Out + HeadCount) && (!Blob || align32());
}

} // namespace dxil::ir
