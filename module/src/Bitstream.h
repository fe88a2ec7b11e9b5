// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The LLVM bitstream container: blocks, abbreviations and records, over untrusted bytes.
//
// No read crosses the end of the current block. The first error is kept and every later call fails,
// so that callers check once. Work is linear in the input: items of zero bits cannot be repeated by
// a count, and abbreviations have a limited number of operands.
#pragma once

#include <dxil/module/Endian.h>

#include <dxil/module/ModuleReader.h>

#include <map>
#include <memory>
#include <vector>

namespace dxil::ir {

/// A record: its code and operands. A reader reuses one object for many records, so that few
/// allocations serve a whole module.
class Record {
public:
  uint32_t Code = 0;
  uint64_t BitOffset = 0; ///< offset of its abbreviation id

  size_t size() const { return Count; }
  uint64_t operator[](size_t I) const { return Ops[I]; }
  const uint64_t *begin() const { return Ops.get(); }
  const uint64_t *end() const { return Ops.get() + Count; }

private:
  friend class BitstreamReader;
  /// Returns room for `More` operands after the present ones.
  uint64_t *room(uint64_t More) {
    if (More > Capacity - Count)
      grow(More);
    return Ops.get() + Count;
  }
  bool hasRoom(size_t All) const { return All <= Capacity; }
  void grow(uint64_t More);

  std::unique_ptr<uint64_t[]> Ops;
  size_t Count = 0, Capacity = 0;
};

struct StreamEntry {
  enum KindType : uint8_t {
    Failure,
    EndBlock,
    SubBlock,
    Record,
    Definition, ///< abbreviation definition; the reader itself handles these
  };
  KindType Kind = Failure;
  uint32_t Id = 0; ///< block id of a SubBlock, or abbreviation id of a Record
};

class BitstreamReader {
public:
  BitstreamReader(Bytes Data, std::string_view PartName, uint64_t BaseBitOffset,
                  const ReadLimits &Limits);

  /// Reads the next entry of the current block. Handles abbreviation definitions itself.
  StreamEntry next();
  /// Enters, or skips, the block of a SubBlock entry.
  bool enterBlock(uint32_t BlockId);
  bool skipBlock();
  /// Reads the BLOCKINFO block after a SubBlock entry with id 0.
  bool readBlockInfo();

  /// Reads the next entry, and the whole record if it is one. For code `TextCode` reads the code
  /// only, so that readText() can follow.
  StreamEntry nextRecord(Record &R, uint32_t TextCode = Error::NoId);

  /// Reads the whole record of a Record entry.
  bool readRecord(uint32_t AbbrevId, Record &R) { return readCode(AbbrevId, R) && readOperands(R); }
  /// Read a record in two steps: first the code, then the operands, as numbers or, if they are
  /// characters, as a text that `Into` owns.
  bool readCode(uint32_t AbbrevId, Record &R);
  bool readOperands(Record &R);
  bool readText(Record &R, ir::StringArena &Into, std::string_view &Text);

  uint64_t position() const { return Pos; }
  /// Moves to a position where next() returned a SubBlock entry of the outermost open block.
  void seek(uint64_t Bit) { Pos = Bit; }
  uint64_t remainingBits() const { return Limit - Pos; }
  bool atEnd() const { return Pos >= Limit; }

  /// Records the first error. Returns false, for `return fail(...)`.
  [[gnu::cold]] bool fail(ErrorCode Code, std::string Message, std::string Expected = {});
  [[gnu::cold]] bool failAt(uint64_t Bit, ErrorCode Code, std::string Message,
                            std::string Expected = {});
  bool failed() const { return Failed; }
  const Error &error() const { return First; }
  void setRecord(uint32_t Code) { CurrentRecord = Code; }

private:
  // Limit of operands in one record. readText() accepts larger texts, since it needs one byte for
  // each operand, not eight.
  static constexpr uint64_t MaxRecordOps = 1u << 24;
  // Predefined abbreviation ids; defined abbreviations follow.
  enum : uint32_t {
    EndBlockId = 0,
    EnterBlockId = 1,
    DefineAbbrevId = 2,
    UnabbrevId = 3,
    FirstAbbrevId = 4
  };
  // LLVM writes at most a dozen. Each use of an abbreviation costs work for all its operands, even
  // for those of zero bits: only a small limit keeps the work linear in the input.
  static constexpr uint32_t MaxAbbrevFields = 64;
  static constexpr uint32_t MaxFieldWidth = 64;
  static constexpr uint32_t MaxFastWidth = 28; ///< two pieces of this width fit into WordBits
  static constexpr uint32_t UnabbrevWidth = 6;
  static constexpr uint32_t WordBits = 57; ///< bits of an eight-byte load that are usable at any
                                           ///< bit offset in its first byte

  struct Field {
    enum KindType : uint8_t { Literal, Fixed = 1, Vbr = 2, Array = 3, Char6 = 4, Blob = 5 };
    KindType Kind;
    uint64_t Value; ///< literal value, or width in bits
  };
  struct Abbreviation {
    uint32_t First, Count; ///< range in Fields
  };
  struct Scope {
    uint64_t End;
    uint32_t BlockId;
    uint32_t Width;
    uint32_t InfoCount; ///< number of BLOCKINFO abbreviations of this block on entry
    const std::vector<Abbreviation> *Given; ///< BLOCKINFO abbreviations in Info; null if there are
                                            ///< none
    std::vector<Abbreviation> Own;
  };

  bool read(uint32_t Width, uint64_t &Out) {
    uint64_t Byte = Pos >> 3;
    if (Width > 57 || Width > Limit - Pos || Size - Byte < 8) [[unlikely]]
      return readSlow(Width, Out);
    Out = load64(Data + Byte) >> (Pos & 7) & ((uint64_t(1) << Width) - 1);
    Pos += Width;
    return true;
  }
  bool readVbr(uint32_t Width, uint64_t &Out) {
    uint64_t Piece, High = uint64_t(1) << (Width - 1);
    if (!read(Width, Piece))
      return false;
    Out = Piece & (High - 1);
    return !(Piece & High) || readVbrRest(Width, Out);
  }
  [[gnu::cold]] bool readSlow(uint32_t Width, uint64_t &Out);
  bool readVbrRest(uint32_t Width, uint64_t &Out);
  bool readField(const Field &F, uint64_t &Out);
  /// The end of the fast path: before this position a 64-bit load stays within the block.
  uint64_t fastEnd() const { return Limit >= 64 ? Limit - 64 : 0; }
  /// Reads a variable-width number before fastEnd() whose pieces lie in one word.
  static bool fastVbr(const uint8_t *Data, uint32_t Width, uint64_t &Position, uint64_t &Out);
  [[gnu::always_inline]] bool fastRecord(const Abbreviation &A, Record &R, uint32_t TextCode);
  [[gnu::always_inline]] bool fastArray(const Field &Element, Record &R, uint64_t &Position);
  bool readPlainFields(uint64_t *Out, const uint64_t *End);
  [[gnu::noinline]] StreamEntry readPlainRest(uint64_t *Out, const uint64_t *End);
  [[gnu::noinline]] StreamEntry nextOtherRecord(Record &R, uint32_t TextCode);
  bool readPlainOperands(Record &R);
  StreamEntry otherThanRecord(uint64_t Id);
  void innermostChanged();
  bool readFields(const Field &F, uint64_t Count, uint64_t *Out);
  bool readFixedFields(uint32_t Width, uint64_t Count, uint64_t *Out);
  bool readVbrFields(uint32_t Width, uint64_t Count, uint64_t *Out);
  void readBytes(uint64_t Count, char *Out);
  bool align32();
  bool endBlock();
  bool blockHeader(uint32_t &Width, uint64_t &End);
  bool defineAbbreviation(std::vector<Abbreviation> &Into);
  bool fastFieldDefinition();
  bool readFieldDefinition(uint32_t Left);
  const Abbreviation *abbreviation(uint32_t AbbrevId) {
    // BLOCKINFO abbreviations come first.
    const Scope &S = Scopes.back();
    uint32_t Index = AbbrevId - FirstAbbrevId;
    if (Index < S.InfoCount)
      return &(*S.Given)[Index];
    Index -= S.InfoCount;
    return Index < S.Own.size() ? &S.Own[Index] : noAbbreviation(AbbrevId);
  }
  [[gnu::cold]] const Abbreviation *noAbbreviation(uint32_t AbbrevId);
  bool arrayLength(const Field &Element, uint64_t &Count);
  bool readCharacters(const Field &Element, uint64_t Count, Record &R, char *Out);
  bool roomFor(Record &R, uint64_t Count) {
    return Count <= MaxRecordOps - R.Count ? (R.room(Count), true) : tooManyOperands();
  }
  [[gnu::cold]] bool tooManyOperands();
  bool count() { return ++Records <= Limits.MaxRecords || tooManyRecords(); }
  [[gnu::cold]] bool tooManyRecords();

  const uint8_t *Data;
  uint64_t Size;
  uint64_t Pos = 0, Limit;
  uint64_t Base;
  std::string Name;
  ReadLimits Limits;
  uint64_t Records = 0;
  uint32_t IdWidth = 2;       ///< width of abbreviation ids in the innermost scope
  uint32_t FirstRecordId = 4; ///< lowest abbreviation id of a record; none outside of blocks
  uint64_t IdMask = 3;        ///< mask with all bits of an abbreviation id
  /// Up to this position unabbreviated records can be read a word at a time. 0 outside of blocks,
  /// where ids are long, and after an error.
  uint64_t PlainEnd = 0;
  /// Mask of the last bits of the pieces that fit into a word after an abbreviation id and one
  /// piece.
  uint64_t HeadEnds = 0;
  std::vector<Scope> Scopes;
  std::vector<Field> Fields;
  /// Fields of the current record that are not read yet: those after the code. Empty for a record
  /// without abbreviation.
  const Field *Rest = nullptr, *RestEnd = nullptr;
  // An ordered map, since the input chooses the block ids and could make a hash table slow.
  std::map<uint32_t, std::vector<Abbreviation>> Info;
  uint32_t CurrentRecord = Error::NoId;
  bool Failed = false;
  Error First;
};

} // namespace dxil::ir
