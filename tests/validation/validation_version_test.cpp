// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Tests containers of the same shader for validators 1.0 to 1.10: the rules of each version, and
// its version of PSV0. cases/Versions.cases tests modules.
#include "TestFiles.h"

#include <dxil/container/ContainerWriter.h>

using namespace dxil;

namespace {

struct File {
  const char *Name;
  unsigned Minor;    ///< N of the validator version 1.N
  unsigned Pipeline; ///< the version of PSV0 that belongs to it
};

constexpr File Files[] = {
    {"cs_container_versions.0.dxil", 0, 0}, {"cs_container_versions.1.dxil", 2, 1},
    {"cs_container_versions.2.dxil", 4, 1}, {"cs_container_versions.3.dxil", 5, 1},
    {"cs_container_versions.4.dxil", 6, 2}, {"cs_container_versions.5.dxil", 7, 2},
    {"cs_container_versions.6.dxil", 8, 3}, {"cs_barriers.0.dxil", 10, 4},
};

/// Returns the container of one file with a part of another.
std::vector<uint8_t> withPart(const char *Name, container::FourCC PartName, const char *Other) {
  std::vector<uint8_t> Bytes = test::corpusBytes(Name), Others = test::corpusBytes(Other);
  auto C = container::Container::parse(Bytes), O = container::Container::parse(Others);
  EXPECT_TRUE(C.ok() && O.ok());
  container::ContainerWriter W;
  for (const container::Part &P : C->parts())
    W.addPart(P.Name, P.Name == PartName ? O->find(PartName)->Data : P.Data);
  auto Out = W.finish();
  EXPECT_TRUE(Out.ok());
  return std::move(*Out);
}

bool says(const validation::ValidationReport &R, const std::string &Text) {
  for (const validation::Finding &F : R.Findings)
    if (F.Message.find(Text) != F.Message.npos)
      return true;
  return false;
}

} // namespace

TEST(Versions, EachJudgesModulesUpToItsOwn) {
  for (const File &F : Files)
    for (uint16_t Minor = 0; Minor <= 10; ++Minor) {
      validation::ValidationOptions Options;
      Options.ValidatorVersion = ModuleVersion{1, Minor};
      validation::ValidationReport R = validation::validate(test::corpusBytes(F.Name), Options);
      EXPECT_EQ(test::brokenRules(R).count("META.VERSIONSUPPORTED") != 0, F.Minor > Minor)
          << F.Name << " by 1." << Minor;
      EXPECT_EQ(R.valid(), F.Minor <= Minor) << F.Name << " by 1." << Minor;
    }
}

TEST(Versions, PipelineStateHasTheVersionOfTheModules) {
  for (const File &F : Files)
    for (const File &Other : Files) {
      validation::ValidationReport R =
          validation::validate(withPart(F.Name, container::part::PSV0, Other.Name));
      std::string Text = "PSV0.Version: " + std::to_string(Other.Pipeline) + ", module says " +
                         std::to_string(F.Pipeline);
      EXPECT_EQ(says(R, Text), F.Pipeline != Other.Pipeline)
          << F.Name << " with that of " << Other.Name;
    }
}

/// Returns a library with another number in the header of RDAT's table of that type and stride:
/// word 0 is its type, 3 its stride.
std::vector<uint8_t> withTableWord(const char *Name, uint8_t Type, uint8_t Stride, size_t Word,
                                   uint8_t Value) {
  std::vector<uint8_t> Bytes = test::corpusBytes(Name);
  auto C = container::Container::parse(Bytes);
  EXPECT_TRUE(C.ok());
  bool HasMatch = false;
  container::ContainerWriter W;
  for (const container::Part &P : C->parts()) {
    std::vector<uint8_t> Data(P.Data.begin(), P.Data.end());
    for (size_t Position = 0;
         P.Name == container::part::RDAT && !HasMatch && Position + 16 <= Data.size();
         Position += 4)
      if (Data[Position] == Type && Data[Position + 12] == Stride && Data[Position + 13] == 0) {
        Data[Position + 4 * Word] = Value;
        HasMatch = true;
      }
    W.addPart(P.Name, Data);
  }
  EXPECT_TRUE(HasMatch) << Name;
  auto Changed = W.finish();
  EXPECT_TRUE(Changed.ok());
  EXPECT_TRUE(validation::validate(Bytes).valid()) << Name;
  return std::move(*Changed);
}

TEST(Versions, FunctionRecordsOfLibrariesGrewWithVersion8) {
  EXPECT_TRUE(says(validation::validate(withTableWord("lib_all_stages.0.dxil", 4, 52, 3, 44)),
                   "functions of 44 bytes, validator version 1.10 has 52"));
}

TEST(Versions, OnlyPreviewLibrariesHaveTablesOfStages) {
  EXPECT_TRUE(says(validation::validate(withTableWord("rt_subobjects.0.dxil", 6, 24, 0, 15)),
                   "table 15, which validator version 1.10 does not have"));
}
