// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "../Files.h"
#include "TestFiles.h"

#include <filesystem>
#include <random>

using namespace dxil;
namespace fs = std::filesystem;

static std::vector<fs::path> corpusFiles() {
  std::vector<fs::path> Out;
  for (const char *Folder : {"dxil", "dxil_asm"})
    for (const auto &E : fs::directory_iterator(fs::path(DXIL_CORPUS) / Folder))
      if (E.path().extension() == ".dxil")
        Out.push_back(E.path());
  std::sort(Out.begin(), Out.end());
  return Out;
}

TEST(Corpus, EveryContainerIsValidWithoutAWarning) {
  std::vector<fs::path> Files = corpusFiles();
  ASSERT_GE(Files.size(), 270u);
  for (const fs::path &Path : Files) {
    validation::ValidationReport R = validation::validate(dxil::test::readBytes(Path));
    EXPECT_FALSE(R.Unusable) << Path;
    for (const validation::Finding &F : R.Findings)
      ADD_FAILURE() << Path << ": " << F.Message << " [" << F.ruleName() << "]";
  }
}

TEST(Corpus, SeededMutationsAreDiagnosedOrStillValidAndNeverCrash) {
  std::mt19937 Random(1);
  size_t Diagnosed = 0, Count = 0;
  for (const fs::path &Path : corpusFiles()) {
    std::vector<uint8_t> Bytes = dxil::test::readBytes(Path);
    for (int Try = 0; Try < 8; ++Try, ++Count) {
      std::vector<uint8_t> Changed = Bytes;
      for (int Flip = 0; Flip <= Try % 3; ++Flip)
        Changed[Random() % Changed.size()] ^= uint8_t(1u << Random() % 8);
      validation::ValidationReport R = validation::validate(Changed);
      Diagnosed += R.Unusable || !R.Findings.empty();
      for (const validation::Finding &F : R.Findings)
        EXPECT_FALSE(F.Message.empty());
    }
  }
  // A flipped byte breaks at least the digest.
  EXPECT_GT(Diagnosed, Count * 9 / 10);
}

TEST(Corpus, TruncationIsUnusable) {
  std::vector<uint8_t> Bytes = ::test::corpusBytes("cs_minimal.0.dxil");
  for (size_t Size = 0; Size < Bytes.size(); Size += 7)
    EXPECT_TRUE(validation::validate(std::span<const uint8_t>(Bytes).first(Size)).Unusable) << Size;
}
