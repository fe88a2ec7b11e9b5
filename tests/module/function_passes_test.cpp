// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Tests passes over an editable module: the result has the expected form and is well formed.
#include "../TextCases.h"

#include <dxil/module/Assembly.h>
#include <dxil/module/AssemblyParser.h>
#include <dxil/module/FunctionPasses.h>
#include <dxil/module/Inline.h>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

using namespace dxil;
using testing::ElementsAre;
using testing::HasSubstr;
using testing::IsEmpty;
using testing::Not;

namespace {

ir::EditableModule moduleOf(std::string_view Text) {
  auto M = ir::parseAssembly(Text);
  EXPECT_TRUE(M.ok()) << (M ? "" : M.error().str());
  return ir::EditableModule(M ? std::move(*M) : ir::Module());
}

/// Returns the module's text, or the problem if it is not well formed.
std::string textOf(ir::EditableModule E) {
  auto M = std::move(E).finish();
  if (!M)
    return "not well formed: " + M.error().str();
  auto Text = ir::writeAssembly(*M);
  return Text ? *Text : Text.error().str();
}

constexpr std::string_view Calls = R"(
declare float @input(i32)
define float @pick(float %a, i1 %which) {
  %v = alloca float
  store float %a, float* %v
  br i1 %which, label %yes, label %no
yes:
  %l = load float, float* %v
  ret float %l
no:
  ret float 2.0
}
define float @twice(float %a, i1 %which) {
  %1 = call float @pick(float %a, i1 %which)
  %2 = call float @pick(float %1, i1 false)
  %3 = fadd float %1, %2
  ret float %3
}
)";

TEST(FunctionPasses, CallsBecomeBodies) {
  ir::EditableModule E = moduleOf(Calls);
  EXPECT_THAT(ir::findRecursion(E), IsEmpty());
  EXPECT_TRUE(ir::inlineCalls(E, std::vector<bool>(E.Bodies.size(), true)));
  const ir::FunctionId Twice = 2;
  ir::simplify(E, Twice);
  ir::promoteVariables(E, Twice);
  ir::simplify(E, Twice);
  ASSERT_EQ(E.Bodies[Twice].Blocks.size(), 4u); // the branch of the second call is known
  const std::string Text = textOf(std::move(E));
  const std::string Body = Text.substr(Text.find("define float @twice"));
  EXPECT_THAT(Body, Not(HasSubstr("call")));
  EXPECT_THAT(Body, Not(HasSubstr("alloca")));
  EXPECT_THAT(Body, HasSubstr("phi float"));
  EXPECT_THAT(Body, HasSubstr(", 2.000000e+00\n"));
}

TEST(FunctionPasses, InliningEndsAtItsLimit) {
  ir::EditableModule E = moduleOf(Calls);
  EXPECT_EQ(ir::inlineCalls(E, std::vector<bool>(E.Bodies.size(), true), 12).message(),
            "with all calls inlined, 'twice' makes the program more than 12 instructions long");
}

TEST(FunctionPasses, RecursionIsARing) {
  const ir::EditableModule E = moduleOf(R"(
define void @a() {
  call void @b()
  ret void
}
define void @b() {
  call void @c()
  ret void
}
define void @c() {
  call void @b()
  ret void
}
)");
  EXPECT_THAT(ir::findRecursion(E), ElementsAre(1, 2));
}

TEST(FunctionPasses, ABlockWithoutItsEndIsRefused) {
  ir::EditableModule E = moduleOf("define void @f() {\n  ret void\n}\n");
  E.Bodies[0].Blocks[0].Instructions.pop_back();
  EXPECT_THAT(textOf(std::move(E)), HasSubstr("not well formed"));
}

void runPass(const std::string &Name, ir::EditableModule &E) {
  if (Name == "split")
    EXPECT_TRUE(ir::splitVariables(E, 0));
  else if (Name == "promote")
    ir::promoteVariables(E, 0);
  else if (Name == "scalarize")
    ir::scalarizeVectors(E, 0);
  else if (Name == "simplify")
    ir::simplify(E, 0);
  else
    EXPECT_EQ(std::to_string(E.Bodies[0].Blocks.size()), Name);
}

class PassCases : public testing::TestWithParam<test::TextCase> {};

TEST_P(PassCases, HaveTheirResult) {
  ir::EditableModule E = moduleOf(GetParam().Text + "\n");
  for (const std::string &Pass : GetParam().Options)
    runPass(Pass, E);
  test::expectParts(GetParam(), textOf(std::move(E)));
}

INSTANTIATE_TEST_SUITE_P(FunctionPasses, PassCases,
                         testing::ValuesIn(test::readTextCases(FUNCTION_PASS_CASES)), test::nameOf);

} // namespace
