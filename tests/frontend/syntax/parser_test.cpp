// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "dxil/frontend/Frontend.h"
#include "frontend/source/Source.h"
#include "frontend/syntax/Parser.h"

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include <filesystem>
#include <fstream>
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

// Returns the tree of a function's body with one statement.
std::string statement(const std::string &Text) {
  const Parsed P = parseText("void f() {\n" + Text + "\n}");
  EXPECT_EQ(P.Messages, "") << Text;
  const size_t At = P.Text.find("block\n");
  std::string Lines, Line;
  std::istringstream In(P.Text.substr(At + 6));
  while (std::getline(In, Line))
    Lines += (Line.size() > 6 ? Line.substr(6) : Line) + "\n";
  return Lines;
}

TEST(Parser, PrecedenceAndAssociativity) {
  EXPECT_EQ(statement("a = b + c * d - e;"), R"(do
  assign =
    name a
    binary -
      binary +
        name b
        binary *
          name c
          name d
      name e
)");
  EXPECT_EQ(statement("a = b = c ? d : e ? x : y;"), R"(do
  assign =
    name a
    assign =
      name b
      conditional
        name c
        name d
        conditional
          name e
          name x
          name y
)");
}

TEST(Parser, CastsAndParentheses) {
  EXPECT_THAT(statement("a = (float3)b.xyz;"),
              HasSubstr("cast\n      type\n        name float3\n      member"));
  EXPECT_THAT(statement("a = (b) - c;"), HasSubstr("binary -"));
  EXPECT_THAT(statement("a = (float3(1,2,3));"), HasSubstr("call"));
  EXPECT_THAT(statement("float uint2; a = (uint2)-1;"), HasSubstr("binary -"))
      << "a variable hides the type";
  EXPECT_THAT(statement("a = (float[2])b;"), HasSubstr("cast\n      array"));
  EXPECT_THAT(statement("a = (vector<float, 2>)b;"),
              HasSubstr("cast\n      type\n        name vector"));
}

TEST(Parser, LessIsNoTemplate) {
  EXPECT_THAT(statement("bool r = a < b && c > d;"), HasSubstr("binary &&"));
  EXPECT_THAT(statement("x = b.Load<float4>(0).x;"), HasSubstr("arguments"));
  EXPECT_THAT(statement("x = b.n < float(i);"), HasSubstr("binary <"));
}

TEST(Parser, NestedTemplateArgumentsDoNotEndInAShift) {
  const Parsed P =
      parseText("StructuredBuffer<vector<float, 4> > b; Texture2D<vector<float,(2>1)?2:3> > t;");
  EXPECT_EQ(P.Errors, 0u) << P.Messages;
  EXPECT_THAT(P.Text, HasSubstr("name StructuredBuffer"));
  EXPECT_THAT(parseText("StructuredBuffer<vector<float, 4>> b;").Messages,
              HasSubstr("a space is required between consecutive right angle brackets"));
}

TEST(Parser, WordsThatMayBeNames) {
  EXPECT_EQ(
      parseText(
          "float f(float2 sample, float3 point) { float line = sample.x; return line + point.y; }")
          .Errors,
      0u);
  EXPECT_THAT(
      parseText("float4 f(sample float a : A, triangle float4 p[3] : P) { return a; }").Text,
      HasSubstr("triangle"));
}

TEST(Parser, RegistersAndSemantics) {
  const Parsed P =
      parseText("Texture2D t : register(ps_5_0, t3[2], space1); float4 a : register(c1); cbuffer B "
                ": register(b2) { float x : packoffset(c0.y); }\n"
                "float4 main(float4 p : SV_Position) : SV_Target0 { return p; }");
  EXPECT_EQ(P.Errors, 0u) << P.Messages;
  EXPECT_THAT(P.Text, HasSubstr("register t3 space space1 profile ps_5_0"));
  EXPECT_THAT(P.Text, HasSubstr("packoffset c0.y"));
  EXPECT_THAT(P.Text, HasSubstr("semantic SV_Target0"));
}

TEST(Parser, RegistersThatAreNone) {
  struct {
    const char *Register, *Error;
  } constexpr Cases[] = {
      {"register(t0, t1)", "expected a register space such as space1"},
      {"register(t0, sPace1)", "expected a register space such as space1"},
      {"register(t0, 1)", "expected a register such as t0, or a space such as space1"},
      {"register(0)", "expected a register such as t0, or a space such as space1"},
      {"register()", "expected a register such as t0, or a space such as space1"},
      {"register(\"t0\")", "expected a register such as t0, or a space such as space1"},
      {"register(space1, t0)", "expected ')' after register space"},
      {"register(ps)", "expected ',' after profile"},
      {"register(ps, t1, space1, 2)", "expected ')' after register"},
      {"register(t-1)", "expected ')' after register"},
      {"register(t 0)", "expected ')' after register"},
      {"register(foo, t1)", "expected a register space such as space1"},
      {"register(t0[])", "expected expression"},
      {"register(t0", "expected ')' after register"},
  };
  for (const auto &C : Cases)
    EXPECT_THAT(parseText(std::string("Texture2D t : ") + C.Register + ";").Messages,
                HasSubstr(C.Error))
        << C.Register;
}

TEST(Parser, TemplatesAndMethods) {
  const Parsed P = parseText(R"(
template <typename T, int N = 2> struct Pair { T a[N]; T first() { return a[0]; } static const int Count = N; };
template <> struct Pair<int, 1> { int a; };
template <typename T> T add(T x, T y) { return x + y; }
namespace n { struct S { float v; S operator+(S o) { S r; r.v = v + o.v; return r; } }; }
float f() { Pair<float> p = (Pair<float>)0; n::S s; s = (n::S)0; return add<float>(p.first(), Pair<int, 1>::Count) + (s + s).v; }
)");
  EXPECT_EQ(P.Errors, 0u) << P.Messages;
  EXPECT_THAT(P.Text, HasSubstr("operator+"));
}

TEST(Parser, PackMatrixHoldsFromItsLineOn) {
  const Parsed P = parseText("float4x4 a;\n#pragma pack_matrix(row_major)\nfloat4x4 b;\n#pragma "
                             "pack_matrix(column_major)\nfloat4x4 c;");
  EXPECT_THAT(P.Text, HasSubstr("variable b pragma-row_major"));
  EXPECT_THAT(P.Text, HasSubstr("variable c pragma-column_major"));
  EXPECT_THAT(P.Text, HasSubstr("variable a\n"));
}

TEST(Parser, EffectsAreIgnoredWithAWarning) {
  const Parsed P = parseText(R"(
Texture2D t < string UIName = "colour"; >;
SamplerState s { Filter = MIN_MAG_MIP_LINEAR; };
sampler2D u = sampler_state { Texture = <t>; };
technique11 T { pass P { SetVertexShader(CompileShader(vs_5_0, f())); } }
float f() { return 1; })");
  EXPECT_EQ(P.Errors, 0u) << P.Messages;
  EXPECT_THAT(P.Messages, HasSubstr("-Weffects-syntax"));
  EXPECT_THAT(P.Text, HasSubstr("function"));
}

TEST(Parser, ErrorsDoNotFollowErrors) {
  const Parsed P = parseText(
      "float f() { float a = ; float b = 1 return b; }\nint ) x;\nfloat g() { return 2; }");
  EXPECT_EQ(P.Errors, 3u) << P.Messages;
  EXPECT_THAT(P.Messages, HasSubstr("test.hlsl:1:23: error: expected expression"));
  EXPECT_THAT(P.Text, HasSubstr("integer 2")) << "what follows is still read";
}

TEST(Parser, PrintsTheSuffixOfEachLiteral) {
  for (const char *Suffix : {"", "u", "l", "ul", "ll", "ull"})
    EXPECT_THAT(parseText(std::string("uint64_t a = 7") + Suffix + ";").Text,
                HasSubstr(std::string("integer 7") + Suffix + "\n"));
}

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
  auto Text = [](const std::filesystem::path &Path) {
    std::ifstream In(Path);
    return std::string(std::istreambuf_iterator<char>(In), {});
  };
  for (const auto &Entry : std::filesystem::recursive_directory_iterator(
           std::string(DXIL_SOURCE_DIR) + "/" + GetParam())) {
    // Skips files that are wrong on purpose, include headers of a preview, or need macros of the
    // command line.
    if (Entry.path().extension() != ".hlsl" ||
        Entry.path().string().find("refus") != std::string::npos ||
        Entry.path().string().find("-define") != std::string::npos ||
        Entry.path().string().find("/experimental/") != std::string::npos ||
        Text(Entry.path()).find("\n// refused") != std::string::npos)
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
