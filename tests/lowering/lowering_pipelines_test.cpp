// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests that docs/pipeline.md shows the pipelines as they run. DXIL_WRITE_DOCS=1 in the environment
// of this test updates the page.
#include "../Files.h"
#include "dxil/lowering/Passes.h"
#include "dxil/lowering/Pipelines.h"

#include "llvm/Passes/PassBuilder.h"
#include "llvm/Support/raw_ostream.h"

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <gtest/gtest.h>
#include <map>
#include <regex>
#include <set>

namespace dxil::lowering {
namespace {

using llvm::StringRef;
const std::filesystem::path Root = DXIL_ROOT;

struct PassRow {
  StringRef Name;
  StringRef Result;
};

constexpr PassRow Rows[] = {
#define DXIL_MODULE_PASS(Name, Class, Result) {Name, Result},
#define DXIL_FUNCTION_PASS(Name, Class, Result) {Name, Result},
#include "dxil/lowering/Passes.def"
};

/// LLVM's pass names by class; this project's passes have names of their own.
class PassNames {
public:
  StringRef operator()(StringRef Class) {
    StringRef Name = Callbacks.getPassNameForClassName(Class);
    return Name.empty() ? Class : Name;
  }

private:
  llvm::PassInstrumentationCallbacks Callbacks;
  llvm::PassBuilder Builder{nullptr, {}, std::nullopt, &Callbacks}; // registers the names
};

std::string spelling(const Pipeline &P, Effort How, PassNames &Names) {
  std::string Text;
  llvm::raw_string_ostream OS(Text);
  for (llvm::ModulePassManager &S : stagesOf(P, How)) {
    OS << (Text.empty() ? "" : "; ");
    S.printPipeline(OS, [&](StringRef Class) { return Names(Class); });
  }
  return Text;
}

StringRef resultOf(StringRef Name) {
  for (const PassRow &R : Rows)
    if (Name == R.Name)
      return R.Result;
  return "";
}

/// Returns the name of the pass of \p S, without options, or of the list that it runs.
std::string nameOf(const Step &S, PassNames &Names) {
  for (const Pipeline *P : pipelines())
    if (!S.List.empty() && P->Steps.data() == S.List.data())
      return P->Name.str();
  const std::string Text = spelling({"", "", S}, S.From, Names);
  std::smatch Match;
  std::regex_search(Text, Match, std::regex("([\\w-]+)(<[^()]*>)?\\)*$"));
  return Match[1];
}

std::string tableOf(const Pipeline &P, PassNames &Names) {
  std::string Text = "| pass | effort | runs | result | why here |\n|---|---|---|---|---|\n";
  for (const Step &S : P.Steps) {
    const std::string Name = nameOf(S, Names);
    Text += (S.List.empty() ? "| `" + Name + "` | " : "| [" + Name + "](#" + Name + ") | ") +
            (S.From == Effort::None ? "" : std::to_string(int(S.From))) + " | " +
            (S.When == Demand::Changed ? "on change" : "") + " | " + resultOf(Name).str() + " | " +
            S.Why.str() + " |\n";
    if (S.EndsStage)
      Text += "| end of stage | | | | |\n";
  }
  return Text;
}

std::string page() {
  PassNames Names;
  std::string Text =
      "# Pipelines\n\n"
      "The pipelines of `lowering/Pipelines.cpp`, in the order in which a module passes through "
      "them. `effort`:\n"
      "the lowest optimization level at which a pass runs, from 1 (`-O1`) to 3; a pass without a "
      "number runs at\n"
      "`-Od` too. `runs`: a pass `on change` runs on functions that another pass has changed since "
      "it last ran on\n"
      "them. At the end of a stage a pipeline stops if an error was reported. Below each table are "
      "the\n"
      "passes that run at `-O3`, as `opt -passes=` spells them, a line for each stage.\n\n"
      "Written by `DXIL_WRITE_DOCS=1 build/tests/lowering_pipelines_test`.\n";
  for (const Pipeline *P : pipelines())
    Text +=
        "\n## " + P->Name.str() + "\n\n" + P->Use.str() + "\n\n" + tableOf(*P, Names) + "\n    " +
        std::regex_replace(spelling(*P, Effort::Most, Names), std::regex("; "), "\n    ") + "\n";
  return Text;
}

TEST(Pipelines, AreThoseOfTheDocumentation) {
  const std::filesystem::path Path = Root / "docs/pipeline.md";
  if (std::getenv("DXIL_WRITE_DOCS"))
    std::ofstream(Path) << page();
  else
    EXPECT_TRUE(dxil::test::readText(Path) == page())
        << "docs/pipeline.md is not current; write it by "
           "DXIL_WRITE_DOCS=1 build/tests/lowering_pipelines_test, and look at git diff";
}

TEST(Pipelines, RunEveryPass) {
  PassNames Names;
  std::string All;
  for (const Pipeline *P : pipelines())
    All += spelling(*P, Effort::Most, Names) + ",";
  // Passes that are in no pipeline, or run one.
  const std::set<StringRef> Alone = {DXILTypeAnnotationsPass::name(), DXILPipelinePass::name(),
                                     DXILWritePass::name()};
  for (const PassRow &R : Rows)
    EXPECT_NE(std::regex_search(All, std::regex("(^|[^\\w-])" + R.Name.str() + "($|[^\\w-])")),
              Alone.contains(R.Name))
        << R.Name.str();
}

// A pass that runs on change has run before in the same pipeline, or runs again later.
TEST(Pipelines, RunOnChangeOnlyWhatIsRepeated) {
  for (const Pipeline *P : pipelines()) {
    std::map<std::string, int> Runs;
    const std::vector<Step> Steps = passesOf(*P, Effort::Most);
    for (const Step &S : Steps)
      ++Runs[passName(S, Effort::Most)];
    for (const Step &S : Steps)
      EXPECT_TRUE(S.When != Demand::Changed || Runs[passName(S, Effort::Most)] > 1 ||
                  P == &Simplification)
          << P->Name.str() << ": " << passName(S, Effort::Most);
  }
}

// Each pass has a test that runs it alone, in the folder of its name.
TEST(Passes, HaveTests) {
  for (const PassRow &R : Rows) {
    const auto Folder = Root / "tests/lowering" / R.Name.split('-').second.str();
    const std::regex Runs("passes='?([\\w<>(),-]*[,(])?" + R.Name.str() + "\\b");
    bool HasMatch = false;
    ASSERT_TRUE(std::filesystem::is_directory(Folder)) << Folder;
    for (const auto &Entry : std::filesystem::recursive_directory_iterator(Folder))
      HasMatch |= Entry.path().extension() == ".ll" &&
                  std::regex_search(dxil::test::readText(Entry.path()), Runs);
    EXPECT_TRUE(HasMatch) << "no .ll file of " << Folder << " runs " << R.Name.str();
  }
}

} // namespace
} // namespace dxil::lowering
