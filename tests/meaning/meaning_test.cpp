// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests the interpreter alone: rounding, denormals, NaN, lanes, memory, and the number of ops with
// a meaning.
#include <dxil/meaning/Meaning.h>
#include <dxil/ops/queries.h>

#include <gtest/gtest.h>

#include <bit>
#include <cmath>
#include <map>

namespace dxil::meaning {
namespace {

struct Given {
  std::vector<std::vector<uint64_t>> Elements;
  std::vector<std::span<const uint64_t>> Spans;
  Given(std::initializer_list<uint64_t> Scalars) {
    for (uint64_t Bits : Scalars)
      Elements.push_back({Bits});
    for (const auto &E : Elements)
      Spans.push_back(E);
  }
};

std::vector<uint64_t> of(OpCode Op, ValueType Overload, const Given &G, bool Flushes = false,
                         unsigned Choice = 0) {
  Call C{.Op = Op, .Overload = Overload, .Arguments = G.Spans};
  C.Denormals = Flushes ? Denormals::Flushed : Denormals::Kept;
  C.Choice = Choice;
  std::vector<uint64_t> Bits;
  const auto O = evaluate(C);
  for (const Value &V : O ? O->Values : std::vector<Value>())
    Bits.push_back(V.Bits);
  return Bits;
}
uint64_t bits(float X) {
  return std::bit_cast<uint32_t>(X);
}
using Bits = std::vector<uint64_t>;
using enum ValueType;

TEST(Meaning, RoundsHalvesOnce) {
  // 2048 + 1 is a tie, and 1 ulp of c decides it: 2048 * 1 + 1.0009765625.
  EXPECT_EQ(of(OpCode::FMad, Half, {0x6800, 0x3c00, 0x3c00}), Bits{0x6800});
  EXPECT_EQ(of(OpCode::FMad, Half, {0x6800, 0x3c00, 0x3c01}), Bits{0x6801});
  // 1.0009765625^2 = 1 + 2^-9 + 2^-20. The product alone rounds to 1.001953125; fused with
  // -1.001953125, 2^-20 remains.
  EXPECT_EQ(of(OpCode::FMad, Half, {0x3c01, 0x3c01, 0xbc02}), Bits{0});
  EXPECT_EQ(of(OpCode::FMad, Half, {0x3c01, 0x3c01, 0xbc02}, false, 1), Bits{0x0010});
  // A sum of 2^15, 2^-24 and nothing between: in a single rounding the small part breaks the tie of
  // 2^15 + 16.
  EXPECT_EQ(of(OpCode::FMad, Half, {0x7801, 0x3c00, 0x4c01}, false, 1), Bits{0x7802});
}

TEST(Meaning, TreatsDenormalsByType) {
  EXPECT_EQ(of(OpCode::FMad, Float, {1, bits(1), 0}, false), Bits{1});
  EXPECT_EQ(of(OpCode::FMad, Float, {1, bits(1), 0}, true), Bits{0});
  EXPECT_EQ(of(OpCode::FMad, Half, {1, 0x3c00, 0}, true), Bits{1});
  EXPECT_EQ(of(OpCode::Fma, Double, {1, std::bit_cast<uint64_t>(1.0), 0}, true), Bits{1});
  EXPECT_EQ(of(OpCode::Round_ni, Float, {0x80000001}, true), Bits{0x80000000});
  EXPECT_EQ(of(OpCode::Round_ni, Float, {0x80000001}, false), Bits{bits(-1)});
  EXPECT_EQ(of(OpCode::FAbs, Float, {0x80000001}, true), Bits{1}); // moves do not flush
}

TEST(Meaning, FlushesBeforeRoundingOrAfter) {
  // (2 - 2^-23) * 2^-127 has 24 bits and is below the smallest normal number, which is the nearest
  // number with denormals.
  const Given G{0x1f7fffff, 0x20800000, 0};
  EXPECT_EQ(of(OpCode::FMad, Float, G, true), Bits{0});
  EXPECT_EQ(of(OpCode::FMad, Float, G, false), Bits{0x00800000});
  Call C{.Op = OpCode::FMad, .Overload = Float, .Arguments = G.Spans};
  C.Denormals = Denormals::Flushed;
  for (uint64_t Result : {uint64_t(0), uint64_t(0x00800000)})
    EXPECT_TRUE(allows(C, std::span(&Result, 1)));
}

TEST(Meaning, PrefersNumbersToNaN) {
  EXPECT_EQ(of(OpCode::FMax, Float, {0x7fc00001, bits(-3)}), Bits{bits(-3)});
  EXPECT_EQ(of(OpCode::FMin, Float, {bits(5), 0xffc00000}), Bits{bits(5)});
  EXPECT_EQ(of(OpCode::FMin, Float, {0x7f800001, 0xffc00000}), Bits{0xffc00000});
  EXPECT_EQ(of(OpCode::Saturate, Float, {0x7fc00000}), Bits{0});
  EXPECT_EQ(of(OpCode::LegacyDoubleToSInt32, None, {0x7ff8000000000000}), Bits{0});
}

TEST(Meaning, Saturates) {
  const auto D = [](double X) { return std::bit_cast<uint64_t>(X); };
  EXPECT_EQ(of(OpCode::LegacyDoubleToSInt32, None, {D(2147483647.9)}), Bits{0x7fffffff});
  EXPECT_EQ(of(OpCode::LegacyDoubleToSInt32, None, {D(-1e300)}), Bits{0x80000000});
  EXPECT_EQ(of(OpCode::LegacyDoubleToUInt32, None, {D(-0.5)}), Bits{0});
  EXPECT_EQ(of(OpCode::LegacyDoubleToUInt32, None, {D(4294967295.5)}), Bits{0xffffffff});
  EXPECT_EQ(of(OpCode::LegacyF32ToF16, None, {bits(65535)}), Bits{0x7bff});
  EXPECT_EQ(of(OpCode::LegacyF32ToF16, None, {bits(65535)}, false, 1), Bits{0x7c00});
  EXPECT_EQ(of(OpCode::LegacyF32ToF16, None, {bits(HUGE_VALF)}), Bits{0x7c00});
}

TEST(Meaning, HasTuples) {
  EXPECT_EQ(of(OpCode::UDiv, I32, {7, 0}), (Bits{0xffffffff, 0xffffffff}));
  EXPECT_EQ(of(OpCode::IMul, I32, {0xffffffff, 2}), (Bits{0xffffffff, 0xfffffffe}));
  EXPECT_EQ(of(OpCode::UAddc, I32, {0xffffffff, 1}), (Bits{0, 1}));
  EXPECT_EQ(of(OpCode::Unpack4x8, I16, {1, 0x80ff017f}), (Bits{0x7f, 1, 0xffff, 0xff80}));
  EXPECT_EQ(of(OpCode::Pack4x8, I32, {2, 200, 0xffffff00, 5, 0xfffffffb}), Bits{0xfb05807f});
}

TEST(Meaning, ExtractsAndInsertsFields) {
  EXPECT_EQ(of(OpCode::Ibfe, I32, {4, 4, 0xf8}), Bits{0xffffffff});
  EXPECT_EQ(of(OpCode::Ibfe, I32, {0, 4, 0xf8}), Bits{0});
  EXPECT_EQ(of(OpCode::Ubfe, I32, {31, 4, 0x80000000}), Bits{0x08000000});
  EXPECT_EQ(of(OpCode::Bfi, I32, {8, 28, 0xff, 0}), Bits{0xf0000000});
  EXPECT_EQ(of(OpCode::Bfi, I32, {32, 0, 0xff, 7}), Bits{7});
}

TEST(Meaning, ReducesActiveLanes) {
  const Given A{3, 0, 0}, B{5, 0, 0}, D{9, 0, 0};
  const ActiveLane Lanes[] = {{0, A.Spans}, {2, B.Spans}, {3, D.Spans}};
  Call C{.Op = OpCode::WavePrefixOp,
         .Overload = I32,
         .Arguments = D.Spans,
         .ActiveLanes = Lanes,
         .Lane = 3,
         .LaneCount = 4};
  EXPECT_EQ(evaluate(C)->Values[0].Bits, 8u);
  C.Op = OpCode::WaveActiveOp;
  EXPECT_EQ(evaluate(C)->Values[0].Bits, 17u);
  C.Op = OpCode::WaveMatch;
  EXPECT_EQ(evaluate(C)->Values[0].Bits, 8u);
  C.Op = OpCode::QuadOp; // across x: lane 2
  EXPECT_EQ(evaluate(C)->Values[0].Bits, 5u);
  const Given Y{9, 1};
  C.Arguments = Y.Spans; // across y: lane 1 is not active
  EXPECT_FALSE(evaluate(C)->Values[0].Defined);
}

/// A buffer of words by offset.
struct Words : Environment {
  std::map<uint32_t, uint64_t> Bytes;
  uint32_t Stores = 0;
  static uint32_t offset(const Place &P) { return P.X + P.Advance; }
  uint64_t load(const Place &P, ValueType) override { return Bytes[offset(P)]; }
  void store(const Place &P, const Value &V) override {
    Bytes[offset(P)] = V.Bits;
    ++Stores;
  }
};

TEST(Meaning, ReachesMemory) {
  Words Memory;
  Memory.Bytes = {{16, 10}, {20, 11}, {24, 12}, {28, 13}};
  const Given Load{1, 16, 0, 5, 4};
  Call C{.Op = OpCode::RawBufferLoad, .Overload = I32, .Arguments = Load.Spans};
  C.Around = &Memory;
  const std::vector<Value> Loaded = evaluate(C)->Values;
  ASSERT_EQ(Loaded.size(), 5u);
  EXPECT_EQ(Loaded[0].Bits, 10u);
  EXPECT_FALSE(Loaded[1].Defined);
  EXPECT_EQ(Loaded[2].Bits, 12u);
  const Given Add{1, 0, 20, 0, 0, 5};
  C.Op = OpCode::AtomicBinOp;
  C.Arguments = Add.Spans;
  EXPECT_EQ(evaluate(C)->Values[0].Bits, 11u);
  EXPECT_EQ(Memory.Bytes[20], 16u);
  const Given Store{1, 16, 0, 1, 2, 3, 4, 3, 4};
  C.Op = OpCode::RawBufferStore;
  C.Arguments = Store.Spans;
  EXPECT_TRUE(evaluate(C)->Values.empty());
  EXPECT_EQ(Memory.Bytes[16], 1u);
  EXPECT_EQ(Memory.Bytes[20], 2u);
  EXPECT_EQ(Memory.Bytes[24], 12u);
}

TEST(Meaning, AllowsWhatIsNearEnough) {
  const Given G{bits(2)};
  Call C{.Op = OpCode::Sqrt, .Overload = Float, .Arguments = G.Spans};
  const uint64_t Root = bits(1.41421356f);
  for (auto [Off, Allowed] : {std::pair(-2, false), {-1, true}, {0, true}, {1, true}, {2, false}}) {
    const uint64_t Result[] = {Root + Off};
    EXPECT_EQ(allows(C, Result), Allowed) << Off;
  }
}

// The number of ops without a meaning may fall, but not grow.
TEST(Meaning, IsThereForMostOps) {
  unsigned Core = 0;
  for (const OpMeaning &M : allMeanings())
    Core += !info(M.Op).Experimental;
  EXPECT_GE(Core, 230u);
  EXPECT_EQ(findMeaning(OpCode::Sample), nullptr);
}

} // namespace
} // namespace dxil::meaning
