// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Tests the cases of cases/*.cases: each breaks its rule, and its near miss does not. CaseEdit.h
// describes the syntax. With DXIL_CASES_OUT in the environment, writes each broken module and near
// miss there as assembly, for comparison with another validator; also each broken container, with a
// text that has the file, edits and options, for scripts/rule-examples.
#include "CaseEdit.h"

#include <dxil/module/Assembly.h>
#include <dxil/module/ModuleWriter.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <map>

using namespace dxil;
namespace fs = std::filesystem;

namespace {

std::vector<test::RuleCase> allCases() {
  std::vector<fs::path> Files;
  for (const auto &E : fs::directory_iterator(DXIL_CASES))
    if (E.path().extension() == ".cases")
      Files.push_back(E.path());
  std::sort(Files.begin(), Files.end());
  std::vector<test::RuleCase> Out;
  for (const fs::path &F : Files)
    for (test::RuleCase &C : test::readCases(F.string()))
      Out.push_back(std::move(C));
  return Out;
}

std::string broken(const validation::ValidationReport &R) {
  std::string Out;
  for (const std::string &Name : test::brokenRules(R))
    Out += " " + Name;
  return Out.empty() ? " nothing" : Out;
}

void write(const test::RuleCase &C, const test::Edited &E, size_t Number, const char *Kind) {
  const char *Folder = std::getenv("DXIL_CASES_OUT");
  if (!Folder)
    return;
  auto Text = ir::writeAssembly(E.M);
  if (!Text || E.PartsChanged)
    return;
  fs::path Path = fs::path(Folder) / (std::to_string(Number) + "." + C.Rule + Kind);
  std::ofstream(Path) << *Text;
}

std::string joined(const std::vector<std::string> &Parts, const char *Between);

void writeContainer(const test::RuleCase &C, test::Edited E, size_t Number) {
  const char *Folder = std::getenv("DXIL_CASES_OUT");
  if (!Folder)
    return;
  if (E.ModuleChanged)
    E.M = ir::inWritingOrder(std::move(E.M));
  if (E.ModuleChanged && !ir::writeBitcode(E.M))
    return;
  const std::vector<uint8_t> Bytes = E.container();
  const fs::path Path = fs::path(Folder) / (std::to_string(Number) + "." + C.Rule);
  std::ofstream(Path.string() + ".dxil", std::ios::binary)
      .write(reinterpret_cast<const char *>(Bytes.data()), std::streamsize(Bytes.size()));
  std::ofstream Text(Path.string() + ".txt");
  Text << C.File << "\n" << joined(C.Break, "; ") << "\n" << (E.Options.Strict ? "--strict" : "");
  if (const auto V = E.Options.ValidatorVersion)
    Text << " --validator-version " << unsigned(V->Major) << "." << unsigned(V->Minor);
  Text << "\n";
}

/// Returns the number of placeholders in a rule's text.
size_t placeholders(std::string_view Text) {
  return size_t(std::count(Text.begin(), Text.end(), '{'));
}

/// Returns what a finding lacks; empty if it is complete.
std::string unsaid(const validation::Finding &F) {
  std::string Out;
  const RuleInfo &R = validation::info(F.Id);
  if (F.Arguments.size() != placeholders(R.Text))
    Out += " arguments";
  for (const std::string &A : F.Arguments)
    if (A.empty() || F.Message.find(validation::printable(A)) == std::string::npos)
      Out += " an argument";
  if (F.Message.empty() || F.Message.find("%0") != std::string::npos)
    Out += " the message";
  for (const char *Type : {":int}", ":name}", ":type}", ":text}", ":version}"})
    if (F.Message.find(Type) != std::string::npos)
      Out += " a placeholder";
  bool InCode = F.Instruction != validation::Finding::None;
  if (InCode && (F.Function.empty() || F.Block == validation::Finding::None || F.Assembly.empty()))
    Out += " the instruction";
  // A finding has a part, a function, or an argument that names the metadata.
  if (F.Part.empty() || (F.Part == "DXIL" && F.Function.empty() && F.Arguments.empty()))
    Out += " where";
  return Out;
}

std::string joined(const std::vector<std::string> &Parts, const char *Between) {
  std::string Out;
  for (const std::string &P : Parts)
    Out += (Out.empty() ? "" : Between) + P;
  return Out;
}

/// Returns all results of a case: the rules that it breaks, those that its near miss breaks, and
/// the text of the finding.
std::string outcome(const test::RuleCase &C, const validation::ValidationReport &Result,
                    const validation::ValidationReport &Near) {
  std::string Out = C.Rule + "  " + C.File + " : " + joined(C.Break, "; ") + "\n";
  std::set<std::string> Also = test::brokenRules(Result);
  Also.erase(C.Rule);
  if (!Also.empty())
    Out += "    follows:" + joined({Also.begin(), Also.end()}, " ").insert(0, " ") + "\n";
  if (std::set<std::string> Rules = test::brokenRules(Near); !Rules.empty())
    Out += "    near:" + joined({Rules.begin(), Rules.end()}, " ").insert(0, " ") + "\n";
  std::set<std::string> Messages;
  for (const validation::Finding &F : Result.Findings)
    if (F.ruleName() == C.Rule)
      Messages.insert("    says: " + F.Message + "\n");
  for (const std::string &M : Messages)
    Out += M;
  return Out;
}

/// Returns true if a rule's text says what is expected.
bool namesExpectation(std::string_view Text) {
  for (const char *Word :
       {"must",    "at most",     "only",   "needs",   "needed",     "expected", "allowed",
        "missing", "module says", "cannot", "may ",    "may;",       "take",     "not ",
        "no ",     "nothing",     "twice",  "without", "other than", "outside"})
    if (Text.find(Word) != Text.npos)
      return true;
  // In these texts the last argument contains the expected form.
  return Text.ends_with(" may") || Text.ends_with("{what:text}");
}

} // namespace

TEST(RuleCases, BreakTheirRuleAndTheNearMissDoesNot) {
  size_t Number = 0;
  for (const test::RuleCase &C : allCases()) {
    ASSERT_TRUE(validation::findRule(C.Rule)) << C.Where << ": " << C.Rule;
    std::string Error;
    std::optional<test::Edited> Bad = test::edit(C.File, C.Break, Error);
    if (!Bad) {
      ADD_FAILURE() << C.Where << ": " << Error;
      continue;
    }
    validation::ValidationReport Result = Bad->judge();
    EXPECT_TRUE(test::brokenRules(Result).count(C.Rule))
        << C.Where << ": expected " << C.Rule << ", got" << broken(Result);
    write(C, *Bad, Number, ".broken.ll");
    std::optional<test::Edited> Near = test::edit(C.File, C.Near, Error);
    EXPECT_TRUE(Near) << C.Where << ": " << Error;
    EXPECT_FALSE(Near && test::brokenRules(Near->judge()).count(C.Rule))
        << C.Where << ": the near miss";
    if (Near)
      write(C, *Near, Number, ".near.ll");
    writeContainer(C, std::move(*Bad), Number);
    ++Number;
  }
  EXPECT_GT(Number, 0u);
}

/// cases/outcomes.txt has the results of each case: the rules that it breaks, those of its near
/// miss if that cannot be valid, and the text. DXIL_WRITE_OUTCOMES=1 updates the file, whose
/// changes must be reviewed.
TEST(RuleCases, HaveTheOutcomesThatWereLookedAt) {
  std::vector<std::string> Outcomes;
  size_t Reasons = 0;
  for (const test::RuleCase &C : allCases()) {
    std::string Error;
    auto Bad = test::edit(C.File, C.Break, Error), Near = test::edit(C.File, C.Near, Error);
    if (!Bad || !Near)
      continue; // the test above reports it
    validation::ValidationReport NearMiss = Near->judge();
    Reasons += !C.Reason.empty();
    EXPECT_EQ(test::brokenRules(NearMiss).empty(), C.Reason.empty())
        << C.Where << ": the near miss breaks" << broken(NearMiss);
    Outcomes.push_back(outcome(C, Bad->judge(), NearMiss));
  }
  fs::path Path = fs::path(DXIL_CASES) / "outcomes.txt";
  if (std::getenv("DXIL_WRITE_OUTCOMES")) {
    std::ofstream Out(Path);
    for (const std::string &O : Outcomes)
      Out << O;
  }
  std::ifstream In(Path);
  std::vector<std::string> Expected;
  for (std::string Line; std::getline(In, Line);)
    if (Line.starts_with("    ") && !Expected.empty())
      Expected.back() += Line + "\n";
    else
      Expected.push_back(Line + "\n");
  EXPECT_EQ(Outcomes.size(), Expected.size());
  for (size_t I = 0; I < std::min(Outcomes.size(), Expected.size()); ++I)
    EXPECT_EQ(Outcomes[I], Expected[I]);
  // Number of near misses that must break another rule. It may only fall.
  EXPECT_LE(Reasons, 3u);
}

/// An edit that breaks two rules does not show which one the validator checks.
TEST(RuleCases, NoTwoRulesShareAnEdit) {
  std::map<std::string, std::string> RuleOf;
  for (const test::RuleCase &C : allCases()) {
    auto [It, New] = RuleOf.emplace(C.File + " : " + joined(C.Break, "; "), C.Rule);
    EXPECT_TRUE(New || It->second == C.Rule) << C.Where << ": " << C.Rule << " and " << It->second;
  }
}

/// A near miss is a separate edit: it changes the file, unless it changes only options.
TEST(RuleCases, NearMissesChangeTheFile) {
  std::set<std::string> Rules;
  for (const test::RuleCase &C : allCases()) {
    if (C.Near.empty())
      continue;
    Rules.insert(C.Rule);
    std::string Error;
    auto Near = test::edit(C.File, C.Near, Error), Original = test::edit(C.File, {}, Error);
    ASSERT_TRUE(Near && Original) << C.Where << ": " << Error;
    if (Near->Options.Strict || Near->Options.ValidatorVersion)
      continue;
    if (Near->PartsChanged) {
      EXPECT_NE(Near->Parts, Original->Parts) << C.Where;
      continue;
    }
    auto Changed = ir::writeAssembly(Near->M), Before = ir::writeAssembly(Original->M);
    ASSERT_TRUE(Changed.ok() && Before.ok()) << C.Where;
    EXPECT_TRUE(*Changed != *Before) << C.Where << ": the near miss is the file as it is";
  }
  EXPECT_GE(Rules.size(), 230u); // the number when this was written
}

/// Each finding of each case has the fault, the place and the expectation.
TEST(RuleCases, MessagesNameWhatWhereAndWhatWasExpected) {
  size_t Findings = 0;
  for (const test::RuleCase &C : allCases()) {
    std::string Error;
    auto Bad = test::edit(C.File, C.Break, Error);
    if (!Bad)
      continue; // the test above reports it
    for (const validation::Finding &F : Bad->judge().Findings) {
      ++Findings;
      EXPECT_EQ(unsaid(F), "") << C.Where << ": " << F.ruleName() << ": " << F.Message;
    }
  }
  EXPECT_GT(Findings, 300u);
  for (const RuleInfo &R : validation::rules())
    EXPECT_TRUE(namesExpectation(R.Text)) << R.Name << ": " << R.Text;
}

/// INSTR.DXILSTRUCTUSEROUTOFBOUND does not apply: a constant buffer's row has eight halves.
TEST(RuleCases, FieldsBehindTheFifthOfEightHalvesMayBeRead) {
  ir::Module M = test::corpusModule("ps_min_precision_inputs.1.dxil");
  uint32_t Last = 0;
  for (const ir::Instruction &I : M.Instructions)
    if (I.Op == ir::Opcode::ExtractValue &&
        M.typeOf(M.operands(I)[0]).Name == "dx.types.CBufRet.f16.8")
      Last = std::max(Last, M.indices(I)[0]);
  EXPECT_GT(Last, 4u);
  EXPECT_TRUE(validation::validateModule(M).Findings.empty());
}

TEST(RuleCases, EveryImplementedRuleHasOne) {
  std::set<std::string> Broken;
  for (const test::RuleCase &C : allCases())
    Broken.insert(C.Rule);
  for (const RuleInfo &R : validation::rules())
    EXPECT_EQ(Broken.count(std::string(R.Name)) != 0, R.Status == RuleStatus::Implemented)
        << R.Name;
}
