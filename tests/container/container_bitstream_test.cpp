// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Streams made by hand: what is legal reads, each mistake has its code.
#include "TestFiles.h"

#include <dxil/container/ModuleReader.h>

#include <gtest/gtest.h>

using namespace dxil;
using test::BitWriter;

namespace {

Error errorOf(const BitWriter &W, const ReadLimits &L = {}) {
  auto M = readBitcode(W.Bytes, {}, 0, L);
  EXPECT_FALSE(M);
  if (M)
    return {};
  return M.error();
}

BitWriter minimal() {
  BitWriter W;
  W.enter(8).record(1, {1}).end();
  return W;
}

} // namespace

TEST(Bitstream, MinimalModule) {
  auto M = readBitcode(minimal().Bytes);
  ASSERT_TRUE(M) << M.error().str();
  EXPECT_TRUE(M->Functions.empty());
}

TEST(Bitstream, Magic) {
  std::vector<uint8_t> B = {'B', 'C', 0xc0, 0xdd};
  EXPECT_EQ(readBitcode(B).error().Code, ErrorCode::BitcodeMagic);
  EXPECT_EQ(readBitcode({}).error().Code, ErrorCode::BitcodeMagic);
}

TEST(Bitstream, Wrapper) {
  auto Inner = minimal().Bytes;
  std::vector<uint8_t> B = {0xde, 0xc0, 0x17, 0x0b, 0, 0, 0, 0, 20, 0, 0, 0,
                            uint8_t(Inner.size()), 0, 0, 0, 0, 0, 0, 0};
  B.insert(B.end(), Inner.begin(), Inner.end());
  EXPECT_TRUE(readBitcode(B));
  B[12] = 0xff;
  EXPECT_EQ(readBitcode(B).error().Code, ErrorCode::BitcodeWrapper);
}

TEST(Bitstream, NoModule) {
  EXPECT_EQ(errorOf(BitWriter()).Code, ErrorCode::StreamEnd);
  BitWriter W;
  W.enter(99).end();
  EXPECT_EQ(errorOf(W).Code, ErrorCode::StreamEnd);
}

TEST(Bitstream, EndOutsideOfBlocks) {
  BitWriter W;
  W.fixed(0, 2).align();
  EXPECT_EQ(errorOf(W).Code, ErrorCode::StreamAbbrevId);
}

TEST(Bitstream, BlockLongerThanTheStream) {
  auto W = minimal();
  W.Bytes[8] = 0x7f;
  Error E = errorOf(W);
  EXPECT_EQ(E.Code, ErrorCode::StreamBlockLength);
  EXPECT_NE(E.Expected.find("at most"), std::string::npos);
}

TEST(Bitstream, BlockEndsBeforeItsLength) {
  auto W = minimal();
  W.Bytes.insert(W.Bytes.end(), 4, 0);
  W.Bytes[8] = uint8_t(W.Bytes[8] + 1);
  EXPECT_EQ(errorOf(W).Code, ErrorCode::StreamBlockLength);
}

TEST(Bitstream, ReadPastTheBlock) {
  auto W = minimal();
  W.Bytes[8] = 0;
  EXPECT_EQ(errorOf(W).Code, ErrorCode::StreamBlockEnd);
}

TEST(Bitstream, AbbreviationWidth) {
  BitWriter W;
  W.fixed(1, 2).vbr(8, 8).vbr(1, 4).align().fixed(0, 32);
  EXPECT_EQ(errorOf(W).Code, ErrorCode::StreamAbbrevWidth);
}

TEST(Bitstream, UndefinedAbbreviation) {
  BitWriter W;
  W.enter(8).fixed(5, 3).align().end();
  EXPECT_EQ(errorOf(W).Code, ErrorCode::StreamAbbrevId);
}

TEST(Bitstream, NumberOfMoreThan64Bits) {
  BitWriter W;
  W.enter(8).fixed(3, 3);
  for (int I = 0; I < 20; ++I)
    W.fixed(63, 6);
  W.align().end();
  EXPECT_EQ(errorOf(W).Code, ErrorCode::StreamVbr);
}

TEST(Bitstream, RecordLongerThanItsBlock) {
  BitWriter W;
  W.enter(8).fixed(3, 3).vbr(2, 6).vbr(1u << 30, 6).align().end();
  EXPECT_EQ(errorOf(W).Code, ErrorCode::StreamRecordLength);
}

TEST(Bitstream, AbbreviationsThatMakeSomethingOutOfNothing) {
  // An array of fields of no bits.
  BitWriter W;
  W.enter(8).fixed(2, 3).vbr(3, 5).fixed(1, 1).vbr(2, 8); // literal code 2
  W.fixed(0, 1).fixed(3, 3).fixed(0, 1).fixed(1, 3).vbr(0, 5);
  W.align().end();
  EXPECT_EQ(errorOf(W).Code, ErrorCode::StreamAbbrevDefinition);
  // More fields than any writer uses.
  BitWriter Many;
  Many.enter(8).fixed(2, 3).vbr(1000, 5);
  for (int I = 0; I < 1000; ++I)
    Many.fixed(1, 1).vbr(0, 8);
  Many.align().end();
  EXPECT_EQ(errorOf(Many).Code, ErrorCode::StreamAbbrevDefinition);
  BitWriter None;
  None.enter(8).fixed(2, 3).vbr(0, 5).align().end();
  EXPECT_EQ(errorOf(None).Code, ErrorCode::StreamAbbrevDefinition);
}

TEST(Bitstream, AbbreviatedRecordsOfEachKind) {
  BitWriter W;
  W.enter(8).record(1, {1});
  // triple (code 2) as an array of char6, data layout (code 3) as a blob, section (5) of vbr
  W.fixed(2, 3).vbr(3, 5).fixed(1, 1).vbr(2, 8).fixed(0, 1).fixed(3, 3).fixed(0, 1).fixed(4, 3);
  W.fixed(2, 3).vbr(2, 5).fixed(1, 1).vbr(3, 8).fixed(0, 1).fixed(5, 3);
  W.fixed(4, 3).vbr(3, 6).fixed(0, 6).fixed(26, 6).fixed(52, 6); // "aA0"
  W.fixed(5, 3).vbr(2, 6).align().fixed('x', 8).fixed('y', 8).align();
  W.end();
  auto M = readBitcode(W.Bytes);
  ASSERT_TRUE(M) << M.error().str();
  EXPECT_EQ(M->Triple, "aA0");
  EXPECT_EQ(M->DataLayout, "xy");
}

TEST(Bitstream, BlockInfo) {
  BitWriter W;
  W.enter(8).record(1, {1});
  W.enter(0).record(1, {17}); // abbreviations for type blocks
  W.fixed(2, 3).vbr(2, 5).fixed(1, 1).vbr(7, 8).fixed(0, 1).fixed(1, 3).vbr(8, 5); // integer type
  W.end();
  W.enter(17).fixed(4, 3).fixed(32, 8).end();
  W.end();
  auto M = readBitcode(W.Bytes);
  ASSERT_TRUE(M) << M.error().str();
  ASSERT_GE(M->Types.size(), 1u);
  EXPECT_TRUE(M->Types[0].isInteger(32));

  BitWriter Bad;
  Bad.enter(8).enter(0).fixed(2, 3).vbr(1, 5).fixed(1, 1).vbr(7, 8).end().end();
  EXPECT_EQ(errorOf(Bad).Code, ErrorCode::StreamBlockInfo);
}

TEST(Bitstream, Limits) {
  ReadLimits L;
  L.MaxRecords = 3;
  BitWriter W;
  W.enter(8);
  for (int I = 0; I < 10; ++I)
    W.record(5, {65});
  W.end();
  EXPECT_TRUE(readBitcode(W.Bytes));
  EXPECT_EQ(errorOf(W, L).Code, ErrorCode::LimitExceeded);
  L = {};
  L.MaxBlockDepth = 1;
  BitWriter Deep;
  Deep.enter(8).enter(17).end().end();
  EXPECT_EQ(errorOf(Deep, L).Code, ErrorCode::StreamNesting);
}

TEST(Bitstream, ErrorsSayWhere) {
  BitWriter W;
  W.enter(8).enter(17).record(7, {0}).end().end();
  auto M = readBitcode(W.Bytes, "DXIL", 64);
  ASSERT_FALSE(M);
  const Error &E = M.error();
  EXPECT_EQ(E.Code, ErrorCode::TypeTable);
  EXPECT_EQ(E.Part, "DXIL");
  EXPECT_EQ(E.Block, 17u);
  EXPECT_EQ(E.Record, 7u);
  // Magic, two block headers of 12 and 8 bytes, after the 64 bits in front.
  EXPECT_EQ(E.byteOffset(), 8u + 4 + 8 + 8);
  EXPECT_EQ(E.str(), "DXIL byte 28, block 17 (type), record 7: an integer of 0 bits (expected 1 to "
                     "8388607) [type-table]");
}
