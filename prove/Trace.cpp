// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Trace.h"

#include "Congruence.h"

#include <set>

namespace dxil::prove {
namespace {

bool hasConstantPlaces(Terms &T, const Memory &M) {
  for (const Memory::Write &W : M.writes())
    if (!T.constant(T.simplified(W.Place.Unit)) || !T.constant(T.simplified(W.Place.Byte)))
      return false;
  return true;
}

/// Adds the words that writes to constant addresses touch.
void wordsOf(Terms &T, const Memory &M, std::set<std::pair<uint64_t, uint32_t>> &To) {
  for (const Memory::Write &W : M.writes()) {
    const uint64_t Unit = *T.constant(T.simplified(W.Place.Unit));
    const auto First = uint32_t(*T.constant(T.simplified(W.Place.Byte)));
    for (uint32_t Byte = First & ~3u; Byte < First + W.Bytes; Byte += 4)
      To.insert({Unit, Byte});
  }
}

} // namespace

bool provesSameInOrder(EqualTerms &Equal, const Memory &A, const Memory &B,
                       const Solver::Share &Budget) {
  if (A.writes().size() != B.writes().size())
    return false;
  for (size_t I = 0; I < A.writes().size(); ++I) {
    const Memory::Write &X = A.writes()[I], &Y = B.writes()[I];
    if (X.Bytes != Y.Bytes ||
        !provesEqual(Equal, X.Condition, Y.Condition, Equal.solver().terms().boolean(true),
                     Budget) ||
        !provesEqual(Equal, X.Place.Unit, Y.Place.Unit, X.Condition, Budget) ||
        !provesEqual(Equal, X.Place.Byte, Y.Place.Byte, X.Condition, Budget) ||
        !provesEqual(Equal, X.Bits, Y.Bits, X.Condition, Budget))
      return false;
  }
  return true;
}

std::vector<Difference> differences(Terms &T, const Memory &A, const Memory &B) {
  std::vector<Difference> Result;
  const Term Always = T.boolean(true);
  auto Add = [&](const std::string &Where, const Address &Place) {
    const Term Same = T.equal(A.read(T, Place, 4, Always), B.read(T, Place, 4, Always));
    if (!Same.is_true())
      Result.push_back({A.name() + " at byte " + Where, T.negated(Same)});
  };
  if (!hasConstantPlaces(T, A) || !hasConstantPlaces(T, B)) {
    Address Place{T.symbol("place.unit", ValueType::I64), T.symbol("place.word", ValueType::I32)};
    Place.Byte = T.folded(z3::shl(Place.Byte, T.word(2)));
    Add("any", Place);
    return Result;
  }
  std::set<std::pair<uint64_t, uint32_t>> Words;
  wordsOf(T, A, Words);
  wordsOf(T, B, Words);
  for (const auto &[Unit, Byte] : Words)
    Add(std::to_string(Byte) + (Unit ? " of element " + std::to_string(uint32_t(Unit)) : ""),
        {T.number(ValueType::I64, Unit), T.word(Byte)});
  return Result;
}

bool provesSame(EqualTerms &Equal, const Memory &A, const Memory &B, const Solver::Share &Budget) {
  if (provesSameInOrder(Equal, A, B, Budget))
    return true;
  Solver &S = Equal.solver();
  for (const Difference &D : differences(S.terms(), A, B))
    if (S.possible(D.Differs, Budget) != Answer::No)
      return false;
  return true;
}

} // namespace dxil::prove
