// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Words of LLVM 3.7 assembly that printer and parser share, beyond those of Module.h: each function
// gives the word of a number, empty where it has none, and valueOf() the number of a word.
#pragma once

#include <dxil/module/Module.h>

#include <optional>

namespace dxil::ir::assembly {

/// Types that are one word: TypeKind::Void to Metadata.
std::string_view simpleTypeName(ir::TypeKind K);
std::string_view linkageName(ir::Linkage L);
std::string_view visibilityName(uint8_t V);
std::string_view storageName(uint8_t V);
/// Of Global::ThreadLocal, as it stands in brackets behind thread_local; empty for 0 and 1.
std::string_view threadModelName(uint8_t V);
/// Of a calling convention; empty for those that are written as a number.
std::string_view conventionName(uint32_t C);
/// A letter of each bit of inline assembly's flags: 1, 2, 4.
std::string_view asmFlagName(unsigned Bit);

struct FlagName {
  uint16_t Flag;
  std::string_view Name;
};
/// Flags of arithmetic in the order in which they are printed, but for `fast`, which stands for all
/// of floats.
std::span<const FlagName> flagNames();
inline constexpr uint16_t AllFastMath = ir::FastUnsafeAlgebra | ir::FastNoNaNs | ir::FastNoInfs |
                                        ir::FastNoSignedZeros | ir::FastAllowReciprocal;

/// Comments that say what LLVM 3.7's assembly has no words for, which the parser reads: behind
/// `target triple = "..."`, a line of all kinds of metadata, each in quotes; behind an instruction,
/// the flags that its `fast` is without.
inline constexpr std::string_view KindsMark = "; metadata kinds:";
inline constexpr std::string_view PartOfFastMark = "; fast without";

/// The number below Count for which `name(T(number))` is Word.
template <typename T, typename Name>
std::optional<T> valueOf(std::string_view Word, unsigned Count, Name name) {
  for (unsigned I = 0; I < Count && !Word.empty(); ++I)
    if (name(T(I)) == Word)
      return T(I);
  return std::nullopt;
}

std::optional<ir::Opcode> opcodeOf(std::string_view Word);
/// Of an attribute; 0 if the word is none.
uint32_t attributeOf(std::string_view Word);

} // namespace dxil::ir::assembly
