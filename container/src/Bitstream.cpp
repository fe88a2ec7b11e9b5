// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Bitstream.h"

#include <algorithm>
#include <bit>

namespace dxil {

// Abbreviation ids that every block has; those defined come after.
enum : uint32_t { EndBlockId = 0, EnterBlockId = 1, DefineAbbrevId = 2, UnabbrevId = 3, FirstAbbrevId = 4 };

// LLVM writes at most a dozen. A use of an abbreviation costs work for each of its operands, also
// for those that take no bits, so that their number has to be small for the work to be linear.
static constexpr uint32_t MaxAbbrevFields = 64;
static constexpr uint32_t MaxFieldWidth = 64;
static constexpr uint32_t UnabbrevWidth = 6;

BitstreamReader::BitstreamReader(Bytes Input, std::string_view PartName, uint64_t BaseBitOffset,
                                 const ReadLimits &L)
    : Data(Input.data()), Size(Input.size()), Limit(uint64_t(Input.size()) * 8),
      Base(BaseBitOffset), Name(PartName), Limits(L) {
  // The outermost scope: abbreviation width 2, and only blocks.
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

bool BitstreamReader::tooManyRecords() {
  return fail(ErrorCode::LimitExceeded, "the module has too many records",
              "at most " + std::to_string(Limits.MaxRecords));
}

void Record::grow(uint64_t More) {
  size_t Wanted = std::max<size_t>({Count + More, Capacity * 2, 256});
  // Not value-initialised: what is read is written before.
  std::unique_ptr<uint64_t[]> New(new uint64_t[Wanted]);
  std::copy_n(Ops.get(), Count, New.get());
  Ops = std::move(New);
  Capacity = Wanted;
}

// After the id of an end: the block must be as long as its header says.
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
}

inline bool BitstreamReader::fastVbr(const uint8_t *Data, uint32_t Width, uint64_t &At,
                                     uint64_t &Out) {
  const uint64_t High = uint64_t(1) << (Width - 1), Low = High - 1;
  uint64_t Bits = load64(Data + (At >> 3)) >> (At & 7);
  if (!(Bits & High)) {
    Out = Bits & Low;
    At += Width;
    return true;
  }
  if (Bits >> Width & High)
    return false;
  Out = (Bits & Low) | (Bits >> Width & Low) << (Width - 1);
  At += 2 * Width;
  return true;
}

// False if it is not one of the common cases; nothing has been read then.
inline bool BitstreamReader::fastField(const Field &F, uint64_t &At, uint64_t Fast,
                                       uint64_t &Out) const {
  if (F.Kind == Field::Literal) {
    Out = F.Value;
    return true;
  }
  if (At >= Fast || F.Value > 28)
    return false;
  if (F.Kind == Field::Vbr)
    return fastVbr(Data, uint32_t(F.Value), At, Out);
  if (F.Kind != Field::Fixed)
    return false;
  Out = load64(Data + (At >> 3)) >> (At & 7) & ((uint64_t(1) << F.Value) - 1);
  At += F.Value;
  return true;
}

// After an abbreviation id that is not a record's. A definition is handled here, and the entry is
// what follows then.
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

// A number in up to nine pieces of six bits: its end is the first piece without the bit that says that
// more follow. False if it is longer.
inline bool BitstreamReader::fastVbr6(const uint8_t *Data, uint64_t &At, uint64_t &Out) {
  constexpr uint64_t More = 0x0820820820820820; // bit 5 of each of ten pieces
  uint64_t Bits = load64(Data + (At >> 3)) >> (At & 7);
  if (!(Bits & 0x20)) {
    Out = Bits & 0x1f;
    At += 6;
    return true;
  }
  // 57 bits are there: nine whole pieces.
  uint64_t Stops = ~Bits & More & ((uint64_t(1) << 54) - 1);
  if (!Stops) [[unlikely]]
    return false;
  unsigned Length = unsigned(std::countr_zero(Stops)) + 1;
  Bits &= (uint64_t(1) << Length) - 1;
  Out = (Bits & 0x1f) | (Bits >> 1 & 0x1f << 5) | (Bits >> 2 & 0x1f << 10) | (Bits >> 3 & 0x1f << 15);
  for (unsigned Piece = 4; Piece * 6 < Length; ++Piece)
    Out |= (Bits >> (Piece * 6) & 0x1f) << (Piece * 5);
  At += Length;
  return true;
}

// A record without abbreviation: code, number of operands, operands, all in pieces of six bits. What
// is not before fastEnd() or has many pieces is left to the general readers.
bool BitstreamReader::readPlainRecord(Record &R, uint32_t TextCode) {
  constexpr uint32_t Width = UnabbrevWidth;
  const uint64_t Fast = fastEnd();
  uint64_t At = Pos, Code = 0, Count = 0;
  if (At + 2 * Width >= Fast || !fastVbr(Data, Width, At, Code) || Code == TextCode ||
      !fastVbr(Data, Width, At, Count) || Count * Width > Limit - At)
    return readCode(UnabbrevId, R) && (R.Code == TextCode || readOperands(R));
  CurrentRecord = R.Code = uint32_t(Code);
  R.BitOffset = Pos - IdWidth;
  R.Count = 0;
  uint64_t *Out = R.room(Count);
  R.Count = Count;
  for (uint64_t *const End = Out + Count; Out != End; ++Out) {
    if (At < Fast && fastVbr6(Data, At, *Out)) [[likely]]
      continue;
    Pos = At;
    if (!readVbr(Width, *Out))
      return false;
    At = Pos;
  }
  Pos = At;
  return true;
}

StreamEntry BitstreamReader::nextRecord(Record &R, uint32_t TextCode) {
  StreamEntry E = next();
  if (E.Kind != StreamEntry::Record)
    return E;
  bool Read = E.Id == UnabbrevId ? readPlainRecord(R, TextCode)
                                 : readCode(E.Id, R) && (R.Code == TextCode || readOperands(R));
  return Read ? E : StreamEntry{};
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

static inline uint64_t char6(uint64_t V) {
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
  // Every element has at least a bit; the product cannot overflow then.
  if (Count > Limit - Pos || Count * Bits > Limit - Pos)
    return failAt(At, ErrorCode::StreamRecordLength,
                  "a record has " + std::to_string(Count) + " elements of " + std::to_string(Bits) +
                      " bits",
                  "at most the " + std::to_string(Limit - Pos) + " bits of the block");
  return true;
}

// The elements' lowest number of bits is there (arrayLength), which for fixed fields is all of them.
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
  const uint64_t Fast = Width <= 28 ? fastEnd() : 0;
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

// Characters of eight bits, at any bit; all are there (arrayLength).
bool BitstreamReader::readBytes(uint64_t Count, std::string &Text) {
  size_t At = Text.size();
  Text.resize(At + Count);
  char *Out = Text.data() + At;
  const uint32_t Shift = uint32_t(Pos & 7);
  const uint8_t *P = Data + (Pos >> 3);
  Pos += Count * 8;
  if (Shift == 0) {
    std::copy_n(P, Count, Out);
    return true;
  }
  // A byte of the text ends inside the byte after it, which is there: the last bit of it is.
  for (uint64_t I = 0; I < Count; ++I)
    Out[I] = char(P[I] >> Shift | P[I + 1] << (8 - Shift));
  return true;
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

// Of a record without abbreviation: their number, then each in pieces of six bits.
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
  uint64_t *Out = R.room(MaxAbbrevFields); // for all that are not arrays
  const uint64_t Fast = fastEnd();
  for (const Field *F = Rest; F != RestEnd; ++F) {
    uint64_t At = Pos;
    if (fastField(*F, At, Fast, *Out)) [[likely]] {
      Pos = At;
      ++Out;
      continue;
    }
    bool Array = F->Kind == Field::Array, Blob = F->Kind == Field::Blob;
    if (!Array && !Blob) {
      if (!readField(*F, *Out++))
        return false;
      continue;
    }
    // The last field.
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

bool BitstreamReader::appendText(const Field &Element, uint64_t Count, Record &R,
                                 std::string &Text) {
  if (Element.Kind == Field::Fixed && Element.Value == 8)
    return readBytes(Count, Text);
  // By pieces, so that a long text needs no eight bytes for each character.
  constexpr uint64_t Most = 4096;
  R.Count = 0;
  R.room(Most);
  for (uint64_t Left = Count; Left;) {
    uint64_t Now = std::min(Left, Most);
    if (!readFields(Element, Now, R.Ops.get()))
      return false;
    size_t At = Text.size();
    Text.resize(At + Now);
    char *Out = Text.data() + At;
    const uint64_t *Read = R.Ops.get();
    // Writers sign-extend characters above 127, so only the low byte counts.
    for (uint64_t I = 0; I < Now; ++I)
      Out[I] = char(Read[I]);
    Left -= Now;
  }
  return true;
}

bool BitstreamReader::readText(Record &R, std::string &Text) {
  static constexpr Field Byte{Field::Fixed, 8}, Piece{Field::Vbr, UnabbrevWidth};
  uint64_t Count = 0, Value = 0;
  if (!Rest)
    return arrayLength(Piece, Count) && appendText(Piece, Count, R, Text);
  for (const Field *F = Rest; F != RestEnd; ++F) {
    bool Array = F->Kind == Field::Array, Blob = F->Kind == Field::Blob;
    if (!Array && !Blob) {
      if (!readField(*F, Value))
        return false;
      Text.push_back(char(Value));
      continue;
    }
    const Field &Element = Array ? *++F : Byte;
    if (!arrayLength(Element, Count) || (Blob && !align32()) ||
        !appendText(Element, Count, R, Text) || (Blob && !align32()))
      return false;
  }
  return true;
}

} // namespace dxil
