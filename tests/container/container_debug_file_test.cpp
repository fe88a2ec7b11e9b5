// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <dxil/container/DebugFile.h>

#include <gtest/gtest.h>

#include <algorithm>
#include <numeric>

namespace {

std::vector<uint8_t> content(size_t Size) {
  std::vector<uint8_t> Data(Size);
  std::iota(Data.begin(), Data.end(), uint8_t(7));
  return Data;
}

// Sizes around one block, and a size whose directory takes more than one block.
TEST(DebugFile, GivesBackWhatItWasMadeOf) {
  for (size_t Size : {0, 1, 511, 512, 513, 5000, 200000}) {
    std::vector<uint8_t> Data = content(Size);
    std::vector<uint8_t> File = dxil::container::makeDebugFile(Data, {});
    EXPECT_EQ(File.size() % 512, 0u);
    ASSERT_TRUE(dxil::container::isDebugFile(File));
    auto Back = dxil::container::readDebugFile(File);
    ASSERT_TRUE(Back) << Back.error().str();
    EXPECT_EQ(*Back, Data) << Size;
  }
}

TEST(DebugFile, CarriesTheHashAsItsId) {
  dxil::container::Digest Id{};
  std::iota(Id.begin(), Id.end(), uint8_t(0xa0));
  std::vector<uint8_t> File = dxil::container::makeDebugFile(content(10), Id);
  auto Match = std::search(File.begin(), File.end(), Id.begin(), Id.end());
  EXPECT_NE(Match, File.end());
  EXPECT_EQ(dxil::container::makeDebugFile(content(10), Id), File);
}

TEST(DebugFile, EveryTruncationAndEveryChangedByteIsAnErrorOrBytes) {
  const std::vector<uint8_t> File = dxil::container::makeDebugFile(content(700), {});
  for (size_t Length = 0; Length < File.size(); Length += Length < 64 ? 1 : 37) {
    std::vector<uint8_t> Short(File.begin(), File.begin() + Length);
    auto Read = dxil::container::readDebugFile(Short);
    // Only padding of the last block may be missing.
    if (Read) {
      EXPECT_EQ(*Read, content(700)) << Length;
    }
  }
  for (size_t Position = 0; Position < File.size(); ++Position)
    for (uint8_t Flip : {0x01, 0x80, 0xff}) {
      std::vector<uint8_t> Changed = File;
      Changed[Position] ^= Flip;
      auto Read = dxil::container::readDebugFile(Changed);
      if (Read) {
        EXPECT_LE(Read->size(), File.size());
      } else {
        EXPECT_FALSE(Read.error().str().empty());
      }
    }
}

} // namespace
