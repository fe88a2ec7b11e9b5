// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "TestFiles.h"

#include <dxil/container/ContainerWriter.h>
#include <dxil/container/parts/SourceInfo.h>
#include <dxil/listing/Dump.h>

#include <gtest/gtest.h>

using namespace dxil;
using namespace dxil::test;

namespace {

class PartBytes {
public:
  PartBytes &u16(uint32_t V) { return put(V, 2); }
  PartBytes &u32(uint32_t V) { return put(V, 4); }
  PartBytes &text(std::string_view T) {
    Data.insert(Data.end(), T.begin(), T.end());
    Data.push_back(0);
    return *this;
  }
  std::vector<uint8_t> Data;

private:
  PartBytes &put(uint32_t V, int Size) {
    for (int I = 0; I < Size; ++I)
      Data.push_back(uint8_t(V >> (8 * I)));
    return *this;
  }
};

std::string dump(container::FourCC Name, const std::vector<uint8_t> &Data,
                 listing::DumpFormat Format) {
  container::ContainerWriter W;
  W.addPart(Name, Data);
  auto File = W.finish();
  auto C = container::Container::parse(*File);
  auto Text = listing::dumpContainer(*C, Format);
  return Text ? *Text : Text.error().str();
}

} // namespace

TEST(Dump, EveryPartOfTheCorpusReads) {
  for (const auto &Path : corpusFiles()) {
    auto File = readBytes(Path);
    auto C = container::Container::parse(File);
    auto Text = listing::dumpContainer(*C, listing::DumpFormat::Json);
    ASSERT_TRUE(Text) << Path;
    EXPECT_EQ(Text->find("\"error\":"), std::string::npos) << Path;
    EXPECT_EQ(*listing::dumpContainer(*C, listing::DumpFormat::Json), *Text);
  }
}

TEST(Dump, PartsThatDoNotReadAndUnknownOnes) {
  std::string Bad = dump(container::part::PSV0, {1, 2, 3, 4}, listing::DumpFormat::Json);
  EXPECT_NE(Bad.find("\"code\": \"part-"), std::string::npos) << Bad;
  EXPECT_NE(dump(container::part::PRIV, {0xab, 0, 1, 2}, listing::DumpFormat::Json)
                .find("\"bytes\": \"ab000102\""),
            std::string::npos);
}

TEST(Dump, YamlQuotesWhatReadersWouldMistake) {
  std::string Text = dump(container::FourCC("no: "), {1, 2, 3, 4}, listing::DumpFormat::Yaml);
  EXPECT_NE(Text.find("  - name: \"no:\\\\x20\"\n"), std::string::npos) << Text;
  EXPECT_NE(Text.find("      bytes: \"01020304\"\n"), std::string::npos) << Text;
}

TEST(SourceInfo, ArgumentsAndContents) {
  PartBytes B;
  B.u32(0).u16(0).u16(2);
  std::vector<uint8_t> Pairs = {'T', 0, 'c', 's', 0, 0, 'x', 0};
  B.u32(8 + 12 + 8).u16(0).u16(2).u32(0).u32(8).u32(2);
  B.Data.insert(B.Data.end(), Pairs.begin(), Pairs.end());
  B.u32(8 + 20 + 4).u16(0).u16(0).u32(24).u16(0).u16(1).u32(4).u32(100).u32(3).u32(0xddccbbaa);
  auto S = container::readSourceInfo(B.Data);
  ASSERT_TRUE(S) << S.error().str();
  ASSERT_EQ(S->Arguments.size(), 2u);
  EXPECT_EQ(S->Arguments[0].Name, "T");
  EXPECT_EQ(S->Arguments[0].Value, "cs");
  EXPECT_EQ(S->Arguments[1].Value, "x");
  EXPECT_EQ(S->ContentCount, 3u);
  EXPECT_EQ(S->Contents.Compression, 1u);
  EXPECT_EQ(S->Contents.Size, 100u);
  EXPECT_EQ(S->Contents.Stored.size(), 4u);
  for (size_t Size = 0; Size < B.Data.size(); ++Size)
    EXPECT_FALSE(container::readSourceInfo(Bytes(B.Data).first(Size)).ok()) << Size;
}

TEST(SourceInfo, Names) {
  PartBytes B;
  B.u32(0).u16(0).u16(1);
  B.u32(8 + 10 + 24).u16(0).u16(1).u32(0).u32(1).u16(24);
  B.u32(24).u32(0).u32(7).u32(9).text("a.hlsl").Data.push_back(0);
  auto S = container::readSourceInfo(B.Data);
  ASSERT_TRUE(S) << S.error().str();
  ASSERT_EQ(S->Names.size(), 1u);
  EXPECT_EQ(S->Names[0].Name, "a.hlsl");
  EXPECT_EQ(S->Names[0].ContentBytes, 9u);
  B.Data[8 + 18] = 4; // an entry smaller than its contents
  EXPECT_EQ(container::readSourceInfo(B.Data).error().Code, ErrorCode::PartField);
}

TEST(SourceInfo, TextsAreReadAsTheyWereWritten) {
  const container::SourceText Files[] = {{"a.hlsl", "float x;\n"}, {"b.hlsli", ""}};
  const std::vector<uint8_t> Data = container::makeSourceInfo(Files, {});
  auto S = container::readSourceInfo(Data);
  ASSERT_TRUE(S.ok()) << S.error().str();
  const Bytes Contents = S->Contents.Stored;
  auto Texts = container::readSourceTexts(Contents, S->ContentCount);
  ASSERT_TRUE(Texts.ok()) << Texts.error().str();
  EXPECT_EQ(*Texts, (std::vector<std::string_view>{"float x;\n", ""}));
  EXPECT_FALSE(container::readSourceTexts(Contents, 3).ok());
  EXPECT_FALSE(container::readSourceTexts(Contents, ~0u).ok());
  for (size_t Size = 0; Size + 4 < Contents.size(); ++Size)
    EXPECT_FALSE(container::readSourceTexts(Contents.first(Size), S->ContentCount).ok()) << Size;
}

TEST(SourceInfo, IsReadAsItWasWritten) {
  const container::SourceText Files[] = {{"a.hlsl", "void main() {}\n"}, {"b.hlsli", ""}};
  const container::SourceArgument Arguments[] = {{"T", "cs_6_0"}, {"Zs", ""}, {"", "a.hlsl"}};
  const std::vector<uint8_t> Data = container::makeSourceInfo(Files, Arguments);
  EXPECT_EQ(Data.size() % 4, 0u);
  auto S = container::readSourceInfo(Data);
  ASSERT_TRUE(S.ok()) << S.error().str();
  ASSERT_EQ(S->Names.size(), 2u);
  EXPECT_EQ(S->Names[0].Name, "a.hlsl");
  EXPECT_EQ(S->Names[0].ContentBytes, 16u);
  EXPECT_EQ(S->Names[1].ContentBytes, 1u);
  ASSERT_EQ(S->Arguments.size(), 3u);
  EXPECT_EQ(S->Arguments[0].Value, "cs_6_0");
  EXPECT_EQ(S->Arguments[2].Name, "");
  EXPECT_EQ(S->ContentCount, 2u);
  EXPECT_EQ(S->Contents.Compression, 0);
  EXPECT_EQ(S->Contents.Size, S->Contents.Stored.size());
  const std::string_view Text(reinterpret_cast<const char *>(S->Contents.Stored.data()) + 12);
  EXPECT_EQ(Text, "void main() {}\n");
}

TEST(SourceInfo, DebugBlob) {
  PartBytes B;
  B.u16(0).u16(1).u32(4).u32(50).u32(7);
  auto D = container::readDebugBlob(B.Data);
  ASSERT_TRUE(D) << D.error().str();
  EXPECT_EQ(D->Blob.Size, 50u);
  EXPECT_EQ(D->Blob.Stored.size(), 4u);
  B.Data[4] = 5;
  EXPECT_EQ(container::readDebugBlob(B.Data).error().Code, ErrorCode::PartTooSmall);
  B.Data[2] = 2;
  EXPECT_EQ(container::readDebugBlob(B.Data).error().Code, ErrorCode::PartField);
}
