// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// The cases of cases/*.cases: each breaks its rule, and its near miss does not. CaseEdit.h says how
// they are written. With DXIL_CASES_OUT in the environment each broken module is written there as
// assembly, for comparison with another validator.
#include "CaseEdit.h"

#include <dxil/container/Assembly.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>

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

std::string broken(const ValidationReport &R) {
  std::string Out;
  for (const std::string &Name : test::brokenRules(R))
    Out += " " + Name;
  return Out.empty() ? " nothing" : Out;
}

void write(const test::RuleCase &C, const test::Edited &E, size_t Number) {
  const char *Folder = std::getenv("DXIL_CASES_OUT");
  if (!Folder)
    return;
  auto Text = writeAssembly(E.M);
  if (!Text || E.PartsChanged)
    return;
  fs::path Path = fs::path(Folder) / (std::to_string(Number) + "." + C.Rule + ".ll");
  std::ofstream(Path) << *Text;
}

} // namespace

TEST(RuleCases, BreakTheirRuleAndTheNearMissDoesNot) {
  size_t Number = 0;
  for (const test::RuleCase &C : allCases()) {
    ASSERT_TRUE(findRule(C.Rule)) << C.Where << ": " << C.Rule;
    std::string Error;
    std::optional<test::Edited> Bad = test::edit(C.File, C.Break, Error);
    if (!Bad) {
      ADD_FAILURE() << C.Where << ": " << Error;
      continue;
    }
    ValidationReport Found = Bad->judge();
    EXPECT_TRUE(test::brokenRules(Found).count(C.Rule))
        << C.Where << ": expected " << C.Rule << ", got" << broken(Found);
    write(C, *Bad, Number++);
    std::optional<test::Edited> Near = test::edit(C.File, C.Near, Error);
    EXPECT_TRUE(Near) << C.Where << ": " << Error;
    EXPECT_FALSE(Near && test::brokenRules(Near->judge()).count(C.Rule)) << C.Where << ": the near miss";
  }
  EXPECT_GT(Number, 0u);
}
