// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Tests of damaged bitcode and parts: each gives a value or an error. container_damage_test.cpp
// damages whole containers.
#include "TestFiles.h"

#include <dxil/container/parts/PipelineState.h>
#include <dxil/container/parts/RootSignature.h>
#include <dxil/container/parts/RuntimeData.h>
#include <dxil/container/parts/Signature.h>
#include <dxil/container/parts/SmallParts.h>
#include <dxil/listing/Listing.h>
#include <dxil/listing/Reflection.h>

#include <gtest/gtest.h>

using namespace dxil;

namespace {

// Reads and lists the input. Returns true if that succeeds. The text has a limit that no damage can
// exceed.
bool survives(Bytes Input) {
  if (auto C = container::Container::parse(Input))
    (void)listing::reflectionJson(*C).ok();
  auto Text = listing::listing(Input);
  if (!Text) {
    EXPECT_FALSE(Text.error().Message.empty());
    return false;
  }
  EXPECT_LT(Text->size(), (64u << 20) + Input.size() * 600);
  return true;
}

} // namespace

// Cuts the bitcode itself, which checks of the container would otherwise reject.
TEST(Hostile, EveryTruncationOfTheBitcode) {
  for (const char *Name : {"dxil/cs_minimal.0.dxil", "dxil/dbg_light_culling.1.dxil"}) {
    auto Bytes = test::corpusFile(Name);
    auto C = container::Container::parse(Bytes);
    ASSERT_TRUE(C);
    auto H = container::readProgramHeader(C->find(container::part::DXIL)->Data);
    ASSERT_TRUE(H);
    size_t Step = H->Bitcode.size() > 8000 ? 7 : 1;
    for (size_t N = 0; N < H->Bitcode.size(); N += Step)
      survives(H->Bitcode.first(N));
  }
}

TEST(Hostile, PartsOfRandomBytes) {
  uint32_t State = 12345;
  auto Next = [&] { return State = State * 1664525u + 1013904223u; };
  for (int Round = 0; Round < 20000; ++Round) {
    std::vector<uint8_t> B(Next() >> 16 & 127);
    for (uint8_t &V : B) // small numbers make lengths and offsets that almost fit
      V = uint8_t(Next() >> 24) & (Next() >> 31 ? 0x1f : 0xff) & (Next() >> 30 ? 0xff : 0);
    (void)container::readSignature(B, container::part::ISG1).ok();
    (void)container::readSignature(B, container::part::ISGN).ok();
    (void)container::readPipelineState(B, Next() % 17).ok();
    (void)container::readRootSignature(B).ok();
    (void)container::readFeatureFlags(B).ok();
    (void)container::readShaderHash(B).ok();
    (void)container::readCompilerVersion(B).ok();
    (void)container::readDebugName(B).ok();
    (void)container::readRuntimeData(B).ok();
  }
}

// Many fields may refer to one long text. The time must not grow with its length for each of them.
TEST(Hostile, SharedTextsAreBounded) {
  constexpr uint32_t Count = 20000, TextSize = 1 << 20;
  std::vector<uint8_t> B(8 + Count * 32);
  auto Set = [&](size_t Position, uint32_t V) {
    for (size_t I = 0; I < 4; ++I)
      B[Position + I] = uint8_t(V >> (8 * I));
  };
  Set(0, Count);
  Set(4, 8);
  for (uint32_t I = 0; I < Count; ++I)
    Set(8 + I * 32 + 4, uint32_t(B.size()));
  B.resize(B.size() + TextSize, 'x');
  B.back() = 0;
  auto S = container::readSignature(B, container::part::ISG1);
  ASSERT_FALSE(S);
  EXPECT_EQ(S.error().Code, ErrorCode::PartString);
}
