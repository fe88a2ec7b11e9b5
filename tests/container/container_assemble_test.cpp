// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Tests that listings assemble into containers.
#include "TestFiles.h"

#include <dxil/container/Assemble.h>
#include <dxil/container/Program.h>
#include <dxil/container/derive/Build.h>
#include <dxil/container/parts/SmallParts.h>
#include <dxil/listing/Listing.h>
#include <dxil/module/ModuleWriter.h>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

using namespace dxil;
using namespace dxil::container;
using testing::HasSubstr;

namespace {

std::vector<uint8_t> partBytes(Bytes Input, container::FourCC Name) {
  auto C = container::Container::parse(Input);
  const container::Part *P = C ? C->find(Name) : nullptr;
  return P ? std::vector<uint8_t>(P->Data.begin(), P->Data.end()) : std::vector<uint8_t>();
}

std::vector<uint8_t> bitcodeOf(Bytes Container) {
  const auto Data = partBytes(Container, container::part::DXIL);
  auto H = container::readProgramHeader(Data);
  return H ? std::vector<uint8_t>(H->Bitcode.begin(), H->Bitcode.end()) : std::vector<uint8_t>();
}

/// Builds a container from the module of a container, without a text.
Result<std::vector<uint8_t>> rebuilt(const container::Container &C) {
  ContainerInput In;
  auto M = container::readModule(C);
  if (!M)
    return M.error();
  In.Program = std::move(*M);
  auto Parts = partsToKeep(C);
  for (auto &[Name, Data] : *Parts)
    if (Name == container::part::RDAT)
      In.Subobjects = *readSubobjects(Data);
    else
      In.Parts.push_back({Name, std::move(Data)});
  return buildContainer(std::move(In));
}

std::string errorOf(std::string_view Text) {
  auto Made = assemble(Text);
  return Made ? "" : Made.error().str();
}

const std::string &minimalText() {
  static const std::string Text = *listing::listing(test::corpusFile("dxil/cs_minimal.0.dxil"));
  return Text;
}

} // namespace

// The text has the whole module: its bitcode is that of the original module, and the assembled
// container is the one built without a text.
TEST(Assemble, ListingsGiveTheSameBytes) {
  size_t Tried = 0;
  for (const auto &Path : test::corpusFiles()) {
    const auto Input = test::readBytes(Path);
    auto C = container::Container::parse(Input);
    ASSERT_TRUE(C) << Path;
    if (!C->find(container::part::DXIL))
      continue;
    ++Tried;
    auto Text = listing::listing(Input);
    ASSERT_TRUE(Text) << Path;
    const std::string Whole = partsHeader(*partsToKeep(*C)) + *Text;
    auto Bitcode = assemble(Whole, {.Parts = {}, .Bitcode = true});
    ASSERT_TRUE(Bitcode) << Path << ':' << Bitcode.error().str();
    EXPECT_EQ(*Bitcode, *ir::writeBitcode(*container::readModule(*C))) << Path;
    auto Made = assemble(Whole);
    ASSERT_TRUE(Made) << Path << ':' << Made.error().str();
    auto Expected = rebuilt(*C);
    ASSERT_TRUE(Expected) << Path;
    EXPECT_EQ(*Made, *Expected) << Path;
    // Parts given separately have the same effect.
    auto Beside = assemble(*Text, {.Parts = *partsToKeep(*C)});
    ASSERT_TRUE(Beside) << Path;
    EXPECT_EQ(*Made, *Beside) << Path;
    // Assembling a listing of an assembled container gives the same container.
    auto Again = assemble(partsHeader(*partsToKeep(*container::Container::parse(*Made))) +
                          *listing::listing(*Made));
    ASSERT_TRUE(Again) << Path;
    EXPECT_EQ(*Made, *Again) << Path;
  }
  EXPECT_GT(Tried, 250u);
}

// If no derived data differs from DXC's, the assembled program equals the original.
TEST(Assemble, ProgramsStayAsTheyWere) {
  size_t Tried = 0, Same = 0;
  for (const auto &Path : test::corpusFiles()) {
    const auto Input = test::readBytes(Path);
    auto C = container::Container::parse(Input);
    if (!C || !C->find(container::part::DXIL))
      continue;
    ++Tried;
    auto Made = assemble(*listing::listing(Input));
    ASSERT_TRUE(Made) << Path;
    Same += bitcodeOf(*Made) == *ir::writeBitcode(*container::readModule(*C));
  }
  EXPECT_GE(Same * 100, Tried * 99) << Same << " of " << Tried;
}

// ---- The header ---------------------------------------------------------------------------------

TEST(Assemble, HeaderGivesParts) {
  auto Made = assemble("; --- dxil-as\n"
                       "; debug-name: \"shader.pdb\"\n"
                       "; parts:\n"
                       ";   PRIV: 01 0203\n"
                       ";     04 05 06 07 08\n"
                       ";   ABCD: fFeE0000\n"
                       "; ...\n" +
                       minimalText());
  ASSERT_TRUE(Made) << Made.error().str();
  EXPECT_EQ(partBytes(*Made, container::part::PRIV),
            (std::vector<uint8_t>{1, 2, 3, 4, 5, 6, 7, 8}));
  EXPECT_EQ(partBytes(*Made, container::FourCC("ABCD")), (std::vector<uint8_t>{0xff, 0xee, 0, 0}));
  EXPECT_EQ(container::readDebugName(partBytes(*Made, container::part::ILDN))->Name, "shader.pdb");
}

TEST(Assemble, PartsBesideTheTextComeFirst) {
  AssembleOptions Options;
  Options.Parts.push_back({container::part::PRIV, {9, 9, 9, 9}});
  auto Made =
      assemble("; --- dxil-as\n; parts:\n;   PRIV: 01020304\n; ...\n" + minimalText(), Options);
  ASSERT_TRUE(Made) << Made.error().str();
  EXPECT_EQ(partBytes(*Made, container::part::PRIV), (std::vector<uint8_t>{9, 9, 9, 9}));
}

TEST(Assemble, HeaderErrorsHaveTheirPlace) {
  const std::string Begin = "; --- dxil-as\n";
  EXPECT_EQ(errorOf(Begin + "; parts:\n;   PRIV: 01x2\n; ...\n"),
            "3:13: 'x' (expected hexadecimal digits) [assembly-syntax]");
  EXPECT_EQ(errorOf(Begin + "; parts:\n;   PRIV: 012\n; ...\n"),
            "4:1: part PRIV ends within a byte (expected two digits for each) [assembly-syntax]");
  EXPECT_EQ(errorOf(Begin + "; colour: red\n; ...\n"),
            "2:3: 'colour' (expected parts or debug-name) [assembly-syntax]");
  EXPECT_EQ(errorOf(Begin + "; parts: 5\n; ...\n"),
            "2:10: '5' (expected parts in the lines below) [assembly-syntax]");
  EXPECT_EQ(errorOf(Begin + "; nonsense\n; ...\n"),
            "2:3: 'nonsense' (expected 'name: value') [assembly-syntax]");
  EXPECT_EQ(errorOf(Begin + "; parts:\n"), "2:1: the header has no end (expected '; ...') "
                                           "[assembly-syntax]");
  EXPECT_THAT(errorOf(Begin + "; parts:\n;   TOOLONG: 00\n; ...\n"), HasSubstr("3:5: "));
  EXPECT_THAT(errorOf(Begin + "; debug-name:\n; ...\n"), HasSubstr("2:14: a name of 0 bytes"));
  EXPECT_THAT(errorOf(Begin + "; parts:\n;   PSV0: 00\n; ...\n" + minimalText()),
              HasSubstr("part PSV0 is derived from the module"));
}

// ---- Errors -------------------------------------------------------------------------------------

TEST(Assemble, TextsThatAreNoPrograms) {
  EXPECT_THAT(errorOf("@x = global"), HasSubstr("1:12: the text ends (expected a type)"));
  EXPECT_THAT(errorOf(""), HasSubstr("the module names no shader model"));
  EXPECT_THAT(
      errorOf("define i32 @f() {\n  br label %b\na:\n  ret i32 %x\nb:\n  %x = add i32 1, 2\n"
              "  br label %a\nc:\n  %y = add i32 %z, 1\n  %z = add i32 1, 1\n  ret i32 %y\n}\n"
              "define i32 @g() {\n  %y = add i32 %z, 1\n  %z = add i32 1, 1\n  ret i32 %y\n}\n"),
      HasSubstr("@g: instruction 1 (add): "));
}
