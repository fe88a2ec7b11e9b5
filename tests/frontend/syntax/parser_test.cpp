// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dxil/frontend/Frontend.h"
#include "frontend/source/Source.h"
#include "frontend/syntax/Parser.h"
#include "tests/Files.h"
#include "tests/TextCases.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include <filesystem>
#include <regex>

namespace dxil::frontend {
namespace {

using testing::HasSubstr;

// Recognizes the library's names that these tests need.
bool isType(llvm::StringRef Word, bool) {
  static const std::regex Numeric(
      "(bool|int|uint|float|half|double|dword|min16float|min10float|min16int|min12int|min16uint|"
      "u?int(16|32|64)_t|float(16|32|64)_t)([1-4](x[1-4])?)?|void|string|u?int8_t4_packed");
  static const std::regex Object(
      "(RW|RasterizerOrdered|Append|Consume)?(Texture[A-Za-z0-9]*|Buffer|StructuredBuffer|"
      "ByteAddressBuffer)|"
      "Sampler[A-Za-z]*|ConstantBuffer|TextureBuffer|(Point|Line|Triangle)Stream|(Input|Output)"
      "Patch|"
      "RayDesc|RayQuery|RaytracingAccelerationStructure|BuiltInTriangleIntersectionAttributes|"
      "FeedbackTexture2D(Array)?|"
      "[A-Za-z]*Node[A-Za-z]*|HitObject|sampler[A-Z0-9a-z]*|[A-Za-z]*Record[A-Za-z]*");
  return std::regex_match(Word.str(), Numeric) || std::regex_match(Word.str(), Object);
}
bool isTemplate(llvm::StringRef Word) {
  return Word == "vector" || Word == "matrix" || (isType(Word, true) && isupper(Word[0]));
}

struct Parsed {
  std::string Text, Messages;
  unsigned Errors = 0;
};

Parsed parseInput(const Input &In) {
  Parsed Result;
  llvm::raw_string_ostream OS(Result.Messages);
  Options Opts;
  Source Src(In, Opts, OS);
  if (!Src.open())
    return {"", Result.Messages, 1};
  NameTable Names;
  const Tokens Toks = Src.lex(Names);
  const syntax::Tree T = syntax::parse(Toks, Names, {isType, isTemplate}, Opts, Src.diagnostics());
  Result.Text = syntax::print(T, Toks, Names);
  Result.Errors = Src.diagnostics().errorCount();
  return Result;
}

Parsed parseText(std::string Text) {
  Input In;
  In.File = "test.hlsl";
  In.Text = std::move(Text);
  return parseInput(In);
}

class ParserCases : public testing::TestWithParam<test::TextCase> {};

/// Returns the lines of the tree of the statement in `void f() { }`.
std::vector<std::string> statementTree(const std::string &Tree) {
  std::istringstream In(Tree.substr(Tree.find("block\n") + 6));
  std::vector<std::string> Lines;
  for (std::string Line; std::getline(In, Line);)
    Lines.push_back(Line.substr(6));
  return Lines;
}

TEST_P(ParserCases, AreRead) {
  const test::TextCase &Case = GetParam();
  const bool IsStatement = llvm::is_contained(Case.Options, "statement");
  const Parsed P = parseText(IsStatement ? "void f() {\n" + Case.Text + "\n}" : Case.Text);
  unsigned Errors = 0;
  if (!Case.Options.empty())
    (void)llvm::StringRef(Case.Options.back()).getAsInteger(10, Errors);
  EXPECT_EQ(P.Errors, Errors) << P.Messages;
  if (IsStatement) {
    EXPECT_EQ(P.Messages, "");
  }
  if (llvm::is_contained(Case.Options, "tree"))
    EXPECT_EQ(statementTree(P.Text), Case.Parts);
  else
    expectParts(Case, P.Text + P.Messages);
}

INSTANTIATE_TEST_SUITE_P(Files, ParserCases, testing::ValuesIn(test::readTextCases(PARSER_CASES)),
                         test::nameOf);

TEST(Parser, HostileNestingEndsInAnError) {
  for (const char *Unit : {"(", "{", "-", "[", "if(a)", "f(", "a?", "struct S{", "A<", "{{"}) {
    std::string Text = "void f() { x = ";
    for (unsigned I = 0; I != 20000; ++I)
      Text += Unit;
    EXPECT_GE(parseText(Text).Errors, 1u) << Unit;
  }
  std::string Chain = "int f() { return 1";
  for (unsigned I = 0; I != 20000; ++I)
    Chain += "+1";
  EXPECT_EQ(parseText(Chain + "; }").Errors, 1u);
}

TEST(Parser, ALongChainOfElseIf) {
  std::string Text = "int f(int a) { if (a == 0) return 0;";
  for (unsigned I = 1; I != 3000; ++I)
    Text += " else if (a == " + std::to_string(I) + ") return " + std::to_string(I) + ";";
  EXPECT_EQ(parseText(Text + " return 1; }").Errors, 0u);
}

class Files : public testing::TestWithParam<const char *> {};
TEST_P(Files, AreReadWithoutError) {
  unsigned Count = 0;
  for (const auto &Entry : std::filesystem::recursive_directory_iterator(
           std::string(DXIL_SOURCE_DIR) + "/" + GetParam())) {
    // Skips files that are wrong on purpose, include headers of a preview, or need macros of the
    // command line.
    if (Entry.path().extension() != ".hlsl" ||
        Entry.path().string().find("refus") != std::string::npos ||
        Entry.path().string().find("-define") != std::string::npos ||
        Entry.path().string().find("/experimental/") != std::string::npos ||
        test::readText(Entry.path()).find("\n// refused") != std::string::npos)
      continue;
    Input In;
    In.File = Entry.path().string();
    const Parsed P = parseInput(In);
    EXPECT_EQ(P.Errors, 0u) << P.Messages;
    ++Count;
  }
  EXPECT_GT(Count, 7u);
}
INSTANTIATE_TEST_SUITE_P(Parser, Files,
                         testing::Values("examples", "tests/corpus/src", "tests/language",
                                         "tests/hlsl"));

//===-- Macros without an end
//--------------------------------------------------------------------------------------===//

/// Returns `#define A0 text`, then A1 as two A0, and so on.
std::string doubling(unsigned Levels, const std::string &Text) {
  std::string Result = "#define A0 " + Text + "\n";
  for (unsigned I = 1; I <= Levels; ++I)
    Result += "#define A" + std::to_string(I) + " A" + std::to_string(I - 1) + " A" +
              std::to_string(I - 1) + "\n";
  return Result;
}

std::string nestedCalls(const std::string &Called, unsigned Levels) {
  std::string Result = "+ 1";
  for (unsigned I = 0; I < Levels; ++I)
    Result = Called + "(" + Result + ")";
  return Result;
}

TEST(MacroLimits, MoreTokensThanAnybodyWantsAreAnError) {
  const std::string End = "\nint v;\n";
  const std::string Double = "#define D(a) a a\n";
  const std::string Texts[] = {
      doubling(40, ";") + "A40" + End,
      doubling(40, ";") + "#if A40\n#endif" + End,
      Double + "int w = 0 " + nestedCalls("D", 40) + ";" + End,
      // Repeats the macro through another name, the result of a call, and an argument.
      Double + "#define E D\nint w = 0 " + nestedCalls("E", 40) + ";" + End,
      Double + "#define F() D\nint w = 0 " + nestedCalls("F()", 40) + ";" + End,
      Double + "#define I(a) a\nint w = 0 " + nestedCalls("I(D)", 40) + ";" + End,
      Double +
          "#define P(x) "
          "D(D(D(D(D(D(D(D(D(D(D(D(D(D(D(D(D(D(D(D(D(D(D(x)))))))))))))))))))))))\nP(;)" +
          End,
      Double + nestedCalls("D", 5000) + End,
  };
  for (const std::string &Text : Texts)
    EXPECT_THAT(parseText(Text).Messages, HasSubstr("macros expand to more than 4194304 tokens"))
        << Text.substr(0, 200);
}

TEST(MacroLimits, ManyTokensAreNone) {
  for (const std::string &Text :
       {doubling(16, ";") + "A16",
        std::string("#define D(a) a a\nint w = 0 ") + nestedCalls("D", 8) + ";",
        // A redefined name has its new meaning from then on.
        doubling(30, ";") + "#undef A0\n#define A0\n#undef A20\n#define A20 A0\nA30",
        std::string("#define A B\n#define B A\nint A;"),
        std::string("#define N(a, ...) int a\nN(x, y, (z, u), w);")})
    EXPECT_EQ(parseText(Text + "\nint v;\n").Messages, "") << Text.substr(0, 200);
}

} // namespace
} // namespace dxil::frontend

// With arguments: parses these files and reports how many have errors.
int main(int Argc, char **Argv) {
  testing::InitGoogleMock(&Argc, Argv);
  if (Argc == 1)
    return RUN_ALL_TESTS();
  unsigned Failed = 0;
  for (int I = 1; I != Argc; ++I) {
    dxil::frontend::Input In;
    In.File = Argv[I];
    const auto P = dxil::frontend::parseInput(In);
    Failed += P.Errors != 0;
    llvm::errs() << P.Messages;
  }
  llvm::outs() << Failed << " of " << Argc - 1 << " have errors\n";
}
