// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Keywords.h"

#include <iterator>
#include <map>

namespace dxil::ir::assembly {

using namespace ir;

template <size_t N> static std::string_view pick(const std::string_view (&Names)[N], size_t Index) {
  return Index < N ? Names[Index] : std::string_view();
}

std::string_view simpleTypeName(TypeKind K) {
  static constexpr std::string_view Names[] = {"void",     "half",    "float",     "double",
                                               "x86_fp80", "fp128",   "ppc_fp128", "x86_mmx",
                                               "label",    "metadata"};
  return pick(Names, size_t(K));
}

std::string_view linkageName(Linkage L) {
  static constexpr std::string_view Names[] = {"",
                                               "weak",
                                               "appending",
                                               "internal",
                                               "linkonce",
                                               "",
                                               "",
                                               "extern_weak",
                                               "common",
                                               "private",
                                               "weak_odr",
                                               "linkonce_odr",
                                               "available_externally"};
  return pick(Names, size_t(L));
}

std::string_view visibilityName(uint8_t V) {
  static constexpr std::string_view Names[] = {"", "hidden", "protected"};
  return pick(Names, V);
}

std::string_view storageName(uint8_t V) {
  static constexpr std::string_view Names[] = {"", "dllimport", "dllexport"};
  return pick(Names, V);
}

std::string_view threadModelName(uint8_t V) {
  static constexpr std::string_view Names[] = {"", "", "localdynamic", "initialexec", "localexec"};
  return pick(Names, V);
}

std::string_view conventionName(uint32_t C) {
  return C == 8 ? "fastcc" : C == 9 ? "coldcc" : std::string_view();
}

std::string_view asmFlagName(unsigned Bit) {
  static constexpr std::string_view Names[] = {"", "sideeffect", "alignstack", "", "inteldialect"};
  return pick(Names, Bit);
}

std::span<const FlagName> flagNames() {
  static constexpr FlagName Names[] = {{FastNoNaNs, "nnan"},
                                       {FastNoInfs, "ninf"},
                                       {FastNoSignedZeros, "nsz"},
                                       {FastAllowReciprocal, "arcp"},
                                       {NoUnsignedWrap, "nuw"},
                                       {NoSignedWrap, "nsw"},
                                       {Exact, "exact"}};
  return Names;
}

std::optional<Opcode> opcodeOf(std::string_view Word) {
  static const std::map<std::string_view, Opcode> ByName = [] {
    std::map<std::string_view, Opcode> Map;
    for (unsigned O = 0; O <= unsigned(Opcode::Unreachable); ++O)
      Map.emplace(opcodeName(Opcode(O)), Opcode(O));
    return Map;
  }();
  auto Entry = ByName.find(Word);
  return Entry == ByName.end() ? std::nullopt : std::optional(Entry->second);
}

uint32_t attributeOf(std::string_view Word) {
  for (uint32_t K = 1; !attributeName(K).empty(); ++K)
    if (attributeName(K) == Word)
      return K;
  return 0;
}

} // namespace dxil::ir::assembly
