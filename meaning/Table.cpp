// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <dxil/meaning/Meaning.h>

#include <algorithm>
#include <bit>

namespace dxil::meaning {
namespace {

constexpr int64_t real(double X) {
  return std::bit_cast<int64_t>(X);
}
constexpr int64_t joins(Operator O) {
  return int64_t(O);
}
constexpr int64_t of(auto Enumerator) {
  return int64_t(Enumerator);
}

#include <dxil/generated/Meanings.inc>

} // namespace

std::span<const OpMeaning> allMeanings() {
  return OpMeanings;
}

const OpMeaning *findMeaning(OpCode Op) {
  const auto *Entry = std::ranges::lower_bound(OpMeanings, Op, {}, &OpMeaning::Op);
  return Entry != std::end(OpMeanings) && Entry->Op == Op ? Entry : nullptr;
}

const OpMeaning *findMeaning(Function F) {
  return &FunctionMeanings[size_t(F) - 1];
}

const OpMeaning *findComputed(OpCode Op) {
  const OpMeaning *M = findMeaning(Op);
  return M && !(M->Needs & (Needs::Memory | Needs::State)) && M->Nodes[0].Op != Operator::Nothing
             ? M
             : nullptr;
}

} // namespace dxil::meaning
