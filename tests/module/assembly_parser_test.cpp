// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Tests the parser of assembly: printed text parses and prints the same, mistakes are reported with
// their place, and no text has another effect.
#include "../container/TestFiles.h"
#include "AssemblyTexts.h"
#include "RoundTrip.h"

#include <dxil/listing/Listing.h>
#include <dxil/module/Assembly.h>
#include <dxil/module/AssemblyParser.h>
#include <dxil/module/ModuleCheck.h>
#include <dxil/module/ModuleWriter.h>

#include <clocale>

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

// Each program of each container. Nearly all have the same bytes again.
TEST(AssemblyParser, CorpusPrintsTheSame) {
  size_t Modules = 0;
  for (const auto &Path : test::corpusFiles()) {
    auto Bytes = test::readFile(Path);
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
  // In the order of first use in records, as in tables that the reader fills.
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

#define HEAD "define void @f(i32 %a, float %x, i32* %p) {\n"

// Texts, each with its error.
constexpr struct {
  const char *Text, *Error;
} WrongTexts[] = {
    {"nonsense", "1:1: 'nonsense' (expected a definition: target, module asm, %type, @global, "
                 "declare, define, attributes or !metadata) [assembly-syntax]"},
    {"target triple \"x\"", "1:15: '\"x\"' (expected '=') [assembly-syntax]"},
    {"target triple = \"x", "1:17: a string has no end (expected '\"') [assembly-syntax]"},
    {"@x = global", "1:12: the text ends (expected a type) [assembly-syntax]"},
    {"@x = global void", "1:13: a value of type void (expected a type that values can have) "
                         "[type-mismatch]"},
    {"@x = global i32 5, align 3",
     "1:26: alignment 3 (expected a power of two up to 2^29) [assembly-syntax]"},
    {"@x = global i32 5\n@x = global i32 6", "2:1: '@x' is defined twice [assembly-name]"},
    {"@x = global i32* @y", "1:18: '@y' is not defined [assembly-name]"},
    {"@x = global float* @y\n@y = global i32 0",
     "1:20: a value of type float* (expected i32*) [type-mismatch]"},
    {"@7 = global i32 0", "1:1: @7 (expected @0, the next number) [assembly-name]"},
    {"%T = type { %T }", "1:1: a type contains itself (expected a pointer between) [type-table]"},
    {"%T = type { %U }", "1:13: '%U' is not defined (expected '%name = type ...') [assembly-name]"},
    {"%T = type opaque\n%T = type opaque", "2:1: '%T' is defined twice [assembly-name]"},
    {"@x = global i0 0", "1:13: 'i0' (expected an integer of 1 to 8388607 bits) [assembly-syntax]"},
    {"@x = global <0 x i8> undef",
     "1:14: a vector of 0 elements (expected 1 to 4294967295) [type-mismatch]"},
    {"@x = global i8 256",
     "1:16: the number does not fit i8 (expected at most 255) [limit-exceeded]"},
    {"@x = global i8 -129",
     "1:16: the number does not fit i8 (expected at most 128) [limit-exceeded]"},
    {"@x = global i8 1.0", "1:16: '1.0' (expected an integer) [assembly-syntax]"},
    {"@x = global float 0.1", "1:19: the number is no float (expected one that it holds exactly) "
                              "[limit-exceeded]"},
    {"@x = global half 1.0",
     "1:18: the number is no half (expected 0xH and four digits) [limit-exceeded]"},
    {"@x = global [2 x i8] [i8 1]", "1:23: 1 elements (expected 2 for [2 x i8]) [type-mismatch]"},
    {"@x = global [1 x i8] [i8 1, i8 2]",
     "1:29: too many elements (expected 1 for [1 x i8]) [type-mismatch]"},
    {"@x = global [2 x i8] c\"abc\"",
     "1:22: a string of 3 bytes (expected [2 x i8]) [type-mismatch]"},
    {"@x = global i32 add (i32 1)", "1:27: ')' (expected ',' and an operand) [assembly-syntax]"},
    {"@x = global i32 fadd (i32 1, i32 2)",
     "1:17: fadd of type i32 (expected floats or vectors of them) [type-mismatch]"},
    {"@x = global i32 trunc (i8 1 to i32)",
     "1:17: the operands do not make a value of type i32 (expected operands that "
     "fit) [type-mismatch]"},
    {"@x = global i32* null, section 5", "1:32: '5' (expected a string) [assembly-syntax]"},
    {"@x = global i32 null", "1:17: null of type i32 (expected a pointer) [type-mismatch]"},
    {"declare void @f(", "1:17: the text ends (expected a type) [assembly-syntax]"},
    {"declare void @f() #0",
     "1:19: '#0' is not defined (expected 'attributes #0 = { ... }') [assembly-name]"},
    {"attributes #0 = { silly }", "1:19: 'silly' (expected an attribute) [assembly-syntax]"},
    {"declare label @f()",
     "1:9: a function that returns label (expected void or a type that values can "
     "have) [type-mismatch]"},
    {HEAD "  ret i32 0\n}", "2:7: a ret of i32 (expected void) [type-mismatch]"},
    {HEAD "  %y = fadd float %x, %a\n  ret void\n}",
     "2:23: a value of type i32 (expected float) [type-mismatch]"},
    {HEAD "  %y = add i32 %a, %z\n  ret void\n}",
     "2:20: '%z' is not defined (expected an argument or the result of an "
     "instruction) [assembly-name]"},
    {HEAD "  %9 = add i32 %a, 1\n  ret void\n}",
     "2:3: %9 (expected %1, the next number) [assembly-name]"},
    {HEAD "  %a = add i32 %a, 1\n  ret void\n}", "2:3: '%a' is defined twice [assembly-name]"},
    {HEAD "  br label %b\n}", "2:12: '%b' is not in the function (expected the name of a block) "
                              "[assembly-name]"},
    {HEAD "  br i32 %a, label %b, label %b\n}",
     "2:6: a value of type i32 (expected i1) [type-mismatch]"},
    {HEAD "  store float %x, i32* %p\n  ret void\n}",
     "2:9: a value of type float (expected i32) [type-mismatch]"},
    {HEAD "  %y = load float, i32* %p\n  ret void\n}",
     "2:13: a load of float (expected i32) [type-mismatch]"},
    {HEAD "  %y = load atomic i32, i32* %p, align 4\n  ret void\n}",
     "2:32: ',' (expected a memory ordering) [assembly-syntax]"},
    {HEAD "  call void @f(i32 1)\n  ret void\n}",
     "2:13: a value of type void (i32, float, i32*)* (expected void (i32)*) "
     "[type-mismatch]"},
    {HEAD "  call i32 @f()\n  ret void\n}",
     "2:12: a value of type void (i32, float, i32*)* (expected i32 ()*) "
     "[type-mismatch]"},
    {HEAD "  %y = getelementptr i32, i32* %p, i32 0, i32 1\n  ret void\n}",
     "2:25: an index into i32 (expected a struct, array or vector) [type-mismatch]"},
    {HEAD "  %y = extractvalue { i32 } undef, 1\n  ret void\n}",
     "2:36: index 1 (expected less than 1) [type-mismatch]"},
    {HEAD "  %y = icmp ult float %x, %x\n  ret void\n}",
     "2:17: icmp of type float (expected integers or pointers) [type-mismatch]"},
    {HEAD "  %y = fcmp slt float %x, %x\n  ret void\n}",
     "2:13: 'slt' (expected a predicate of floats) [assembly-syntax]"},
    {HEAD "  %y = frob i32 %a\n}", "2:8: 'frob' (expected an instruction) [assembly-syntax]"},
    {HEAD "  switch i32 %a, label %b [ i32 %a, label %b ]\n}",
     "2:29: a case that is not constant (expected an integer) [value-reference]"},
    {HEAD "  ret void, !dbg !0\n}\n!0 = !{}",
     "2:13: !dbg of a node that is no location (expected a DILocation) "
     "[metadata-reference]"},
    {HEAD "  ret void\n", "3:1: the text ends (expected an instruction) [assembly-syntax]"},
    {HEAD "  %y = ret void\n}", "2:8: an instruction without a result has a name (expected none) "
                                "[type-mismatch]"},
    {HEAD "  tail ret void\n}", "2:8: 'ret' (expected 'call') [assembly-syntax]"},
    {"!0 = !{!1}", "1:9: !1 is not defined [assembly-name]"},
    {"!0 = !{}\n!0 = !{}", "2:1: !0 is defined twice [assembly-name]"},
    {"!a = !{null}", "1:8: a named node lists null (expected a node) [metadata-reference]"},
    {"!0 = !DIThing()", "1:6: '!DIThing' (expected the name of a debug node) [assembly-syntax]"},
    {"!0 = !DIFile(line: 4)", "1:14: 'line' (expected a field of DIFile) [assembly-syntax]"},
    {"!0 = !DIFile(filename: \"a\", filename: \"b\")",
     "1:29: 'filename' (expected a field of DIFile that was not there before) "
     "[assembly-syntax]"},
    {"!0 = !DILocation(line: 4)",
     "1:18: DILocation without scope (expected 'scope: !5') [metadata-record]"},
    {"!0 = !DIBasicType(encoding: DW_ATE_odd)",
     "1:29: 'DW_ATE_odd' (expected a value of 'encoding') [assembly-syntax]"},
    {"!0 = !DISubrange(count: -2)", "1:25: '-2' (expected a number) [assembly-syntax]"},
    {"!0 = !{i32 %x}", "1:12: '%x' (expected a value of type i32) [assembly-syntax]"},
};

TEST(AssemblyParser, ErrorsHaveTheirPlace) {
  for (const auto &Case : WrongTexts)
    EXPECT_EQ(errorOf(Case.Text), Case.Error) << Case.Text;
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
