// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Tests of hand-made streams: valid ones are read, and each mistake has its error code.
#include "TestFiles.h"

#include <dxil/container/Program.h>

#include <gtest/gtest.h>

#include <random>

using namespace dxil;
using test::BitWriter;

namespace {

Error errorOf(const BitWriter &W, const ir::ReadLimits &L = {}) {
  auto M = ir::readBitcode(W.Bytes, {}, 0, L);
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
  auto M = ir::readBitcode(minimal().Bytes);
  ASSERT_TRUE(M) << M.error().str();
  EXPECT_TRUE(M->Functions.empty());
}

TEST(Bitstream, Magic) {
  std::vector<uint8_t> B = {'B', 'C', 0xc0, 0xdd};
  EXPECT_EQ(ir::readBitcode(B).error().Code, ErrorCode::BitcodeMagic);
  EXPECT_EQ(ir::readBitcode({}).error().Code, ErrorCode::BitcodeMagic);
}

TEST(Bitstream, Wrapper) {
  auto Inner = minimal().Bytes;
  std::vector<uint8_t> B = {0xde, 0xc0, 0x17, 0x0b, 0, 0, 0, 0, 20, 0, 0, 0, uint8_t(Inner.size()),
                            0,    0,    0,    0,    0, 0, 0};
  B.insert(B.end(), Inner.begin(), Inner.end());
  EXPECT_TRUE(ir::readBitcode(B));
  B[12] = 0xff;
  EXPECT_EQ(ir::readBitcode(B).error().Code, ErrorCode::BitcodeWrapper);
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
  // An array of fields of zero bits.
  BitWriter W;
  W.enter(8).fixed(2, 3).vbr(3, 5).fixed(1, 1).vbr(2, 8); // literal code 2
  W.fixed(0, 1).fixed(3, 3).fixed(0, 1).fixed(1, 3).vbr(0, 5);
  W.align().end();
  EXPECT_EQ(errorOf(W).Code, ErrorCode::StreamAbbrevDefinition);
  // More fields than any compiler writes.
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
  auto M = ir::readBitcode(W.Bytes);
  ASSERT_TRUE(M) << M.error().str();
  EXPECT_EQ(M->Triple, "aA0");
  EXPECT_EQ(M->DataLayout, "xy");
}

namespace {

// Reads a module that has only an array of numbers. `Define` writes the abbreviation, if any, and
// `Use` the record.
template <typename Definition, typename Use>
std::vector<uint64_t> numbersRead(size_t Count, Definition Define, Use Write) {
  BitWriter W;
  W.enter(8).record(1, {1});
  W.enter(17, 4).record(7, {64}).record(11, {Count, 0}).end(); // i64 and an array of i64
  W.enter(11, 4).record(1, {1});                               // constants of the array's type
  Define(W);
  Write(W);
  W.end().end();
  auto M = ir::readBitcode(W.Bytes);
  EXPECT_TRUE(M) << M.error().str();
  return M ? M->WordPool : std::vector<uint64_t>();
}

} // namespace

// Numbers of any length at any bit offset: fast and general paths of the reader must agree.
TEST(Bitstream, NumbersOfAllLengths) {
  std::mt19937_64 Random(5);
  for (int Round = 0; Round < 2000; ++Round) {
    std::vector<uint64_t> Numbers(Random() % 40);
    const unsigned MostBits = unsigned(1 + Random() % 64), Width = unsigned(2 + Random() % 31);
    for (uint64_t &N : Numbers)
      N = Random() >> (64 - (1 + Random() % MostBits));
    auto Nothing = [](BitWriter &) {};
    EXPECT_EQ(numbersRead(Numbers.size(), Nothing, [&](BitWriter &W) { W.record(22, Numbers); }),
              Numbers);
    // The code is a literal or a field; an array follows.
    const bool Literal = Random() & 1;
    for (unsigned Encoding : {1u, 2u}) { // 1: fixed, 2: vbr
      const unsigned Bits = Encoding == 1 ? MostBits : Width;
      auto Define = [&](BitWriter &W) {
        W.fixed(2, 4).vbr(3, 5);
        Literal ? W.fixed(1, 1).vbr(22, 8) : W.fixed(0, 1).fixed(1, 3).vbr(5, 5);
        W.fixed(0, 1).fixed(3, 3).fixed(0, 1).fixed(Encoding, 3).vbr(Bits, 5);
      };
      auto Use = [&](BitWriter &W) {
        W.fixed(4, 4).fixed(22, Literal ? 0 : 5).vbr(Numbers.size(), 6);
        for (uint64_t N : Numbers)
          Encoding == 1 ? W.fixed(N, Bits) : W.vbr(N, Bits);
      };
      EXPECT_EQ(numbersRead(Numbers.size(), Define, Use), Numbers) << Bits << " bits";
    }
  }
}

// Metadata strings: unabbreviated, as bytes, and as six-bit characters. The last one ends its
// block.
TEST(Bitstream, TextsOfAllLengths) {
  const std::string Six = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789._";
  for (size_t Length = 0; Length < 100; ++Length) {
    std::string Text;
    for (size_t I = 0; I < Length; ++I)
      Text += Six[(I * 7 + Length) % Six.size()];
    BitWriter W;
    W.enter(8).record(1, {1}).enter(15, 3);
    for (unsigned Encoding : {1u, 4u}) {
      W.fixed(2, 3).vbr(3, 5).fixed(1, 1).vbr(1, 8).fixed(0, 1).fixed(3, 3).fixed(0, 1).fixed(
          Encoding, 3);
      if (Encoding == 1)
        W.vbr(8, 5);
    }
    W.record(1, {Text.begin(), Text.end()});
    W.fixed(4, 3).vbr(Length, 6);
    for (char C : Text)
      W.fixed(uint8_t(C), 8);
    W.fixed(5, 3).vbr(Length, 6);
    for (char C : Text)
      W.fixed(Six.find(C), 6);
    W.end().end();
    auto M = ir::readBitcode(W.Bytes);
    ASSERT_TRUE(M) << M.error().str();
    ASSERT_EQ(M->Metadata.size(), 3u);
    for (const auto &N : M->Metadata)
      EXPECT_EQ(N.Text, Text);
  }
}

TEST(Bitstream, BlockInfo) {
  BitWriter W;
  W.enter(8).record(1, {1});
  W.enter(0).record(1, {17}); // abbreviations for type blocks
  W.fixed(2, 3).vbr(2, 5).fixed(1, 1).vbr(7, 8).fixed(0, 1).fixed(1, 3).vbr(8, 5); // integer type
  W.end();
  W.enter(17).fixed(4, 3).fixed(32, 8).end();
  W.end();
  auto M = ir::readBitcode(W.Bytes);
  ASSERT_TRUE(M) << M.error().str();
  ASSERT_GE(M->Types.size(), 1u);
  EXPECT_TRUE(M->Types[0].isInteger(32));

  BitWriter Bad;
  Bad.enter(8).enter(0).fixed(2, 3).vbr(1, 5).fixed(1, 1).vbr(7, 8).end().end();
  EXPECT_EQ(errorOf(Bad).Code, ErrorCode::StreamBlockInfo);
}

TEST(Bitstream, Limits) {
  ir::ReadLimits L;
  L.MaxRecords = 3;
  BitWriter W;
  W.enter(8);
  for (int I = 0; I < 10; ++I)
    W.record(5, {65});
  W.end();
  EXPECT_TRUE(ir::readBitcode(W.Bytes));
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
  auto M = ir::readBitcode(W.Bytes, "DXIL", 64);
  ASSERT_FALSE(M);
  const Error &E = M.error();
  EXPECT_EQ(E.Code, ErrorCode::TypeTable);
  EXPECT_EQ(E.Part, "DXIL");
  EXPECT_EQ(E.Block, 17u);
  EXPECT_EQ(E.Record, 7u);
  // Offset of magic, two block headers of 12 and 8 bytes, and 64 bits before them.
  EXPECT_EQ(E.byteOffset(), 8u + 4 + 8 + 8);
  EXPECT_EQ(E.str(), "DXIL byte 28, block 17 (type), record 7: an integer of 0 bits (expected 1 to "
                     "8388607) [type-table]");
}
