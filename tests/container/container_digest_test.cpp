// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "TestFiles.h"

#include <dxil/container/ContainerWriter.h>
#include <dxil/container/Digest.h>

#include <gtest/gtest.h>

using namespace dxil;

static std::string md5Text(const std::string &S) {
  return container::digestText(
      container::md5({reinterpret_cast<const uint8_t *>(S.data()), S.size()}));
}

// The test suite of RFC 1321. Its longest text needs an extra block of padding.
TEST(Digest, Md5OfTheStandard) {
  EXPECT_EQ(md5Text(""), "d41d8cd98f00b204e9800998ecf8427e");
  EXPECT_EQ(md5Text("a"), "0cc175b9c0f1b6a831c399e269772661");
  EXPECT_EQ(md5Text("abc"), "900150983cd24fb0d6963f7d28e17f72");
  EXPECT_EQ(md5Text("message digest"), "f96b697d7cb7938d525a2f31aaf161d0");
  EXPECT_EQ(md5Text("abcdefghijklmnopqrstuvwxyz"), "c3fcd3d76192e4007dfb496cca67e13b");
  EXPECT_EQ(md5Text("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"),
            "d174ab98d277d9f5a5611c2c9f419d9f");
  EXPECT_EQ(
      md5Text("12345678901234567890123456789012345678901234567890123456789012345678901234567890"),
      "57edf4a22be3c955ac49da2e2107b67a");
}

// Containers signed by the reference validator have the digest computed here; previews have their
// mark.
TEST(Digest, MatchesEverySignedContainer) {
  size_t Matching = 0, Preview = 0, Others = 0;
  for (const auto &Path : test::corpusFiles()) {
    auto Bytes = test::readBytes(Path);
    auto C = container::Container::parse(Bytes);
    ASSERT_TRUE(C) << Path << ": " << C.error().str();
    container::DigestState S = C->digestState();
    Matching += S == container::DigestState::Matching;
    Preview += S == container::DigestState::Preview;
    Others += S != container::DigestState::Matching && S != container::DigestState::Preview;
    if (S != container::DigestState::Matching && S != container::DigestState::Preview)
      ADD_FAILURE() << Path << " has digest state " << int(S);
  }
  EXPECT_GT(Matching, 200u);
  EXPECT_GT(Preview, 0u);
  EXPECT_EQ(Others, 0u);
}

TEST(Digest, SignReplacesAWrongDigest) {
  auto Bytes = test::corpusFile("dxil/cs_minimal.0.dxil");
  auto Original = Bytes;
  Bytes[7] ^= 0xff;
  EXPECT_EQ(container::Container::parse(Bytes)->digestState(), container::DigestState::Mismatching);
  ASSERT_TRUE(container::signContainer(Bytes));
  EXPECT_EQ(Bytes, Original);
  std::vector<uint8_t> Junk(40, 7);
  auto Failed = container::signContainer(Junk);
  ASSERT_FALSE(Failed);
  EXPECT_EQ(Failed.error().Code, ErrorCode::ContainerMagic);
}

// Lengths around the end of a block exercise each path of the padding.
TEST(Digest, EveryLengthOfTheLastBlock) {
  std::vector<container::Digest> Seen;
  for (size_t N = 0; N < 130; ++N) {
    std::vector<uint8_t> Bytes(20 + N, 0);
    container::Digest D = container::containerDigest(Bytes);
    EXPECT_EQ(std::count(Seen.begin(), Seen.end(), D), 0) << N;
    Seen.push_back(D);
  }
}

TEST(Digest, WriterRebuildsACorpusFile) {
  for (const char *Name : {"dxil/cs_minimal.0.dxil", "dxil/dbg_light_culling.1.dxil"}) {
    auto Bytes = test::corpusFile(Name);
    auto C = container::Container::parse(Bytes);
    ASSERT_TRUE(C);
    container::ContainerWriter W;
    for (const container::Part &P : C->parts())
      W.addPart(P.Name, P.Data);
    auto Out = W.finish();
    ASSERT_TRUE(Out);
    EXPECT_EQ(*Out, Bytes) << Name;
  }
}

TEST(Digest, WriterPadsAndCanLeaveTheDigestOut) {
  container::ContainerWriter W;
  W.addPart(container::FourCC("TEST"), std::vector<uint8_t>{1, 2, 3});
  EXPECT_TRUE(W.hasPart(container::FourCC("TEST")));
  EXPECT_FALSE(W.hasPart(container::part::DXIL));
  auto Out = W.finish(false);
  ASSERT_TRUE(Out);
  auto C = container::Container::parse(*Out);
  ASSERT_TRUE(C);
  EXPECT_EQ(C->digestState(), container::DigestState::Unsigned);
  ASSERT_EQ(C->parts().size(), 1u);
  EXPECT_EQ(std::vector<uint8_t>(C->parts()[0].Data.begin(), C->parts()[0].Data.end()),
            (std::vector<uint8_t>{1, 2, 3, 0}));
}
