// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Tests of linking libraries of DXC and of this project, and of libraries that do not fit together.
#include "TestFiles.h"

#include <dxil/container/Program.h>
#include <dxil/container/derive/Facts.h>
#include <dxil/link/Link.h>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

using namespace dxil;
using namespace dxil::container;
using namespace dxil::link;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;

namespace {

struct Linking {
  std::vector<std::pair<std::string, std::vector<uint8_t>>> Files;
  LinkOptions Options;

  explicit Linking(std::string_view Profile) { Options.Target = *parseLinkTarget(Profile); }
  Linking &add(const std::string &Name) {
    Files.push_back({Name, test::corpusFile("dxil/" + Name)});
    return *this;
  }
  LinkResult run() const {
    std::vector<LinkInput> Inputs;
    for (const auto &[Name, Data] : Files)
      Inputs.push_back({Name, Data});
    return link::link(Inputs, Options);
  }
};

ir::Module moduleOf(const LinkResult &R) {
  auto C = Container::parse(R.Container);
  auto M = C ? readModule(*C) : Result<ir::Module>(C.error());
  EXPECT_TRUE(M.ok());
  return M ? std::move(*M) : ir::Module();
}

std::vector<std::string> definedFunctions(const ir::Module &M) {
  std::vector<std::string> Names;
  for (const ir::Function &F : M.Functions)
    if (!F.IsDeclaration)
      Names.push_back(std::string(M.name(F.Self)));
  std::ranges::sort(Names);
  return Names;
}

TEST(Link, ProfilesAreReadAndRefused) {
  EXPECT_EQ(parseLinkTarget("cs_6_0")->Kind, Stage::Compute);
  EXPECT_EQ(parseLinkTarget("lib_6_8")->ShaderModel.Minor, 8u);
  for (const char *Bad : {"", "cs", "cs_5_0", "cs_6_", "cs_6_99", "ms_6_4", "xx_6_0", "lib_6_0"})
    EXPECT_FALSE(parseLinkTarget(Bad).ok()) << Bad;
}

TEST(Link, ExportsAreReadAndRefused) {
  auto Some = parseExports("a;b=c;d,e=f");
  ASSERT_TRUE(Some.ok());
  ASSERT_EQ(Some->size(), 3u);
  EXPECT_EQ((*Some)[1].Name, "c");
  EXPECT_THAT((*Some)[2].NewNames, ElementsAre("d", "e"));
  for (const char *Bad : {"=a", "b=", "a,b", "a=b=c"})
    EXPECT_FALSE(parseExports(Bad).ok()) << Bad;
}

/// Each entry of DXC's library links into a shader of its stage.
TEST(Link, EveryEntryOfALibraryIsAShader) {
  const std::pair<const char *, const char *> Entries[] = {
      {"cs", "ComputeStage"}, {"vs", "VertexStage"},       {"hs", "HullStage"},
      {"ds", "DomainStage"},  {"gs", "GeometryStage"},     {"ps", "PixelStage"},
      {"ms", "MeshStage"},    {"as", "AmplificationStage"}};
  for (const char *Version : {"_6_5", "_6_8"})
    for (const auto &[Prefix, Name] : Entries) {
      Linking L(std::string(Prefix) + Version);
      L.add("lib_all_stages.1.dxil").Options.Entry = Name;
      const LinkResult R = L.run();
      EXPECT_THAT(R.Errors, IsEmpty()) << Name;
      if (!R.ok())
        continue;
      const ir::Module M = moduleOf(R);
      const ModuleFacts Info = readFacts(M);
      EXPECT_EQ(Info.Kind, L.Options.Target.Kind);
      ASSERT_EQ(Info.Entries.size(), 1u);
      EXPECT_EQ(Info.Entries[0].Name, Name);
    }
}

TEST(Link, LibraryKeepsItsFunctions) {
  Linking L("lib_6_6");
  L.add("lib_exported_functions.0.dxil");
  const LinkResult R = L.run();
  ASSERT_THAT(R.Errors, IsEmpty());
  const ir::Module M = moduleOf(R);
  EXPECT_EQ(definedFunctions(M).size(), 4u);
  const ModuleFacts Info = readFacts(M);
  EXPECT_EQ(Info.ModelName, "lib_6_6");
  EXPECT_EQ(Info.SRVs.size(), 1u);
  EXPECT_EQ(Info.CBuffers.size(), 1u);
  EXPECT_EQ(Info.Samplers.size(), 1u);
}

TEST(Link, ExportsHaveNewNamesAndOthersGo) {
  Linking L("lib_6_3");
  L.add("lib_exported_functions.0.dxil").Options.Exports = *parseExports("Half,Falloff=Falloff");
  const LinkResult R = L.run();
  ASSERT_THAT(R.Errors, IsEmpty());
  const ir::Module M = moduleOf(R);
  EXPECT_THAT(definedFunctions(M), ElementsAre("\1?Falloff@@YAMMM@Z", "\1?Half@@YAMMM@Z"));
  EXPECT_TRUE(readFacts(M).SRVs.empty()); // no remaining function uses it
}

TEST(Link, SameInputsGiveTheSameBytes) {
  Linking L("lib_6_6");
  L.add("lib_exported_functions.1.dxil").add("rt_inline_in_library.1.dxil");
  const LinkResult A = L.run(), B = L.run();
  ASSERT_THAT(A.Errors, IsEmpty());
  EXPECT_EQ(A.Container, B.Container);
}

// ---- Errors -------------------------------------------------------------------------------------

TEST(Link, DoubleDefinitionsNameBothFiles) {
  Linking L("lib_6_6");
  L.add("lib_exported_functions.0.dxil").add("lib_exported_functions.1.dxil");
  const LinkResult R = L.run();
  EXPECT_TRUE(R.Container.empty());
  EXPECT_EQ(R.Errors.size(), 4u); // one for each function
  for (const std::string &E : R.Errors) {
    EXPECT_THAT(E, HasSubstr("lib_exported_functions.0.dxil"));
    EXPECT_THAT(E, HasSubstr("lib_exported_functions.1.dxil"));
  }
}

TEST(Link, WrongEntries) {
  Linking L("ps_6_6");
  L.add("lib_all_stages.1.dxil").Options.Entry = "Nothing";
  EXPECT_THAT(L.run().Errors, ElementsAre("entry 'Nothing' is defined in none of the libraries"));
  L.Options.Entry = "VertexStage";
  EXPECT_THAT(L.run().Errors, ElementsAre(HasSubstr("'VertexStage' of lib_all_stages.1.dxil is a "
                                                    "vertex shader (expected a pixel shader")));
  Linking F("ps_6_6");
  F.add("lib_exported_functions.1.dxil").Options.Entry = "Falloff";
  EXPECT_FALSE(F.run().ok());
}

TEST(Link, AllWrongInputsAreTold) {
  Linking L("lib_6_6");
  L.Files.push_back({"empty", {}});
  L.Files.push_back({"text", {'t', 'e', 'x', 't'}});
  EXPECT_THAT(L.run().Errors, ElementsAre(HasSubstr("empty: "), HasSubstr("text: ")));
  EXPECT_THAT(Linking("lib_6_6").run().Errors, ElementsAre("there are no libraries to link"));
}

TEST(Link, MissingExportIsAnError) {
  Linking L("lib_6_3");
  L.add("lib_exported_functions.0.dxil").Options.Exports = *parseExports("Nothing;Falloff");
  EXPECT_THAT(L.run().Errors, ElementsAre("export 'Nothing' is defined in none of the libraries"));
}

TEST(Link, OperationsThatTheTargetHasNot) {
  Linking L("as_6_5");
  L.add("lib_all_stages.1.dxil").Options.Entry = "AmplificationStage";
  EXPECT_TRUE(L.run().ok());
  Linking Ray("lib_6_3");
  Ray.add("rt_inline_in_library.0.dxil");
  EXPECT_THAT(Ray.run().Errors, testing::Contains(HasSubstr("shader model 6.3 has not")));
}

// Vectors of any length need shader model 6.9, even for older ops.
TEST(Link, OverloadsThatTheTargetHasNot) {
  Linking L("lib_6_8");
  L.add("wg_compute_features.1.dxil");
  const LinkResult R = L.run();
  EXPECT_THAT(R.Errors, testing::Contains(testing::AllOf(
                            HasSubstr("'Filter' of wg_compute_features.1.dxil"),
                            HasSubstr("DerivCoarseX, which has no overload v4f32 in shader "
                                      "model 6.8"))));
}

TEST(Link, ResourcesThatDifferNameBothFiles) {
  Linking L("lib_6_6");
  L.add("lib_exported_functions.1.dxil").add("lib_all_stages.1.dxil");
  EXPECT_THAT(L.run().Errors,
              ElementsAre("resource 'S' of lib_exported_functions.1.dxil and of "
                          "lib_all_stages.1.dxil differ: register s1, space1 and register s0, "
                          "space0"));
}

/// Random bit flips: linking gives an error or a result.
TEST(Link, DamagedLibraries) {
  const std::vector<uint8_t> Good = test::corpusFile("dxil/lib_exported_functions.1.dxil");
  Linking L("lib_6_6");
  L.add("rt_inline_in_library.1.dxil");
  L.Files.push_back({"damaged", Good});
  ASSERT_TRUE(L.run().ok());
  for (size_t Position = 0; Position < Good.size(); Position += 37) {
    L.Files[1].second = Good;
    L.Files[1].second[Position] ^= uint8_t(1u << Position % 8);
    const LinkResult R = L.run();
    EXPECT_EQ(R.ok(), !R.Container.empty());
  }
}

} // namespace
