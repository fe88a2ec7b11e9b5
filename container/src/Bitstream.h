// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The LLVM bitstream container: blocks, abbreviations and records, over bytes that are not trusted.
//
// Every read is bounded by the block that is being read. The first mistake is kept and every call
// after it fails, so that callers check once. Work is linear: nothing that takes no bits can be
// repeated by a count, and abbreviations have a limited number of operands.
#pragma once

#include "ByteReader.h"

#include <dxil/container/ModuleReader.h>

#include <unordered_map>
#include <vector>

namespace dxil {

/// A record: its code and its operands. Reused from record to record.
struct Record {
  uint32_t Code = 0;
  uint64_t BitOffset = 0; ///< of its abbreviation id
  std::vector<uint64_t> Ops;

  size_t size() const { return Ops.size(); }
  uint64_t operator[](size_t I) const { return Ops[I]; }
};

struct StreamEntry {
  enum KindType : uint8_t { Failure, EndBlock, SubBlock, Record };
  KindType Kind = Failure;
  uint32_t Id = 0; ///< block id of a SubBlock, abbreviation id of a Record
};

class BitstreamReader {
public:
  BitstreamReader(Bytes Data, std::string_view PartName, uint64_t BaseBitOffset,
                  const ReadLimits &Limits);

  /// The next thing in the current block. Abbreviation definitions are handled inside.
  StreamEntry next();
  /// After a SubBlock entry: go into it, or past it.
  bool enterBlock(uint32_t BlockId);
  bool skipBlock();
  /// After a SubBlock entry with id 0.
  bool readBlockInfo();

  /// After a Record entry: the whole record.
  bool readRecord(uint32_t AbbrevId, Record &R);
  /// After a Record entry: the code alone, without moving.
  bool peekCode(uint32_t AbbrevId, uint32_t &Code);
  /// Reads a record whose operands are characters, appending them to `Text`.
  bool readText(uint32_t AbbrevId, uint32_t &Code, std::string &Text);

  uint64_t position() const { return Pos; }
  /// Goes to a position where next() returned a SubBlock entry of the outermost open block.
  void seek(uint64_t Bit) { Pos = Bit; }
  uint64_t remainingBits() const { return Limit - Pos; }
  bool atEnd() const { return Pos >= Limit; }

  /// Notes the first error; false always, for `return fail(...)`.
  bool fail(ErrorCode Code, std::string Message, std::string Expected = {});
  bool failAt(uint64_t Bit, ErrorCode Code, std::string Message, std::string Expected = {});
  bool failed() const { return Failed; }
  const Error &error() const { return First; }
  void setRecord(uint32_t Code) { CurrentRecord = Code; }

private:
  struct Field {
    enum KindType : uint8_t { Literal, Fixed = 1, Vbr = 2, Array = 3, Char6 = 4, Blob = 5 };
    KindType Kind;
    uint64_t Value; ///< the literal, or the width
  };
  struct Abbreviation {
    uint32_t First, Count; ///< in Fields
  };
  struct Scope {
    uint64_t End;
    uint32_t BlockId;
    uint32_t Width;
    uint32_t InfoCount; ///< abbreviations that BLOCKINFO gave this block when it was entered
    const std::vector<Abbreviation> *Given; ///< those, in Info; null if there are none
    std::vector<Abbreviation> Own;
  };

  bool read(uint32_t Width, uint64_t &Out) {
    uint64_t Byte = Pos >> 3;
    if (Width > 57 || Width > Limit - Pos || Size - Byte < 8)
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
  bool readSlow(uint32_t Width, uint64_t &Out);
  bool readVbrRest(uint32_t Width, uint64_t &Out);
  bool readField(const Field &F, uint64_t &Out);
  bool align32();
  bool blockHeader(uint32_t &Width, uint64_t &End);
  bool defineAbbreviation(std::vector<Abbreviation> &Into);
  bool readFieldDefinition(uint32_t Left);
  const Abbreviation *abbreviation(uint32_t AbbrevId);
  bool arrayLength(const Field &Element, uint64_t &Count);
  bool recordCode(uint32_t AbbrevId, Record &R);
  template <typename Push> bool readOperands(uint32_t AbbrevId, uint32_t &Code, Push &&PushOp);
  bool count();

  const uint8_t *Data;
  uint64_t Size;
  uint64_t Pos = 0, Limit;
  uint64_t Base;
  std::string Name;
  ReadLimits Limits;
  uint64_t Records = 0;
  std::vector<Scope> Scopes;
  std::vector<Field> Fields;
  std::unordered_map<uint32_t, std::vector<Abbreviation>> Info;
  uint32_t CurrentRecord = Error::NoId;
  bool Failed = false;
  Error First;
};

} // namespace dxil
