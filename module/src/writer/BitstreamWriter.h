// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Writes LLVM's bitstream format: blocks, abbreviations, records.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <span>
#include <string_view>
#include <vector>

namespace dxil::ir::writer {

/// An operand of an abbreviation. An array must be the last but one operand; the operand after it
/// describes its elements.
struct AbbrevField {
  enum KindType : uint8_t { Literal, Fixed = 1, Vbr = 2, Array = 3, Char6 = 4 };
  KindType Kind = Literal;
  uint64_t Value = 0; ///< literal value, or width in bits
};
inline constexpr AbbrevField literal(uint64_t V) {
  return {AbbrevField::Literal, V};
}
inline constexpr AbbrevField fixed(uint64_t Width) {
  return {AbbrevField::Fixed, Width};
}
inline constexpr AbbrevField vbr(uint64_t Width) {
  return {AbbrevField::Vbr, Width};
}
inline constexpr AbbrevField arrayOf() {
  return {AbbrevField::Array, 0};
}
inline constexpr AbbrevField char6() {
  return {AbbrevField::Char6, 0};
}

/// Returns true for the 64 characters that six bits encode: letters, digits, `.` and `_`.
bool isChar6(char C);
bool isChar6(std::string_view Text);

class BitstreamWriter {
public:
  explicit BitstreamWriter(size_t ExpectedBytes) { Out.reserve(ExpectedBytes); }

  /// Writes `Width` bits, at most 64. Higher bits of V must be zero.
  void emit(uint64_t V, uint32_t Width) {
    if (Width > 32) {
      emit32(uint32_t(V), 32);
      emit32(uint32_t(V >> 32), Width - 32);
    } else {
      emit32(uint32_t(V), Width);
    }
  }
  void emitVbr(uint64_t V, uint32_t Width);

  void enterBlock(uint32_t Id, uint32_t AbbrevWidth);
  void exitBlock();

  /// Between enterBlockInfo() and exitBlock(): defines abbreviations of other blocks. Each block
  /// numbers them from 4.
  void enterBlockInfo();
  uint32_t addBlockInfo(uint32_t Block, std::initializer_list<AbbrevField> Fields);
  /// Defines an abbreviation of the current block and returns its number.
  uint32_t define(std::initializer_list<AbbrevField> Fields);

  /// Writes a record. `Abbrev` 0 stands for none; otherwise code and operands must match its
  /// fields.
  void record(uint32_t Code, std::span<const uint64_t> Operands, uint32_t Abbrev = 0);
  /// Writes a record whose operands are numbers and then the bytes of a text.
  void record(uint32_t Code, std::initializer_list<uint64_t> First, std::string_view Text,
              uint32_t Abbrev = 0);

  /// Returns true if a block exceeded its length field.
  bool overflowed() const { return Overflowed; }
  std::vector<uint8_t> take() { return std::move(Out); }

private:
  using Abbreviation = std::vector<AbbrevField>;
  struct Scope {
    uint32_t AbbrevWidth;
    uint32_t BlockId;
    size_t LengthAt; ///< byte offset of the length field, which is filled at the end of the block
    std::vector<Abbreviation> Abbreviations;
  };

  static constexpr uint32_t FirstAbbrev = 4;

  void emit32(uint32_t V, uint32_t Width) {
    Current |= uint64_t(V) << Used;
    Used += Width;
    if (Used >= 32) {
      word(uint32_t(Current));
      Current >>= 32;
      Used -= 32;
    }
  }
  void word(uint32_t W) {
    const uint8_t Bytes[] = {uint8_t(W), uint8_t(W >> 8), uint8_t(W >> 16), uint8_t(W >> 24)};
    Out.insert(Out.end(), Bytes, Bytes + 4);
  }
  void align32();
  void emitDefinition(std::initializer_list<AbbrevField> Fields);
  void emitField(const AbbrevField &F, uint64_t V);
  template <typename Operand>
  void abbreviated(uint32_t Abbrev, uint32_t Code, uint64_t Count, Operand &&OperandAt);

  std::vector<uint8_t> Out;
  uint64_t Current = 0; ///< bits that are not in Out yet
  uint32_t Used = 0;    ///< number of bits in Current
  uint32_t AbbrevWidth = 2;
  std::vector<Scope> Scopes;
  struct BlockAbbreviations {
    uint32_t Block;
    std::vector<Abbreviation> List;
  };
  std::vector<BlockAbbreviations> Info;
  uint32_t InfoBlock = ~0u; ///< block of the last SETBID record
  bool Overflowed = false;
};

} // namespace dxil::ir::writer
