// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "MacroQuestions.h"

#include "clang/Lex/MacroInfo.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/xxhash.h"

using namespace llvm;

namespace dxil::frontend {
namespace {

constexpr unsigned Probes = 4; ///< bits of a NameFilter for each name

/// Calls \p Fn with the bit numbers of \p Name below \p Count.
template <typename Function> void forEachBit(StringRef Name, uint64_t Count, Function Fn) {
  const uint64_t Hash = xxh3_64bits(Name);
  const uint64_t Step = (Hash >> 32) | 1;
  for (uint64_t I = 0, Bit = uint32_t(Hash); I != Probes; ++I, Bit += Step)
    Fn(Bit % Count);
}

} // namespace

NameFilter NameFilter::fromBytes(StringRef Bits) {
  NameFilter Result;
  Result.Bits = Bits.str();
  return Result;
}

void NameFilter::add(StringRef Name) {
  forEachBit(Name, 8 * Bits.size(), [&](uint64_t Bit) { Bits[Bit / 8] |= char(1 << Bit % 8); });
}

bool NameFilter::mayContain(StringRef Name) const {
  bool Result = true;
  if (!Bits.empty())
    forEachBit(Name, 8 * Bits.size(),
               [&](uint64_t Bit) { Result &= (uint8_t(Bits[Bit / 8]) >> Bit % 8) & 1; });
  return Result;
}

AskedMacros MacroQuestions::answer(clang::Preprocessor &PP, ArrayRef<std::string> Defines) const {
  AskedMacros Result;
  for (StringRef Define : Defines) {
    const StringRef Name = Define.split('=').first;
    const clang::IdentifierInfo *Word = PP.getIdentifierInfo(Name);
    const clang::MacroInfo *Macro = PP.getMacroInfo(Word);
    if (!Macro || Macro->isUsed() || Asked.contains(Word))
      Result.Defined.push_back(Name.str());
  }
  Result.Names = NameFilter(PP.getIdentifierTable().size());
  for (const auto &Entry : PP.getIdentifierTable())
    Result.Names.add(Entry.getKey());
  return Result;
}

} // namespace dxil::frontend
