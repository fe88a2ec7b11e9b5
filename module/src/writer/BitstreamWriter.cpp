// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "BitstreamWriter.h"

#include <dxil/module/Endian.h>

#include <algorithm>

namespace dxil::ir::writer {

namespace {

enum : uint32_t { EndBlock = 0, EnterSubblock = 1, DefineAbbrev = 2, Unabbreviated = 3 };
constexpr uint32_t BlockInfoId = 0, SetBlockId = 1;

constexpr std::string_view Char6Alphabet =
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._";

uint64_t char6Code(uint64_t C) {
  return Char6Alphabet.find(char(C));
}

} // namespace

bool isChar6(char C) {
  return Char6Alphabet.find(C) != std::string_view::npos;
}

bool isChar6(std::string_view Text) {
  return std::ranges::all_of(Text, [](char C) { return isChar6(C); });
}

void BitstreamWriter::emitVbr(uint64_t V, uint32_t Width) {
  const uint64_t High = uint64_t(1) << (Width - 1);
  for (; V >= High; V >>= Width - 1)
    emit((V & (High - 1)) | High, Width);
  emit(V, Width);
}

void BitstreamWriter::align32() {
  if (Used)
    emit32(0, 32 - Used);
}

void BitstreamWriter::enterBlock(uint32_t Id, uint32_t Width) {
  emit(EnterSubblock, AbbrevWidth);
  emitVbr(Id, 8);
  emitVbr(Width, 4);
  align32();
  Scope S{AbbrevWidth, Id, Out.size(), {}};
  for (const BlockAbbreviations &Entry : Info)
    if (Entry.Block == Id)
      S.Abbreviations = Entry.List;
  Scopes.push_back(std::move(S));
  word(0);
  AbbrevWidth = Width;
}

void BitstreamWriter::exitBlock() {
  emit(EndBlock, AbbrevWidth);
  align32();
  const Scope &S = Scopes.back();
  const uint64_t Words = (Out.size() - S.LengthAt) / 4 - 1;
  Overflowed |= Words > UINT32_MAX;
  store32(Out.data() + S.LengthAt, uint32_t(Words));
  AbbrevWidth = S.AbbrevWidth;
  Scopes.pop_back();
}

void BitstreamWriter::enterBlockInfo() {
  enterBlock(BlockInfoId, 2);
  InfoBlock = ~0u;
}

uint32_t BitstreamWriter::addBlockInfo(uint32_t Block, std::initializer_list<AbbrevField> Fields) {
  if (InfoBlock != Block) {
    InfoBlock = Block;
    const uint64_t Operand[] = {Block};
    record(SetBlockId, Operand);
  }
  emitDefinition(Fields);
  auto Entry = std::ranges::find(Info, Block, &BlockAbbreviations::Block);
  if (Entry == Info.end())
    Entry = Info.insert(Info.end(), {Block, {}});
  Entry->List.emplace_back(Fields);
  return FirstAbbrev + uint32_t(Entry->List.size()) - 1;
}

uint32_t BitstreamWriter::define(std::initializer_list<AbbrevField> Fields) {
  emitDefinition(Fields);
  std::vector<Abbreviation> &List = Scopes.back().Abbreviations;
  List.emplace_back(Fields);
  return FirstAbbrev + uint32_t(List.size()) - 1;
}

void BitstreamWriter::emitDefinition(std::initializer_list<AbbrevField> Fields) {
  emit(DefineAbbrev, AbbrevWidth);
  emitVbr(Fields.size(), 5);
  for (const AbbrevField &F : Fields) {
    emit(F.Kind == AbbrevField::Literal, 1);
    if (F.Kind == AbbrevField::Literal) {
      emitVbr(F.Value, 8);
      continue;
    }
    emit(F.Kind, 3);
    if (F.Kind == AbbrevField::Fixed || F.Kind == AbbrevField::Vbr)
      emitVbr(F.Value, 5);
  }
}

void BitstreamWriter::emitField(const AbbrevField &F, uint64_t V) {
  switch (F.Kind) {
  case AbbrevField::Fixed: return emit(V, uint32_t(F.Value));
  case AbbrevField::Vbr: return emitVbr(V, uint32_t(F.Value));
  case AbbrevField::Char6: return emit(char6Code(V), 6);
  case AbbrevField::Literal: // the definition holds its value
  case AbbrevField::Array: return;
  }
}

/// Writes an abbreviated record. The first field encodes the code, the others the operands, which
/// `OperandAt` returns by index.
template <typename Operand>
void BitstreamWriter::abbreviated(uint32_t Abbrev, uint32_t Code, uint64_t Count,
                                  Operand &&OperandAt) {
  const Abbreviation &Fields = Scopes.back().Abbreviations[Abbrev - FirstAbbrev];
  emit(Abbrev, AbbrevWidth);
  emitField(Fields.front(), Code);
  uint64_t Next = 0;
  for (size_t I = 1; I < Fields.size(); ++I) {
    if (Fields[I].Kind != AbbrevField::Array) {
      emitField(Fields[I], OperandAt(Next++));
      continue;
    }
    emitVbr(Count - Next, 6);
    for (const AbbrevField &Element = Fields[I + 1]; Next < Count; ++Next)
      emitField(Element, OperandAt(Next));
    return;
  }
}

void BitstreamWriter::record(uint32_t Code, std::span<const uint64_t> Operands, uint32_t Abbrev) {
  if (Abbrev)
    return abbreviated(Abbrev, Code, Operands.size(), [&](uint64_t I) { return Operands[I]; });
  emit(Unabbreviated, AbbrevWidth);
  emitVbr(Code, 6);
  emitVbr(Operands.size(), 6);
  for (uint64_t Op : Operands)
    emitVbr(Op, 6);
}

void BitstreamWriter::record(uint32_t Code, std::initializer_list<uint64_t> First,
                             std::string_view Text, uint32_t Abbrev) {
  const uint64_t Count = First.size() + Text.size();
  auto OperandAt = [&](uint64_t I) {
    return I < First.size() ? First.begin()[I] : uint64_t(uint8_t(Text[I - First.size()]));
  };
  if (Abbrev)
    return abbreviated(Abbrev, Code, Count, OperandAt);
  emit(Unabbreviated, AbbrevWidth);
  emitVbr(Code, 6);
  emitVbr(Count, 6);
  for (uint64_t I = 0; I < Count; ++I)
    emitVbr(OperandAt(I), 6);
}

} // namespace dxil::ir::writer
