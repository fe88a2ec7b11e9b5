// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <dxil/module/AssemblyParser.h>
#include <dxil/module/Constructors.h>
#include <dxil/module/ModuleCheck.h>
#include <dxil/module/ModuleReader.h>
#include <dxil/module/ModuleWriter.h>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

using namespace dxil;
using testing::ElementsAre;
using testing::HasSubstr;

namespace {

constexpr std::string_view Functions = R"(
define internal void @a() { ret void }
define internal void @b() { ret void }
define i32 @number() { ret i32 1 }
declare void @open()
)";

ir::Module parse(std::string_view List) {
  auto M = ir::parseAssembly(std::string(List) + std::string(Functions));
  EXPECT_TRUE(M) << M.error().str();
  return M ? std::move(*M) : ir::Module();
}

std::vector<std::string> namesIn(const ir::Module &M) {
  auto Constructors = ir::constructors(M);
  EXPECT_TRUE(Constructors) << Constructors.error().str();
  std::vector<std::string> Names;
  if (Constructors)
    for (ir::FunctionId F : *Constructors)
      Names.emplace_back(M.name(M.Functions[F].Self));
  return Names;
}

std::string problem(std::string_view List) {
  auto Functions = ir::constructors(parse(List));
  return Functions ? "none" : Functions.error().str();
}

#define ENTRY "{ i32, void ()*, i8* }"

TEST(Constructors, AreReadInTheirOrderOnceEach) {
  EXPECT_THAT(namesIn(parse("")), ElementsAre());
  EXPECT_THAT(namesIn(parse("@llvm.global_ctors = appending global [4 x " ENTRY "] [" ENTRY
                            " { i32 9, void ()* @b, i8* null }, " ENTRY
                            " { i32 1, void ()* @a, i8* null }, " ENTRY " zeroinitializer, " ENTRY
                            " { i32 1, void ()* @b, i8* null }]")),
              ElementsAre("b", "a"));
}

TEST(Constructors, OfAnotherShapeAreErrors) {
  EXPECT_THAT(problem("@llvm.global_ctors = appending global i32 1"), HasSubstr("is no list"));
  EXPECT_THAT(problem("@llvm.global_ctors = external global [1 x " ENTRY "]"),
              HasSubstr("is no list"));
  EXPECT_THAT(problem("@llvm.global_ctors = appending global [1 x " ENTRY "] undef"),
              HasSubstr("an array of constants"));
  EXPECT_THAT(problem("@llvm.global_ctors = appending global [1 x " ENTRY "] [" ENTRY " undef]"),
              HasSubstr("names no function"));
  EXPECT_THAT(problem("@llvm.global_ctors = appending global [1 x " ENTRY "] [" ENTRY
                      " { i32 1, void ()* @open, i8* null }]"),
              HasSubstr("'open', which has no body"));
}

TEST(Constructors, ThatAreAddedAreReadAgain) {
  ir::EditableModule E(parse(""));
  ir::addConstructors(E, {});
  EXPECT_TRUE(E.M.Globals.empty());
  const auto Id = [&](std::string_view Name) { return E.M.Values[E.find(Name)].Index; };
  ir::addConstructors(E, {Id("b"), Id("a")});
  auto M = std::move(E).finish();
  ASSERT_TRUE(M) << M.error().str();
  EXPECT_TRUE(ir::checkTables(*M));
  auto Bitcode = ir::writeBitcode(*M);
  ASSERT_TRUE(Bitcode) << Bitcode.error().str();
  auto Again = ir::readBitcode(*Bitcode);
  ASSERT_TRUE(Again) << Again.error().str();
  EXPECT_THAT(namesIn(*Again), ElementsAre("b", "a"));
  EXPECT_EQ(Again->Globals[0].Linkage, ir::Linkage::Appending);
}

} // namespace
