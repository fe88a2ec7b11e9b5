// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Compares the exported database with a copy of the public facts, and tests its versions.

#include "../facts/FactTypes.h"
#include "dxil/export/Export.h"

#include <algorithm>
#include <fstream>
#include <gtest/gtest.h>
#include <set>

using namespace dxil::exporter;

namespace {

Json load(const char *Path) {
  return Json::parse(std::ifstream(Path));
}

const Json &database() {
  static const Json Database = load(OPS_JSON);
  return Database;
}

const Json &op(const Json &Database, const std::string &Name) {
  for (const Json &Op : Database["ops"])
    if (Op["name"] == Name)
      return Op;
  throw std::runtime_error("no op " + Name);
}

std::set<std::string> set(const Json &List) {
  std::set<std::string> Result;
  for (const Json &Value : List)
    Result.insert(Value.get<std::string>());
  return Result;
}

void expectOverloads(const Json &Op, const Json &Fact) {
  bool Void =
      Fact["overloads"].size() == 1 && Fact["overloads"][0]["scalar"] == Json::array({"void"});
  ASSERT_EQ(Op["overloads"].size(), Void ? 0 : Fact["overloads"].size());
  for (size_t I = 0; I < Op["overloads"].size(); ++I) {
    EXPECT_EQ(set(Op["overloads"][I].back()["types"]), set(Fact["overloads"][I]["scalar"]));
    EXPECT_EQ(set(Op["overloads"][I].back()["vector_element_types"]),
              Fact["overloads"][I].contains("vector_element")
                  ? set(Fact["overloads"][I]["vector_element"])
                  : std::set<std::string>());
  }
}

void expectArguments(const Json &Op, const Json &Fact) {
  EXPECT_EQ(Op["result"], dxil::test::factType(Fact["params"][0]["type"]));
  ASSERT_EQ(Op["arguments"].size() + 1 + (Fact["params"].size() > 1), Fact["params"].size());
  for (size_t I = 0; I < Op["arguments"].size(); ++I) {
    const Json &A = Op["arguments"][I], &P = Fact["params"][I + 2];
    EXPECT_EQ(A["name"], P["name"]);
    EXPECT_EQ(A["type"], dxil::test::factType(P["type"])) << P["name"];
    EXPECT_EQ(A["immediate"], P.value("must_be_constant", false)) << P["name"];
    if (P.contains("enum"))
      EXPECT_EQ(A["enum"], P["enum"]);
    if (P.contains("max_value"))
      EXPECT_EQ(A["range"]["maximum"], P["max_value"]);
  }
}

TEST(Database, AgreesWithThePublicFacts) {
  Json Facts = load(FACTS_JSON);
  // The preview may have ops that are not published.
  auto Published = [](const Json &Ops) {
    return std::count_if(Ops.begin(), Ops.end(),
                         [](const Json &Op) { return Op["table"] == "CoreOps"; });
  };
  ASSERT_EQ(Published(Facts["ops"]), Published(database()["ops"]));
  for (const Json &Fact : Facts["ops"]) {
    SCOPED_TRACE(Fact["name"].get<std::string>());
    const Json &Op = op(database(), Fact["name"]);
    for (const char *Key : {"opcode", "table", "class", "category", "reserved", "counters"})
      EXPECT_EQ(Op[Key], Fact[Key]) << Key;
    auto Minimum = [](const Json &Pair) { return "1." + std::to_string(Pair[1].get<int>()); };
    EXPECT_EQ(Op["min_dxil"], Minimum(Fact["min_shader_model"]));
    const Json &Translated = Fact["min_shader_model_with_linker_translation"];
    EXPECT_EQ(Op["min_dxil_translated"],
              Translated.is_null() ? Json(nullptr) : Json(Minimum(Translated)));

    // The facts describe the newest version, except for CreateHandle, which is removed there.
    const Json &Stages = Op["stages"].back()["stages"] == Json::array({"removed"})
                             ? Op["stages"].front()["stages"]
                             : Op["stages"].back()["stages"];
    EXPECT_EQ(set(Stages),
              Fact["stages"] == "all" ? std::set<std::string>{"all_stages"} : set(Fact["stages"]));

    std::set<std::string> Attributes;
    if (Fact["function_attribute"] != "None")
      Attributes.insert(Fact["function_attribute"]);
    for (auto [Key, Name] : {std::pair("is_derivative", "IsDerivative"),
                             {"is_gradient", "IsGradient"},
                             {"is_feedback", "IsFeedback"},
                             {"is_wave", "IsWave"},
                             {"is_barrier", "IsBarrier"},
                             {"is_convergent", "IsConvergent"},
                             {"requires_uniform_inputs", "RequiresUniformInputs"}})
      if (Fact[Key].get<bool>())
        Attributes.insert(Name);
    EXPECT_EQ(Op["attributes"].empty() ? std::set<std::string>()
                                       : set(Op["attributes"].back()["attributes"]),
              Attributes);

    expectOverloads(Op, Fact);
    expectArguments(Op, Fact);
  }
}

TEST(Database, EveryOpAndArgumentIsDocumented) {
  for (const Json &Op : database()["ops"]) {
    SCOPED_TRACE(Op["name"].get<std::string>());
    EXPECT_GE(Op["doc"].get<std::string>().size(), 20u);
    for (const Json &A : Op["arguments"])
      EXPECT_FALSE(A["doc"].get<std::string>().empty()) << A["name"];
  }
}

TEST(Versions, OnlyWhatIsInForceRemains) {
  Json Version16 = atVersion(database(), {1, 6});
  EXPECT_EQ(Version16["dxil_version"], "1.6");
  for (const Json &Op : Version16["ops"]) {
    EXPECT_EQ(Op["stages"].size(), 1u);
    EXPECT_LE(Op["attributes"].size(), 1u);
    for (const Json &Dimension : Op["overloads"])
      EXPECT_LE(Dimension.size(), 1u);
  }
  EXPECT_THROW(op(Version16, "CreateHandle"), std::runtime_error) << "removed in 1.6";
  EXPECT_THROW(op(Version16, "WriteSamplerFeedback2"), std::runtime_error);
  EXPECT_TRUE(op(Version16, "Sin")["overloads"][0][0]["vector_element_types"].empty())
      << "vectors come in 1.9";
  EXPECT_EQ(set(op(Version16, "AtomicBinOp")["overloads"][0][0]["types"]),
            (std::set<std::string>{"i32", "i64"}));
}

TEST(Versions, DifferencesNameEveryKindOfChange) {
  std::map<std::string, OpChange> Changes;
  for (OpChange &Change : diff(database(), {1, 5}, {1, 6}))
    Changes.emplace(Change.Op, Change);
  EXPECT_EQ(Changes.at("CreateHandle").What, OpChange::Kind::Removed);
  EXPECT_EQ(Changes.at("AnnotateHandle").What, OpChange::Kind::Added);
  ASSERT_EQ(Changes.at("DerivCoarseX").Changes.size(), 1u);
  EXPECT_EQ(Changes.at("DerivCoarseX").Changes[0].Property, "stages");
  EXPECT_FALSE(Changes.contains("Sin"));
  EXPECT_TRUE(diff(database(), {1, 4}, {1, 4}).empty());
}

TEST(Versions, SpellingsAreStrict) {
  EXPECT_EQ(parseVersion("1.10"), (DxilVersion{1, 10}));
  for (const char *Bad : {"", "1", "1.", ".6", "1.6.0", "1.6x", "v1.6", " 1.6"})
    EXPECT_FALSE(parseVersion(Bad)) << Bad;
}

TEST(Shape, StrangeJsonIsRefused) {
  EXPECT_TRUE(checkShape(Json::array()));
  EXPECT_TRUE(checkShape(Json{{"ops", 3}}));
  EXPECT_FALSE(checkShape(database()));
}

TEST(Site, HasAPageForEverything) {
  std::set<std::string> Paths;
  for (const File &F : htmlSite(database())) {
    EXPECT_TRUE(Paths.insert(F.Path).second) << F.Path << " is written twice";
    EXPECT_FALSE(F.Content.empty()) << F.Path;
  }
  for (const Json &Op : database()["ops"])
    EXPECT_TRUE(Paths.contains("ops/" + Op["name"].get<std::string>() + ".html"));
  for (const Json &Enum : database()["enums"])
    EXPECT_TRUE(Paths.contains("enums/" + Enum["name"].get<std::string>() + ".html"));
  for (const Json &Version : database()["versions"])
    EXPECT_TRUE(Paths.contains("versions/" + Version.get<std::string>() + ".html"));
}

TEST(Site, TextIsEscaped) {
  Json Database = database();
  Database["ops"][0]["doc"] = "<script>alert('x')</script> & more. And so on.";
  for (const File &F : htmlSite(Database))
    if (F.Path.ends_with(".html"))
      EXPECT_EQ(F.Content.find("<script>alert"), std::string::npos) << F.Path;
}

Json content() {
  return Json::parse(
      R"({"pages": [{"path": "rules/index.html", "title": "A & B", "section": "rules",
                                    "body": "<h1>Rules</h1>"}],
                         "index": [{"kind": "hlsl", "name": "saturate", "text": "", "since": "1.0",
                                    "href": "guides/hlsl-support.html#hlsl-saturate"}],
                         "pictures": [],
                         "files": [{"path": "container.html", "title": "Look into a container"}],
                         "examples": [{"op": "Sin", "hlsl": "y = sin(x) < 1;", "command": "dxil-cc a.hlsl",
                                       "calls": "%1 = call", "reason": ""},
                                      {"op": "IMul", "hlsl": "", "command": "", "calls": "",
                                       "reason": "nothing & nobody"}]})");
}

std::string pageOf(const std::vector<File> &Files, std::string_view Path) {
  for (const File &F : Files)
    if (F.Path == Path)
      return F.Content;
  return "";
}

TEST(Site, PagesOfOthersGetTheFrameAndAreFound) {
  ASSERT_FALSE(checkContent(content()));
  const auto Files = htmlSite(database(), content());
  const std::string Page = pageOf(Files, "rules/index.html");
  EXPECT_NE(Page.find("<title>A &amp; B"), std::string::npos);
  EXPECT_NE(Page.find("<h1>Rules</h1>"), std::string::npos);
  EXPECT_NE(Page.find("aria-current=\"page\">Rules"), std::string::npos);
  EXPECT_NE(pageOf(Files, "ops/Saturate.html").find("guides/hlsl-support.html#hlsl-saturate"),
            std::string::npos);
  EXPECT_NE(pageOf(Files, "data.js").find("#hlsl-saturate"), std::string::npos);
  EXPECT_NE(pageOf(Files, "ops/Sin.html").find("\"../container.html\""), std::string::npos);
  EXPECT_NE(pageOf(Files, "ops/Sin.html").find("y = sin(x) &lt; 1;"), std::string::npos);
  EXPECT_NE(pageOf(Files, "ops/IMul.html").find("reaches it: nothing &amp; nobody."),
            std::string::npos);
  EXPECT_EQ(pageOf(Files, "ops/Cos.html").find("id=\"hlsl\""), std::string::npos);
  // Without guides, no page links to them.
  for (const File &F : htmlSite(database()))
    for (const char *Path : {"rules/index.html\"", "container.html\""})
      EXPECT_EQ(F.Content.find(Path), std::string::npos) << F.Path;
}

TEST(Site, ContentOfAnotherShapeIsRefused) {
  EXPECT_TRUE(checkContent(Json::array()));
  EXPECT_TRUE(checkContent(Json::object()));
  for (const char *Path : {"../a.html", "/a.html", "", "a/b/c.html"}) {
    Json C = content();
    C["pages"][0]["path"] = Path;
    EXPECT_TRUE(checkContent(C)) << Path;
  }
  Json C = content();
  C["index"][0].erase("since");
  EXPECT_EQ(checkContent(C), "an entry of index has no text 'since'");
  C = content();
  C["pages"][0]["body"] = 1;
  EXPECT_TRUE(checkContent(C));
}

TEST(Site, NamesBreakBetweenWords) {
  const std::string Ops = pageOf(htmlSite(database()), "ops/index.html");
  EXPECT_NE(Ops.find(">Raw<wbr>Buffer<wbr>Load</a>"), std::string::npos);
  EXPECT_NE(Ops.find(">Hit<wbr>Object_<wbr>Is<wbr>Miss</a>"), std::string::npos);
}

} // namespace
