// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Keywords of LLVM 3.7 assembly that printer and parser share, beyond those of Module.h. Each
// function returns the keyword of a number, empty if there is none; valueOf() returns the number of
// a keyword.
#pragma once

#include <dxil/module/Module.h>

#include <optional>

namespace dxil::ir::assembly {

/// Returns the keyword of types with a one-word name, TypeKind::Void to Metadata.
std::string_view simpleTypeName(ir::TypeKind K);
std::string_view linkageName(ir::Linkage L);
std::string_view visibilityName(uint8_t V);
std::string_view storageName(uint8_t V);
/// Returns the word in brackets after `thread_local` for a Global::ThreadLocal value; empty for 0
/// and 1.
std::string_view threadModelName(uint8_t V);
/// Returns the keyword of a calling convention; empty for conventions written as numbers.
std::string_view conventionName(uint32_t C);
/// Returns the keyword for a flag (1, 2 or 4) of inline assembly.
std::string_view asmFlagName(unsigned Bit);

struct FlagName {
  uint16_t Flag;
  std::string_view Name;
};
/// Returns the flags of arithmetic instructions in printing order, without `fast`, which stands for
/// all fast-math flags.
std::span<const FlagName> flagNames();
inline constexpr uint16_t AllFastMath = ir::FastUnsafeAlgebra | ir::FastNoNaNs | ir::FastNoInfs |
                                        ir::FastNoSignedZeros | ir::FastAllowReciprocal;

/// Comments that the parser reads, for facts that LLVM 3.7's assembly cannot express. After `target
/// triple`, a line with all metadata kinds in quotes. After an instruction, the flags that its
/// `fast` does not include.
inline constexpr std::string_view KindsMark = "; metadata kinds:";
inline constexpr std::string_view PartOfFastMark = "; fast without";

/// Returns the value below Count whose name is Word, or nothing.
template <typename T, typename Name>
std::optional<T> valueOf(std::string_view Word, unsigned Count, Name name) {
  for (unsigned I = 0; I < Count && !Word.empty(); ++I)
    if (name(T(I)) == Word)
      return T(I);
  return std::nullopt;
}

std::optional<ir::Opcode> opcodeOf(std::string_view Word);
/// Returns the number of an attribute; 0 if the word is no attribute.
uint32_t attributeOf(std::string_view Word);

} // namespace dxil::ir::assembly
