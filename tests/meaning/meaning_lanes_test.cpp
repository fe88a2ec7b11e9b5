// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Compares ops of lanes and atomics with plain C++ after the functional specification. The executor
// and the interpreter read the same records, so only an independent computation can find a mistake
// in a record.
#include "Numbers.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <numeric>
#include <optional>

namespace dxil::meaning {
namespace {

constexpr unsigned Width = 16;

/// Lanes of a wave: values of the active ones.
struct Wave {
  std::array<std::optional<uint32_t>, Width> Values;
  std::array<uint64_t, Width> Words{};

  explicit Wave(Random &R) {
    for (unsigned I = 0; I < Width; ++I)
      if (R.next() % 4) {
        Values[I] = R.next() % 3 ? uint32_t(R.next()) : uint32_t(R.next() % 4);
        Words[I] = *Values[I];
      }
  }
  using Test = std::function<bool(unsigned)>;
  /// Joins the values of active lanes for which a condition is true.
  uint32_t fold(
      uint32_t Start, const std::function<uint32_t(uint32_t, uint32_t)> &Join,
      const Test &Where = [](unsigned) { return true; }) const {
    for (unsigned I = 0; I < Width; ++I)
      if (Values[I] && Where(I))
        Start = Join(Start, *Values[I]);
    return Start;
  }
  unsigned first() const {
    return unsigned(std::ranges::find_if(Values, [](const auto &V) { return V.has_value(); }) -
                    Values.begin());
  }
};

/// Evaluates an op in a lane of a wave. Further arguments are the same in all lanes.
std::vector<Value> of(OpCode Op, ValueType Overload, const Wave &W, unsigned Lane,
                      std::vector<uint64_t> Others = {}, bool AsBool = false) {
  std::array<uint64_t, Width> Words = W.Words;
  for (uint64_t &Word : Words)
    Word = AsBool ? Word & 1 : Word;
  std::vector<std::vector<std::span<const uint64_t>>> Arguments(Width);
  std::vector<ActiveLane> Active;
  for (unsigned I = 0; I < Width; ++I) {
    Arguments[I].push_back({&Words[I], 1});
    for (uint64_t &Other : Others)
      Arguments[I].push_back({&Other, 1});
    if (W.Values[I])
      Active.push_back({I, Arguments[I]});
  }
  return evaluate({.Op = Op,
                   .Overload = Overload,
                   .Arguments = Arguments[Lane],
                   .ActiveLanes = Active,
                   .Lane = Lane,
                   .LaneCount = Width})
      ->Values;
}

uint64_t one(OpCode Op, const Wave &W, unsigned Lane, std::vector<uint64_t> Others = {}) {
  return of(Op, ValueType::I32, W, Lane, std::move(Others))[0].Bits;
}

uint64_t vote(OpCode Op, const Wave &W, unsigned Lane, std::vector<uint64_t> Others = {}) {
  return of(Op, ValueType::I1, W, Lane, std::move(Others), true)[0].Bits;
}

/// Calls a check for each active lane of many waves.
void each(const std::function<void(const Wave &, unsigned, Random &)> &Check) {
  Random R(5);
  for (unsigned Case = 0; Case < 200; ++Case) {
    const Wave W(R);
    for (unsigned Lane = 0; Lane < Width; ++Lane)
      if (W.Values[Lane])
        Check(W, Lane, R);
  }
}

uint32_t signedMin(uint32_t A, uint32_t B) {
  return int32_t(A) < int32_t(B) ? A : B;
}
uint32_t signedMax(uint32_t A, uint32_t B) {
  return int32_t(A) < int32_t(B) ? B : A;
}
uint32_t unsignedMin(uint32_t A, uint32_t B) {
  return std::min(A, B);
}
uint32_t unsignedMax(uint32_t A, uint32_t B) {
  return std::max(A, B);
}

TEST(Lanes, AreReduced) {
  each([](const Wave &W, unsigned Lane, Random &) {
    constexpr uint64_t Sum = 0, Product = 1, Min = 2, Max = 3;
    const auto Op = OpCode::WaveActiveOp;
    EXPECT_EQ(one(Op, W, Lane, {Sum, 0}), W.fold(0, std::plus<uint32_t>()));
    EXPECT_EQ(one(Op, W, Lane, {Product, 1}), W.fold(1, std::multiplies<uint32_t>()));
    EXPECT_EQ(one(Op, W, Lane, {Min, 0}), W.fold(0x7fffffff, signedMin));
    EXPECT_EQ(one(Op, W, Lane, {Max, 0}), W.fold(0x80000000, signedMax));
    EXPECT_EQ(one(Op, W, Lane, {Min, 1}), W.fold(~0u, unsignedMin));
    EXPECT_EQ(one(Op, W, Lane, {Max, 1}), W.fold(0, unsignedMax));
    EXPECT_EQ(one(OpCode::WaveActiveBit, W, Lane, {0}), W.fold(~0u, std::bit_and<uint32_t>()));
    EXPECT_EQ(one(OpCode::WaveActiveBit, W, Lane, {1}), W.fold(0, std::bit_or<uint32_t>()));
    EXPECT_EQ(one(OpCode::WaveActiveBit, W, Lane, {2}), W.fold(0, std::bit_xor<uint32_t>()));
  });
}

TEST(Lanes, HavePrefixes) {
  each([](const Wave &W, unsigned Lane, Random &R) {
    auto Before = [&](unsigned I) { return I < Lane; };
    EXPECT_EQ(one(OpCode::WavePrefixOp, W, Lane, {0, 0}), W.fold(0, std::plus<uint32_t>(), Before));
    EXPECT_EQ(one(OpCode::WavePrefixOp, W, Lane, {1, 1}),
              W.fold(1, std::multiplies<uint32_t>(), Before));
    auto Count = [](uint32_t Sum, uint32_t V) { return Sum + (V & 1); };
    EXPECT_EQ(vote(OpCode::WavePrefixBitCount, W, Lane), W.fold(0, Count, Before));
    EXPECT_EQ(vote(OpCode::WaveAllBitCount, W, Lane), W.fold(0, Count));
    const uint32_t Mask = uint32_t(R.next()) | 1u << Lane;
    auto InGroup = [&](unsigned I) { return I < Lane && Mask >> I & 1; };
    auto Multi = [&](uint64_t Kind) {
      return one(OpCode::WaveMultiPrefixOp, W, Lane, {Mask, 0, 0, 0, Kind, 0});
    };
    EXPECT_EQ(Multi(0), W.fold(0, std::plus<uint32_t>(), InGroup));
    EXPECT_EQ(Multi(1), W.fold(~0u, std::bit_and<uint32_t>(), InGroup));
    EXPECT_EQ(Multi(2), W.fold(0, std::bit_or<uint32_t>(), InGroup));
    EXPECT_EQ(Multi(3), W.fold(0, std::bit_xor<uint32_t>(), InGroup));
    EXPECT_EQ(Multi(4), W.fold(1, std::multiplies<uint32_t>(), InGroup));
    EXPECT_EQ(vote(OpCode::WaveMultiPrefixBitCount, W, Lane, {Mask, 0, 0, 0}),
              W.fold(0, Count, InGroup));
  });
}

TEST(Lanes, Vote) {
  each([](const Wave &W, unsigned Lane, Random &) {
    uint32_t Ballot = 0, Same = 0;
    for (unsigned I = 0; I < Width; ++I) {
      Ballot |= uint32_t(W.Values[I] && *W.Values[I] & 1) << I;
      Same |= uint32_t(W.Values[I] && *W.Values[I] == *W.Values[Lane]) << I;
    }
    EXPECT_EQ(vote(OpCode::WaveActiveBallot, W, Lane), Ballot);
    EXPECT_EQ(vote(OpCode::WaveAnyTrue, W, Lane), Ballot != 0);
    EXPECT_EQ(vote(OpCode::WaveAllTrue, W, Lane),
              std::ranges::all_of(W.Values, [](const auto &V) { return !V || *V & 1; }));
    EXPECT_EQ(one(OpCode::WaveMatch, W, Lane), Same);
    EXPECT_EQ(
        one(OpCode::WaveActiveAllEqual, W, Lane),
        std::ranges::all_of(W.Values, [&](const auto &V) { return !V || V == W.Values[Lane]; }));
    EXPECT_EQ(one(OpCode::WaveIsFirstLane, W, Lane), Lane == W.first());
    uint64_t Any = 0, All = 1;
    for (unsigned I = Lane / 4 * 4; I < Lane / 4 * 4 + 4; ++I)
      if (W.Values[I])
        Any |= *W.Values[I] & 1, All &= *W.Values[I] & 1;
    EXPECT_EQ(vote(OpCode::QuadVote, W, Lane, {0}), Any);
    EXPECT_EQ(vote(OpCode::QuadVote, W, Lane, {1}), All);
  });
}

TEST(Lanes, ReadEachOther) {
  each([](const Wave &W, unsigned Lane, Random &R) {
    auto Expect = [&](OpCode Op, std::vector<uint64_t> Others, unsigned From) {
      const Value V = of(Op, ValueType::I32, W, Lane, std::move(Others))[0];
      EXPECT_EQ(V.Defined, W.Values[From].has_value());
      if (V.Defined) {
        EXPECT_EQ(V.Bits, *W.Values[From]);
      }
    };
    const unsigned Other = unsigned(R.next() % Width);
    Expect(OpCode::WaveReadLaneAt, {Other}, Other);
    Expect(OpCode::WaveReadLaneFirst, {}, W.first());
    Expect(OpCode::QuadReadLaneAt, {Other % 4}, Lane / 4 * 4 + Other % 4);
    for (unsigned Kind = 0; Kind < 3; ++Kind)
      Expect(OpCode::QuadOp, {Kind}, Lane ^ (Kind + 1));
  });
}

/// One word of memory.
struct Word : Environment {
  uint64_t Bits = 0;
  Place Accessed;
  uint64_t load(const Place &P, ValueType) override {
    Accessed = P;
    return Bits;
  }
  void store(const Place &P, const Value &V) override {
    Accessed = P;
    Bits = V.Bits;
  }
};

TEST(Atomics, CombineOldAndNew) {
  const std::function<uint32_t(uint32_t, uint32_t)> Kinds[] = {
      std::plus<uint32_t>(),
      std::bit_and<uint32_t>(),
      std::bit_or<uint32_t>(),
      std::bit_xor<uint32_t>(),
      signedMin,
      signedMax,
      unsignedMin,
      unsignedMax,
      [](uint32_t, uint32_t New) { return New; }};
  Random R(9);
  for (uint64_t Case = 0; Case < 900; ++Case) {
    const uint64_t Kind = Case % 9, Old = uint32_t(R.next()), New = uint32_t(R.next());
    const uint64_t Arguments[] = {1, Kind, 20, 0, 0, New};
    std::vector<std::span<const uint64_t>> Spans;
    for (const uint64_t &A : Arguments)
      Spans.push_back({&A, 1});
    Word Memory;
    Memory.Bits = Old;
    Call C{.Op = OpCode::AtomicBinOp, .Overload = ValueType::I32, .Arguments = Spans};
    C.Around = &Memory;
    EXPECT_EQ(evaluate(C)->Values[0].Bits, Old);
    EXPECT_EQ(Memory.Bits, Kinds[Kind](uint32_t(Old), uint32_t(New))) << Kind;
    EXPECT_EQ(Memory.Accessed.X, 20u);
  }
}

TEST(Atomics, ExchangeIfEqual) {
  for (const uint64_t Expected : {7, 8}) {
    const uint64_t Arguments[] = {1, 20, 0, 0, Expected, 9};
    std::vector<std::span<const uint64_t>> Spans;
    for (const uint64_t &A : Arguments)
      Spans.push_back({&A, 1});
    Word Memory;
    Memory.Bits = 7;
    Call C{.Op = OpCode::AtomicCompareExchange, .Overload = ValueType::I32, .Arguments = Spans};
    C.Around = &Memory;
    EXPECT_EQ(evaluate(C)->Values[0].Bits, 7u);
    EXPECT_EQ(Memory.Bits, Expected == 7 ? 9u : 7u);
  }
}

} // namespace
} // namespace dxil::meaning
