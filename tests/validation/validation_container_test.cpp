// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Breaks parts byte by byte: the finding names the rule and the field, and a near miss passes.
#include "TestFiles.h"

#include <dxil/container/ContainerWriter.h>

using namespace dxil;

namespace {

using Parts = std::vector<std::pair<container::FourCC, std::vector<uint8_t>>>;

Parts partsOf(const std::string &Name) {
  static std::vector<uint8_t> Bytes;
  Bytes = test::corpusBytes(Name);
  auto C = container::Container::parse(Bytes);
  Parts Out;
  for (const container::Part &P : C->parts())
    Out.push_back({P.Name, {P.Data.begin(), P.Data.end()}});
  return Out;
}

validation::ValidationReport judge(const Parts &P) {
  container::ContainerWriter W;
  for (const auto &[Name, Data] : P)
    W.addPart(Name, Data);
  auto Bytes = W.finish();
  EXPECT_TRUE(Bytes.ok());
  return validation::validate(*Bytes);
}

std::vector<uint8_t> &dataOf(Parts &P, container::FourCC Name) {
  for (auto &[Existing, Data] : P)
    if (Existing == Name)
      return Data;
  ADD_FAILURE() << "no part " << Name.str();
  return P[0].second;
}

void remove(Parts &P, container::FourCC Name) {
  std::erase_if(P, [&](const auto &X) { return X.first == Name; });
}

bool says(const validation::ValidationReport &R, const char *Rule, const std::string &Text) {
  for (const validation::Finding &F : R.Findings)
    if (std::string(F.ruleName()) == Rule && F.Message.find(Text) != std::string::npos)
      return true;
  return false;
}

} // namespace

TEST(Parts, WrittenAgainAreValid) {
  EXPECT_TRUE(judge(partsOf("cs_barriers.0.dxil")).valid());
}

TEST(Parts, OfARootSignatureAlone) {
  Parts P = partsOf("../rootsig/rootsig_only.0.dxil");
  EXPECT_TRUE(judge(P).valid());
  P.push_back({container::part::PRIV, {1, 2, 3, 4}});
  EXPECT_TRUE(judge(P).valid());
  Parts Broken = P;
  dataOf(Broken, container::part::RTS0)[0] = 77; // the version
  validation::ValidationReport R = judge(Broken);
  EXPECT_FALSE(R.Unusable);
  EXPECT_TRUE(says(R, "CONTAINER.ROOTSIGNATUREINCOMPATIBLE", "77"));
  P.push_back({container::part::PSV0, {0, 0, 0, 0}});
  EXPECT_TRUE(says(judge(P), "CONTAINER.PARTINVALID", "PSV0"));
  remove(P, container::part::RTS0);
  EXPECT_TRUE(judge(P).Unusable); // neither a program nor a root signature
}

TEST(Parts, Missing) {
  for (container::FourCC Name : {container::part::ISG1, container::part::OSG1,
                                 container::part::PSV0, container::part::SFI0}) {
    Parts P = partsOf("cs_barriers.0.dxil");
    remove(P, Name);
    EXPECT_TRUE(says(judge(P), "CONTAINER.PARTMISSING", Name.str())) << Name.str();
  }
  Parts P = partsOf("cs_barriers.0.dxil");
  remove(P, container::part::STAT); // statistics may be stripped
  EXPECT_TRUE(judge(P).valid());
}

TEST(Parts, Repeated) {
  Parts P = partsOf("cs_barriers.0.dxil");
  P.push_back({container::part::HASH, dataOf(P, container::part::HASH)});
  EXPECT_TRUE(says(judge(P), "CONTAINER.PARTREPEATED", "HASH occurs 2 times"));
}

TEST(Parts, Unknown) {
  Parts P = partsOf("cs_barriers.0.dxil");
  P.push_back({container::FourCC("ABCD"), {1, 2, 3, 4}});
  EXPECT_TRUE(says(judge(P), "CONTAINER.PARTINVALID", "ABCD"));
  P.back().first = container::part::PRIV; // private data may be anything
  EXPECT_TRUE(judge(P).valid());
}

TEST(Parts, PipelineStateNamesTheField) {
  Parts P = partsOf("cs_barriers.2.dxil");
  std::vector<uint8_t> &Data = dataOf(P, container::part::PSV0);
  constexpr size_t NumThreadsX = 4 + 36;
  ASSERT_GE(Data.size(), NumThreadsX + 4);
  uint8_t Old = Data[NumThreadsX];
  Data[NumThreadsX] ^= 1;
  validation::ValidationReport R = judge(P);
  EXPECT_TRUE(says(R, "CONTAINER.CONTENTMATCHES",
                   "PSV0.NumThreadsX: " + std::to_string(Data[NumThreadsX]) + ", module says " +
                       std::to_string(Old)));
  EXPECT_TRUE(test::brokenRules(R).count("CONTAINER.PARTMATCHES"));
}

TEST(Parts, PipelineStateThatIsCutOff) {
  Parts P = partsOf("cs_barriers.0.dxil");
  dataOf(P, container::part::PSV0).resize(8);
  EXPECT_TRUE(test::brokenRules(judge(P)).count("CONTAINER.CONTENTINVALID"));
}

TEST(Parts, FeaturesNameTheBit) {
  Parts P = partsOf("cs_barriers.0.dxil");
  dataOf(P, container::part::SFI0)[0] ^= 1;
  EXPECT_TRUE(says(judge(P), "CONTAINER.PARTMATCHES", "module says"));
}

TEST(Parts, SignatureNamesTheElement) {
  Parts P = partsOf("ps_gbuffer_targets.1.dxil");
  std::vector<uint8_t> &Data = dataOf(P, container::part::OSG1);
  constexpr size_t Register = 8 + 20; // the first element's register
  Data[Register] ^= 4;
  EXPECT_TRUE(says(judge(P), "CONTAINER.PARTMATCHES", ".Register: "));
}

TEST(Parts, ProgramVersion) {
  Parts P = partsOf("cs_barriers.0.dxil");
  dataOf(P, container::part::DXIL)[0] ^= 1;
  EXPECT_TRUE(test::brokenRules(judge(P)).count("SM.PROGRAMVERSION"));
}

TEST(Parts, RootSignatureThatBindsNothing) {
  Parts P = partsOf("ps_root_signature.0.dxil");
  ASSERT_TRUE(judge(P).valid());
  // Version 1.0, no parameter, no sampler.
  dataOf(P, container::part::RTS0) = {1, 0, 0, 0, 0,  0, 0, 0, 24, 0, 0, 0,
                                      0, 0, 0, 0, 24, 0, 0, 0, 0,  0, 0, 0};
  EXPECT_TRUE(test::brokenRules(judge(P)).count("CONTAINER.ROOTSIGNATUREINCOMPATIBLE"));
}

TEST(Parts, BitcodeThatIsBroken) {
  Parts P = partsOf("cs_barriers.0.dxil");
  std::vector<uint8_t> &Data = dataOf(P, container::part::DXIL);
  for (size_t I = 200; I < 260; ++I)
    Data[I] = 0xff;
  validation::ValidationReport R = judge(P);
  EXPECT_FALSE(R.Unusable);
  EXPECT_TRUE(test::brokenRules(R).count("BITCODE.VALID"));
}

// Each byte of PSV0's fixed fields and of the signatures' records counts: every change is reported.
TEST(Parts, EveryChangedByteOfWhatIsDerivedIsFound) {
  for (const char *Name :
       {"tess_fork_heavy_constants.0.dxil", "vs_static_mesh.0.dxil", "cs_barriers.2.dxil"})
    for (container::FourCC Part :
         {container::part::PSV0, container::part::ISG1, container::part::OSG1}) {
      const Parts Good = partsOf(Name);
      Parts Copy = Good;
      // After the fixed fields of PSV0, a name may be anywhere among the strings.
      constexpr size_t EndOfInfo = 60;
      const size_t Size = Part == container::part::PSV0 ? EndOfInfo : dataOf(Copy, Part).size();
      for (size_t I = 0; I < Size; ++I) {
        Parts P = Good;
        dataOf(P, Part)[I] ^= 1;
        EXPECT_FALSE(judge(P).valid()) << Name << " " << Part.str() << " byte " << I;
      }
    }
}

TEST(Container, RandomBytesAreUnusableWithACode) {
  std::vector<uint8_t> Bytes(4096, 0x5a);
  validation::ValidationReport R = validation::validate(Bytes);
  ASSERT_TRUE(R.Unusable);
  EXPECT_EQ(R.Unusable->Code, ErrorCode::ContainerMagic);
}

TEST(Container, DigestMismatchIsAWarningUntilStrict) {
  std::vector<uint8_t> Bytes = test::corpusBytes("cs_barriers.0.dxil");
  Bytes[4] ^= 1;
  EXPECT_TRUE(validation::validate(Bytes).valid());
  EXPECT_EQ(validation::validate(Bytes).Findings.size(), 1u);
  validation::ValidationOptions Strict;
  Strict.Strict = true;
  EXPECT_FALSE(validation::validate(Bytes, Strict).valid());
}
