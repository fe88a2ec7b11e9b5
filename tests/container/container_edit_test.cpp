// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "TestFiles.h"

#include <dxil/container/ContainerEdit.h>
#include <dxil/container/ContainerWriter.h>

#include <gtest/gtest.h>

using namespace dxil;
using namespace dxil::test;

namespace {

const char Debugged[] = "dxil/dbg_light_culling.1.dxil";

std::string names(const std::vector<uint8_t> &File) {
  auto C = container::Container::parse(File);
  std::string Out;
  for (const container::Part &P : C->parts())
    Out += P.Name.str() + " ";
  return Out;
}

container::ContainerEdit open(const std::vector<uint8_t> &File) {
  auto E = container::ContainerEdit::open(File);
  EXPECT_TRUE(E);
  return std::move(*E);
}

} // namespace

// Signatures made for validators before 1.7 end after their names, and validators compare sizes.
TEST(ContainerEdit, UntouchedPartsKeepTheirSizes) {
  container::ContainerWriter W;
  const std::vector<uint8_t> Odd(41, 7);
  W.addPart(container::part::OSG1, Odd, /*Pad=*/false);
  W.addPart(container::part::STAT, Odd);
  W.addPart(container::part::PSV0, Odd);
  auto File = W.finish();
  ASSERT_TRUE(File);
  container::ContainerEdit E = open(*File);
  EXPECT_EQ(E.stripReflection(), 1u);
  E.setPart(container::part::PSV0, Odd);
  auto Out = E.finish();
  ASSERT_TRUE(Out);
  auto C = container::Container::parse(*Out);
  ASSERT_TRUE(C);
  EXPECT_EQ(C->find(container::part::OSG1)->Data.size(), 41u);
  EXPECT_EQ(C->find(container::part::PSV0)->Data.size(), 44u);
}

TEST(ContainerEdit, NothingChangedGivesTheSameBytes) {
  size_t Count = 0;
  for (const auto &Path : corpusFiles()) {
    auto File = readBytes(Path);
    container::ContainerEdit E = open(File);
    // Preview shaders have a mark instead of a digest, which rehashing would replace.
    if (container::Container::parse(File)->digestState() == container::DigestState::Matching)
      ASSERT_TRUE(E.rehash()) << Path;
    auto Out = E.finish();
    ASSERT_TRUE(Out) << Path << Out.error().str();
    EXPECT_EQ(*Out, File) << Path;
    ++Count;
  }
  EXPECT_GT(Count, 200u);
}

TEST(ContainerEdit, Strip) {
  auto File = corpusFile(Debugged);
  container::ContainerEdit E = open(File);
  EXPECT_EQ(names(File), "SFI0 ISG1 OSG1 PSV0 ILDB STAT ILDN HASH DXIL ");
  EXPECT_EQ(E.stripDebug(), 1u);
  EXPECT_EQ(E.stripReflection(), 1u);
  auto Out = E.finish();
  ASSERT_TRUE(Out);
  EXPECT_EQ(names(*Out), "SFI0 ISG1 OSG1 PSV0 ILDN HASH DXIL ");
  EXPECT_EQ(container::Container::parse(*Out)->digestState(), container::DigestState::Matching);
  auto Again = open(*Out);
  EXPECT_EQ(Again.stripDebug() + Again.stripReflection(), 0u);
  EXPECT_EQ(*Again.finish(), *Out);
}

TEST(ContainerEdit, PrivateDataIsLastAndKeepsItsSize) {
  container::ContainerEdit E = open(corpusFile(Debugged));
  const std::vector<uint8_t> Text = {'h', 'e', 'l', 'l', 'o'};
  E.setPart(container::part::PRIV, Text);
  E.setPart(container::FourCC("MINE"), Text);
  auto Out = E.finish();
  ASSERT_TRUE(Out);
  EXPECT_TRUE(names(*Out).ends_with("MINE PRIV "));
  auto C = container::Container::parse(*Out);
  EXPECT_EQ(C->find(container::part::PRIV)->Data.size(), 5u);
  EXPECT_EQ(C->find(container::FourCC("MINE"))->Data.size(), 8u);
  EXPECT_EQ(C->digestState(), container::DigestState::Matching);
  EXPECT_EQ(*open(*Out).finish(), *Out);
}

TEST(ContainerEdit, ReplaceRemoveAndMissing) {
  container::ContainerEdit E = open(corpusFile(Debugged));
  const std::vector<uint8_t> Zero(8);
  E.setPart(container::part::SFI0, Zero);
  EXPECT_TRUE(names(*E.finish()).starts_with("SFI0 "));
  EXPECT_EQ(E.removePart(container::part::SFI0), 1u);
  EXPECT_EQ(E.removePart(container::part::SFI0), 0u);
  EXPECT_FALSE(E.hasPart(container::part::SFI0));
  EXPECT_EQ(E.part(container::part::SFI0).error().Code, ErrorCode::PartMissing);
}

TEST(ContainerEdit, RootSignature) {
  container::ContainerEdit E = open(corpusFile(Debugged));
  auto Bad = E.setRootSignature(std::vector<uint8_t>(24));
  EXPECT_EQ(Bad.error().Code, ErrorCode::PartVersion);
  EXPECT_EQ(E.setRootSignature(corpusFile(Debugged)).error().Code, ErrorCode::PartMissing);
  EXPECT_FALSE(E.hasPart(container::part::RTS0));
  auto Source = corpusFile("rootsig/rootsig_only.0.dxil");
  ASSERT_TRUE(E.setRootSignature(Source));
  auto From = container::Container::parse(Source)->find(container::part::RTS0)->Data;
  auto Out = E.finish();
  auto To = container::Container::parse(*Out)->find(container::part::RTS0)->Data;
  EXPECT_TRUE(std::equal(From.begin(), From.end(), To.begin(), To.end()));
}

TEST(ContainerEdit, DigestStates) {
  auto File = corpusFile(Debugged);
  for (uint8_t Mark : {0, 1, 2}) {
    std::fill(File.begin() + 4, File.begin() + 20, Mark);
    container::ContainerEdit E = open(File);
    E.stripDebug();
    auto Out = E.finish();
    EXPECT_TRUE(std::equal(File.begin() + 4, File.begin() + 20, Out->begin() + 4)) << int(Mark);
    ASSERT_TRUE(E.rehash());
    EXPECT_EQ(container::Container::parse(*E.finish())->digestState(),
              container::DigestState::Matching);
  }
  File[4] ^= 0x55;
  container::ContainerEdit Broken = open(File);
  EXPECT_EQ(Broken.finish().error().Code, ErrorCode::ContainerDigest);
  ASSERT_TRUE(Broken.rehash());
  EXPECT_TRUE(Broken.finish());
}

TEST(ContainerEdit, RehashRepairsTheProgramsHash) {
  auto File = corpusFile("dxil/cs_minimal.0.dxil");
  container::ContainerEdit E = open(File);
  auto Hash = *E.part(container::part::HASH);
  std::vector<uint8_t> Wrong(Hash.begin(), Hash.end());
  Wrong[7] ^= 1;
  E.setPart(container::part::HASH, Wrong);
  ASSERT_TRUE(E.rehash());
  EXPECT_EQ(*E.finish(), File);
  // A hash that covers the source cannot be computed from the container.
  Wrong[0] = 1;
  E.setPart(container::part::HASH, Wrong);
  ASSERT_TRUE(E.rehash());
  auto Kept = *E.part(container::part::HASH);
  EXPECT_TRUE(std::equal(Wrong.begin(), Wrong.end(), Kept.begin(), Kept.end()));
  E.setPart(container::part::HASH, std::vector<uint8_t>(4));
  EXPECT_EQ(E.rehash().error().Code, ErrorCode::PartTooSmall);
}

TEST(ContainerEdit, PartNames) {
  EXPECT_EQ(*container::partNamed("DXIL"), container::part::DXIL);
  EXPECT_EQ(*container::partNamed("A"), container::FourCC("A   "));
  for (const char *Bad : {"", "TOOLONG", "a b", "\x01"})
    EXPECT_EQ(container::partNamed(Bad).error().Code, ErrorCode::PartField) << Bad;
}
