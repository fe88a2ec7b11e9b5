// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Tests passes over an editable module: the result has the expected form and is well formed.
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

TEST(FunctionPasses, StructsAndMatricesBecomeNumbers) {
  ir::EditableModule E = moduleOf(R"(
%S = type { <2 x float>, [2 x i32] }
define float @f(float %x, i32 %i) {
  %s = alloca [3 x %S]
  %v = insertelement <2 x float> undef, float %x, i32 0
  %w = insertelement <2 x float> %v, float 3.0, i32 1
  %p = getelementptr [3 x %S], [3 x %S]* %s, i32 0, i32 1, i32 0
  store <2 x float> %w, <2 x float>* %p
  %q = getelementptr [3 x %S], [3 x %S]* %s, i32 0, i32 %i, i32 1, i32 1
  store i32 7, i32* %q
  %e = getelementptr [3 x %S], [3 x %S]* %s, i32 0, i32 1, i32 0, i32 1
  %r = load float, float* %e
  %n = load i32, i32* %q
  %m = uitofp i32 %n to float
  %t = fadd float %r, %m
  ret float %t
}
)");
  EXPECT_TRUE(ir::splitVariables(E, 0));
  ir::simplify(E, 0);
  ir::promoteVariables(E, 0);
  ir::simplify(E, 0);
  const std::string Text = textOf(std::move(E));
  // A dynamically indexed member is one array of numbers; the others are values.
  EXPECT_THAT(Text, HasSubstr("alloca [6 x i32]"));
  EXPECT_THAT(Text, Not(HasSubstr("alloca float")));
  EXPECT_THAT(Text, Not(HasSubstr("%S")));
  EXPECT_THAT(Text, HasSubstr("mul i32 %i, 2"));
  EXPECT_THAT(Text, HasSubstr("fadd float 3.000000e+00, "));
}

// [2 x {a, b}] has a0 b0 a1 b1 in memory, {[2 x a], [2 x b]} has a0 a1 b0 b1.
TEST(FunctionPasses, AViewWithNumbersInAnotherOrderStays) {
  ir::EditableModule E = moduleOf(R"(
%pair = type { float, float }
%arrays = type { [2 x float], [2 x float] }

define float @f(float %x) {
  %v = alloca [2 x %pair]
  %first = getelementptr [2 x %pair], [2 x %pair]* %v, i32 0, i32 0, i32 1
  store float %x, float* %first
  %view = bitcast [2 x %pair]* %v to %arrays*
  %second = getelementptr %arrays, %arrays* %view, i32 0, i32 0, i32 1
  %r = load float, float* %second
  ret float %r
}
)");
  EXPECT_TRUE(ir::splitVariables(E, 0));
  EXPECT_THAT(textOf(std::move(E)), HasSubstr("alloca [2 x %pair]"));
}

TEST(FunctionPasses, ElementsOfAVectorInMemoryHaveTheirOwnAlignment) {
  ir::EditableModule E = moduleOf(R"(
define void @f(<2 x float>* %p, float %x) {
  %v = insertelement <2 x float> <float 1.0, float 2.0>, float %x, i32 1
  store <2 x float> %v, <2 x float>* %p, align 8
  ret void
}
)");
  ir::scalarizeVectors(E, 0);
  const std::string Text = textOf(std::move(E));
  EXPECT_THAT(Text, HasSubstr(", align 8"));
  EXPECT_THAT(Text, HasSubstr("store float %x"));
  EXPECT_THAT(Text, HasSubstr(", align 4"));
}

TEST(FunctionPasses, ACallThatOnlyReadsAndReturnsNothingGoes) {
  ir::EditableModule E = moduleOf(R"(
define i32 @f() {
  call void @g()
  ret i32 1
}

declare void @g() #0

attributes #0 = { readonly }
)");
  ir::simplify(E, 0);
  EXPECT_THAT(textOf(std::move(E)), Not(HasSubstr("call")));
}

TEST(FunctionPasses, VectorsBecomeNumbers) {
  ir::EditableModule E = moduleOf(R"(
define float @f(<2 x float> %a, i32 %i, i1 %c) {
  br i1 %c, label %x, label %y
x:
  %s = shufflevector <2 x float> %a, <2 x float> undef, <2 x i32> <i32 1, i32 0>
  br label %y
y:
  %p = phi <2 x float> [ %a, %0 ], [ %s, %x ]
  %q = fmul <2 x float> %p, <float 2.0, float 3.0>
  %r = extractelement <2 x float> %q, i32 %i
  ret float %r
}
)");
  ir::scalarizeVectors(E, 0);
  ir::simplify(E, 0);
  const std::string Text = textOf(std::move(E));
  EXPECT_THAT(Text, HasSubstr("phi float"));
  EXPECT_THAT(Text, HasSubstr("fmul float"));
  EXPECT_THAT(Text, HasSubstr("select i1"));
  EXPECT_THAT(Text, Not(HasSubstr("fmul <2 x float>")));
  EXPECT_THAT(Text, Not(HasSubstr("shufflevector")));
}

TEST(FunctionPasses, VariablesInLoopsBecomePhis) {
  ir::EditableModule E = moduleOf(R"(
define i32 @f(i32 %n) {
  %v = alloca i32
  store i32 0, i32* %v
  br label %loop
loop:
  %a = load i32, i32* %v
  %b = add i32 %a, %n
  store i32 %b, i32* %v
  %c = icmp ult i32 %b, 100
  br i1 %c, label %loop, label %done
done:
  %r = load i32, i32* %v
  ret i32 %r
}
)");
  ir::promoteVariables(E, 0);
  ir::simplify(E, 0);
  const std::string Text = textOf(std::move(E));
  EXPECT_THAT(Text, Not(HasSubstr("alloca")));
  EXPECT_THAT(Text, HasSubstr("phi i32 [ 0, %0 ], [ %b, %loop ]"));
  EXPECT_THAT(Text, HasSubstr("ret i32 %b"));
}

TEST(FunctionPasses, WhatCannotRunGoes) {
  ir::EditableModule E = moduleOf(R"(
define i32 @f(i32 %n) {
  switch i32 3, label %other [ i32 3, label %three
                               i32 4, label %other ]
three:
  br label %end
other:
  br label %end
end:
  %p = phi i32 [ %n, %three ], [ 5, %other ]
  ret i32 %p
}
)");
  ir::simplify(E, 0);
  EXPECT_EQ(E.Bodies[0].Blocks.size(), 1u);
  EXPECT_THAT(textOf(std::move(E)), HasSubstr("  ret i32 %n\n"));
}

TEST(FunctionPasses, ABlockWithoutItsEndIsRefused) {
  ir::EditableModule E = moduleOf("define void @f() {\n  ret void\n}\n");
  E.Bodies[0].Blocks[0].Instructions.pop_back();
  EXPECT_THAT(textOf(std::move(E)), HasSubstr("not well formed"));
}

} // namespace
