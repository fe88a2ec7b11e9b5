// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "TestFiles.h"

#include <dxil/validation/Report.h>

#include <nlohmann/json.hpp>

using namespace dxil;

static validation::FileReport brokenFile() {
  std::vector<uint8_t> Bytes = test::corpusBytes("cs_barriers.0.dxil");
  ir::Module M = test::corpusModule("cs_barriers.0.dxil");
  for (ir::Constant &C : M.Constants)
    if (C.Kind == ir::ConstantKind::Integer && C.Bits == 80) // the opcode of Barrier
      C.Bits = 9999;
  return {"dir/a b.dxil", validation::validateModule(M), {}};
}

TEST(Report, TextSaysWhatWhereAndWhatWasExpected) {
  std::string Text = validation::textReport(brokenFile());
  EXPECT_NE(Text.find("dir/a b.dxil: error: function 'Classic', block "), Text.npos) << Text;
  EXPECT_NE(Text.find("opcode 9999 is not a DXIL operation; the last one is "), Text.npos) << Text;
  EXPECT_NE(Text.find("[INSTR.ILLEGALDXILOPCODE]"), Text.npos);
  EXPECT_NE(Text.find("call void @dx.op.barrier(i32 9999"), Text.npos) << Text;
  EXPECT_NE(Text.find("; unknown op 9999"), Text.npos) << Text;
}

TEST(Report, AnUnknownColumnIsLeftOut) {
  validation::FileReport R = brokenFile();
  ASSERT_FALSE(R.Report.Findings.empty());
  validation::Finding &F = R.Report.Findings[0];
  F.File = "a.hlsl";
  F.Line = 12;
  F.Column = 0;
  EXPECT_NE(validation::textReport(R).find(": a.hlsl:12: "), std::string::npos);
  const auto Json = nlohmann::json::parse(validation::jsonReport({R}))["files"][0]["findings"][0];
  EXPECT_EQ(Json["line"], 12);
  EXPECT_FALSE(Json.contains("column"));
  F.Column = 7;
  EXPECT_NE(validation::textReport(R).find(": a.hlsl:12:7: "), std::string::npos);
  EXPECT_EQ(nlohmann::json::parse(validation::jsonReport({R}))["files"][0]["findings"][0]["column"],
            7);
}

TEST(Report, InstructionsNameTheirOpAndItsArguments) {
  ir::Module M = test::corpusModule("cs_barriers.0.dxil");
  for (ir::Constant &C : M.Constants)
    if (C.Kind == ir::ConstantKind::Integer && C.Bits == 9) // a barrier's mode
      C.Bits = 0xff;
  std::string Text = validation::textReport({"a.dxil", validation::validateModule(M), {}});
  EXPECT_NE(Text.find("; Barrier(barrierMode)"), Text.npos) << Text;
}

/// Compilers strip the program and add a second one with debug information.
TEST(Report, SourceLinesComeFromTheProgramWithDebugInformation) {
  std::vector<uint8_t> Bytes = test::corpusBytes("dbg_light_culling.0.dxil");
  auto C = container::Container::parse(Bytes);
  ASSERT_TRUE(C.ok());
  ASSERT_TRUE(C->find(container::part::ILDB));
  size_t Begin = size_t(C->find(container::part::DXIL)->Data.data() - Bytes.data());
  size_t End = Begin + C->find(container::part::DXIL)->Data.size();
  size_t Located = 0;
  for (size_t Position = Begin + 32; Position < End && Located < 3; Position += 5) {
    std::vector<uint8_t> Changed = Bytes;
    Changed[Position] ^= 4;
    for (const validation::Finding &F : validation::validate(Changed).Findings)
      if (F.Line) {
        ++Located;
        EXPECT_EQ(F.File, "src/debug/dbg_light_culling.hlsl");
        EXPECT_NE(F.Instruction, validation::Finding::None);
        EXPECT_LT(F.Line, 100u);
        EXPECT_NE(validation::textReport({"a.dxil", {{}, {F}}, {}})
                      .find(".hlsl:" + std::to_string(F.Line) + ":"),
                  std::string::npos);
        break;
      }
  }
  EXPECT_EQ(Located, 3u);
}

TEST(Report, UnreadableAndUnusableFilesAreInEveryFormat) {
  validation::FileReport Unreadable{"a.dxil", {}, "No such file or directory"};
  validation::FileReport Unusable{"b.dxil", validation::validate({}), {}};
  EXPECT_FALSE(Unreadable.valid());
  EXPECT_FALSE(Unusable.usable());
  auto J = nlohmann::json::parse(validation::jsonReport({Unreadable, Unusable}));
  EXPECT_EQ(J["summary"]["unusable"], 2);
  EXPECT_EQ(J["files"][0]["unusable"]["code"], "unreadable");
  EXPECT_EQ(J["files"][1]["unusable"]["code"], "container-too-small");
  auto S = nlohmann::json::parse(validation::sarifReport({Unreadable, Unusable}, "1"));
  EXPECT_EQ(S["runs"][0]["results"].size(), 2u);
  EXPECT_EQ(S["runs"][0]["results"][0]["message"]["text"], "No such file or directory");
}

TEST(Report, CountsRulesOverFiles) {
  std::string Text = validation::textRuleCounts({brokenFile(), brokenFile()});
  EXPECT_NE(Text.find("INSTR.ILLEGALDXILOPCODE"), Text.npos) << Text;
  EXPECT_NE(Text.find("in 2 files"), Text.npos) << Text;
  EXPECT_EQ(validation::textRuleCounts({}), "");
}

TEST(Report, JsonHasTheFindingAsData) {
  auto J = nlohmann::json::parse(validation::jsonReport({brokenFile()}));
  EXPECT_EQ(J["schema_version"], 1);
  EXPECT_EQ(J["summary"]["invalid"], 1);
  auto &File = J["files"][0];
  EXPECT_EQ(File["valid"], false);
  auto &F = File["findings"][0];
  EXPECT_EQ(F["rule"], "INSTR.ILLEGALDXILOPCODE");
  EXPECT_EQ(F["severity"], "error");
  EXPECT_EQ(F["arguments"][0], "9999");
  EXPECT_EQ(F["function"], "Classic");
  EXPECT_TRUE(F["instruction"].is_number_unsigned());
}

TEST(Report, SarifHasRulesLocationsAndEscapedUris) {
  auto J = nlohmann::json::parse(validation::sarifReport({brokenFile()}, "1.2"));
  EXPECT_EQ(J["version"], "2.1.0");
  auto &Run = J["runs"][0];
  EXPECT_EQ(Run["tool"]["driver"]["name"], "dxil-val");
  EXPECT_EQ(Run["results"][0]["ruleId"], "INSTR.ILLEGALDXILOPCODE");
  EXPECT_EQ(Run["results"][0]["level"], "error");
  EXPECT_EQ(Run["results"][0]["locations"][0]["physicalLocation"]["artifactLocation"]["uri"],
            "dir/a%20b.dxil");
  bool Described = false;
  for (auto &R : Run["tool"]["driver"]["rules"])
    Described |= R["id"] == "INSTR.ILLEGALDXILOPCODE";
  EXPECT_TRUE(Described);
  EXPECT_FALSE(Run["tool"]["driver"]["rules"][0].contains("helpUri"));
  size_t Index = Run["results"][0]["ruleIndex"];
  EXPECT_EQ(Run["tool"]["driver"]["rules"][Index]["id"], "INSTR.ILLEGALDXILOPCODE");
  // A fingerprint identifies a finding for a service. Files and rules must not share one.
  auto Other = brokenFile();
  Other.Path = "c.dxil";
  auto K = nlohmann::json::parse(validation::sarifReport({Other}, "1.2"));
  EXPECT_NE(K["runs"][0]["results"][0]["partialFingerprints"],
            Run["results"][0]["partialFingerprints"]);
}

// RFC 8089's appendix E has drives and servers. The result is the same on all systems, since
// containers travel.
TEST(Report, SarifHasPathsOfWindowsAsUris) {
  const auto UriOf = [](std::string Path, std::string Source) {
    auto R = brokenFile();
    R.Path = std::move(Path);
    if (!Source.empty()) {
      R.Report.Findings[0].File = std::move(Source);
      R.Report.Findings[0].Line = 1;
    }
    auto J = nlohmann::json::parse(validation::sarifReport({R}, "1.2"));
    return J["runs"][0]["results"][0]["locations"][0]["physicalLocation"]["artifactLocation"]["uri"]
        .get<std::string>();
  };
  EXPECT_EQ(UriOf("C:/a b/x.dxil", ""), "file:///C:/a%20b/x.dxil");
  EXPECT_EQ(UriOf("//server/share/x.dxil", ""), "file://server/share/x.dxil");
  EXPECT_EQ(UriOf("/a/x.dxil", ""), "/a/x.dxil");
  EXPECT_EQ(UriOf("a:b/x.dxil", ""), "a%3Ab/x.dxil");
  EXPECT_EQ(UriOf("ab:c.dxil", ""), "ab%3Ac.dxil");
  EXPECT_EQ(UriOf("a\\b.dxil", ""), "a%5Cb.dxil"); // on systems where '\\' is no separator
  EXPECT_EQ(UriOf("x.dxil", "D:\\src\\a.hlsl"), "file:///D:/src/a.hlsl");
  EXPECT_EQ(UriOf("x.dxil", "src\\a.hlsl"), "src/a.hlsl");
  EXPECT_EQ(UriOf("x.dxil", "\\\\server\\a.hlsl"), "file://server/a.hlsl");
}

TEST(Report, SarifPointsIntoTheSite) {
  for (const char *Site : {"https://a.example/docs", "https://a.example/docs/"}) {
    auto J = nlohmann::json::parse(validation::sarifReport({brokenFile()}, "1.2", Site));
    for (auto &R : J["runs"][0]["tool"]["driver"]["rules"])
      EXPECT_EQ(R["helpUri"],
                "https://a.example/docs/rules/" + R["id"].get<std::string>() + ".html");
  }
}

TEST(Report, RulesAsJsonAreTheTable) {
  auto J = nlohmann::json::parse(validation::jsonRules());
  ASSERT_EQ(J["rules"].size(), validation::rules().size());
  const auto &R = J["rules"][size_t(Rule::InstrOload)];
  EXPECT_EQ(R["name"], "INSTR.OLOAD");
  EXPECT_EQ(R["stages"], nlohmann::json::array({"all_stages"}));
  EXPECT_EQ(R["since"], "1.0");
  EXPECT_EQ(R["status"], "implemented");
}

TEST(Rules, TableIsDenseAndFindableByName) {
  EXPECT_GE(validation::rules().size(), 305u);
  for (size_t I = 0; I < validation::rules().size(); ++I) {
    EXPECT_EQ(size_t(validation::rules()[I].Id), I);
    EXPECT_EQ(validation::findRule(validation::rules()[I].Name), validation::rules()[I].Id);
    EXPECT_FALSE(validation::rules()[I].Text.empty());
    EXPECT_FALSE(validation::rules()[I].Doc.empty());
  }
  EXPECT_EQ(validation::findRule("instr.oload"), Rule::InstrOload);
  EXPECT_FALSE(validation::findRule("NO.SUCHRULE"));
}

TEST(Rules, MessagesAreFilledAndPrintable) {
  EXPECT_EQ(validation::messageText(rule::InstrOpConst("mask", "BufferStore")),
            "argument mask of BufferStore must be a constant");
  EXPECT_EQ(validation::messageText(rule::MetaKnown("a\x01\xff")),
            "named metadata !a\\x01\\xff is not defined for DXIL");
}

TEST(Options, AllowDropsARule) {
  ir::Module M = test::corpusModule("cs_barriers.0.dxil");
  M.Triple = "other";
  EXPECT_FALSE(validation::validateModule(M).valid());
  validation::ValidationOptions Options;
  Options.Allow.push_back(Rule::MetaTarget);
  EXPECT_TRUE(validation::validateModule(M, Options).valid());
}

/// Each message names its subject in an argument, and has no unfilled placeholder.
TEST(Rules, MessagesNameWhatWhereAndWhatWasExpected) {
  for (const RuleInfo &R : validation::rules()) {
    RuleMessage Message{R.Id, {}};
    size_t Places = 0;
    for (const char C : R.Text.str())
      if (C == '{')
        Message.Arguments.push_back("<" + std::to_string(Places++) + ">");
    std::string Text = validation::messageText(Message);
    for (size_t N = 0; N < Places; ++N)
      EXPECT_NE(Text.find("<" + std::to_string(N) + ">"), Text.npos) << R.Name << ": " << Text;
    EXPECT_EQ(Text.find('{'), Text.npos) << R.Name;
    EXPECT_GE(Text.size(), 20u) << R.Name << " does not say what is wrong: " << Text;
    EXPECT_EQ(Text.back() == '.', false) << R.Name;
  }
}
