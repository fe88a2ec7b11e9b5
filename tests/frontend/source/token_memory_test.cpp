// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Compares the tokens of sources that share a TokenMemory with those of sources that do not.
#include "dxil/frontend/Frontend.h"
#include "frontend/source/Options.h"
#include "frontend/source/Source.h"
#include "frontend/source/TokenMemory.h"

#include "llvm/Support/raw_ostream.h"

#include <gtest/gtest.h>
#include <random>
#include <thread>

namespace dxil::frontend {
namespace {

struct Lexed {
  std::string Tokens, Messages;
  size_t Count = 0;
};

/// Returns all fields of the tokens of \p Text, and the names in the order of their numbers.
Lexed lex(const std::string &Text, TokenMemory *Memory, std::vector<std::string> Defines = {}) {
  Input In;
  In.File = "test.hlsl";
  In.Text = Text;
  In.Tokens = Memory;
  In.Defines = std::move(Defines);
  In.WarningOptions = {"Weverything"};
  Options Opts;
  Lexed Result;
  llvm::raw_string_ostream Out(Result.Tokens), Messages(Result.Messages);
  Source Src(In, Opts, Messages);
  EXPECT_TRUE(Src.open());
  NameTable Names;
  const Tokens Toks = Src.lex(Names);
  Result.Count = Toks.All.size();
  for (const Token &T : Toks.All) {
    Out << int(T.Kind) << ' ' << T.AtLineStart << T.AfterSpace << ' ' << uint32_t(T.Where) << ' ';
    if (T.is(TokenKind::Integer))
      Out << Toks.Integers[T.Value].Value << ' ' << int(Toks.Integers[T.Value].Suffix)
          << Toks.Integers[T.Value].Decimal;
    else if (T.is(TokenKind::Float))
      Out << Toks.Floats[T.Value].Value << ' ' << int(Toks.Floats[T.Value].Suffix);
    else if (T.is(TokenKind::String))
      Out << Toks.Strings[T.Value];
    else
      Out << T.Value;
    Out << '\n';
  }
  for (size_t N = 0; N != Names.size(); ++N)
    Out << Names.spelling(Name(N)) << '\n';
  return Result;
}

void expectSame(const std::string &Text, TokenMemory &Memory,
                const std::vector<std::string> &Defines = {}) {
  const Lexed Alone = lex(Text, nullptr, Defines), Shared = lex(Text, &Memory, Defines);
  EXPECT_EQ(Alone.Tokens, Shared.Tokens) << Text;
  EXPECT_EQ(Alone.Messages, Shared.Messages) << Text;
}

/// Lexes \p Text three times: unknown, with tokens that are not yet read, and with all tokens.
void expectSameEachTime(const std::string &Text) {
  TokenMemory Memory;
  for (int I = 0; I != 3; ++I)
    expectSame(Text, Memory);
  EXPECT_GT(Memory.bytes(), Text.size()) << Text;
}

TEST(TokenMemory, KeepsTextsOfTheSecondReading) {
  TokenMemory Memory;
  lex("int a;", &Memory);
  EXPECT_EQ(Memory.bytes(), 0u);
  lex("int b;", &Memory);
  EXPECT_EQ(Memory.bytes(), 0u);
  lex("int a;", &Memory);
  EXPECT_GT(Memory.bytes(), 0u);
}

// Tests text between tokens, and tokens that only the preprocessor can read.
TEST(TokenMemory, GivesTheTokensOfThePreprocessor) {
  for (const char *Text :
       {"a b + c<<=d ; {}",
        "a /* x */ b // y\n c",
        "a /* /* */ b",
        "a // x \\\n y\n b",
        "a // \xff\n b",
        "a // caf\xc3\xa9\n b c",
        "a b \\\n c d",
        "a 1.xxx b 2.0f.xy c",
        "a 1.#INF b 1.#INF c",
        "a 1 # INF",
        "a \"x\" \"y\" b \"z\" c",
        "a 'x' b '\\n' c 'xy' d",
        "a 0x10u 077 08 1e400 1e5f 2.5h b",
        "a 99999999999999999999 b 1q c",
        "a __LINE__ b __LINE__\n c __COUNTER__ d __COUNTER__",
        "a b $c d",
        "a ` b \x01 c",
        "a\n<<<<<<< b\nc\n=======\nd\n>>>>>>> e\nf",
        "a\n< b\n> c\n= d\n| e",
        "a <#b#> c",
        "a %: b <: c :> d",
        "a ?\?/\n b ?\?< c",
        "a \\u00e9 b x\\u00e9y c",
        "a /* open",
        "a \"open\n b c",
        "a @ b",
        "a # b",
        "a\n#\nb c",
        "a\n  # define B c\nb B d B\n#undef B\nB e",
        "a and b or c not d",
        "a L\"x\" u8\"y\" R\"(z)\" b",
        "a _Pragma(\"once\") b c",
        "a b\n#pragma pack_matrix(row_major)\nc d\n#pragma pack_matrix(column_major)\ne f",
        "a\n#if 0\nb # c ' d\n#elif 1\ne f\n#else\ng\n#endif\nh i",
        "#define F(A, B) A + B\na F(b, c) d F (e,\nf) g F h\n#define E\ni E j E",
        "#pragma once\na b",
        "#ifndef G\n#define G\na b\n#endif\nc d",
        "a defined b __VA_ARGS__ c __VA_OPT__ d",
        "#pragma poison b\na b c b d",
        "a \v b \f c",
        "a b"})
    expectSameEachTime(Text);
  using namespace std::literals;
  expectSameEachTime("a \0 b // \0\n c"s);
  expectSameEachTime("a " + std::string(70000, 'b') + " c /* " + std::string(70000, 'd') + " */ e");
}

// Macros decide which parts of a text are read, and from where on.
TEST(TokenMemory, MacrosMayDiffer) {
  const std::string Text =
      "A first B second\n#if A > 1\nB x C(1, B) y\n#define C(P, Q) Q P\n#else\nx y\n#endif\n"
      "C(A\n, B) z C (1, 2) w\n#undef B\nB A C\n#ifdef D\nD\n#endif\nlast one";
  TokenMemory Memory;
  std::minstd_rand Chance(3);
  for (int I = 0; I != 200; ++I) {
    std::vector<std::string> Defines;
    for (const char *Define :
         {"A=1", "A=2", "B=b b", "B=A", "C(P,Q)=P Q", "C=c", "D", "first=second", "last"})
      if (Chance() % 3 == 0)
        Defines.push_back(Define);
    expectSame(Text, Memory, Defines);
  }
}

/// Returns a text of random pieces, most of which make tokens with each other.
std::string randomText(std::minstd_rand &Chance) {
  static const char *const Pieces[] = {"a",
                                       "b",
                                       "INF",
                                       "1",
                                       ".",
                                       "2.5",
                                       "#",
                                       "\n",
                                       "\n",
                                       " ",
                                       " ",
                                       "/*",
                                       "*/",
                                       "//",
                                       "\\\n",
                                       "\"",
                                       "'",
                                       "<",
                                       ">",
                                       "=",
                                       "+",
                                       "-",
                                       "%",
                                       ":",
                                       "?\?/",
                                       "\n#define b ",
                                       "\n#define a(x) x b\n",
                                       "\n#undef b\n",
                                       "\n#if b\n",
                                       "\n#else\n",
                                       "\n#endif\n",
                                       "(",
                                       ")",
                                       ",",
                                       "e5",
                                       "xx",
                                       "\xc3\xa9",
                                       "$",
                                       "f"};
  std::string Text;
  for (size_t Left = Chance() % 60; Left; --Left)
    Text += Pieces[Chance() % std::size(Pieces)];
  return Text;
}

TEST(TokenMemory, RandomTexts) {
  std::minstd_rand Chance(5);
  TokenMemory Memory;
  for (int I = 0; I != 1000; ++I) {
    const std::string Text = randomText(Chance);
    for (const char *Define : {"c", "b=a", "b", "a=1"})
      expectSame(Text, Memory, {Define});
  }
}

TEST(TokenMemory, DropsTheLeastRecentlyUsed) {
  TokenMemory Memory(1 << 16);
  const std::string Kept = "kept text";
  for (int Round = 0; Round != 2; ++Round)
    lex(Kept, &Memory);
  for (int I = 0; I != 300; ++I) {
    const std::string Text = "int a = " + std::to_string(I) + "; " + std::string(200, '+');
    for (int Round = 0; Round != 2; ++Round)
      expectSame(Text, Memory);
    EXPECT_NE(Memory.find(Kept), nullptr);
    EXPECT_LE(Memory.bytes(), uint64_t(1) << 16);
  }
  EXPECT_EQ(Memory.find("int a = 0; " + std::string(200, '+')), nullptr);
  const std::string Large(1 << 15, '+'); // takes too much of the limit
  for (int Round = 0; Round != 3; ++Round)
    EXPECT_EQ(Memory.find(Large), nullptr);
}

// The memory is too small for all texts, so that texts in use are dropped.
TEST(TokenMemory, ThreadsMayShare) {
  std::vector<std::string> Texts, Alone;
  for (int I = 0; I != 12; ++I) {
    Texts.push_back("#define M " + std::to_string(I) + "\n");
    for (int Part = 0; Part != 20; ++Part)
      Texts.back() += "a b M c; float f = 1.5 + M;\n#undef U" + std::to_string(Part) + "\n";
    Alone.push_back(lex(Texts.back(), nullptr).Tokens);
  }
  TokenMemory Memory(40000);
  std::vector<std::thread> Pool;
  for (unsigned Thread = 0; Thread != 6; ++Thread)
    Pool.emplace_back([&, Thread] {
      std::minstd_rand Chance(Thread + 1);
      for (int N = 0; N != 60; ++N) {
        const size_t I = Chance() % Texts.size();
        EXPECT_EQ(lex(Texts[I], &Memory).Tokens, Alone[I]);
      }
    });
  for (std::thread &Each : Pool)
    Each.join();
  EXPECT_LE(Memory.bytes(), 40000u);
}

} // namespace
} // namespace dxil::frontend
