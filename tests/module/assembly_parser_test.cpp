// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Tests the parser of assembly: printed text parses and prints the same, mistakes are reported with
// their place, and no text has another effect.
#include "../TextCases.h"
#include "../container/TestFiles.h"
#include "AssemblyTexts.h"
#include "RoundTrip.h"

#include <dxil/listing/Listing.h>
#include <dxil/module/Assembly.h>
#include <dxil/module/AssemblyParser.h>
#include <dxil/module/ModuleCheck.h>
#include <dxil/module/ModuleWriter.h>

#include <bit>
#include <clocale>
#include <cmath>
#include <cstdio>
#include <cstring>
#include <random>

#include <gtest/gtest.h>

using namespace dxil;

namespace {

std::string errorOf(std::string_view Text) {
  auto M = ir::parseAssembly(Text);
  return M ? "" : M.error().str();
}

/// Parses a text. If that succeeds, the module keeps all guarantees, and its text prints the same
/// again.
void checkAny(std::string_view Text) {
  auto M = ir::parseAssembly(Text);
  if (!M) {
    ASSERT_GT(M.error().Line, 0u);
    ASSERT_GT(M.error().Column, 0u);
    return;
  }
  ASSERT_TRUE(ir::checkTables(*M)) << Text;
  bool SameBytes = false;
  ASSERT_EQ(test::textProblem(*M, SameBytes), std::nullopt) << Text;
  ASSERT_TRUE(SameBytes) << Text;
}

} // namespace

// A program that uses the library may set any locale; this test needs one with a decimal comma.
TEST(AssemblyParser, NumbersDoNotDependOnTheLocale) {
  auto M = ir::parseAssembly("define void @f(float %a) {\n"
                             "  %x = fadd float %a, 1.500000e+00\n"
                             "  %y = fadd float %x, -2.500000e-01\n"
                             "  ret void\n}\n");
  ASSERT_TRUE(M) << M.error().str();
  const std::string Text = *ir::writeAssembly(*M);
  EXPECT_NE(Text.find(", 1.500000e+00\n"), Text.npos) << Text;
  EXPECT_NE(Text.find(", -2.500000e-01\n"), Text.npos) << Text;
  const std::string Before = std::setlocale(LC_ALL, nullptr);
  bool HasOne = false;
  for (const char *Name : {"de_DE.UTF-8", "de_DE", "fr_FR.UTF-8", "German", "de-DE"})
    HasOne = HasOne || std::setlocale(LC_ALL, Name);
  const std::string Then = *ir::writeAssembly(*M);
  std::setlocale(LC_ALL, Before.c_str());
  EXPECT_EQ(Then, Text);
  if (!HasOne)
    GTEST_SKIP() << "no locale with a decimal comma is installed";
}

// Short decimals, their neighbours, and any numbers, compared with what the C library prints and
// reads.
TEST(AssemblyParser, NumbersHaveSixDecimalsIfThatIsExact) {
  std::vector<double> Numbers = {
      0.0, -0.0, 1e22, 1e23, 9.999999e22, 5e-324, 1.7976931348623157e308};
  for (int Exponent = -40; Exponent <= 40; ++Exponent)
    for (double Digits : {1.0, 1.000001, 1.5, 2.71828, 9.999999, 9.9999995}) {
      const double N =
          std::strtod((std::to_string(Digits) + "e" + std::to_string(Exponent)).c_str(), nullptr);
      Numbers.insert(Numbers.end(),
                     {N, -N, double(float(N)), std::nextafter(N, 0), std::nextafter(N, 2 * N)});
    }
  std::mt19937_64 Random;
  for (int I = 0; I < 1000; ++I)
    Numbers.push_back(std::bit_cast<double>(Random()));
  std::erase_if(Numbers, [](double N) { return !std::isfinite(N); });
  std::string Text = "define void @f(double* %p) {\n", Want;
  for (const double N : Numbers) {
    char Hex[40], Decimal[40];
    std::snprintf(Hex, sizeof Hex, "0x%llX",
                  static_cast<unsigned long long>(std::bit_cast<uint64_t>(N)));
    std::snprintf(Decimal, sizeof Decimal, "%.6e", N);
    Text += "  store double 0x" + std::string(16 - std::strlen(Hex + 2), '0') + (Hex + 2) +
            ", double* %p\n";
    Want += std::string("  store double ") + (std::strtod(Decimal, nullptr) == N ? Decimal : Hex) +
            ", double* %p\n";
  }
  auto M = ir::parseAssembly(Text + "  ret void\n}\n");
  ASSERT_TRUE(M) << M.error().str();
  const std::string Printed = *ir::writeAssembly(*M);
  EXPECT_NE(Printed.find(Want), Printed.npos) << Printed;
}

// Each program of each container. Nearly all have the same bytes again.
TEST(AssemblyParser, CorpusPrintsTheSame) {
  size_t Modules = 0;
  for (const auto &Path : test::corpusFiles()) {
    auto Bytes = test::readBytes(Path);
    auto C = container::Container::parse(Bytes);
    ASSERT_TRUE(C) << Path;
    for (container::FourCC Name :
         {container::part::DXIL, container::part::ILDB, container::part::STAT}) {
      if (!C->find(Name))
        continue;
      auto M = container::readModule(*C, Name);
      ASSERT_TRUE(M) << Path << ": " << M.error().str();
      bool SameBytes = false;
      EXPECT_EQ(test::textProblem(*M, SameBytes), std::nullopt) << Path << ' ' << Name.str();
      EXPECT_TRUE(SameBytes) << Path << ' ' << Name.str();
      EXPECT_EQ(test::orderProblem(*M), std::nullopt) << Path << ' ' << Name.str();
      ++Modules;
    }
  }
  EXPECT_GT(Modules, 500u);
}

// A listing is assembly with comments.
TEST(AssemblyParser, ListingsAreParsed) {
  for (const char *Name : {"dxil/cs_control_flow.0.dxil", "dxil/dbg_light_culling.3.dxil"}) {
    const auto Bytes = test::corpusFile(Name);
    auto Text = listing::listing(Bytes);
    ASSERT_TRUE(Text) << Name;
    auto C = container::Container::parse(Bytes);
    auto M = container::readModule(*C);
    auto Parsed = ir::parseAssembly(*Text);
    ASSERT_TRUE(Parsed) << Name << ':' << Parsed.error().str();
    EXPECT_EQ(*ir::writeAssembly(*Parsed), *ir::writeAssembly(*M));
  }
}

TEST(AssemblyParser, WholeTextPrintsTheSame) {
  auto M = ir::parseAssembly(test::WholeAssembly);
  ASSERT_TRUE(M) << M.error().str();
  EXPECT_TRUE(ir::checkTables(*M));
  EXPECT_EQ(*ir::writeAssembly(*M), test::WholeAssembly);
  bool SameBytes = false;
  EXPECT_EQ(test::textProblem(*M, SameBytes), std::nullopt);
  EXPECT_TRUE(SameBytes);
  EXPECT_EQ(test::roundTripProblem(*M), std::nullopt);
}

// Cycles of types that are reached from outside, where a record must not use a later type.
TEST(AssemblyParser, RingsOfTypes) {
  // The order of first use in records, as in tables that the reader fills.
  auto M =
      ir::parseAssembly("%B = type { %B*, %A*, void (%C*)* }\n"
                        "%A = type { %B*, { %C**, [2 x %B*] } }\n"
                        "%C = type { %A*, %C* }\n@x = global %C* null\n@y = global %A* null\n");
  ASSERT_TRUE(M) << M.error().str();
  EXPECT_EQ(test::roundTripProblem(*M), std::nullopt);
  bool SameBytes = false;
  EXPECT_EQ(test::textProblem(*M, SameBytes), std::nullopt);
  EXPECT_TRUE(SameBytes);
}

// Checks the tables against the contents of a text.
TEST(AssemblyParser, TablesSayWhatTheTextSays) {
  auto M = ir::parseAssembly(test::WholeAssembly);
  ASSERT_TRUE(M) << M.error().str();
  const ir::Function *F = M->findFunction("f");
  ASSERT_TRUE(F);
  EXPECT_EQ(F->CallingConvention, 10u);
  EXPECT_EQ(F->Alignment, 16u);
  EXPECT_EQ(F->Section, "code");
  EXPECT_EQ(F->Linkage, ir::Linkage::LinkOnceOdr);
  EXPECT_EQ(F->Blocks.Count, 4u);
  EXPECT_EQ(M->blockName(F->Blocks.First + 3), "the end");
  const auto Body = M->instructions(*F);
  EXPECT_EQ(Body[0].Flags, ir::NoUnsignedWrap | ir::NoSignedWrap);
  ASSERT_TRUE(M->location(Body[0]));
  EXPECT_EQ(M->location(Body[0])->Line, 4u);
  EXPECT_EQ(Body[2].Flags / ir::FastUnsafeAlgebra, 31);
  EXPECT_EQ(M->name(Body[2].Result), "q");
  ASSERT_EQ(M->attachments(Body[2]).size(), 1u);
  EXPECT_EQ(M->MetadataKinds[M->attachments(Body[2])[0].Kind], "dx.precise");
  const ir::Global *Own = nullptr;
  for (const ir::Global &G : M->Globals)
    if (M->name(G.Self) == "sch\xc3\xb6n")
      Own = &G;
  ASSERT_TRUE(Own);
  EXPECT_EQ(Own->ThreadLocal, 3);
  EXPECT_EQ(Own->Visibility, 1);
  EXPECT_EQ(Own->DllStorage, 2);
  EXPECT_EQ(M->Constants[M->Values[Own->Initializer].Index].Kind, ir::ConstantKind::Null);
}

// ---- Wrong texts --------------------------------------------------------------------------------

class AssemblyErrors : public testing::TestWithParam<test::TextCase> {};

TEST_P(AssemblyErrors, HaveTheirPlace) {
  EXPECT_THAT(GetParam().Parts, testing::ElementsAre(errorOf(GetParam().Text))) << GetParam().Text;
}

INSTANTIATE_TEST_SUITE_P(Texts, AssemblyErrors,
                         testing::ValuesIn(test::readTextCases(ASSEMBLY_ERRORS)), test::nameOf);

TEST(AssemblyParser, TextEndsInAFunction) {
  EXPECT_EQ(errorOf("define void @f() {\n  ret void\n"),
            "3:1: the text ends (expected an instruction) [assembly-syntax]");
}

TEST(AssemblyParser, LimitsHold) {
  EXPECT_EQ(ir::parseAssembly("; long", {.MaxBytes = 5}).error().str(),
            "1:1: the text has 6 bytes (expected at most 5) [limit-exceeded]");
  const std::string Stars = "@x = external global i8" + std::string(100000, '*');
  EXPECT_EQ(errorOf(Stars), "1:22: types are nested too deep (expected at most 253) "
                            "[limit-exceeded]");
  std::string Deep = "@x = global ", Value;
  for (int I = 0; I < 100000; ++I)
    Deep += "[1 x ";
  EXPECT_EQ(errorOf(Deep), "1:1278: types are nested too deep (expected at most 253) "
                           "[limit-exceeded]");
  std::string Sum = "@x = global i32 ";
  for (int I = 0; I < 100000; ++I)
    Sum += "add (i32 ";
  EXPECT_EQ(errorOf(Sum), "1:2290: types are nested too deep (expected at most 253) "
                          "[limit-exceeded]");
}

// ---- Hostile texts ------------------------------------------------------------------------------

TEST(AssemblyParser, EveryPrefixIsSafe) {
  const std::string_view Text = test::WholeAssembly;
  for (size_t Size = 0; Size < Text.size(); ++Size)
    checkAny(Text.substr(0, Size));
}

TEST(AssemblyParser, EveryByteMayBeAnother) {
  std::string Text = test::WholeAssembly;
  for (size_t I = 0; I < Text.size(); ++I) {
    const char Before = Text[I];
    for (char Other : {'\0', ' ', '"', '0', '%', '(', '}', 'x', '\xff'}) {
      Text[I] = Other;
      checkAny(Text);
    }
    Text[I] = Before;
  }
}

TEST(AssemblyParser, EveryLineMayBeMissingOrTwice) {
  const std::string Text = test::WholeAssembly;
  for (size_t Begin = 0; Begin < Text.size();) {
    const size_t End = Text.find('\n', Begin) + 1;
    checkAny(Text.substr(0, Begin) + Text.substr(End));
    checkAny(Text.substr(0, End) + Text.substr(Begin));
    Begin = End;
  }
}
