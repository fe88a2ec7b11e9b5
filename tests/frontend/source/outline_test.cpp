// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests which functions of a source are reached, and on what the digest of a function depends.
#include "frontend/source/Options.h"
#include "frontend/source/Outline.h"
#include "frontend/source/Source.h"

#include "llvm/Support/raw_ostream.h"

#include <gtest/gtest.h>

namespace dxil::frontend {
namespace {

struct Outlined {
  SourceDigests Digests;
  std::vector<TokenDigest> Correct;
  std::string Left; ///< words of the tokens that are left
};

/// Outlines \p Text with entry point `main`. \p IsCorrect: of each unreached function, '1' or '0';
/// empty: all. There are messages at the tokens called `WARNED`.
Outlined outline(const std::string &Text, const std::string &IsCorrect = "") {
  Input In;
  In.File = "test.hlsl";
  In.Text = Text;
  Options Opts;
  Source Src(In, Opts, llvm::nulls());
  EXPECT_TRUE(Src.open());
  NameTable Names;
  const Tokens Toks = Src.lex(Names);
  const auto InFile = [&](Location Where) { return Src.inFile(Where); };
  std::vector<Location> Messages;
  for (const Token &T : Toks.All)
    if (T.name() != Name::None && Names.spelling(T.name()) == "WARNED")
      Messages.push_back(InFile(T.Where));
  Outline O(Toks, Names, Names.find("main"), InFile);
  Outlined Result;
  Result.Digests = O.digests();
  Result.Correct = O.correct(Messages);
  std::vector<bool> IsKnown(Result.Digests.Unreached.size(), true);
  for (size_t I = 0; I != IsCorrect.size() && I != IsKnown.size(); ++I)
    IsKnown[I] = IsCorrect[I] == '1';
  const std::vector<Token> Left = O.withoutCorrect(IsKnown);
  EXPECT_TRUE(Left.back().is(TokenKind::EndOfFile));
  for (const Token &T : Left)
    if (T.name() != Name::None)
      Result.Left += (Result.Left.empty() ? "" : " ") + Names.spelling(T.name()).str();
  return Result;
}

constexpr const char *Main = "void main() { used(); }\n";

/// Returns the number of functions that `main` does not reach, when \p Text stands before it.
size_t unreached(const std::string &Text) {
  return outline(Text + Main).Digests.Unreached.size();
}

TEST(Outline, FindsFunctions) {
  EXPECT_EQ(unreached("float f(float x) { return x; }"), 1u);
  EXPECT_EQ(unreached("[A(1)] [B] static inline const float f(int a[(2)]) : SV_X { if (a) { } }"),
            1u);
  EXPECT_EQ(unreached("vector<float, 3> f() {} RWBuffer<float4> g() {} ns::T h() {}"), 3u);
  EXPECT_EQ(unreached("namespace a { void f() {} namespace b::c { void g() {} } } void h() {}"),
            3u);
  EXPECT_EQ(unreached("struct S {}; void f() {}"), 1u);
  EXPECT_EQ(unreached("cbuffer C : register(b0) { float x; } void f() {}"), 1u);
}

TEST(Outline, FindsVariables) {
  EXPECT_EQ(unreached("static float a[2] = { (1), 2 }; void f() {}"), 2u);
  EXPECT_EQ(unreached("static const float a = -1.5 * 2; static uint b; const static float4 c;"),
            2u);
  EXPECT_EQ(unreached("namespace n { static const float4x4 a[2][N + 1] = { M(1, 2), { b[3] } }; }"),
            1u);
  EXPECT_EQ(unreached("static Texture2D a; static S b = c; static row_major float2x2 d;"), 3u);
}

TEST(Outline, KeepsOtherDeclarations) {
  EXPECT_EQ(unreached("struct S { void f() {} };"), 0u);
  EXPECT_EQ(unreached("struct S {} f() {}"), 0u);
  EXPECT_EQ(unreached("template <typename T> T f(T x) { return x; }"), 0u);
  EXPECT_EQ(unreached("void S::f() {}"), 0u);
  EXPECT_EQ(unreached("S operator+(S a, S b) { return a; }"), 0u);
  EXPECT_EQ(unreached("f() {}"), 0u);
  EXPECT_EQ(unreached("void f();"), 0u);
  EXPECT_EQ(unreached("void f() {\n#pragma pack_matrix(row_major)\n}"), 0u);
  EXPECT_EQ(unreached("void f( { "), 0u);
  EXPECT_EQ(unreached("} ) ] void f() { ( }"), 0u);
}

TEST(Outline, KeepsOtherVariables) {
  for (const char *Text : {"const float a = 1;",
                           "float a;",
                           "groupshared float a;",
                           "static a = 1;",
                           "static float a, b;",
                           "static float a = 1, b = 2;",
                           "static const struct { int x; } a;",
                           "static float a : register(c0);",
                           "static float a = b = 2;",
                           "static float a = b++;",
                           "static float a = B.Load(0);",
                           "static float a = n::f();",
                           "static vector<float, 2> a;",
                           "static float a;\n#pragma pack_matrix(row_major)\n",
                           "static float a = { 1;",
                           "static float a = 1 };",
                           "static float a[ = 1;",
                           "static float a = t(1); template <int N = (1)> T t(T x) { }",
                           "static float f(); static float a = f();",
                           "static float a = 1; cbuffer C { float x[a]; }",
                           "static float a = 1; struct S { int m() { return a; } };"})
    EXPECT_LE(unreached(Text), std::string(Text).ends_with("(row_major)\n") ? 1u : 0u) << Text;
  EXPECT_EQ(unreached("float f() { return 1; } static float a = 2 + (f());"), 0u);
}

TEST(Outline, FollowsNames) {
  EXPECT_EQ(unreached("void used() { a(); } void a() {} void b() { a(); }"), 1u);
  EXPECT_EQ(unreached("void a(int) {} void a(float) {} void used() { a(1); }"), 0u);
  EXPECT_EQ(unreached("void a() { b(); } void b() { a(); } void used() {}"), 2u);
  EXPECT_EQ(unreached("float a() { return 1; } static const float x = a();"), 0u);
  EXPECT_EQ(unreached("float a(); float a() { return 1; }"), 0u) << "a declaration names it";
  EXPECT_EQ(unreached("float a() { return 1; } struct S { float f() { return a(); } };"), 0u);
  EXPECT_EQ(unreached("void a() {} [patchconstantfunc(\"a\")] void used() {}"), 0u);
  EXPECT_EQ(outline("void a() {} void b() {}").Digests.Unreached.size(), 0u) << "no entry point";
}

TEST(Outline, LeavesOutCorrectFunctions) {
  const std::string Text =
      "int x; void a() { b(); } void b() {} void c() { a(); } int y; void main() {}";
  EXPECT_EQ(outline(Text).Left, "int x int y void main");
  EXPECT_EQ(outline(Text, "101").Left, "int x void b int y void main");
  EXPECT_EQ(outline(Text, "110").Left, "int x void a b void b void c a int y void main")
      << "c is kept, so what it names is too";
}

/// Returns whether digests of `f`, the first unreached function, are the same in both sources.
bool sameFunction(const std::string &A, const std::string &B) {
  return outline(A + " void main() {}").Digests.Unreached.at(0) ==
         outline(B + " void main() {}").Digests.Unreached.at(0);
}

TEST(Outline, DigestsWhatACheckDependsOn) {
  const std::string F = "int f(int x) { return g(x) + y; } ";
  const auto Second = [](const std::string &Text) {
    return outline(Text + " void main() {}").Digests.Unreached.at(1);
  };
  EXPECT_TRUE(sameFunction(F, F + "int h() { return f(1); }"));
  EXPECT_TRUE(sameFunction(F, F + "int z;"));
  EXPECT_TRUE(sameFunction("int g(int a) {} " + F, "int g(int a) {} " + F));
  EXPECT_FALSE(sameFunction(F, "int f(int x) { return g(x) - y; }"));
  EXPECT_FALSE(sameFunction(F, "int z; " + F)) << "a declaration before it";
  EXPECT_FALSE(sameFunction(F + "static int y = 1;", F + "static int y = 2;")) << "a variable";
  EXPECT_EQ(Second("static int z; " + F), Second("static uint z; " + F)) << "no variable of it";
  EXPECT_NE(Second("static int y; " + F), Second("static uint y; " + F)) << "a variable of it";
  EXPECT_NE(Second("int g(int a) {} " + F), Second("int g(uint a) {} " + F)) << "a callee";
  EXPECT_EQ(Second("int k(int a) {} " + F), Second("int k(uint a) {} " + F)) << "no callee";
  EXPECT_FALSE(sameFunction(F + "int g(int a) {}", F)) << "a callee after it";
  EXPECT_FALSE(sameFunction(F + "int f(int a) {}", F)) << "a second function of the same name";
  EXPECT_FALSE(sameFunction(F + "int g(int a) { return k(); } int k() { return 1; }",
                            F + "int g(int a) { return k(); } int k() { return 2; }"))
      << "what a callee names";
  EXPECT_FALSE(sameFunction("int v() { return 1; } static int x = v(); " + F,
                            "int v() { return 2; } static int x = v(); " + F))
      << "what declarations before it name";
}

TEST(Outline, DigestsOfHeadersDoNotDependOnWhatFollows) {
  const std::string Header = "float h() { return 1; } struct T { float m() { return h(); } }; "
                             "void f() { T t; t.m(); } ";
  EXPECT_TRUE(sameFunction(Header, Header + "float a() { return 2; } static float x = a();"));
  EXPECT_TRUE(sameFunction(Header, Header + "struct S { float m() { return h(); } };"));
  EXPECT_FALSE(sameFunction(Header, "float a() { return 2; } static float x = a(); " + Header));
  EXPECT_FALSE(sameFunction(Header, Header + "float h(int x) { return x; }"))
      << "a struct before it names h";
  EXPECT_FALSE(sameFunction("void g(); void f() { g(); } void g() { }",
                            "void g(); void f() { g(); } int x; void g() { }"))
      << "g is declared before it";
}

TEST(Outline, DigestsWhatIsReached) {
  const auto Digest = [](const std::string &Text) { return outline(Text).Digests.Reached; };
  EXPECT_EQ(Digest("int x; void main() {}"), Digest("int x; void f() {} void main() {}"));
  EXPECT_NE(Digest("int x; void main() {}"), Digest("void f() {} int y; void main() {}"));
  EXPECT_NE(Digest("int x; int y; void main() {}"), Digest("int y; int x; void main() {}"));
  EXPECT_NE(Digest("void f() {} void main() { f(); }"),
            Digest("void f() { ; } void main() { f(); }"));
}

TEST(Outline, FunctionsWithMessagesAreNotCorrect) {
  EXPECT_EQ(outline("int a() {} int b() {} void main() {}").Correct.size(), 3u);
  EXPECT_EQ(outline("int a() { WARNED; } int b() {} void main() {}").Correct.size(), 2u);
  EXPECT_EQ(outline("int WARNED; int a() {} int b() {} void main() {}").Correct.size(), 3u);
  EXPECT_EQ(outline("#define M WARNED\nint a() { M; } int b() {} void main() {}").Correct.size(),
            2u);
  EXPECT_EQ(outline("#define M int a() { WARNED; } int c() {}\nM int b() {} void main() {}")
                .Correct.size(),
            2u)
      << "one expansion is one place";
  EXPECT_EQ(outline("template <typename T> T a(T x) { WARNED; } int b() {} void main() {}")
                .Correct.size(),
            0u)
      << "any function may instantiate it";
}

TEST(Outline, UsersOfVariablesWithMessagesAreNotCorrect) {
  const auto Count = [](const std::string &Text) {
    return outline(Text + " void main() {}").Correct.size();
  };
  EXPECT_EQ(Count("static int a = WARNED; int f() { return 1; }"), 2u);
  EXPECT_EQ(Count("static int a = WARNED; int f() { return a; } int g() { return f(); }"), 1u);
  EXPECT_EQ(Count("static int a = WARNED; static int b = a; int g() { return b; }"), 1u);
  EXPECT_EQ(Count("int f() { return a + g(); } int g() { return f(); } static int a = WARNED;"),
            1u);
}

TEST(Outline, TakesLinearTime) {
  std::string Calls, Chain, Same;
  for (int I = 0; I != 20000; ++I) {
    const std::string N = std::to_string(I);
    Chain += "void f" + N + "() { f" + std::to_string(I + 1) + "(); WARNED; }\n";
    Same += "void g() { g(); }\n";
    Calls += "a f( ; ";
  }
  EXPECT_EQ(outline(Chain + "void main() {}").Correct.size(), 1u);
  EXPECT_EQ(outline(Same + "void main() {}").Digests.Unreached.size(), 20000u);
  EXPECT_EQ(outline(Calls + "void main() {}").Digests.Unreached.size(), 0u);
}

} // namespace
} // namespace dxil::frontend
