// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Memory.h"

#include <array>

namespace dxil::prove {
namespace {

/// Splits a sum into a constant and the other terms, which are null if there are none.
std::pair<uint32_t, Z3_ast> split(Terms &T, const Term &Sum) {
  const Term S = T.simplified(Sum);
  if (const auto Constant = T.constant(S))
    return {uint32_t(*Constant), nullptr};
  if (S.decl().decl_kind() != Z3_OP_BADD || !T.constant(S.arg(0)))
    return {0, S};
  if (S.num_args() == 2)
    return {uint32_t(*T.constant(S.arg(0))), S.arg(1)};
  Term Rest = S.arg(1);
  for (unsigned I = 2; I < S.num_args(); ++I)
    Rest = Rest + S.arg(I);
  return {uint32_t(*T.constant(S.arg(0))), T.simplified(Rest)};
}

Term byteOf(Terms &T, const Term &Bits, const Term &Number) {
  const unsigned Width = Bits.get_sort().bv_size();
  if (const auto Constant = T.constant(Number))
    return T.extract(Bits, unsigned(*Constant) * 8 + 7, unsigned(*Constant) * 8);
  const Term Amount = T.folded(T.resized(Number, Width) * T.context().bv_val(8, Width));
  return T.extract(T.folded(z3::lshr(Bits, Amount)), 7, 0);
}

} // namespace

std::optional<int32_t> distance(Terms &T, const Term &A, const Term &B) {
  if (z3::eq(A, B))
    return 0;
  const auto [ConstantA, RestA] = split(T, A);
  const auto [ConstantB, RestB] = split(T, B);
  if (RestA != RestB)
    return std::nullopt;
  return int32_t(ConstantA - ConstantB);
}

Address advanced(Terms &T, const Address &Place, uint32_t Bytes) {
  if (!Bytes)
    return Place;
  return {Place.Unit, T.simplified(Place.Byte + T.word(Bytes))};
}

/// Reads initial contents: an uninterpreted function of the address returns each word.
Term Memory::base(Terms &T, const Address &Place, unsigned Bytes) const {
  auto Word = [&](unsigned Number) {
    const Term Index = T.simplified(z3::lshr(T.simplified(Place.Byte), T.word(2)) + T.word(Number));
    return T.function(baseName(), ValueType::I32, std::array{T.simplified(Place.Unit), Index});
  };
  const Term Byte = T.simplified(Place.Byte);
  const unsigned Zeros = T.trailingZeros(Byte);
  if (Zeros >= 2 && Bytes >= 4)
    return Bytes == 4 ? Word(0) : T.joined(Word(1), Word(0));
  const Term Low = T.simplified(Byte & T.word(3));
  if (Bytes <= 2) {
    // Two bytes at an odd address may reach into the next word.
    const bool Inside = Bytes == 1 || Zeros >= 1;
    const Term Bits = Inside ? Word(0) : T.joined(Word(1), Word(0));
    Term Result = byteOf(T, Bits, Low);
    if (Bytes == 2)
      Result = T.joined(byteOf(T, Bits, T.folded(Low + T.word(1))), Result);
    return Result;
  }
  Term Result = base(T, Place, 1);
  for (unsigned I = 1; I < Bytes; ++I)
    Result = T.joined(base(T, advanced(T, Place, I), 1), Result);
  return Result;
}

Term Memory::bytewise(Terms &T, const Address &Place, unsigned Bytes, const Term &Path) const {
  Term Result = read(T, Place, 1, Path);
  for (unsigned I = 1; I < Bytes; ++I)
    Result = T.joined(read(T, advanced(T, Place, I), 1, Path), Result);
  return Result;
}

Term Memory::read(Terms &T, const Address &Place, unsigned Bytes, const Term &Path) const {
  std::vector<std::pair<Term, Term>> Choices; // the newest write first
  auto Finished = [&](Term Last) {
    for (size_t I = Choices.size(); I-- > 0;)
      Last = T.select(Choices[I].first, Choices[I].second, Last);
    return Last;
  };
  for (size_t I = Writes.size(); I-- > 0;) {
    const Write &W = Writes[I];
    if (W.Condition.is_false())
      continue;
    const Term SameUnit = T.equal(W.Place.Unit, Place.Unit);
    if (SameUnit.is_false())
      continue;
    Term Hits = T.both(W.Condition, SameUnit);
    if (T.implies(Path, T.negated(Hits)))
      continue;
    Term Bits = W.Bits;
    if (const auto Apart = distance(T, Place.Byte, W.Place.Byte)) {
      if (*Apart >= int64_t(W.Bytes) || *Apart + int64_t(Bytes) <= 0)
        continue;
      if (*Apart < 0 || *Apart + int64_t(Bytes) > int64_t(W.Bytes))
        return bytewise(T, Place, Bytes, Path);
      Bits = T.extract(W.Bits, unsigned(*Apart + Bytes) * 8 - 1, unsigned(*Apart) * 8);
    } else if (Bytes == W.Bytes && (1u << T.trailingZeros(Place.Byte)) % Bytes == 0 &&
               (1u << T.trailingZeros(W.Place.Byte)) % Bytes == 0) {
      Hits = T.both(Hits, T.equal(T.simplified(Place.Byte), T.simplified(W.Place.Byte)));
    } else if (Bytes == 1) {
      const Term Number = T.simplified(Place.Byte - W.Place.Byte);
      Hits = T.both(Hits, T.folded(z3::ult(Number, T.word(W.Bytes))));
      Bits = byteOf(T, W.Bits, Number);
    } else {
      return bytewise(T, Place, Bytes, Path);
    }
    if (Hits.is_false())
      continue;
    Choices.emplace_back(Hits, Bits);
    if (T.implies(Path, Hits))
      return Finished(Bits);
  }
  return Finished(base(T, Place, Bytes));
}

} // namespace dxil::prove
